#!/usr/bin/env bash
# Axe at every width, and what a window of another size does to every screen: more than tools/test.sh asks for.
set -uo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

tools/setup.sh test
AXE=${AXE:-all} CHROME=$(chrome) node --test --test-concurrency=1 --test-reporter=spec tests/e2e/access-{axe,reflow}.test.mjs
