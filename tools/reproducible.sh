#!/usr/bin/env bash
# Builds the site twice, the second time from scratch, and compares the checksums of all files.
set -euo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

sums() { (cd "$1" && find . -type f -print0 | sort -z | xargs -0 sha256sum); }

tools/site.sh
sums dist >target/first.sums
say "once more, from nothing"
rm -rf "${CARGO_TARGET_DIR:-target}/$wasm_target" "${CARGO_TARGET_DIR:-target}/wasm-bindgen" "${CARGO_TARGET_DIR:-target}/parts"
tools/site.sh
sums dist >target/second.sums
diff target/first.sums target/second.sums && say "the same $(wc -l <target/first.sums) files"
