//! The boards of Mountain King, for tests of what is drawn on them (feature `testing`).

use crate::mountain::{HEART, Mountain};

/// One of the two boards of the game, read just enough to draw it.
pub fn board(map: &str) -> Mountain {
    let rows: Vec<Vec<u8>> = map
        .lines()
        .filter_map(|line| line.trim_start().split_once('|').filter(|(n, _)| n.parse::<u8>().is_ok()))
        .map(|(_, row)| {
            row.split_whitespace()
                .map(|word| match word.as_bytes()[0] {
                    b'*' => HEART,
                    digit @ b'1'..=b'5' => digit - b'0',
                    _ => 0,
                })
                .collect()
        })
        .collect();
    Mountain::new(rows[0].len() as u8, rows.len() as u8, |(x, y)| rows[usize::from(y)][usize::from(x)])
}

/// The winter side of the board.
pub fn winter() -> Mountain {
    board(include_str!("../../../games/mountain-king/rules/data/winter.map"))
}

/// The autumn side of the board.
pub fn autumn() -> Mountain {
    board(include_str!("../../../games/mountain-king/rules/data/autumn.map"))
}
