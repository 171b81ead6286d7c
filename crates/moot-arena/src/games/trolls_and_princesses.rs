//! *Trolls & Princesses* in the arena.

use moot_core::Seat;
use trolls_and_princesses::tables::{CAVES, KINGS, ROUNDS, TROLLS};
use trolls_and_princesses::{
    Action, CAVE_TILES, Event, Item, KingsCard, Phase, Setup, Stage, State, Tile, TileKind, TrollCard,
    TrollsAndPrincesses, score,
};

use crate::arena_game::{ArenaGame, BalanceTargets, Group, Measure, Taken};
use crate::error::ArenaError;

const CAVE: usize = 0;
const KING: usize = 1;
const CARD: usize = 2;
const CHALLENGE: usize = 3;
const ROUND: usize = 4;

impl ArenaGame for TrollsAndPrincesses {
    const CLASSIC: &'static str =
        include_str!("../../../../games/trolls-and-princesses/balance/classic-weights.txt");
    const SETUPS: &'static [&'static str] = &["dealt"];

    fn setup(players: u8, name: &str) -> Option<Result<Setup, ArenaError>> {
        (name == "dealt").then(|| Setup::usual(players).map_err(|why| ArenaError::Setup(why.to_string())))
    }

    fn title() -> &'static str {
        "Trolls & Princesses"
    }

    /// The start of a seat is its board.
    fn start(_: &Setup, state: &State, seat: Seat) -> Option<String> {
        Some(state.player(seat).face().id.to_owned())
    }

    fn first(state: &State) -> Seat {
        state.first
    }

    fn round(state: &State) -> u32 {
        state.round.into()
    }

    fn lays(action: &Action) -> bool {
        matches!(action, Action::Lay { .. })
    }

    fn groups() -> Vec<Group> {
        let group = |name, taken, offer, items, most| Group { name, taken, offer, items, least: None, most };
        vec![
            group(
                "cave tiles",
                "built",
                "on display when the seat chose a tile",
                CAVES.iter().map(|it| it.id).collect(),
                Some(0.08),
            ),
            group(
                "king's tiles",
                "gained",
                "on display when the seat chose one",
                KINGS.iter().map(|it| it.id).collect(),
                Some(0.08),
            ),
            group(
                "troll cards",
                "taken",
                "on display when the seat acted in its troll power cavern",
                TROLLS.iter().map(|it| it.id).collect(),
                Some(0.08),
            ),
            group(
                "king's cards",
                "claimed",
                "in the game",
                KingsCard::all().map(|it| it.face().id).collect(),
                None,
            ),
            group("round cards", "played", "in hand", ROUNDS.iter().map(|it| it.id).collect(), None),
        ]
    }

    fn on_offer(_: &Setup, state: &State, seat: Seat, offers: &mut [u64]) {
        let kings = |tile: Tile| tile.0.checked_sub(CAVE_TILES as u8);
        match state.phase {
            Phase::Build { .. } => {
                state.caves.iter().filter(|tile| tile.is_some()).for_each(|tile| offers[CAVE] |= 1 << tile.0);
            }
            Phase::Reward => {
                state.kings.iter().filter_map(|&tile| kings(tile)).for_each(|at| {
                    if usize::from(at) < KINGS.len() {
                        offers[KING] |= 1 << at;
                    }
                });
            }
            Phase::Act | Phase::Pick => {
                state.shown.iter().filter(|card| card.is_some()).for_each(|card| offers[CARD] |= 1 << card.0);
            }
            Phase::Play => state.player(seat).hand.iter().for_each(|card| offers[ROUND] |= 1 << card.0),
            _ => {}
        }
        if state.stage != Stage::Play || state.phase == Phase::Play {
            let known = state.challenges.iter().filter(|card| card.is_some());
            known.for_each(|card| offers[CHALLENGE] |= 1 << card.0);
        }
    }

    fn taken(event: &Event) -> Vec<Taken> {
        let (seat, group, item) = match *event {
            Event::Laid { seat, tile, .. } if tile.kind() == TileKind::Kings => {
                (seat, KING, tile.0 - CAVE_TILES as u8)
            }
            Event::Laid { seat, tile, .. } => (seat, CAVE, tile.0),
            Event::Card { seat, card } => (seat, CARD, card.0),
            Event::Claimed { seat, card } => (seat, CHALLENGE, card.0),
            Event::Played { seat, card } => (seat, ROUND, card.0),
            _ => return Vec::new(),
        };
        vec![Taken { seat, group, item }]
    }

    fn ways(group: usize, item: u8) -> Vec<Action> {
        match group {
            CAVE => vec![Action::Take(Tile(item))],
            KING => vec![Action::Take(Tile(item + CAVE_TILES as u8))],
            CARD => vec![Action::Buy(TrollCard(item)), Action::Pick(TrollCard(item))],
            _ => Vec::new(),
        }
    }

    fn targets(_: &Setup) -> BalanceTargets {
        let free = |name| Measure { name, bound: None, share: false };
        BalanceTargets::free(vec![
            free("princesses captured, of each player"),
            free("bells torn down, of each player"),
            free("changelings swapped, of each player"),
            free("outposts built, of each player"),
            free("humans, of each player"),
            free("cave tiles built, of each player"),
            free("king's tiles, of each player"),
            free("troll cards, of each player"),
            free("challenges claimed, of each player"),
        ])
    }

    fn measure(setup: &Setup, end: &State) -> Vec<f64> {
        let mean = |count: &dyn Fn(Seat) -> usize| {
            setup.seats().map(|seat| count(seat) as f64).sum::<f64>() / f64::from(setup.players())
        };
        let stored = |item: Item| mean(&|seat| end.player(seat).stored(item).into());
        let tiles = |kings: bool| {
            mean(&|seat| {
                let tiles = end.player(seat).tiles.iter();
                tiles.filter(|tile| (tile.kind() == TileKind::Kings) == kings).count()
            })
        };
        vec![
            stored(Item::Princess),
            stored(Item::Bell),
            stored(Item::Changeling),
            stored(Item::Outpost),
            stored(Item::Human),
            tiles(false),
            tiles(true),
            mean(&|seat| end.player(seat).cards.count_ones() as usize),
            mean(&|seat| end.player(seat).claimed.count_ones() as usize),
        ]
    }
}

