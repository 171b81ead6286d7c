//! The weights of the judgement: the shipped file is the table in use.

use moot_core::Guide;
use mountain_king::MountainKing;

#[test]
fn the_table_in_use_is_the_file() {
    let shipped = moot_weights::read("weights.txt", include_str!("../../data/weights.txt"));
    let shipped = shipped.expect("the shipped file is sound");
    let names: Vec<&str> = shipped.iter().map(|weight| weight.term.as_str()).collect();
    assert_eq!(names, MountainKing::TERMS);
    let points: Vec<f32> = shipped.iter().map(|weight| weight.points).collect();
    assert_eq!(points, MountainKing::weights());
}
