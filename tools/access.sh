#!/usr/bin/env bash
# The flows of access that still find faults; tools/test.sh leaves them out until they find none.
set -uo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

tools/setup.sh test
CHROME=$(chrome) node --test --test-concurrency=1 --test-reporter=spec tests/e2e/{access-axe,access-reflow,access-touch,room}.test.mjs
