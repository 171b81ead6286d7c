//! Writes the rulebooks, their examples and the lessons as files that the page fetches: `moot-book OUT`.

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, io};

use moot_book::{Glossary, html};

/// What lies in the repository, from its root.
const RULEBOOK: &str = "rulebook";
const LESSONS: &str = "lessons";

fn main() -> ExitCode {
    let Some(out) = env::args_os().nth(1) else {
        eprintln!("moot-book OUT: writes OUT/book and OUT/lessons");
        return ExitCode::FAILURE;
    };
    match write(Path::new(&out)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("moot-book: {why}");
            ExitCode::FAILURE
        }
    }
}

fn write(out: &Path) -> io::Result<()> {
    copy(Path::new(LESSONS), &out.join(LESSONS))?;
    let book = out.join("book");
    for entry in fs::read_dir(RULEBOOK)? {
        let folder = entry?.path();
        let Some(name) = folder.file_name() else { continue };
        if name == "examples" {
            copy(&folder, &book.join(name))?;
        } else if folder.is_dir() {
            rulebooks(&folder, &book.join(name))?;
        }
    }
    Ok(())
}

/// The rulebooks of one language, and its glossary as it is.
fn rulebooks(folder: &Path, out: &Path) -> io::Result<()> {
    fs::create_dir_all(out)?;
    let source = fs::read_to_string(folder.join("glossary.md"))?;
    fs::write(out.join("glossary.md"), &source)?;
    let glossary = Glossary::read(&source);
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let (Some(name), Some("md")) = (path.file_stem(), path.extension().and_then(|end| end.to_str()))
        else {
            continue;
        };
        if name != "glossary" {
            let game = name.to_string_lossy();
            let page = html(&fs::read_to_string(&path)?, &game, &glossary);
            fs::write(out.join(name).with_extension("html"), page)?;
        }
    }
    Ok(())
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let Some(name) = path.file_name() else { continue };
        if path.is_dir() {
            copy(&path, &to.join(name))?;
        } else {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}
