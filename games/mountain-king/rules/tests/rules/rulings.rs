//! `RULINGS.md` names a test for every ruling, and every test that it names exists.

#[test]
fn every_ruling_names_a_test_that_exists() {
    let numbers = (1..=86).map(|n| n.to_string()).chain((1..=12).map(|n| format!("A{n}")));
    // Three of them are not for the rules to keep: what a screen shows, an order that does not matter, the maps.
    moot_testkit::rulings::check(env!("CARGO_MANIFEST_DIR"), numbers, &["62", "64", "68"]);
}
