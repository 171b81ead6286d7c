#!/usr/bin/env bash
# Builds the worker alone for the browser tests, whose server serves this directory. It is the site's worker with the
# template added.
set -euo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

out=target/test-worker
for_wasm cargo build --locked --release --target "$wasm_target" --package moot-worker --bin worker --features template
wasm-bindgen --target no-modules --no-typescript --out-dir "$out" --out-name worker \
  "${CARGO_TARGET_DIR:-target}/$wasm_target/release/worker.wasm"
# The test runner wraps workers in blobs, which have no base address: the files get absolute addresses here.
sed "s|\"\./worker|self.origin + \"/$out/worker|" public/thinker.js >"$out/thinker.js"
