#!/bin/bash
# run.sh [--full | --bench] [FILE...]: the tests in tests/rig/guest_*.py on a Pi 4 and a Pi 5 whose pins, camera and kernel
# are real and whose board is not (see shared/rig/RIG.md). --full takes the numbers of pairs and of strikes of the plank
# that hardware/README.md reports; without it the whole takes a few minutes. --bench prints our judge beside plain
# gpiozero callbacks.
# RIG_BOARDS="pi5" runs one board only.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
repo=$(cd "$here/../.." && pwd)
shared=${PUSH_SHARED:-$repo/../shared}
export RIG_VAR=${RIG_VAR:-${XDG_CACHE_HOME:-$HOME/.cache}/push-companion-rig}
pairs=${PUSH_RIG_PAIRS:-200} strikes=${PUSH_RIG_STRIKES:-12} timeout=900 bench=
case ${1:-} in
    --full) pairs=2000 strikes=${PUSH_RIG_STRIKES:-60} timeout=3000; shift ;;
    --bench) bench=1 pairs=${PUSH_RIG_PAIRS:-100}; shift ;;
esac
files=("$@")
[ ${#files[@]} -gt 0 ] || files=(guest_race.py guest_plank.py guest_clock.py guest_service.py guest_camera.py guest_table.py)

"$here/prepare.sh"

# The guest mounts its project read-write: a copy, so that nothing in the repository changes under anybody's hands.
stage=$(mktemp -d "$RIG_VAR/stage.XXXXXX")
trap 'rm -rf "$stage"' EXIT
(cd "$repo" && git ls-files -co --exclude-standard -- companion hardware calibration tests |
    while IFS= read -r file; do [ ! -f "$file" ] || printf '%s\n' "$file"; done | tar -c -T -) | tar -x -C "$stage"
mkdir "$stage/rigtools"
cp "$shared/rig/demo/simpins.py" "$shared/rig/demo/simcam.py" "$stage/rigtools/"

# guest BOARD COMMAND: one boot; lgpio and pytest leave files in the current folder, so that is not the project's.
guest() {
    "$shared/rig/run-in-rig.sh" --project "$stage" --board "$1" --timeout "$timeout" \
        --env "PYTHONPATH=$stage:$stage/rigtools" --env PYTHONDONTWRITEBYTECODE=1 --env "PUSH_RIG_PAIRS=$pairs" \
        --env "PUSH_RIG_STRIKES=$strikes" \
        --env PYTHONFAULTHANDLER=1 --env LIBCAMERA_LOG_LEVELS=*:ERROR "cd /tmp && $2"
}

# A function, so that bash has read all of this file before a run of many minutes begins.
all() {
    local board file failed=0
    for board in ${RIG_BOARDS:-pi4 pi5}; do
        if [ -n "$bench" ]; then
            echo "rig: $board, who was first"
            guest "$board" "python3 $stage/tests/bench/race_callbacks.py" || failed=1
            continue
        fi
        for file in "${files[@]}"; do
            echo "rig: $board, $file"
            guest "$board" "python3 -m pytest -q -s --noconftest -p no:cacheprovider \
                -c $stage/tests/rig/guest.ini $stage/tests/rig/$file" ||
                { echo "rig: $board, $file failed with status $?"; failed=1; }
        done
    done
    return $failed
}

all; exit
