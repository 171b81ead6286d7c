//! The start points compared. `cargo test -p mountain-king --test rules fairness -- --nocapture` prints the figures.

use moot_data::Source;

use super::edits::shipped;
use crate::measure::figure::{Figure, range, strength};
use crate::measure::start_points::{figures, gates};
use crate::measure::ways;
use crate::read::board::Board;
use crate::read::folder::Folder;
use crate::read::trolls::Trolls;

#[test]
fn start_points_of_every_player_count_are_alike_in_sum() {
    let folder = Folder::read(shipped().sources()).unwrap();
    for (board, players) in [(&folder.winter, 4), (&folder.winter, 5), (&folder.autumn, 3)] {
        let gates = gates(board, players);
        assert_eq!(gates.len(), usize::from(players));
        let figures = figures(board, &gates, &folder.trolls);
        let letters: String = gates.iter().map(|gate| format!("{:>8}", gate.letter)).collect();
        println!("{}, {players} players\n  {:34}{letters}", board.file, "start point");
        for figure in &figures {
            print(&figure.name, &figure.values);
            assert!(figure.even(), "{players} players: {} is uneven: {:?}", figure.name, figure.values);
        }
        let strengths = strength(&figures);
        print("strength (100 = mean)", &strengths);
        assert!(range(&strengths) <= 15.0);
        assert!((strengths.iter().sum::<f64>() / strengths.len() as f64 - 100.0).abs() < 1e-9);
    }
}

fn print(name: &str, values: &[f64]) {
    let cells: String = values.iter().map(|value| format!("{value:>8.1}")).collect();
    println!("  {name:34}{cells}");
}

/// Two gates at the ends of a strip; `a` has rubble before it and the statue, `b` has the site and more buried.
const STRIP: &str = "
size 9 3
players 2
start a 4 Left
start b 4 Right
0| 1>a 1# 2  3  ** 3  2  1  1>b
1| 1   1  2s 3  4A 3  2r 1  1h
2| .   .  .  .  .  .  2W .  .
";

fn strip() -> (Board, Vec<Figure>) {
    let board = Board::read(&Source::new("strip.map", STRIP)).unwrap();
    let trolls = Trolls { worth: vec![('s', 10), ('h', 14), ('r', 12)], ..Trolls::default() };
    let figures = figures(&board, &gates(&board, 4), &trolls);
    (board, figures)
}

fn values(name: &str) -> Vec<f64> {
    strip().1.into_iter().find(|figure| figure.name == name).map(|figure| figure.values).unwrap()
}

#[test]
fn ways_are_counted_in_squares_and_hammers() {
    let (board, _) = strip();
    let from_a = ways::from(&board, (0, 0));
    assert_eq!(ways::distance(&from_a, (2, 0)), 2, "straight through the rubble");
    assert_eq!(ways::distance(&from_a, (8, 1)), 9);
    assert_eq!(ways::distance(&from_a, (4, 0)), ways::NEVER, "the heart is not dug");
    assert_eq!(ways::distance(&from_a, (6, 2)), ways::NEVER, "a site is not dug");
    let prices = ways::cheapest_from(&board, (0, 0));
    assert_eq!(prices[&(2, 1)], (3, 0), "around the rubble at the same price, with no hammer");
    assert_eq!(prices[&(2, 0)], (3, 1), "through the rubble for a hammer");
    let inward = ways::to_heart(&board);
    assert_eq!([inward[&(3, 0)], inward[&(4, 1)], inward[&(2, 0)], inward[&(0, 0)]], [1, 1, 2, 4]);
}

#[test]
fn figures_are_those_counted_by_hand() {
    for (name, a, b) in [
        ("squares to tier 2", 2.0, 2.0),
        ("squares to tier 4", 5.0, 5.0),
        ("squares to heart", 3.0, 3.0),
        ("cheapest to tier 2", 3.0, 2.0),
        ("hammers on the cheapest way", 1.0, 0.0),
        ("statues within 4", 0.0, 0.0),
        ("statues within 7", 1.0, 1.0),
        ("sites within 4", 0.0, 1.0),
        ("resources within 4", 10.0, 26.0),
        ("resources within 10", 36.0, 36.0),
        ("rubble within 10", 1.0, 1.0),
        // Columns 0 to 3 are nearer to a, 5 to 8 to b, the one below the heart is shared.
        ("nearest squares", 8.5, 8.5),
        ("nearest squares by statue value", 32.0, 32.0),
        ("nearest resources", 10.0, 26.0),
        ("nearest statue spots", 0.5, 0.5),
        ("nearest sites", 0.0, 1.0),
        // The square below the heart, and the one beside it.
        ("contested squares", 2.0, 2.0),
        ("squares to the nearest rival", 10.0, 10.0),
    ] {
        assert_eq!(values(name), [a, b], "{name}");
    }
}

#[test]
fn a_figure_is_even_within_fifteen_percent_or_one_unit() {
    let figure = |values: &[f64], unit| {
        let bearing = crate::measure::figure::Bearing::Good;
        Figure { name: String::new(), values: values.to_vec(), unit, bearing }
    };
    assert!(figure(&[100.0, 115.0, 85.0 + 15.0], Some(1.0)).even());
    assert!(!figure(&[100.0, 120.0, 100.0], Some(1.0)).even());
    assert!(figure(&[1.0, 2.0], Some(1.0)).even());
    assert!(!figure(&[1.0, 2.5], Some(1.0)).even());
    assert!(figure(&[1.0, 99.0], None).even(), "for information only");
    assert_eq!(figure(&[5.0, 5.0, 9.0], None).outlier(), 2);
}
