# shellcheck shell=bash
# Shared functions of the scripts in tools/. Sourcing it changes to the root of the repository.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit 1

# The project's own tools are installed here, so that they do not replace installed ones.
tool_home="${XDG_CACHE_HOME:-$HOME/.cache}/trollmoot"
export PATH="$tool_home/bin:$root/node_modules/.bin:${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"

wasm_target=wasm32-unknown-unknown

say() { printf '\033[1m==> %s\033[0m\n' "$*"; }
die() { printf '\033[1merror:\033[0m %s\n' "$*" >&2; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# Runs a command with the permissions that a system directory needs.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"
  elif have sudo; then sudo "$@"
  else die "this needs root and there is no sudo; run it as root yourself: $*"
  fi
}

# apt_install WHY PACKAGE...
apt_install() {
  local why=$1
  shift
  have apt-get || die "$why is missing and there is no apt-get; install by hand what your system calls: $*"
  say "installing the system packages $* ($why)"
  # Once is enough for a script.
  [ -n "${apt_lists-}" ] || as_root apt-get update -qq
  apt_lists=read
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}

# has_wasm_std [TOOLCHAIN]: whether this rustup toolchain (by default the active one) can compile for the browser.
has_wasm_std() {
  rustc ${1:+"+$1"} --target "$wasm_target" --crate-type lib --emit mir -o - - </dev/null >/dev/null 2>&1
}

# Prints the toolchain that builds for the browser, empty for the active one: see setup-wasm.sh. Fails if there is none.
wasm_toolchain() {
  if has_wasm_std; then echo "${RUSTUP_TOOLCHAIN-}"
  elif has_wasm_std wasm; then echo wasm
  else return 1
  fi
}

# Runs a command with that toolchain.
for_wasm() {
  local toolchain
  toolchain=$(wasm_toolchain) || die "Rust cannot build for the browser yet: run tools/setup-wasm.sh"
  env ${toolchain:+RUSTUP_TOOLCHAIN="$toolchain"} "$@"
}

# Prints the version of a crate in Cargo.lock.
lock_version() {
  awk -v name="$1" '$1 == "name" && $3 == "\"" name "\"" { getline; gsub("\"", "", $3); print $3; exit }' Cargo.lock
}

# Prints the browser for the tests; CHROME overrides the search.
chrome() {
  local name
  for name in ${CHROME:+"$CHROME"} chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" && return
  done
  return 1
}

# Prints the browser for the end-to-end flows: the headless build of the same engine if it is installed; CHROME overrides it.
flows_chrome() {
  if [ -z "${CHROME-}" ] && command -v chromium-headless-shell; then return; fi
  chrome
}
