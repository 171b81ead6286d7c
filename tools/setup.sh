#!/usr/bin/env bash
# Installs what is missing, prints each step, and leaves installed tools alone.
#
#   tools/setup.sh site     what building and serving the site needs
#   tools/setup.sh test     that, and what the tests need
#   tools/setup.sh engines  what the site and the flows in three browser engines need
set -euo pipefail
# shellcheck source=tools/lib.sh
source "$(dirname "$0")/lib.sh"
purpose=${1:?site, test or engines}
installed=0

# want_tool MINUTES CRATE VERSION [FLAG...]: notes a tool that build_tools builds from source. MINUTES is the time with two processors.
tools=()
minutes=0
want_tool() {
  minutes=$((minutes + $1))
  shift
  tools+=("$*")
}
# Builds the tools that were noted into the project's own tool directory. They run for seconds and are built once, so they are built
# quickly, without the optimizations of their release profiles, and share what they depend on.
build_tools() {
  local number=0 tool crate version flags
  [ ${#tools[@]} -gt 0 ] || return 0
  say "building ${#tools[@]} tools into $tool_home, once: about $minutes minutes with two processors"
  for tool in "${tools[@]}"; do
    read -r crate version flags <<<"$tool"
    number=$((number + 1))
    say "tool $number of ${#tools[@]}: $crate $version"
    # shellcheck disable=SC2086 # The flags are several words.
    env CARGO_TARGET_DIR="$tool_home/build" CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=false \
      CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_DEBUG=0 \
      cargo install "$crate" --version "$version" --root "$tool_home" $flags
  done
  rm -rf "$tool_home/build"
  installed=1
}

# A full disk shows itself late, and in errors that do not name it. A first build and all tests write 5 GiB, the site 2.
case $purpose in
  test) wanted=5 built=target/debug ;;
  *) wanted=2 built=target/$wasm_target ;;
esac
space=$(df -Pk . | awk 'NR == 2 { print int($4 / 1024 / 1024) }')
if [ ! -d "$built" ] && [ "$space" -lt "$wanted" ]; then
  die "only $space GiB are free on the disk of $root, and a first build needs $wanted. Make room and try again."
fi

have rustup || die "rustup is missing. Install it as https://rustup.rs says, open a new shell, and come back."
have cc || { apt_install "a linker for Rust" gcc libc6-dev; installed=1; }
have npm || { apt_install "Node.js 20 or newer" nodejs npm; installed=1; }

if ! wasm_toolchain >/dev/null; then
  tools/setup-wasm.sh
  installed=1
fi

case "$(trunk --version 2>/dev/null)" in
  "trunk 0.21."*) ;;
  # Without its own downloads of other tools and its check for updates.
  *) want_tool 3 trunk ^0.21 --locked --no-default-features ;;
esac

# What reads large modules of WebAssembly is optimized a little.
reading=()
for crate in walrus wasmparser wasm-encoder wasm-bindgen-cli-support wasm_split_cli_support gimli leb128 leb128fmt id-arena rustc-demangle hashbrown; do
  reading+=(--config "profile.release.package.$crate.opt-level=1")
done

# The version must be exactly that of the crate. Its lock file can name versions that some mirrors do not have, hence no
# --locked.
bindgen=$(lock_version wasm-bindgen)
[ "$(wasm-bindgen --version 2>/dev/null)" = "wasm-bindgen $bindgen" ] || want_tool 1 wasm-bindgen-cli "=$bindgen" "${reading[@]}"

# Splits the program into chunks; the version must match the split attributes in the source.
have wasm-split-cli ||
  want_tool 1 wasm_split_cli_support 0.2.4 --locked --features build-binary "${reading[@]}"

# wasm-opt, terser, playwright-core and axe-core, in the versions of package-lock.json.
if ! cmp -s package-lock.json node_modules/.trollmoot-lock; then
  say "installing the npm packages of package-lock.json into node_modules"
  npm ci --no-audit --no-fund
  cp package-lock.json node_modules/.trollmoot-lock
  installed=1
fi

if [ "$purpose" = test ]; then
  for component in clippy rustfmt; do
    cargo "${component/rustfmt/fmt}" --version >/dev/null 2>&1 || {
      say "asking rustup for $component"
      rustup component add "$component"
      installed=1
    }
  done
  have cargo-nextest || want_tool 4 cargo-nextest 0.9.143 --locked
  [ "$(cargo-deny --version 2>/dev/null)" = "cargo-deny 0.20.2" ] || want_tool 1 cargo-deny 0.20.2 --locked
fi

if [ "$purpose" != site ]; then
  { chrome >/dev/null && have chromedriver; } || {
    apt_install "a browser for the tests" chromium chromium-driver
    installed=1
  }
  # The flows run a fifth faster in it. Without such a package they run in the browser above.
  if ! have chromium-headless-shell && apt-cache show chromium-headless-shell >/dev/null 2>&1; then
    apt_install "a browser without windows for the flows" chromium-headless-shell
    installed=1
  fi
  # A second browser for the tests, with its driver.
  if ! have firefox-esr && ! have firefox; then
    apt_install "a second browser for the tests" firefox-esr
    installed=1
  fi
  have geckodriver || want_tool 1 geckodriver 0.37.1 --locked
fi

if [ "$purpose" = engines ]; then
  # A third one with its driver, and a display without a screen to show it on.
  missing=()
  have WebKitWebDriver || missing+=(webkit2gtk-driver)
  have Xvfb || missing+=(xvfb)
  if [ ${#missing[@]} -gt 0 ]; then
    apt_install "WebKitGTK for the flows" "${missing[@]}"
    installed=1
  fi
fi

build_tools
[ $installed -eq 1 ] || say "everything needed is here, nothing installed"
