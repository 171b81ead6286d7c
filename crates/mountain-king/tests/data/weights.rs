//! The weights of the judgement: their notation, and that the shipped file is the table in use.

use moot_core::Guide;
use mountain_king::MountainKing;

use crate::read::source::Source;
use crate::read::weights::{Weight, read};

fn parse(text: &str) -> Result<Vec<Weight>, String> {
    read(&Source { name: "weights.txt", text: text.to_owned() }).map_err(|fault| fault.to_string())
}

#[test]
fn the_table_in_use_is_the_file() {
    let shipped = parse(include_str!("../../data/weights.txt")).expect("the shipped file is sound");
    let names: Vec<&str> = shipped.iter().map(|weight| weight.term.as_str()).collect();
    assert_eq!(names, MountainKing::TERMS);
    let points: Vec<f32> = shipped.iter().map(|weight| weight.points).collect();
    assert_eq!(points, MountainKing::weights());
}

#[test]
fn a_weight_is_a_term_and_its_points() {
    assert_eq!(parse("# a comment\n\nstone 0.5\niron -1").expect("two weights").len(), 2);
    for (text, place) in [
        ("stone", "weights.txt:1"),
        ("stone 1 2", "weights.txt:1"),
        ("Stone 1", "weights.txt:1"),
        ("stone 1\nstone 2", "weights.txt:2"),
        ("stone much", "weights.txt:1"),
        ("stone inf", "weights.txt:1"),
    ] {
        let complaint = parse(text).expect_err(text);
        assert!(complaint.starts_with(place), "{text:?}: {complaint}");
    }
}
