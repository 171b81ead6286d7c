#!/usr/bin/env bash
# How fast rules and search are here and in the browser, what a second worker is worth, how many tasks and frames of the built
# site take long while computer players think, how promptly the page's thread lists, checks and foretells, and how long computer
# players take for a decision on a slow machine. For a quiet one; docs/performance.md tells what the figures mean.
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
prompt="$built/speed/promptness"
for_wasm cargo build --locked --profile page --target "$wasm_target" --package trollmoot --example promptness
wasm-bindgen --target web --no-typescript --out-dir "$prompt" "$built/$wasm_target/page/examples/promptness.wasm"
# As tools/finish.mjs does it with the page.
wasm-opt -Oz "$prompt/promptness_bg.wasm" -o "$prompt/promptness_bg.wasm"
CHROME=$CHROME node tools/speed.mjs "$built/release/examples" "$games" "${1:-30}"
CHROME=$CHROME node tools/promptness.mjs "$prompt"
CHROME=$CHROME node tools/minds.mjs dist
