#!/bin/bash
# install.sh [install | upgrade | uninstall [--purge]]: push-companion as a service of Raspberry Pi OS 12 or 13.
#
#   sudo hardware/service/install.sh            from a checkout; running it again upgrades and changes nothing else
#   sudo hardware/service/install.sh uninstall  takes program and service away; what was played stays in /var/lib
#
# PUSH_ROOT puts everything under another folder (for tests); PUSH_SOURCE is the checkout (default: this one).
set -euo pipefail

root=${PUSH_ROOT:-}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source=${PUSH_SOURCE:-$(cd "$here/../.." && pwd)}
name=push-companion
program=$root/opt/$name
data=$root/var/lib/$name
unit=$root/etc/systemd/system/$name.service
command=$root/usr/local/bin/$name

say() { printf '%s\n' "$*"; }
die() { printf 'Error: %s\n' "$*" >&2; exit 1; }

check() {
    [ "$(id -u)" = 0 ] || die "run this as root: sudo $0 $*"
    local version
    version=$(sed -n 's/^VERSION_ID="\{0,1\}\([0-9]*\).*/\1/p' "$root/etc/os-release" 2>/dev/null) || true
    case $version in
        12 | 13) ;;
        *) die "this installer knows Raspberry Pi OS (Debian) 12 and 13, not '${version:-an unknown system}'" ;;
    esac
    case $(dpkg --print-architecture) in
        arm64 | amd64) ;;
        *) die "the card reader needs a 64-bit system: install the 64-bit Raspberry Pi OS" ;;
    esac
    [ -f "$source/pyproject.toml" ] || die "there is no checkout of $name in $source: set PUSH_SOURCE"
}

packages() {
    local wanted=(python3 python3-venv) missing=() package
    # The Pi's own libraries for pins and camera. Another machine has no pins and uses a USB camera, and plain Debian 12
    # knows neither package.
    grep -aq 'Raspberry Pi' "$root/proc/device-tree/model" 2>/dev/null && wanted+=(python3-lgpio python3-picamera2)
    for package in "${wanted[@]}"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    say "installing ${missing[*]}"
    DEBIAN_FRONTEND=noninteractive apt-get -qq update ||
        say "the list of packages could not be brought up to date; going on with the old one"
    DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends "${missing[@]}"
}

account() {
    id "$name" >/dev/null 2>&1 ||
        useradd --system --user-group --home-dir "/var/lib/$name" --no-create-home --shell /usr/sbin/nologin "$name"
}

backup() {
    [ -f "$data/journal.sqlite" ] || return 0
    local kept=$data/before-upgrade
    mkdir -p "$kept.new"
    cp -a "$data"/journal.sqlite* "$kept.new/"
    [ ! -d "$data/calibration" ] || cp -a "$data/calibration" "$kept.new/"
    rm -rf "$kept"
    mv "$kept.new" "$kept"
    say "what was played until now is also kept in $kept"
}

place() {
    # Beside the old one first: a failed download leaves a table that still works.
    local fresh=$program.new
    rm -rf "$fresh"
    mkdir -p "$fresh"
    python3 -m venv --system-site-packages "$fresh/venv"
    "$fresh/venv/bin/python" -m pip install -qq --disable-pip-version-check --require-hashes -r "$source/requirements.txt"
    # Built from a copy: the checkout stays as it is, and nothing of an older build gets in.
    mkdir "$fresh/source"
    tar -C "$source" --exclude=./.git --exclude=./.venv --exclude=./build --exclude='./*.egg-info' -cf - . |
        tar -C "$fresh/source" -xf -
    "$fresh/venv/bin/python" -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation "$fresh/source"
    rm -rf "$fresh/source"
    cp "$source/README.md" "$fresh/"
    "$fresh/venv/bin/push-companion" --version >/dev/null || die "the new program does not start; the old one stays"
    stopped
    rm -rf "$program.old"
    [ ! -d "$program" ] || mv "$program" "$program.old"
    mv "$fresh" "$program"
    # A venv's scripts know their own place.
    grep -rlZ "$fresh/venv" "$program/venv/bin" 2>/dev/null |
        xargs -0 -r sed -i "s|$fresh/venv|$program/venv|g"
    rm -rf "$program.old"
}

stopped() { systemctl stop "$name.service" 2>/dev/null || true; }

started() {
    mkdir -p "$(dirname "$unit")" "$(dirname "$command")" "$root/etc/$name"
    local groups='' group
    for group in gpio video render; do
        getent group "$group" >/dev/null && groups+="$group "
    done
    sed -e "s|^SupplementaryGroups=.*|SupplementaryGroups=${groups% }|" -e "s|/opt/$name|$program|" "$here/$name.service" >"$unit.new"
    mv "$unit.new" "$unit"
    ln -sfn "$program/venv/bin/$name" "$command"
    systemctl daemon-reload
    systemctl enable --quiet "$name.service"
    systemctl restart "$name.service"
    say "the table is open and starts by itself from now on; its log: journalctl -u $name"
    say "the referee's first link: sudo -u $name $name referee reset --data /var/lib/$name"
}

install() {
    check install
    packages
    account
    backup
    place
    started
}

uninstall() {
    [ "$(id -u)" = 0 ] || die "run this as root: sudo $0 uninstall"
    systemctl disable --now --quiet "$name.service" 2>/dev/null || true
    rm -f "$unit" "$command"
    rm -rf "$program" "$program.old" "$program.new"
    systemctl daemon-reload
    if [ "${1:-}" = --purge ]; then
        rm -rf "$data" "${root:-}/etc/${name:?}"
        userdel "$name" 2>/dev/null || true
        say "program, service and everything that was played are gone"
    else
        say "program and service are gone; what was played stays in $data"
    fi
}

case ${1:-install} in
    install | upgrade) install ;;
    uninstall) shift; uninstall "$@" ;;
    *) die "say install, upgrade or uninstall [--purge]" ;;
esac
