//! Positions for the board's tests.

use std::sync::LazyLock;

use moot_core::{Dice, Game, SplitMix64, Turn};
use trolls_and_princesses::{Action, Phase, Setup, State, TrollsAndPrincesses};

/// Decision positions from random games of two to four players. The players rarely leave points unused or decline an offer.
pub(crate) fn positions() -> Vec<(Setup, State)> {
    static PLAYED: LazyLock<Vec<(Setup, State)>> = LazyLock::new(play);
    PLAYED.clone()
}

fn play() -> Vec<(Setup, State)> {
    let mut found = Vec::new();
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (2, 4), (4, 5)] {
        let setup = Setup::usual(players).expect("a valid number of players");
        let mut dice = SplitMix64::new(seed);
        let mut state = TrollsAndPrincesses::deal(&setup);
        for ply in 0..16_000 {
            match TrollsAndPrincesses::turn(&setup, &state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = TrollsAndPrincesses::sample_chance(&setup, &state, &mut dice);
                    let _ = TrollsAndPrincesses::apply_chance(&setup, &mut state, outcome, &mut ())
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

/// The legal actions of the deciding player.
pub(crate) fn legal(setup: &Setup, state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    TrollsAndPrincesses::legal(setup, state, state.asked(), &mut legal);
    legal
}

fn act(setup: &Setup, state: &mut State, dice: &mut SplitMix64) {
    // Generous resources lead to more building.
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
