#!/usr/bin/env bash
# Runs all checks and tests, as CI does. Each step shows its output; the last lines list the time of each step and the total of all
# tests. A step that fails without counted failures (a lint, a build, a runner that found no test) counts as one failure.
set -uo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

logs=target/test-logs
rm -rf "$logs"
mkdir -p "$logs"
passed=0
failed=0
summary=()

# Counters: each prints "PASSED FAILED" for the log of a step.
no_tests() { echo "0 0"; }
# cargo test and the wasm-bindgen runner: one `test result:` line for each program.
cargo_tests() {
  sed 's/\x1b\[[0-9;]*m//g' "$1" | awk '/^test result:/ { for (i = 1; i < NF; i++) {
    if ($(i + 1) ~ /^passed/) p += $i
    if ($(i + 1) ~ /^failed/) f += $i
  } } END { print p + 0, f + 0 }'
}
nextest_tests() {
  sed 's/\x1b\[[0-9;]*m//g' "$1" | awk '/^ *Summary \[/ {
    p = f = 0
    for (i = 1; i < NF; i++) {
      if ($(i + 1) ~ /^passed/) p = $i
      if ($(i + 1) ~ /^(failed|timed|exec)/) f += $i
    } } END { print p + 0, f + 0 }'
}
node_tests() {
  awk '/^# pass / { p = $3 } /^# (fail|cancelled) / { f += $3 } END { print p + 0, f + 0 }' "$logs/end-to-end.tap"
}

# record NAME COUNTER STATUS SECONDS: adds a step to the summary.
record() {
  local name=$1 counter=$2 status=$3 took=$4 p f verdict=ok
  read -r p f < <("$counter" "$logs/$name.log")
  case $name in native | doctests | browser | firefox | end-to-end) [ $((p + f)) -gt 0 ] || status=1 ;; esac
  if [ "$status" -ne 0 ] && [ "$f" -eq 0 ]; then f=1; fi
  if [ "$f" -ne 0 ]; then verdict=FAILED; fi
  passed=$((passed + p))
  failed=$((failed + f))
  summary+=("$(printf '%-16s %-7s %5d s %6d passed %4d failed' "$name" "$verdict" "$took" "$p" "$f")")
}
# step NAME COUNTER COMMAND...
step() {
  local name=$1 counter=$2 begun=$SECONDS status=0
  shift 2
  say "$name"
  "$@" 2>&1 | tee "$logs/$name.log" || status=1
  record "$name" "$counter" "$status" $((SECONDS - begun))
}
# The site builds in parallel to other steps, because its last part, the linking, uses a single processor.
begin_site() {
  (
    begun=$SECONDS status=0
    tools/site.sh >"$logs/site.log" 2>&1 || status=1
    echo "$status $((SECONDS - begun))" >"$logs/site.end"
  ) &
  site=$!
}
end_site() {
  local status took
  say "site, built beside the steps above"
  wait "$site"
  cat "$logs/site.log"
  read -r status took <"$logs/site.end"
  record site no_tests "$status" "$took"
}

# All native steps compile the same packages and features, so that they share their build; the template is included, though
# no site has it.
native=(--locked --workspace --features moot-worker/template)

dependencies() {
  cargo fetch --locked && cargo deny --offline check licenses bans sources
}
documentation() {
  RUSTDOCFLAGS="-D warnings" cargo doc --no-deps "${native[@]}"
}
browser_tests() {
  tools/worker.sh || return
  CHROMEDRIVER=$(command -v chromedriver) for_wasm \
    cargo test --locked --target "$wasm_target" --package trollmoot --test browser --test browser_game --test browser_template
}
# Every widget once more in Firefox.
firefox_tests() {
  GECKODRIVER=$(command -v geckodriver) for_wasm \
    cargo test --locked --target "$wasm_target" --package trollmoot --test browser -- widgets
}
end_to_end_tests() {
  CHROME=$(flows_chrome) node tools/flows.mjs "$logs/end-to-end.tap"
}

step setup no_tests tools/setup.sh test
[ "$failed" -eq 0 ] || die "the setup failed: nothing was tested"
step format no_tests cargo fmt --all --check
step dependencies no_tests dependencies
begin_site
step lint no_tests tools/lint.sh
step documentation no_tests documentation
step native nextest_tests cargo nextest run "${native[@]}" --profile ci
step doctests cargo_tests cargo test "${native[@]}" --doc
end_site
step browser cargo_tests browser_tests
step firefox cargo_tests firefox_tests
step end-to-end node_tests end_to_end_tests
step size no_tests node tools/size.mjs dist

say "summary (logs in $logs)"
printf '%s\n' "${summary[@]}" ""
# The tests that failed, with the reasons of flows, are repeated in the last lines, which is all that some records of CI keep.
if [ "$failed" -ne 0 ]; then
  cat "$logs"/*.log | sed 's/\x1b\[[0-9;]*m//g' | grep -E '^ *(FAIL|TIMEOUT|SIG[A-Z]+) |^test .* FAILED$|^error(\[|:)' | awk '!told[$0]++' | head -n 40
fi
echo "$((SECONDS / 60)) min $((SECONDS % 60)) s in all"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
