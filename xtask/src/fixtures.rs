//! Saves and links of the current formats and rules, for the tests that keep them readable.

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::{fmt, fs};

use cave_troll::CaveTroll;
use moot_table::{FORMAT, LINK_FORMAT, Saved};
use moot_testkit::{hoard, shipped_links};
use moot_ui::saves::Record;
use mountain_king::MountainKing;
use trolls_and_princesses::TrollsAndPrincesses;

/// The current version of the record format.
const RECORD_FORMAT: u8 = 2;

/// The error for a file that cannot be written.
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

/// The fixtures of one run: the path of each, and its text, if it could be created.
type Fixtures = Vec<(PathBuf, Option<String>)>;

/// Writes the files that are missing below `root` and returns their paths.
///
/// # Errors
/// The first file that cannot be written.
pub fn write(root: &Path) -> Result<Vec<PathBuf>, Unwritten> {
    let mut fixtures = formats(&root.join("crates/moot-table/tests/fixtures"));
    let folder = root.join("tests/fixtures");
    links::<MountainKing>(&mut fixtures, &folder, mountain_king::Setup::usual(2).ok());
    links::<CaveTroll>(&mut fixtures, &folder, cave_troll::Setup::usual(2).ok());
    links::<TrollsAndPrincesses>(&mut fixtures, &folder, trolls_and_princesses::Setup::usual(2).ok());
    record(&mut fixtures, &folder);

    let mut written = Vec::new();
    for (path, text) in fixtures {
        let text = text.ok_or_else(|| io::Error::other("its text cannot be made"));
        match text.and_then(|text| create(&path, &text)) {
            Ok(()) => written.push(path),
            Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
            Err(why) => return Err(Unwritten { path, why }),
        }
    }
    Ok(written)
}

/// Saves and links of the toy game.
fn formats(folder: &Path) -> Fixtures {
    let (saves, links) = (format!("format-{FORMAT}"), format!("link-{LINK_FORMAT}"));
    let line = |text: String| text + "\n";
    let both = |(name, plays)| {
        let save = hoard::save(plays).encode().ok().map(line);
        let link = hoard::link(plays).encode().ok().map(line);
        [
            (folder.join(&saves).join(format!("{name}.json")), save),
            (folder.join(&links).join(format!("{name}.txt")), link),
        ]
    };
    hoard::FIXTURES.into_iter().flat_map(both).collect()
}

/// Links to games of two players with the current rules.
fn links<G: Saved<Setup: Copy>>(fixtures: &mut Fixtures, folder: &Path, setup: Option<G::Setup>) {
    for (name, plays, purpose) in shipped_links::FIXTURES {
        let link = setup.and_then(|setup| shipped_links::link::<G>(setup, plays, purpose).encode().ok());
        let path = folder.join(format!("links/{}-{name}-{}.txt", G::ID, G::RULES));
        fixtures.push((path, link.map(|link| link + "\n")));
    }
}

/// The record of the save in `record-FORMAT.json`, if there is such a save.
fn record(fixtures: &mut Fixtures, folder: &Path) {
    let save = fs::read_to_string(folder.join(format!("record-{RECORD_FORMAT}.json"))).ok();
    let record =
        save.map(|text| Record { generation: 41, time: 1_795_286_400_000, text: text.trim_end().to_owned() });
    let path = folder.join(format!("record-{RECORD_FORMAT}.txt"));
    fixtures.push((path, record.map(|record| record.stored())));
}

/// Writes a file that must not exist yet.
fn create(path: &Path, text: &str) -> io::Result<()> {
    fs::create_dir_all(path.parent().unwrap_or(path))?;
    fs::File::create_new(path)?.write_all(text.as_bytes())
}
