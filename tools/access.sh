#!/usr/bin/env bash
# The flows that tools/test.sh leaves out: axe on every screen, and every width.
set -uo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

tools/setup.sh test
CHROME=$(chrome) node --test --test-concurrency=1 --test-reporter=spec tests/e2e/access-{axe,reflow}.test.mjs
