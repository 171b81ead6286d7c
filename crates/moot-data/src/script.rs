//! The frame of a build script that turns the files of `data/` into tables.
//!
//! A syntax error stops the build with `file:line: message`. Another broken constraint of the content is only a warning: an
//! owner of the printed game may want other numbers.

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fmt, fs, io};

use crate::{Fault, Source};

/// Why a build script stops.
#[derive(Debug)]
#[non_exhaustive]
pub enum Failure {
    /// Files of the folder cannot be read; the reason of each.
    Read(Vec<(&'static str, io::Error)>),
    /// A file has a syntax error.
    Data(Vec<Fault>),
    /// Cargo has not set the output folder.
    NoOutDir,
    /// A table cannot be written.
    Write(&'static str, io::Error),
}

impl fmt::Display for Failure {
    /// Writes one line for each fault.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = match self {
            Failure::Read(files) => files.iter().map(|(file, why)| format!("{file}: {why}")).collect(),
            Failure::Data(faults) => faults.iter().map(ToString::to_string).collect(),
            Failure::NoOutDir => vec!["OUT_DIR is not set".to_owned()],
            Failure::Write(file, why) => vec![format!("{file}: {why}")],
        };
        f.write_str(&lines.join("\n"))
    }
}

impl Error for Failure {}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::Data(vec![fault])
    }
}

impl From<Vec<Fault>> for Failure {
    fn from(faults: Vec<Fault>) -> Failure {
        Failure::Data(faults)
    }
}

/// Runs the build and reports every line of a failure as an error of cargo.
pub fn run(build: impl FnOnce() -> Result<(), Failure>) -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            for line in failure.to_string().lines() {
                println!("cargo::error={line}");
            }
            ExitCode::FAILURE
        }
    }
}

/// The whole build script of a game: reads its files of `data/` into a folder, warns of the constraints that `check` finds
/// broken, writes `tables.rs`, and then builds `more`, such as the weights of the evaluation.
pub fn tables<F, const N: usize>(
    files: [&'static str; N],
    read: impl FnOnce(&[Source; N]) -> Result<F, Vec<Fault>>,
    check: impl FnOnce(&F) -> Vec<Fault>,
    tables: impl FnOnce(&F) -> String,
    more: impl FnOnce() -> Result<(), Failure>,
) -> ExitCode {
    run(|| {
        let folder = read(&sources(files)?)?;
        warn(&check(&folder));
        write("tables.rs", &tables(&folder))?;
        more()
    })
}

/// Reads files of `data/` in this order, and makes cargo run the build again when one of them changes.
///
/// # Errors
/// All files that cannot be read.
pub fn sources<const N: usize>(files: [&'static str; N]) -> Result<[Source; N], Failure> {
    let mut unread = Vec::new();
    let sources = files.map(|name| {
        let path = Path::new("data").join(name);
        println!("cargo::rerun-if-changed={}", path.display());
        let text = fs::read_to_string(path).unwrap_or_else(|why| {
            unread.push((name, why));
            String::new()
        });
        Source::new(name, text)
    });
    if unread.is_empty() { Ok(sources) } else { Err(Failure::Read(unread)) }
}

/// Reports broken constraints as warnings of cargo.
pub fn warn(breaches: &[Fault]) {
    for breach in breaches {
        println!("cargo::warning={breach}");
    }
}

/// Writes a table that the crate includes.
///
/// # Errors
/// The output folder is not set, or the table cannot be written.
pub fn write(name: &'static str, text: &str) -> Result<(), Failure> {
    let folder = env::var_os("OUT_DIR").ok_or(Failure::NoOutDir)?;
    fs::write(Path::new(&folder).join(name), text).map_err(|why| Failure::Write(name, why))
}
