#!/usr/bin/env bash
# All that CI runs. Each step shows its output; the last line adds up the tests of all runners. A step that fails
# without counted failures (a lint, a build, a runner that found no test) counts as one failure.
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
  # What failed at first and passed alone afterwards has passed.
  local again=()
  [ ! -e "$logs/e2e-again.tap" ] || again=("$logs/e2e-again.tap")
  awk 'FNR == 1 { run += 1 }
    /^# pass / && run == 1 { p = $3 }
    /^# (fail|cancelled) / { if (run == 1) first += $3; else again += $3 }
    END { if (run < 2) again = first; print p + first - again, again + 0 }' "$logs/e2e.tap" "${again[@]}"
}

# step NAME COUNTER COMMAND...
step() {
  local name=$1 counter=$2 begun=$SECONDS status=0 p f verdict=ok
  shift 2
  say "$name"
  "$@" 2>&1 | tee "$logs/$name.log" || status=1
  read -r p f < <("$counter" "$logs/$name.log")
  case $name in native | browser | end-to-end) [ $((p + f)) -gt 0 ] || status=1 ;; esac
  if [ $status -ne 0 ] && [ "$f" -eq 0 ]; then f=1; fi
  if [ "$f" -ne 0 ]; then verdict=FAILED; fi
  passed=$((passed + p))
  failed=$((failed + f))
  summary+=("$(printf '%-16s %-7s %5d s %6d passed %4d failed' "$name" "$verdict" $((SECONDS - begun)) "$p" "$f")")
}

browser_tests() {
  tools/worker.sh || return
  CHROMEDRIVER=$(command -v chromedriver) for_wasm \
    cargo test --locked --target "$wasm_target" --package trollmoot --test '*'
}
flows() { # TAP-FILE CONCURRENCY OPTION|FLOW...
  local tap=$1 lanes=$2
  shift 2
  CHROME=$(chrome) node --test --test-concurrency="$lanes" --test-reporter=spec --test-reporter-destination=stdout \
    --test-reporter=tap --test-reporter-destination="$tap" "$@"
}
# A machine that is busy makes a browser miss its time. What fails is tried once more, alone, and named as shaky if it passes then.
e2e_tests() {
  local failing names files=(tools/*.test.mjs tests/e2e/*.test.mjs)
  flows "$logs/e2e.tap" 2 "${files[@]}" | tee "$logs/flows.log" && return
  mapfile -t failing < <(sed -n 's/^test at \([^:]*\):.*/\1/p' "$logs/flows.log" | sort -u)
  [ "${#failing[@]}" -gt 0 ] || return 1
  mapfile -t names < <(tests 'not ok' "$logs/e2e.tap" | as_options)
  # A flow that broke down as a whole is named by its file, and begins again from its beginning.
  printf '%s\n' "${names[@]}" | grep -qF '.test\.mjs' && names=()
  say "once more, alone: ${failing[*]}"
  flows "$logs/e2e-again.tap" 1 "${names[@]}" "${failing[@]}" || return 1
  # Nothing counts as passed that did not run again.
  [ -z "$(comm -23 <(tests 'not ok' "$logs/e2e.tap" | grep -v '\.test\.mjs$') <(tests ok "$logs/e2e-again.tap"))" ] || return 1
  echo "${failing[*]}" >"$logs/shaky"
}
# The tests that ended so, without those that are todo or did not run.
tests() { # ok|'not ok' TAP-FILE
  sed -n -e '/ # \(TODO\|SKIP\)/d' -e "s/^ *$1 [0-9]* - //p" "$2" | sort -u
}
# Each name as an option for node, in which no sign means anything but itself.
as_options() {
  sed -e 's/\\#/#/g' -e 's/[][\.*^$()+?{}|/]/\\&/g' -e 's/.*/--test-name-pattern=^&$/'
}

step setup no_tests tools/setup.sh test
step format no_tests cargo fmt --all --check
step lint no_tests tools/lint.sh
step native nextest_tests cargo nextest run --locked --workspace --profile ci
step doc cargo_tests cargo test --locked --workspace --doc
step browser cargo_tests browser_tests
step site no_tests tools/site.sh
step end-to-end node_tests e2e_tests
step size no_tests node tools/size.mjs dist

say "summary (logs in $logs)"
printf '%s\n' "${summary[@]}" ""
[ ! -s "$logs/shaky" ] || echo "passed only when tried again: $(cat "$logs/shaky")"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
