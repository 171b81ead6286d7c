//! *Cave Troll* in the arena.

use cave_troll::tables::{ARTIFACTS, CARDS};
use cave_troll::{Action, Artifact, Card, CaveTroll, Event, Phase, ROOMS, Set, Setup, State};
use moot_core::Seat;

use crate::arena_game::{ArenaGame, BalanceTargets, Group, Measure, Taken};
use crate::error::ArenaError;

const FOUND: usize = 0;
const USED: usize = 1;
const CARD: usize = 2;

/// The icons of a scoring.
const ICONS: f64 = 5.0;

impl ArenaGame for CaveTroll {
    const CLASSIC: &'static str = include_str!("../../../../games/cave-troll/balance/classic-weights.txt");
    const SETUPS: &'static [&'static str] = &["classic", "variant"];

    fn setup(players: u8, name: &str) -> Option<Result<Setup, ArenaError>> {
        let set = match name {
            "classic" => Set::Classic,
            "variant" => Set::Variant,
            _ => return None,
        };
        Some(Setup::new(players, set, None).map_err(|why| ArenaError::Setup(why.to_string())))
    }

    fn title() -> &'static str {
        "Cave Troll"
    }

    fn start(_: &Setup, _: &State, _: Seat) -> Option<String> {
        None
    }

    fn first(state: &State) -> Seat {
        state.first
    }

    fn round(state: &State) -> u32 {
        u32::from(state.turn).div_ceil(state.seats.max(1).into())
    }

    fn lays(action: &Action) -> bool {
        matches!(action, Action::At(_))
    }

    fn groups() -> Vec<Group> {
        let artifacts = || ARTIFACTS.iter().map(|it| it.name).collect();
        vec![
            Group {
                name: "artifacts",
                taken: "found",
                offer: "drawn by nobody yet in a turn of the seat",
                items: artifacts(),
                least: None,
                most: Some(0.08),
            },
            Group {
                name: "artifacts before a player",
                taken: "played",
                offer: "before the seat",
                items: artifacts(),
                least: None,
                most: None,
            },
            Group {
                name: "cards",
                taken: "played",
                offer: "in the hand of the seat when it chose a card to play",
                items: CARDS.iter().map(|it| it.id).collect(),
                least: None,
                most: None,
            },
        ]
    }

    fn on_offer(_: &Setup, state: &State, seat: Seat, offers: &mut [u64]) {
        if seat != state.active {
            return;
        }
        offers[FOUND] |= u64::from(state.artifacts);
        if let Some(artifact) = state.relics[seat.index()] {
            offers[FOUND] |= 1 << artifact as u8;
            offers[USED] |= 1 << artifact as u8;
        }
        if state.phase == Phase::Play {
            state.player(seat).hand.iter().for_each(|card: Card| offers[CARD] |= 1 << card.0);
        }
    }

    fn taken(event: &Event) -> Vec<Taken> {
        let artifact = |seat, group, artifact: Artifact| Taken { seat, group, item: artifact as u8 };
        match *event {
            // The finder of an artifact is public only when it is played, or when the game is over.
            Event::Kept { seat, artifact: it, .. } => vec![artifact(seat, FOUND, it)],
            Event::Invoked { seat, artifact: it } => {
                vec![artifact(seat, FOUND, it), artifact(seat, USED, it)]
            }
            Event::Played { seat, card } => vec![Taken { seat, group: CARD, item: card.0 }],
            _ => Vec::new(),
        }
    }

    fn targets(_: &Setup) -> BalanceTargets {
        let free = |name, share| Measure { name, bound: None, share };
        BalanceTargets::free(vec![
            free("scorings of the board before the last", false),
            free("cards left in the decks of others", false),
            free("heroes in rooms at the end, of each player", false),
            free("rooms controlled at the end", true),
            free("rooms tied at the end", true),
        ])
    }

    fn measure(setup: &Setup, end: &State) -> Vec<f64> {
        let seats = f64::from(setup.players());
        let gone: u8 = setup.seats().flat_map(|seat| end.player(seat).gone.iter()).map(Card::icons).sum();
        let left: u8 = setup.seats().map(|seat| end.player(seat).deck_len()).sum();
        let heroes: u8 = setup.seats().map(|seat| end.heroes_in_rooms(seat)).sum();
        let standings = || ROOMS.iter().map(|room| cave_troll::standing(end, room));
        let controlled = standings().filter(|it| it.control.is_some()).count();
        let tied = standings().filter(|it| it.control.is_none() && it.heroes.iter().any(|&n| n > 0)).count();
        let rooms = f64::from(ROOMS.len());
        vec![
            f64::from(gone) / ICONS,
            f64::from(left) / (seats - 1.0).max(1.0),
            f64::from(heroes) / seats,
            controlled as f64 / rooms,
            tied as f64 / rooms,
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::play;
    use crate::player_spec::PlayerSpec;
    use crate::starts::Starts;

    #[test]
    fn both_sets_are_playable_and_an_artifact_has_one_finder() {
        for name in CaveTroll::SETUPS {
            let setup = CaveTroll::table(3, Some(name)).unwrap();
            let diggers: Vec<PlayerSpec> = vec!["whelp".parse().unwrap(); 3];
            let mut found = 0;
            for seed in 0..6 {
                let record = play::<CaveTroll>(&setup, &diggers, Starts::Chosen, seed).unwrap();
                for (group, (taken, offered)) in record.taken.iter().zip(&record.offered).enumerate() {
                    for (taken, offered) in taken.iter().zip(offered) {
                        assert_eq!(taken & !offered, 0, "group {group}: {taken:b} of {offered:b}");
                    }
                }
                let finders = record.taken[FOUND];
                let all: u64 = finders.iter().fold(0, |all, set| all | set);
                let count: u32 = finders.iter().map(|set| set.count_ones()).sum();
                assert_eq!(all.count_ones(), count, "an artifact has one owner");
                found += count;
                assert!(record.rounds > 5 && record.measures[0] <= 3.0, "{record:?}");
            }
            assert!(found > 3, "{found} artifacts in six games");
        }
        assert!(CaveTroll::table(5, None).is_err() && CaveTroll::table(2, Some("winter")).is_err());
    }
}
