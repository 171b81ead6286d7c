#!/usr/bin/env bash
# Checks every screen at every width, in both languages; tools/test.sh checks each screen once on a phone and once elsewhere.
set -uo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

tools/setup.sh test
mkdir -p target/test-logs
WALK=all CHROME=$(flows_chrome) node tools/flows.mjs target/test-logs/access.tap tests/e2e/access-{small,large}.test.mjs
