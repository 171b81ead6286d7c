//! Positions for the tests of this board.

use std::sync::LazyLock;

use moot_core::{Dice, Game, Mixer, Turn};
use trolls_and_princesses::{Action, Phase, Setup, State, TrollsAndPrincesses};

/// Positions in which somebody decides, from games of two to four players. They act at random, but seldom leave points
/// unused or decline what is offered.
pub(crate) fn positions() -> Vec<(Setup, State)> {
    static PLAYED: LazyLock<Vec<(Setup, State)>> = LazyLock::new(play);
    PLAYED.clone()
}

fn play() -> Vec<(Setup, State)> {
    let mut found = Vec::new();
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (2, 4), (4, 5)] {
        let setup = Setup::usual(players).expect("a number of players that can play");
        let mut dice = Mixer::new(seed);
        let mut state = TrollsAndPrincesses::deal(&setup);
        for ply in 0..16_000 {
            match TrollsAndPrincesses::turn(&setup, &state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = TrollsAndPrincesses::roll(&setup, &state, &mut dice);
                    let _ = TrollsAndPrincesses::fall(&setup, &mut state, outcome, &mut ())
                        .expect("a possible outcome");
                }
                Turn::Seats(_) => {
                    let rare = !matches!(state.phase, Phase::Act | Phase::Play | Phase::Move);
                    if rare && ply % 3 == 0 || ply % 9 == 0 {
                        found.push((setup, state));
                    }
                    act(&setup, &mut state, &mut dice);
                }
            }
        }
    }
    assert!(found.len() > 150, "{} positions", found.len());
    found
}

/// The legal actions of whoever is asked.
pub(crate) fn legal(setup: &Setup, state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    TrollsAndPrincesses::legal(setup, state, state.asked(), &mut legal);
    legal
}

fn act(setup: &Setup, state: &mut State, dice: &mut Mixer) {
    // Rich players build more.
    let seat = state.asked();
    if state.phase == Phase::Play {
        state.players[seat.index()].field = [6; 3];
    }
    let all = legal(setup, state);
    let useful: Vec<Action> = all.iter().copied().filter(|&action| action != Action::Done).collect();
    let from = if useful.is_empty() || dice.below(12) == 0 { &all } else { &useful };
    let liked =
        from.iter().copied().find(|action| matches!(action, Action::Build)).filter(|_| dice.below(2) == 0);
    let pick = liked.unwrap_or_else(|| from[dice.below(from.len() as u32) as usize]);
    let _ = TrollsAndPrincesses::act(setup, state, seat, pick, &mut ());
}
