//! Goldens: whole games as text, every action and draw with the final board and the score. A change of the rules shows up as
//! a readable difference.
//!
//! `UPDATE_EXPECT=1` rewrites the files. Raise `Game::RULES` if an old log would then replay differently.

use std::fmt::Write as _;

use expect_test::ExpectFile;
use moot_core::{Game, Seat, Turn};
use moot_table::{Entry, entry_from, entry_text};

use crate::{Kit, SetupOf, StateOf, busy_game};

/// Plays a busy game with the dice of `seed`, compares it with the file, and replays the file line by line. `header` is the
/// first line and describes the setup.
pub fn check<K: Kit>(header: &str, setup: &SetupOf<K>, seed: u64, file: ExpectFile) {
    let mut text = format!("{header}\nseed {seed}\n");
    let end = busy_game::<K>(setup, seed, |_, entry, _| {
        writeln!(text, "{}", entry_text::<K::Game>(&entry)).unwrap();
    });
    text.push_str(&ending::<K>(setup, &end));
    file.assert_eq(&text);

    // The file alone is enough to replay the game.
    let mut state = K::Game::deal(setup);
    for line in text.lines().skip(2).take_while(|line| !line.is_empty()) {
        match entry_from::<K::Game>(line).unwrap() {
            Entry::Chance(outcome) => {
                let _ = K::Game::apply_chance(setup, &mut state, outcome, &mut ()).unwrap();
            }
            Entry::Act { seat, action } => {
                assert_eq!(K::Game::check(setup, &state, seat, action), Ok(()), "{line}");
                let _ = K::Game::act(setup, &mut state, seat, action, &mut ());
            }
        }
        (K::INVARIANTS)(setup, &state).unwrap();
    }
    assert_eq!(K::Game::turn(setup, &state), Turn::Over);
    assert!(text.ends_with(&ending::<K>(setup, &state)));
}

/// The final board and the score sheet.
fn ending<K: Kit>(setup: &SetupOf<K>, state: &StateOf<K>) -> String {
    let mut text = format!("\n{}\n", (K::PRINT)(setup, state));
    let sheet = K::Game::score(setup, state);
    for (category, points) in sheet.categories.iter().zip(&sheet.points) {
        let row: String = points[..usize::from(sheet.seats)].iter().map(|n| format!("{n:>5}")).collect();
        writeln!(text, "{category:<12}{row}").unwrap();
    }
    let row = |number: &dyn Fn(Seat) -> String| -> String {
        Seat::all(sheet.seats.into()).map(|seat| format!("{:>5}", number(seat))).collect()
    };
    writeln!(text, "{:<12}{}", "total", row(&|seat| sheet.total(seat).to_string())).unwrap();
    writeln!(text, "{:<12}{}", "rank", row(&|seat| sheet.rank[seat.index()].to_string())).unwrap();
    text
}
