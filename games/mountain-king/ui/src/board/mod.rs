//! The mountain on the page, as a function of the position and the selection.
//!
//! [`places`] and [`reach`] compute legal places and destinations from the rules, [`build`] makes a plain render model
//! ([`model`]), [`paint`] converts the model into SVG text, and the components mount that text and route pointers, touches and
//! keys to [`act`].

pub mod act;
pub mod build;
pub mod facts;
mod keys;
pub mod layers;
pub mod model;
mod mountain;
pub mod paint;
mod pay;
pub mod places;
pub mod reach;
pub mod skin;
mod tag;
mod tray;
pub mod window;

pub use build::wants_tray;
pub use mountain::{Mountain, number as cell_number};
pub use tray::{BoardTray, picture as tray_picture};

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::LazyLock;

    use moot_core::{Dice, Game, SplitMix64, Teams, Turn};
    use mountain_king::{Action, Kind, MountainKing, Phase, Setup, Square, Stage, State, Tile};

    /// Mid-game positions at the start of a turn. The players have many resources, prefer digging, and otherwise act at
    /// random, so that networks, halls and statues occur.
    pub(crate) fn middles() -> Vec<(Setup, State)> {
        static PLAYED: LazyLock<Vec<(Setup, State)>> = LazyLock::new(play);
        PLAYED.clone()
    }

    fn play() -> Vec<(Setup, State)> {
        let mut found = Vec::new();
        let alone = |players| Setup::usual(players).expect("a valid number of players");
        let teams = alone(4).in_teams(Teams::marked(&[0, 1, 1, 0])).expect("two of two");
        let setups = [alone(4), alone(3), alone(5), alone(2), teams];
        for (setup, seed) in setups.into_iter().cycle().zip(1..=15) {
            let mut dice = SplitMix64::new(seed);
            let mut state = MountainKing::deal(&setup);
            for ply in 1..=900 {
                match MountainKing::turn(&setup, &state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = MountainKing::sample_chance(&setup, &state, &mut dice);
                        let _ = MountainKing::apply_chance(&setup, &mut state, outcome, &mut ())
                            .expect("a possible outcome");
                    }
                    Turn::Seats(_) => act(&setup, &mut state, &mut dice),
                }
                let fresh = state.phase == Phase::Step && state.stage == Stage::Work && state.round > 2;
                if ply % 60 < 15 && fresh {
                    found.push((setup, state));
                }
            }
        }
        assert!(found.len() > 20, "{} positions", found.len());
        let linked = found.iter().filter(|(_, state)| state.linked(state.active).is_some()).count();
        assert!(linked > 0, "no networks of teammates are connected");
        found
    }

    fn links(state: &State, lie: u8, at: Square) -> bool {
        let (Phase::Lay { shape, .. }, Some(mate)) = (state.phase, state.mate(state.active)) else {
            return false;
        };
        let near = Tile { shape, lie, at }.squares().sides();
        near.sides().sides().meets(&state.nets[mate.index()])
    }

    fn act(setup: &Setup, state: &mut State, dice: &mut SplitMix64) {
        let seat = state.active;
        for kind in Kind::MINERALS {
            state.players[seat.index()].storage[kind] = 6;
        }
        state.players[seat.index()].storage[Kind::Hammer] = 3;
        let mut legal = Vec::new();
        MountainKing::legal(setup, state, seat, &mut legal);
        let liked = |action: &Action| match action {
            Action::Dig { cost, .. } => cost.iter().sum::<u8>() > 3,
            Action::Bless(_) | Action::Found(_) => true,
            // Teammates dig towards each other.
            Action::Lay { lie, at, .. } => links(state, *lie, *at),
            _ => false,
        };
        let better: Vec<Action> = legal.iter().copied().filter(liked).collect();
        let plain: Vec<Action> =
            legal.iter().copied().filter(|action| !matches!(action, Action::Trade { .. })).collect();
        let from = if better.is_empty() || dice.below(4) == 0 { &plain } else { &better };
        let action = from[dice.below(from.len() as u32) as usize];
        let _ = MountainKing::act(setup, state, seat, action, &mut ());
    }
}
