//! Sets the `split` configuration flag when the program is cut into chunks: see `src/code_split.rs`.

use std::env;

fn main() {
    println!("cargo:rustc-check-cfg=cfg(split)");
    println!("cargo:rerun-if-env-changed=TROLLMOOT_SPLIT");
    if env::var_os("TROLLMOOT_SPLIT").is_some() {
        println!("cargo:rustc-cfg=split");
    }
}
