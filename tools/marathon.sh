#!/usr/bin/env bash
# The flows that our goals ask to be repeated more often than tools/test.sh has the time for: games by the accessibility tree,
# games that play themselves, and killed tabs. It takes one to two hours.
set -uo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

tools/setup.sh test
MARATHON=all CHROME=$(chrome) node --test --test-concurrency=2 --test-reporter=spec \
  --test-name-pattern='by the accessibility tree alone' --test-name-pattern='killed at any moment' --test-name-pattern='play themselves' \
  tests/e2e/{access-hands,self-driven,tabs}.test.mjs
