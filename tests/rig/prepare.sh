#!/bin/bash
# prepare.sh: the rig's kernel and its root file system, built once and kept outside the repository.
#
# RIG_VAR is where they lie (default: the user's cache), PUSH_SHARED the folder that has rig/ (default: ../shared
# beside the repository). Needs root and about seven minutes the first time, nothing after that.
set -euo pipefail
repo=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
shared=${PUSH_SHARED:-$repo/../shared}
export RIG_VAR=${RIG_VAR:-${XDG_CACHE_HOME:-$HOME/.cache}/push-companion-rig}
# What the program imports beside the rig's own packages. The root file system is built anew when a letter of this
# changes, so the list stands here and nowhere else.
export RIG_WHEELS="fluent.runtime==0.4.0 fluent.syntax==0.19.0 attrs==25.4.0 babel==2.17.0 pytz==2025.2 typing_extensions==4.15.0 click==8.1.8 uvicorn==0.54.0 h11==0.16.0 a2wsgi==1.10.10 zeroconf==0.154.0 segno==1.6.6 platformdirs==4.3.8 ifaddr==0.2.0"

mkdir -p "$RIG_VAR"
# Two runs at once must not build into one folder.
exec 9>"$RIG_VAR/lock"
flock 9
# The shared recipe, with our own edits of the kernel's source after its own; a changed letter builds the kernel anew.
recipe=$RIG_VAR/recipe
rm -rf "$recipe"
cp -r "$shared/rig" "$recipe"
chmod -R u+w "$recipe"
cat "$repo/tests/rig/kernel.edits" >>"$recipe/kernel/patch.py"
"$recipe/build-kernel.sh"
"$recipe/make-rootfs.sh"
flock -u 9
