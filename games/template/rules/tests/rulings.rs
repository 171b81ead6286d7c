//! `RULINGS.md` names a test for every ruling, and every test that it names exists.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use std::fs;
use std::path::Path;

#[test]
fn every_ruling_names_a_test_that_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("../RULINGS.md")).unwrap();
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with("| N")).collect();
    for (number, row) in (1..).zip(&rows) {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        assert_eq!((cells.len(), cells[0]), (5, format!("N{number}").as_str()), "{row}");
        let (module, test) = cells[4].trim_matches('`').split_once("::").unwrap();
        let tests = fs::read_to_string(root.join(format!("tests/rules/{module}.rs"))).unwrap();
        assert!(tests.contains(&format!("fn {test}()")), "{row}");
    }
    assert_eq!(rows.len(), 2);
}
