#!/usr/bin/env bash
# Every screen at every width, in both languages: tools/test.sh looks at each once on a phone and once elsewhere.
set -uo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

tools/setup.sh test
WALK=all CHROME=$(chrome) node --test --test-concurrency=2 --test-reporter=spec tests/e2e/access-{small,large}.test.mjs
