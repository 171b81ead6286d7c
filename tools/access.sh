#!/usr/bin/env bash
# What axe finds on every screen at every width; tools/test.sh looks at each screen at two of the three.
set -uo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

tools/setup.sh test
AXE=all CHROME=$(chrome) node --test --test-reporter=spec tests/e2e/access-axe.test.mjs
