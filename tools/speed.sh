#!/usr/bin/env bash
# Measures the speed of rules and search natively and in the browser, the gain of a second worker, the long tasks and frames
# of the built site while computer players think, the time of listing, checking and previewing moves on the page's thread,
# and the decision time of computer players on a slow machine. Run it on a quiet machine; docs/performance.md explains the
# figures.
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
# Optimized for speed, as tools/finish.mjs does for the players.
wasm-opt -O3 "$built/$wasm_target/release/examples/random_games.wasm" -o "$games"
prompt="$built/speed/promptness"
for_wasm cargo build --locked --profile page --target "$wasm_target" --package trollmoot --example promptness
wasm-bindgen --target web --no-typescript --out-dir "$prompt" "$built/$wasm_target/page/examples/promptness.wasm"
# With the flags that tools/finish.mjs uses for the page.
wasm-opt -Oz "$prompt/promptness_bg.wasm" -o "$prompt/promptness_bg.wasm"
CHROME=$CHROME node tools/speed.mjs "$built/release/examples" "$games" "${1:-30}"
CHROME=$CHROME node tools/promptness.mjs "$prompt"
CHROME=$CHROME node tools/decision-time.mjs dist
