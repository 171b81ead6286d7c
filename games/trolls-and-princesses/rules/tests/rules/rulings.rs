//! `RULINGS.md` names an existing test for every ruling.

#[test]
fn every_ruling_names_a_test_that_exists() {
    let numbers = (1..=52).map(|n| format!("P{n}"));
    moot_testkit::rulings::check(env!("CARGO_MANIFEST_DIR"), numbers, &[]);
}
