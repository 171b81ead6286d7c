#!/usr/bin/env bash
# Trunk runs this after it has built index.html: it builds the pages of the other games and lays them beside it.
#
# Their HTML is made from index.html, so that heads cannot drift apart; what all pages share (art, the worker) is there
# already and left out, and each has a style sheet of its own after that of the board.
set -euo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

# This hook runs for the pages that it builds, too.
[ -z "${TROLLMOOT_PAGE-}" ] || exit 0
export TROLLMOOT_PAGE=1

staging=${TRUNK_STAGING_DIR:?Trunk runs this}
[ "${TRUNK_PROFILE-}" != release ] || release=--release

# Rulebooks and lessons are texts that the page fetches.
cargo run --quiet --offline --package moot-book -- "$staging"

# page GAME STYLE: the page of a game, whose program and HTML have its name.
page() {
  local game=$1 style=$2 out=target/pages/$1
  sed -e "s/data-bin=\"trollmoot\"/data-bin=\"$game\"/" \
    -e '/href="public\/art"/d' -e '/thinker\.js/d' -e '/moot-worker/d' \
    -e "s/^\( *<link .*\)style\/board\.css\(.*\)$/&\n\1style\/$style\2/" \
    index.html >"target/$game.html.new"
  # An unchanged file keeps its date: whoever watches it need not build again.
  cmp -s "target/$game.html.new" "$game.html" || cp "target/$game.html.new" "$game.html"
  trunk build ${release-} --offline --dist "$out" --html-output "$game.html" "$game.html"
  cp "$out"/* "$staging/"
}

page cave-troll cave.css
