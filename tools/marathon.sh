#!/usr/bin/env bash
# Runs the flows with many repetitions: games by the accessibility tree, games of computer players, and killed tabs. It takes one
# to two hours. ENGINE names another engine than chromium: firefox or webkit. What that does not offer is skipped and says why.
set -uo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

tools/setup.sh test
[ "${ENGINE:-chromium}" = chromium ] || tools/setup.sh engines || exit
MARATHON=all CHROME=$(flows_chrome) node --test --test-concurrency=2 --test-reporter=spec \
  --test-name-pattern='by the accessibility tree alone' --test-name-pattern='killed at any moment' --test-name-pattern='play themselves' \
  tests/e2e/{access-input,self-driven,tabs}.test.mjs
