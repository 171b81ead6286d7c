#!/usr/bin/env bash
# Runs the flows of three browser engines, one engine after the other: Chromium, Firefox ESR and WebKitGTK; in the first two also the
# tests of live play, which need a network interface. Names of engines as arguments choose some of them.
set -uo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

tools/setup.sh engines || exit
mkdir -p target/test-logs
[ $# -gt 0 ] || set -- chromium firefox webkit
failed=0
# live_tests DRIVER-VARIABLE PROGRAM: connections between devices, with the driver of a browser.
live_tests() {
  for_wasm env "$1=$(command -v "$2")" WASM_BINDGEN_TEST_WEBDRIVER_JSON="$root/webdriver.json" \
    cargo test --locked --target "$wasm_target" --package moot-live --test live
}
for engine in "$@"; do
  say "$engine"
  case $engine in
    chromium) live_tests CHROMEDRIVER chromedriver || failed=1 ;;
    firefox) live_tests GECKODRIVER geckodriver || failed=1 ;;
  esac
  WALK=all CHROME=$(flows_chrome) node tools/flows.mjs "target/test-logs/$engine.tap" tests/e2e/engines/"$engine"-*.test.mjs || failed=1
done
exit $failed
