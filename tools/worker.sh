#!/usr/bin/env bash
# Builds one worker with all games and the template for the browser tests, whose server serves this directory.
set -euo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

out=target/test-worker
for_wasm cargo build --locked --release --target "$wasm_target" --package moot-worker --bin all-players --features template
wasm-bindgen --target no-modules --no-typescript --out-dir "$out" --out-name players \
  "${CARGO_TARGET_DIR:-target}/$wasm_target/release/all-players.wasm"
# The test runner wraps workers in blobs, which have no base address: the files get absolute addresses here.
sed "s|^const program = .*|const program = () => self.origin + \"/$out/players\";|" public/thinker.js >"$out/thinker.js"
