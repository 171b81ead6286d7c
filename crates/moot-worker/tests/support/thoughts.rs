//! Decisions of computer players in fixed positions, printed bit by bit. Native and browser tests print the
//! same text, which shows that both platforms choose equally.

use std::fmt::Write as _;

use moot_core::{Dice, Game, SplitMix64, Turn};
use moot_players::{Level, merge};
use moot_worker::{Task, TreeEvidence, Work};
use mountain_king::{Action, MountainKing, Setup, Side, State, Supply};

/// The golden text.
pub const GOLDEN: &str = include_str!("../thoughts.txt");

/// How the game is played up to the decision.
#[derive(Clone, Copy, Debug)]
enum Before {
    /// By random legal actions.
    Chance,
    /// By players with one-step look-ahead: these games reach later positions.
    Diggers,
}

/// A position: the first one after this many plies in which a seat may do a certain thing and has a choice. The numbers are the
/// players, the seed and the plies; the text is the first word of the action.
type Moment = (u8, Side, u64, Before, u32, &'static str);

/// Every number of players, both sides of the board, and every large decision of the game.
const MOMENTS: [Moment; 14] = [
    (2, Side::Winter, 21, Before::Chance, 0, "gate"),
    (2, Side::Winter, 122, Before::Diggers, 90, "dedicate"),
    (2, Side::Autumn, 23, Before::Chance, 60, "recruit"),
    (2, Side::Autumn, 24, Before::Diggers, 160, "lay"),
    (2, Side::Autumn, 25, Before::Diggers, 60, "trade"),
    (3, Side::Autumn, 31, Before::Chance, 5, "keep"),
    (3, Side::Autumn, 32, Before::Diggers, 120, "cart"),
    (3, Side::Autumn, 33, Before::Diggers, 260, "recruit"),
    (4, Side::Winter, 41, Before::Chance, 150, "dig"),
    (4, Side::Winter, 42, Before::Diggers, 40, "found"),
    (4, Side::Winter, 43, Before::Diggers, 330, "lay"),
    (4, Side::Winter, 44, Before::Diggers, 30, "place"),
    (5, Side::Winter, 51, Before::Chance, 30, "dig"),
    (5, Side::Winter, 52, Before::Diggers, 240, "activate"),
];

/// Plays to the position. Returns the last action played.
fn reach(&(players, side, seed, before, plies, verb): &Moment) -> (Setup, State, String) {
    let setup = Setup::new(players, side, Supply::Random, None).unwrap();
    let mut dice = SplitMix64::new(seed);
    let mut state = MountainKing::deal(&setup);
    let mut legal = Vec::new();
    let mut last = "nothing".to_owned();
    let mut left = plies;
    loop {
        match MountainKing::turn(&setup, &state) {
            Turn::Chance => {
                let outcome = MountainKing::sample_chance(&setup, &state, &mut dice);
                let _ = MountainKing::apply_chance(&setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(_) => {
                let seat = state.active;
                legal.clear();
                MountainKing::legal(&setup, &state, seat, &mut legal);
                let asked = |action: &Action| MountainKing::action_text(*action).starts_with(verb);
                if left == 0 && legal.len() > 2 && legal.iter().any(asked) {
                    return (setup, state, last);
                }
                left = left.saturating_sub(1);
                let action = match before {
                    Before::Chance => legal[dice.below(legal.len() as u32) as usize],
                    Before::Diggers => {
                        let view = MountainKing::view(&setup, &state, Some(seat));
                        let seed = dice.next_u64();
                        Level::Digger.choose::<MountainKing>(&setup, &view, seat, seed).unwrap()
                    }
                };
                last = format!("{seat} {}", MountainKing::action_text(action));
                let _ = MountainKing::act(&setup, &mut state, seat, action, &mut ());
            }
            Turn::Over => panic!("seed {seed}: over after {last}"),
        }
    }
}

/// The ways to choose: a label, and the work for a worker.
fn ways() -> [(&'static str, Work); 7] {
    let trees = |trees: u32| Work::Trees { trees: (0..trees).collect(), simulations: 200 };
    [
        ("pebble", Work::Glance(Level::Pebble)),
        ("whelp", Work::Glance(Level::Whelp)),
        ("scamp", Work::Glance(Level::Scamp)),
        ("digger", Work::Glance(Level::Digger)),
        ("mason", Work::Glance(Level::Mason)),
        ("search of 200 x 1", trees(1)),
        ("search of 200 x 2", trees(2)),
    ]
}

/// All questions, each with the lines that introduce it.
pub fn questions() -> Vec<(String, Task<MountainKing>)> {
    let mut all = Vec::new();
    for moment in &MOMENTS {
        let (setup, state, last) = reach(moment);
        let (players, side, seed, before, plies, verb) = moment;
        let mut words = format!(
            "{players} players, {side:?}, seed {seed}, {before:?} for {plies} plies and until \"{verb}\", last {last}\n"
        );
        for (way, work) in ways() {
            let seat = state.active;
            writeln!(words, "  seat {seat}, {way}").unwrap();
            let view = MountainKing::view(&setup, &state, Some(seat));
            let task = Task { setup, view, seat, seed: seed * 7 + 1, work, carry: None };
            all.push((std::mem::take(&mut words), task));
        }
    }
    all
}

/// An answer as text: the choice first, then the evidence for it and for the next best. Every number is also
/// printed as bits.
pub fn printed(task: &Task<MountainKing>, found: Vec<TreeEvidence<Action>>) -> String {
    let evidence = merge(found.into_iter().map(|(_, evidence)| evidence));
    let mut words = String::new();
    let shown = if matches!(task.work, Work::Glance(_)) { 1 } else { 3 };
    for (found, name) in evidence.iter().zip(["chooses", "before", "and"]).take(shown) {
        write!(words, "    {name:<8}{}", MountainKing::action_text(found.action)).unwrap();
        if shown > 1 {
            let number = |number: f32| format!("{number:.3} ({:08x})", number.to_bits());
            let (value, points) = (number(found.value), number(found.points));
            let (deviation, visits) = (number(found.deviation), found.visits);
            write!(words, ": {visits} visits, value {value}, points {points} ± {deviation}").unwrap();
        }
        words.push('\n');
    }
    words
}

/// Panics with the first line that differs from the golden.
pub fn check(words: &str) {
    let differing = GOLDEN.lines().zip(words.lines()).enumerate().find(|(_, (a, b))| a != b);
    if let Some((at, (golden, here))) = differing {
        panic!("thoughts.txt, line {}:\n{golden}\nand here:\n{here}", at + 1);
    }
    assert_eq!(GOLDEN.lines().count(), words.lines().count(), "some answers are missing");
}
