#!/bin/bash
# hotspot.sh [NAME [PASSWORD]] | off: this machine is its own Wi-Fi, so a table needs no network (NetworkManager).
#
#   sudo hardware/service/hotspot.sh Push correct-horse   phones join the Wi-Fi "Push" and open http://10.42.0.1:8080
#   sudo hardware/service/hotspot.sh off                  back to the networks that were there before
#
# It starts by itself after a restart, and waits behind every known network: where one is in reach, that one is used.
set -euo pipefail

connection=push-hotspot
die() { printf 'Error: %s\n' "$*" >&2; exit 1; }

[ "$(id -u)" = 0 ] || die "run this as root: sudo $0 $*"
command -v nmcli >/dev/null || die "NetworkManager is missing: sudo apt install network-manager"

if [ "${1:-}" = off ]; then
    nmcli connection delete "$connection" >/dev/null 2>&1 || true
    echo "the hotspot is gone"
    exit 0
fi

ssid=${1:-Push} password=${2:-}
device=$(nmcli -t -f DEVICE,TYPE device | awk -F: '$2 == "wifi" { print $1; exit }')
[ -n "$device" ] || die "this machine has no Wi-Fi: use a cable, or plug in a Wi-Fi stick"
if [ -n "$password" ] && [ ${#password} -lt 8 ]; then
    die "a Wi-Fi password has 8 letters or more; leave it away for an open one"
fi

# Made anew each time, so that running this again changes the name or the password.
nmcli connection delete "$connection" >/dev/null 2>&1 || true
nmcli connection add type wifi con-name "$connection" ifname "$device" ssid "$ssid" \
    802-11-wireless.mode ap 802-11-wireless.band bg ipv4.method shared ipv6.method disabled \
    connection.autoconnect yes connection.autoconnect-priority -10 >/dev/null
if [ -n "$password" ]; then
    nmcli connection modify "$connection" wifi-sec.key-mgmt wpa-psk wifi-sec.psk "$password"
fi
nmcli connection up "$connection" >/dev/null
address=$(nmcli -g IP4.ADDRESS connection show "$connection" | head -n 1)
echo "Wi-Fi \"$ssid\" is up: phones open http://${address%%/*}:8080"
