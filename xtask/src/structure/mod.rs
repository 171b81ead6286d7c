//! Checks the structure of the repository: circles of imports across folders, and shared files that name a game.
//!
//! [`modules`] reads the modules of a crate, [`imports`] finds what each file imports, [`circles`] finds the circles among them, and
//! [`game_names`] lists the shared files that name a game.

mod circles;
mod game_names;
mod imports;
mod modules;
#[cfg(test)]
mod tests;

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use modules::Modules;

/// The maximum number of shared files that name a game, apart from registries, tests, documentation and manifests.
const MOST_NAMED: usize = 10;

/// Why the structure could not be checked.
#[derive(Debug)]
pub enum StructureError {
    /// A file or folder could not be read.
    Read(PathBuf, std::io::Error),
    /// A file is not valid Rust.
    Parse(PathBuf, syn::Error),
    /// A `mod` item has no file.
    NoFile(PathBuf, String),
    /// Git could not list the files of the repository.
    Git(String),
}

impl fmt::Display for StructureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StructureError::Read(path, why) => write!(f, "{}: {why}", path.display()),
            StructureError::Parse(path, why) => write!(f, "{}: {why}", path.display()),
            StructureError::NoFile(path, name) => write!(f, "{}: no file for `mod {name}`", path.display()),
            StructureError::Git(why) => write!(f, "git ls-files: {why}"),
        }
    }
}

/// The result of the checks.
#[derive(Debug, Default)]
pub struct Structure {
    /// The number of crates whose imports were read.
    crates: usize,
    /// The number of source files, test code apart.
    files: usize,
    /// The circles of imports across folders: sorted paths from the root of the repository.
    circles: Vec<Vec<PathBuf>>,
    /// The numbers of files of each circle between a module and its direct subfolders.
    within_modules: Vec<usize>,
    /// The shared files that name a game.
    named: Vec<String>,
}

impl Structure {
    /// Whether all checks pass.
    pub fn is_sound(&self) -> bool {
        self.circles.is_empty() && self.named.len() <= MOST_NAMED
    }
}

impl fmt::Display for Structure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for circle in &self.circles {
            writeln!(f, "a circle of imports across folders:")?;
            circle.iter().try_for_each(|path| writeln!(f, "  {}", path.display()))?;
        }
        let circular: usize = self.circles.iter().map(Vec::len).sum();
        writeln!(
            f,
            "{circular} files in {} circles across folders ({} files of {} crates read)",
            self.circles.len(),
            self.files,
            self.crates
        )?;
        writeln!(
            f,
            "{} files in {} circles between a module and its direct subfolders (allowed)",
            self.within_modules.iter().sum::<usize>(),
            self.within_modules.len()
        )?;
        if self.named.len() > MOST_NAMED {
            self.named.iter().try_for_each(|path| writeln!(f, "  {path}"))?;
        }
        write!(f, "{} shared files name a game (at most {MOST_NAMED})", self.named.len())
    }
}

/// Checks the repository at `root`.
///
/// # Errors
/// A file that cannot be read or parsed, or a failure of Git.
pub fn check(root: &Path) -> Result<Structure, StructureError> {
    let files = tracked(root)?;
    let mut structure = Structure::default();
    for folder in crate_folders(&files) {
        structure.crates += 1;
        for start in start_files(&files, &folder) {
            let modules = Modules::read(&root.join(start), &|path| std::fs::read_to_string(path).ok())?;
            let graph = imports::graph(&modules);
            structure.files += graph.len();
            let top = root.join(start).parent().unwrap_or(root).to_path_buf();
            let found = circles::circles(&graph, &top);
            structure.within_modules.extend(found.within_module.iter().map(Vec::len));
            structure.circles.extend(found.across.into_iter().map(|circle| {
                circle.iter().map(|path| path.strip_prefix(root).unwrap_or(path).to_path_buf()).collect()
            }));
        }
    }
    structure.named = game_names::shared_files(&files, &|path| std::fs::read(root.join(path)).ok());
    Ok(structure)
}

/// The files that Git tracks, from the root of the repository, sorted.
fn tracked(root: &Path) -> Result<Vec<String>, StructureError> {
    let output = Command::new("git").args(["ls-files", "-z"]).current_dir(root).output();
    let output = output.map_err(|why| StructureError::Git(why.to_string()))?;
    if !output.status.success() {
        return Err(StructureError::Git(String::from_utf8_lossy(&output.stderr).trim().to_owned()));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let mut files: Vec<String> =
        text.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect();
    files.sort();
    Ok(files)
}

/// The folders of the crates, with a final slash unless it is the root.
fn crate_folders(files: &[String]) -> Vec<String> {
    files.iter().filter_map(|path| path.strip_suffix("Cargo.toml")).map(str::to_owned).collect()
}

/// The files at which the compiler starts to read a crate, apart from its tests, examples and benchmarks.
fn start_files<'a>(files: &'a [String], folder: &str) -> Vec<&'a str> {
    let is_start = |path: &str| {
        path.strip_prefix(folder).is_some_and(|within| {
            matches!(within, "src/lib.rs" | "src/main.rs" | "build.rs")
                || within
                    .strip_prefix("src/bin/")
                    .is_some_and(|name| name.ends_with(".rs") && !name.contains('/'))
        })
    };
    files.iter().map(String::as_str).filter(|path| is_start(path)).collect()
}
