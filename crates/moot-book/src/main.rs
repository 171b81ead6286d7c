//! Writes the rulebooks, their examples and the lessons as files for the page: `moot-book OUT`.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

use moot_book::{Glossary, html};

/// The folder of the games, relative to the root of the repository. Games without a `rulebook` folder are
/// skipped.
const GAMES: &str = "games";

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
    let mut games: Vec<PathBuf> = fs::read_dir(GAMES)?
        .map(|entry| entry.map(|entry| entry.path()))
        .filter(|path| path.as_ref().map_or(true, |path| path.join("rulebook").is_dir()))
        .collect::<io::Result<_>>()?;
    games.sort();
    let book = out.join("book");
    for language in languages(&games)? {
        write_rulebooks(&games, &language, &book.join(&language))?;
    }
    for game in &games {
        let Some(name) = game.file_name() else { continue };
        copy(&game.join("lessons"), &out.join("lessons").join(name))?;
        copy(&game.join("rulebook/examples"), &book.join("examples").join(name))?;
    }
    Ok(())
}

/// The languages of the rulebooks, such as `en`, sorted.
fn languages(games: &[PathBuf]) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    for game in games {
        for entry in fs::read_dir(game.join("rulebook"))? {
            let path = entry?.path();
            if let (Some(stem), Some("md")) =
                (path.file_stem().and_then(OsStr::to_str), path.extension().and_then(OsStr::to_str))
                && !stem.contains('.')
            {
                found.push(stem.to_owned());
            }
        }
    }
    found.sort();
    found.dedup();
    Ok(found)
}

/// Writes the rulebooks of all games in one language, and their glossaries as one file.
fn write_rulebooks(games: &[PathBuf], language: &str, out: &Path) -> io::Result<()> {
    fs::create_dir_all(out)?;
    let mut source = String::new();
    for game in games {
        let Some(name) = game.file_name().and_then(OsStr::to_str) else { continue };
        let terms = fs::read_to_string(game.join(format!("rulebook/glossary.{language}.md")))?;
        source.push_str(&Glossary::chapter(name, &terms));
    }
    fs::write(out.join("glossary.md"), &source)?;
    let glossary = Glossary::read(&source);
    for game in games {
        let Some(name) = game.file_name().and_then(OsStr::to_str) else { continue };
        let markdown = fs::read_to_string(game.join(format!("rulebook/{language}.md")))?;
        fs::write(out.join(format!("{name}.html")), html(&markdown, name, &glossary))?;
    }
    Ok(())
}

/// Copies a folder recursively.
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
