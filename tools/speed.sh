#!/usr/bin/env bash
# How fast rules and search are here and in the browser, what a second worker is worth, and how many frames of the built
# site come late while computer players think. For a quiet machine; docs/performance.md tells what the figures mean.
#
#   tools/speed.sh [SECONDS]      how long to watch frames at each pace (30)
set -euo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

tools/setup.sh site
CHROME=$(chrome) || die "no browser: run tools/setup.sh test"
[ -f dist/index.html ] || tools/site.sh

built="${CARGO_TARGET_DIR:-target}"
games="$built/speed/random_games.wasm"
cargo build --locked --release --package mountain-king --example random_games
cargo build --locked --release --package moot-worker --example middle_games
for_wasm cargo build --locked --release --target "$wasm_target" --package mountain-king --example random_games
mkdir -p "$(dirname "$games")"
# As Trunk does it with the worker.
wasm-opt -O3 "$built/$wasm_target/release/examples/random_games.wasm" -o "$games"
CHROME=$CHROME node tools/speed.mjs "$built/release/examples" "$games" "${1:-30}"
