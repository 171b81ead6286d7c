#!/usr/bin/env bash
# Checks every screen at every width and the layout of every decision in nine windows, in both languages; tools/test.sh checks each
# screen once on a phone and once elsewhere, and the layout in two windows.
# ENGINE names another engine than chromium for the screens: firefox or webkit. What that does not offer is skipped and says why. The
# layout is checked in Chromium only, where also whole games are played in nine windows, with a look at every decision, and a whole live
# game of each title by two browsers.
set -uo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

tools/setup.sh test
[ "${ENGINE:-chromium}" = chromium ] || tools/setup.sh engines || exit
mkdir -p target/test-logs
files=(tests/e2e/access-{small,large}.test.mjs)
[ "${ENGINE:-chromium}" != chromium ] || files+=(tests/e2e/{layout,game-laws,live}.test.mjs)
WALK=all CHROME=$(flows_chrome) node tools/flows.mjs target/test-logs/access.tap "${files[@]}"
