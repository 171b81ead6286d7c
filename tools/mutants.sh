#!/usr/bin/env bash
# Changes the rules of a game in small ways, one at a time, and runs the tests of its rules crate on each change. A change that no test
# notices is listed as missed: add a test, or write it with the reason into the game's `rules/mutants.md` if it is equivalent.
#
#   tools/mutants.sh GAME push.rs step.rs     these files of games/GAME/rules/src
#   tools/mutants.sh GAME                     all files of that folder
#   tools/mutants.sh GAME push.rs -- --shard 0/4     further options of cargo mutants
#
# The lists of caught and missed changes are in target/mutants/GAME/mutants.out.
set -euo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"
version=27.1.0

game=${1:-}
[ -f "games/$game/rules/Cargo.toml" ] || die "usage: tools/mutants.sh GAME [FILE...] [-- OPTION...]"
shift
package=$(sed -n 's/^name = "\(.*\)"/\1/p' "games/$game/rules/Cargo.toml" | head -n 1)

files=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
  [ -f "games/$game/rules/src/$1" ] || die "there is no games/$game/rules/src/$1"
  files+=(--file "games/$game/rules/src/$1")
  shift
done
[ $# -eq 0 ] || shift

[ "$(cargo-mutants --version 2>/dev/null)" = "cargo-mutants $version" ] || {
  say "building cargo-mutants $version into $tool_home (some minutes, once)"
  cargo install cargo-mutants --version "$version" --locked --root "$tool_home"
}

mkdir -p "target/mutants/$game"
exec cargo mutants --package "$package" --output "target/mutants/$game" "${files[@]}" "$@"
