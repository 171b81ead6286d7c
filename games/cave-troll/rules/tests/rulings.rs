//! `RULINGS.md` names a test for every ruling, and every test that it names exists.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The tests of `tests/rules`, as `module::name`.
fn tests() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(root.join("tests/rules")).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let module = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let mut lines = text.lines().map(str::trim);
        while let Some(line) = lines.next() {
            if line == "#[test]"
                && let Some(name) = lines.next().and_then(|line| line.strip_prefix("fn "))
            {
                found.insert(format!("{module}::{}", name.split('(').next().unwrap()));
            }
        }
    }
    found
}

#[test]
fn every_ruling_names_a_test_that_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("../RULINGS.md")).unwrap();
    let text = text.split("\n# ").find(|chapter| chapter.starts_with("Rulings of Cave Troll")).unwrap();
    let tests = tests();
    assert!(tests.len() > 150);
    let mut numbers = Vec::new();
    for line in text.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        assert_eq!(cells.len(), 5, "{line}");
        if cells[0] == "#" {
            continue;
        }
        numbers.push(cells[0].to_owned());
        let named: Vec<&str> = cells[4].split('`').filter(|part| part.contains("::")).collect();
        for name in &named {
            assert!(tests.contains(*name), "ruling {} names {name}, which does not exist", cells[0]);
        }
        assert!(!named.is_empty(), "ruling {} names no test", cells[0]);
    }
    let wanted: Vec<String> = (1..=45).map(|n| format!("C{n}")).collect();
    assert_eq!(numbers, wanted);
}
