#!/usr/bin/env bash
# Installs the Rust target for the browser (wasm32-unknown-unknown).
#
#   tools/setup-wasm.sh             asks rustup for the target; where rustup cannot fetch it, builds it
#   tools/setup-wasm.sh --build     builds it anew without asking rustup
#
# Building it: Debian ships a newer compiler together with the sources of the standard library. The library is
# compiled once from them, and the compiler with its new library becomes the rustup toolchain `wasm`.
set -euo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"

build_std() {
  local lib=/usr/lib/rustlib/$wasm_target/lib work host
  { [ -d /usr/lib/rustlib/src/rust/library ] && [ -x /usr/bin/rustc ] && [ -x /usr/bin/cargo-clippy ]; } ||
    apt_install "a compiler with the sources of std" rustc-web cargo-web rust-web-src rust-web-clippy

  say "compiling the standard library for $wasm_target (about a minute, once)"
  work=$(mktemp -d)
  # shellcheck disable=SC2064 # expanded now: the variable is gone when the trap runs
  trap "rm -rf '$work'" EXIT
  mkdir "$work/src"
  printf '[package]\nname = "only_std"\nedition = "2024"\n[workspace]\n' >"$work/Cargo.toml"
  : >"$work/src/lib.rs"
  # Without the bitcode, every later build with link-time optimisation would fail.
  (
    cd "$work"
    env -u RUSTUP_TOOLCHAIN -u CARGO_TARGET_DIR RUSTC_BOOTSTRAP=1 RUSTC=/usr/bin/rustc \
      RUSTFLAGS=-Cembed-bitcode=yes /usr/bin/cargo build --release --target "$wasm_target" \
      -Zbuild-std=std,panic_abort,test
  )

  say "putting it into $lib, with the linker of your rustup toolchain"
  host=$(rustc -vV | sed -n 's/^host: //p')
  as_root mkdir -p "$lib" "/usr/lib/rustlib/$host/bin"
  rm -f "$work/target/$wasm_target/release/deps/"libonly_std*
  as_root find "$lib" -name 'lib*.rlib' -delete
  as_root cp "$work/target/$wasm_target/release/deps/"lib*.rlib "$lib"
  as_root ln -sf "$(rustc --print sysroot)/lib/rustlib/$host/bin/rust-lld" "/usr/lib/rustlib/$host/bin/rust-lld"
  rustup toolchain link wasm /usr
}

if [ "${1-}" = --build ]; then
  build_std
elif ! wasm_toolchain >/dev/null; then
  limit=$(command -v timeout || true)
  say "asking rustup for the target $wasm_target"
  ${limit:+"$limit" 180} rustup target add "$wasm_target" || {
    say "rustup could not fetch it: building it instead"
    build_std
  }
fi
wasm_toolchain >/dev/null || die "Rust still cannot build for the browser; the messages above say why"
