//! Saves and links of the present formats, for the tests of `moot-table`.

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::{fmt, fs};

use moot_table::{FORMAT, LINK_FORMAT};
use moot_testkit::hoard::{FIXTURES, link, save};

/// A file that cannot be written.
#[derive(Debug)]
pub struct Unwritten {
    path: PathBuf,
    why: io::Error,
}

impl fmt::Display for Unwritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.why)
    }
}

/// Writes the files that are missing and returns their paths.
///
/// # Errors
/// The first file that cannot be written.
pub fn write() -> Result<Vec<PathBuf>, Unwritten> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/moot-table/tests/fixtures");
    let (saves, links) = (format!("format-{FORMAT}"), format!("link-{LINK_FORMAT}"));
    let mut written = Vec::new();
    for (name, plays) in FIXTURES {
        for (path, text) in [
            (folder.join(&saves).join(format!("{name}.json")), save(plays).encode().ok()),
            (folder.join(&links).join(format!("{name}.txt")), link(plays).encode().ok()),
        ] {
            let text = text.ok_or_else(|| io::Error::other("the game cannot be encoded"));
            match text.and_then(|text| create(&path, &(text + "\n"))) {
                Ok(()) => written.push(path),
                Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
                Err(why) => return Err(Unwritten { path, why }),
            }
        }
    }
    Ok(written)
}

/// Writes a file that must not exist yet.
fn create(path: &Path, text: &str) -> io::Result<()> {
    fs::create_dir_all(path.parent().unwrap_or(path))?;
    fs::File::create_new(path)?.write_all(text.as_bytes())
}
