//! Names the build: the files of the players' programs have the same names in every build, so the page asks for them with this name.
//! And says whether the program is to be cut into parts: see crates/moot-ui/src/code_split.rs.

use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// All that the players' programs are made of.
const MADE_OF: [&str; 7] = [
    "crates",
    "games",
    "public/thinker.js",
    "tools/finish/optimize.mjs",
    "tools/finish/likeness.mjs",
    "Cargo.toml",
    "Cargo.lock",
];

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-env-changed=TROLLMOOT_SPLIT");
    if env::var_os("TROLLMOOT_SPLIT").is_some() {
        // What cuts it up has to know what refers to what.
        println!("cargo:rustc-link-arg-bins=--emit-relocs");
    }
    let mut files = Vec::new();
    for path in MADE_OF {
        println!("cargo:rerun-if-changed={path}");
        collect(Path::new(path), &mut files)?;
    }
    files.sort();
    let mut hash = DefaultHasher::new();
    for file in files {
        hash.write(file.to_string_lossy().as_bytes());
        hash.write(&fs::read(file)?);
    }
    hash.write(env::var("PROFILE").unwrap_or_default().as_bytes());
    println!("cargo:rustc-env=TROLLMOOT_BUILD={:016x}", hash.finish());
    Ok(())
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            collect(&entry?.path(), files)?;
        }
    } else {
        files.push(path.to_owned());
    }
    Ok(())
}
