# shellcheck shell=bash
# What the scripts in tools/ share. Source it first; it moves to the root of the repository.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit 1

# Programs built for this project go here, beside and never over the ones you installed yourself.
tool_home="${XDG_CACHE_HOME:-$HOME/.cache}/trollmoot"
export PATH="$tool_home/bin:$root/node_modules/.bin:${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"

wasm_target=wasm32-unknown-unknown

say() { printf '\033[1m==> %s\033[0m\n' "$*"; }
die() { printf '\033[1merror:\033[0m %s\n' "$*" >&2; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# Runs a command with the rights that a system directory needs.
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
  have apt-get || die "$why: no apt-get here. Install by hand what your system calls: $*"
  say "installing the system packages $* ($why)"
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}

# The rustup toolchain that can build for the browser: the default one, or `wasm` (see setup-wasm.sh).
has_wasm_std() {
  local sysroot
  sysroot=$(RUSTUP_TOOLCHAIN=${1-${RUSTUP_TOOLCHAIN-}} rustc --print sysroot 2>/dev/null) || return 1
  compgen -G "$sysroot/lib/rustlib/$wasm_target/lib/libstd-*.rlib" >/dev/null
}
