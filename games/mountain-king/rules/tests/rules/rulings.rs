//! `RULINGS.md` names an existing test for every ruling.

#[test]
fn every_ruling_names_a_test_that_exists() {
    let numbers = (1..=86).map(|n| n.to_string()).chain((1..=12).map(|n| format!("A{n}")));
    // Two of them do not concern the rules: an irrelevant order, the maps.
    moot_testkit::rulings::check(env!("CARGO_MANIFEST_DIR"), numbers, &["64", "68"]);
}
