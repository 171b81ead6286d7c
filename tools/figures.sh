#!/usr/bin/env bash
# Prints the Lighthouse figures of the built site, and the input latencies of its pages. Installs Lighthouse on the first
# run; no other tool needs it.
set -euo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

version=12.8.2
home="$tool_home/lighthouse-$version"
[ -d "$home/node_modules/lighthouse" ] || {
  say "installing lighthouse $version into $home"
  npm install --prefix "$home" --no-audit --no-fund "lighthouse@$version"
}
[ -f dist/build.json ] || tools/site.sh
CHROME_PATH=$(chrome) node tools/figures.mjs "$home/node_modules/lighthouse" dist "$@"
for figure in input-latency replay-latency tunnel-latency; do CHROME=$(chrome) node "tools/$figure.mjs" dist; done