const _: () = assert!(CAVE_TILES <= 64 && score::CATEGORIES.len() <= moot_core::MAX_CATEGORIES);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::play;
    use crate::player_spec::PlayerSpec;
    use crate::starts::Starts;
    use trolls_and_princesses::Board;

    #[test]
    fn every_board_is_dealt_and_a_tile_has_one_owner() {
        let setup = TrollsAndPrincesses::table(4, None).unwrap();
        let whelps: Vec<PlayerSpec> = vec!["whelp".parse().unwrap(); 4];
        for seed in 0..4 {
            let record = play::<TrollsAndPrincesses>(&setup, &whelps, Starts::Chosen, seed).unwrap();
            let mut starts: Vec<String> = record.starts.iter().flatten().cloned().collect();
            starts.sort_unstable();
            let mut boards: Vec<String> = Board::all().map(|board| board.face().id.to_owned()).collect();
            boards.sort_unstable();
            assert_eq!(starts, boards);
            for group in [CAVE, KING] {
                let all = record.taken[group].iter().fold(0, |all: u64, set| all | set);
                let count: u32 = record.taken[group].iter().map(|set| set.count_ones()).sum();
                assert_eq!(all.count_ones(), count, "a tile has one owner");
            }
            assert_eq!(record.rounds, 10);
            assert!(record.taken[ROUND].iter().take(4).all(|cards| cards.count_ones() == 10));
        }
        assert!(TrollsAndPrincesses::table(5, None).is_err());
    }
}
