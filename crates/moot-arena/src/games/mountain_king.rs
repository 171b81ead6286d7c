//! *In the Hall of the Mountain King* in the arena.

use moot_core::{Seat, Teams};
use mountain_king::card::{NONE, TROLLS};
use mountain_king::tables::{self, HALLS, SPELLS, WORKSHOPS};
use mountain_king::{Action, Event, MAX_TILES, MountainKing, Phase, Setup, Side, Stage, State, Supply};

use crate::arena_game::{ArenaGame, BalanceTargets, Group, Measure, Taken};
use crate::error::ArenaError;

/// The bounds for every item: the share of games in which it is taken, and the effect on wins.
const LEAST: Option<f64> = Some(0.03);
const MOST: Option<f64> = Some(0.08);

const SPELL: usize = 0;
const WORKSHOP: usize = 1;
const HALL: usize = 2;
const TROLL: usize = 3;
const STARTER: usize = 4;

/// Adds an item to a bit set. A number above 63, such as "none", adds nothing.
fn add(offers: &mut u64, item: u8) {
    *offers |= 1u64.checked_shl(item.into()).unwrap_or(0);
}

impl ArenaGame for MountainKing {
    const CLASSIC: &'static str = include_str!("../../../../games/mountain-king/balance/classic-weights.txt");
    const SETUPS: &'static [&'static str] = &["usual", "winter", "autumn", "teams"];

    fn setup(players: u8, name: &str) -> Option<Result<Setup, ArenaError>> {
        let side = |side| Setup::new(players, side, Supply::Random, None);
        let setup = match name {
            "usual" => Setup::usual(players),
            "winter" => side(Side::Winter),
            "autumn" => side(Side::Autumn),
            // With four players the first and the last are a team against the two between, by turn order.
            "teams" => Setup::usual(players).and_then(|setup| setup.in_teams(Teams::marked(&[0, 1, 1, 0]))),
            _ => return None,
        };
        Some(setup.map_err(|why| ArenaError::Setup(why.to_string())))
    }

    fn title() -> &'static str {
        "In the Hall of the Mountain King"
    }

    fn start(setup: &Setup, state: &State, seat: Seat) -> Option<String> {
        let gate = state.player(seat).gate;
        let start = setup.board().starts.iter().find(|start| start.square == gate);
        Some(start.map_or_else(|| "none".to_owned(), |start| format!("{} {}", start.letter, start.name)))
    }

    fn takes_start(action: &Action) -> bool {
        matches!(action, Action::Gate(_))
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
        let (trolls, starters) = tables::TROLLS.split_at(TROLLS.into());
        vec![
            Group {
                name: "spells",
                taken: "cast",
                offer: "in the spellbook in step 1 of a turn of the seat",
                items: SPELLS.iter().map(|it| it.name).collect(),
                least: LEAST,
                most: MOST,
            },
            Group {
                name: "workshops",
                taken: "founded",
                offer: "in the supply in a turn of the seat",
                items: WORKSHOPS.iter().map(|it| it.name).collect(),
                least: LEAST,
                most: MOST,
            },
            Group {
                name: "halls",
                taken: "dedicated",
                offer: "in the supply in a turn of the seat, which is always so in the first",
                items: HALLS.iter().map(|it| it.name).collect(),
                least: LEAST,
                most: MOST,
            },
            Group {
                name: "trolls",
                taken: "recruited",
                offer: "in the horde in a turn of the seat, whatever the bribes",
                items: trolls.iter().map(|it| it.name).collect(),
                least: LEAST,
                most: MOST,
            },
            Group {
                name: "starters",
                taken: "kept",
                offer: "in the hand of the seat in the draft",
                items: starters.iter().map(|it| it.name).collect(),
                least: LEAST,
                most: MOST,
            },
        ]
    }

    fn on_offer(_: &Setup, state: &State, seat: Seat, offers: &mut [u64]) {
        if state.phase == Phase::Draft && seat == state.active {
            for starter in state.draft.hand.into_iter().filter(|&starter| starter != NONE) {
                add(&mut offers[STARTER], starter);
            }
        }
        if state.round == 0 {
            return;
        }
        if state.stage == Stage::Work {
            state.book.into_iter().for_each(|spell| add(&mut offers[SPELL], spell));
        }
        let supply = (0..).zip(state.shop_supply).filter(|&(_, tiles)| tiles > 0);
        supply.for_each(|(kind, _)| add(&mut offers[WORKSHOP], kind));
        let halls = (0..).zip(state.halls).filter(|(_, laid)| !laid.at.is_some());
        halls.for_each(|(hall, _)| add(&mut offers[HALL], hall));
        state.horde.into_iter().for_each(|place| add(&mut offers[TROLL], place.card));
    }

    fn taken(event: &Event) -> Vec<Taken> {
        let (seat, group, item) = match *event {
            Event::Cast { seat, spell } => (seat, SPELL, spell),
            Event::Founded { seat, workshop, .. } => (seat, WORKSHOP, workshop),
            Event::Dedicated { seat, hall, .. } => (seat, HALL, hall),
            Event::Recruited { seat, card, .. } => (seat, TROLL, card),
            Event::Kept { seat, starter, .. } => (seat, STARTER, starter),
            _ => return Vec::new(),
        };
        vec![Taken { seat, group, item }]
    }

    fn takes(state: &State, action: &Action) -> Option<(usize, u8)> {
        let (group, item) = match *action {
            Action::Cast { page, .. } => (SPELL, *state.book.get(usize::from(page))?),
            Action::Found(workshop) => (WORKSHOP, workshop),
            Action::Dedicate { hall, .. } => (HALL, hall),
            Action::Recruit { place, .. } => (TROLL, state.horde.get(usize::from(place))?.card),
            Action::Keep { starter, .. } => (STARTER, starter),
            _ => return None,
        };
        (item != NONE).then_some((group, item))
    }

    fn targets(setup: &Setup) -> BalanceTargets {
        BalanceTargets {
            // There is no expectation for the points of teams.
            points: (!setup.teams().any()).then_some(95.0..=130.0),
            shares: &[
                ("tunnels", 0.39),
                ("statues", 0.34),
                ("halls", 0.14),
                ("pedestals", 0.10),
                ("coronation", 0.03),
                ("leftovers", 0.01),
            ],
            factor: 1.6,
            turns: Some(14.0..=19.0),
            fair: 0.05,
            measures: vec![
                Measure {
                    name: "tiles laid",
                    bound: (setup.players() == 5).then_some(0.75..=1.0),
                    share: true,
                },
                Measure { name: "halls dedicated", bound: None, share: true },
                Measure { name: "workshops founded", bound: None, share: true },
                Measure { name: "trollsmoots completed", bound: None, share: true },
            ],
        }
    }

    fn measure(setup: &Setup, end: &State) -> Vec<f64> {
        let share = |count: usize, of: usize| count as f64 / of.max(1) as f64;
        let seats = usize::from(setup.players());
        let founded = end.shops.iter().filter(|&&shop| shop != NONE).count();
        let supply: usize = end.shop_supply.iter().map(|&tiles| usize::from(tiles)).sum();
        vec![
            share(end.tiles().len(), MAX_TILES),
            share(end.halls.iter().filter(|laid| laid.at.is_some()).count(), HALLS.len()),
            share(founded, founded + supply),
            share(end.players[..seats].iter().filter(|it| it.size() == it.trolls.len()).count(), seats),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_items_of_every_group_fit_into_a_set() {
        let counts: Vec<_> = MountainKing::groups().iter().map(|group| group.items.len()).collect();
        assert_eq!(counts, [17, 11, 6, 55, 6]);
        let mut set = 0;
        add(&mut set, NONE);
        add(&mut set, 54);
        assert_eq!(set, 1 << 54);
    }

    #[test]
    fn the_shares_of_the_book_are_a_whole() {
        let setup = MountainKing::table(5, None).unwrap();
        let sum: f64 = MountainKing::targets(&setup).shares.iter().map(|(_, share)| share).sum();
        assert!((sum - 1.0).abs() < 0.011, "{sum}: rounded to per cent");
        let names: Vec<_> = MountainKing::targets(&setup).shares.iter().map(|it| it.0).collect();
        assert!(mountain_king::score::CATEGORIES.iter().all(|name| names.contains(name)));
    }
}
