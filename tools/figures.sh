#!/usr/bin/env bash
# Prints what Lighthouse measures of the built site, and how soon its pages answer. Lighthouse is brought when it is first asked for: nothing else needs it.
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
for figure in ease seek lit; do CHROME=$(chrome) node "tools/$figure.mjs" dist; done
