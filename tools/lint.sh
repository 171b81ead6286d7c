#!/usr/bin/env bash
# Clippy for this machine (everything) and for the browser (the page).
set -euo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

cargo clippy --locked --workspace --all-targets -- -D warnings
for_wasm cargo clippy --locked --target "$wasm_target" --package trollmoot --package moot-worker \
  --package moot-art --package moot-ui --package moot-table-ui \
  --package mountain-king-ui --package cave-troll-ui --package trolls-and-princesses-ui -- -D warnings
for_wasm cargo clippy --locked --target "$wasm_target" --package trollmoot --tests --examples -- -D warnings
