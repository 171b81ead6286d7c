#!/usr/bin/env bash
# Serves a debug build that rebuilds and reloads when a source file changes.
set -euo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

for_wasm trunk serve
