#!/usr/bin/env bash
# Runs the flows of three browser engines, one engine after the other: Chromium, Firefox ESR and WebKitGTK. Names of engines as
# arguments choose some of them.
set -uo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

tools/setup.sh engines || exit
mkdir -p target/test-logs
[ $# -gt 0 ] || set -- chromium firefox webkit
failed=0
for engine in "$@"; do
  say "$engine"
  CHROME=$(flows_chrome) node tools/flows.mjs "target/test-logs/$engine.tap" tests/e2e/engines/"$engine"-*.test.mjs || failed=1
done
exit $failed
