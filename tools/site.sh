#!/usr/bin/env bash
# Builds the site that is published into dist/. It needs only what tools/setup.sh installs.
set -euo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

[ -d "${CARGO_TARGET_DIR:-target}/$wasm_target/page" ] || say "building the site: the first time about 6 minutes with two processors"
for_wasm cargo fetch --locked --target "$wasm_target"
TROLLMOOT_SPLIT=1 for_wasm trunk build --release --locked --offline
