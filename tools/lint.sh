#!/usr/bin/env bash
# Clippy for this machine (everything) and for the browser (the page with its tests, the players, and live play). The crates of this
# workspace on which a package depends are checked with it.
set -euo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

cargo clippy --locked --workspace --all-targets --features moot-worker/template -- -D warnings
for_wasm cargo clippy --locked --target "$wasm_target" --package trollmoot \
  --lib --bins --examples --test browser --test browser_game --test browser_template -- -D warnings
for_wasm cargo clippy --locked --target "$wasm_target" --package moot-worker --features template --bins -- -D warnings
for_wasm cargo clippy --locked --target "$wasm_target" --package moot-live --lib --test live -- -D warnings
