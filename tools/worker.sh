#!/usr/bin/env bash
# Builds the worker alone, as for the site, for the tests in the browser: their server shows this directory.
set -euo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

out=target/test-worker
for_wasm cargo build --locked --release --target "$wasm_target" --package moot-worker --bin worker
wasm-bindgen --target no-modules --no-typescript --out-dir "$out" --out-name worker \
  "${CARGO_TARGET_DIR:-target}/$wasm_target/release/worker.wasm"
# The runner of the tests wraps workers, which takes their own address from them: here the files have whole ones.
sed "s|\"\./worker|self.origin + \"/$out/worker|" public/thinker.js >"$out/thinker.js"
