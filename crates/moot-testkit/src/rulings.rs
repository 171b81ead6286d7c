//! `RULINGS.md` names a test for every ruling, and every test that it names exists.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// The tests of this binary, by their paths, and those in the sources at `root/src`, as `module::tests::name`.
fn tests(root: &Path) -> BTreeSet<String> {
    let list = Command::new(env::current_exe().unwrap()).arg("--list").output().unwrap();
    let list = String::from_utf8(list.stdout).unwrap();
    let own = list.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned);
    let mut found: BTreeSet<String> = own.collect();
    assert!(!found.is_empty(), "no tests are listed");
    for entry in fs::read_dir(root.join("src")).unwrap() {
        let path = entry.unwrap().path();
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let module = path.file_stem().unwrap().to_str().unwrap();
        let mut lines = text.lines().map(str::trim);
        while let Some(line) = lines.next() {
            if line == "#[test]"
                && let Some(name) = lines.next().and_then(|line| line.strip_prefix("fn "))
            {
                found.insert(format!("{module}::tests::{}", name.split('(').next().unwrap()));
            }
        }
    }
    found
}

/// Checks `RULINGS.md` of the rules crate at `root`: the table has exactly these numbers, in this order, and each ruling
/// names tests that exist. The rulings in `untested` need not name one.
pub fn check(root: &str, numbers: impl Iterator<Item = String>, untested: &[&str]) {
    let root = Path::new(root);
    let text = fs::read_to_string(root.join("../RULINGS.md")).unwrap();
    let tests = tests(root);
    let mut found = Vec::new();
    for line in text.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        assert_eq!(cells.len(), 5, "{line}");
        if cells[0] == "#" {
            continue;
        }
        found.push(cells[0].to_owned());
        let named: Vec<&str> = cells[4].split('`').filter(|part| part.contains("::")).collect();
        for name in &named {
            assert!(tests.contains(*name), "ruling {} names {name}, which does not exist", cells[0]);
        }
        assert!(!named.is_empty() || untested.contains(&cells[0]), "ruling {} names no test", cells[0]);
    }
    assert_eq!(found, numbers.collect::<Vec<_>>());
}
