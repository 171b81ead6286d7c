//! The template in the arena.

use moot_core::Seat;
use nim_template::{Action, Card, Event, Hand, Nim, Setup, Size, State};

use crate::arena_game::{ArenaGame, BalanceTargets, Group, Measure, Taken};
use crate::error::ArenaError;

/// The only group of things that players can take.
const CARDS: usize = 0;

impl ArenaGame for Nim {
    // The template has no older weights.
    const CLASSIC: &'static str = include_str!("../../../../games/template/rules/data/weights.txt");
    const SETUPS: &'static [&'static str] = &["small", "large"];

    fn setup(players: u8, name: &str) -> Option<Result<Setup, ArenaError>> {
        let size = match name {
            "small" => Size::Small,
            "large" => Size::Large,
            _ => return None,
        };
        Some(Setup::new(players, size).map_err(|why| ArenaError::Setup(why.to_string())))
    }

    fn title() -> &'static str {
        "Nim (template)"
    }

    fn start(_: &Setup, _: &State, _: Seat) -> Option<String> {
        None
    }

    fn first(_: &State) -> Seat {
        Seat(0)
    }

    fn round(state: &State) -> u32 {
        let players = state.players.iter().filter(|player| player.hand != Hand::Empty).count() as u32;
        u32::from(state.turn).div_ceil(players.max(1))
    }

    fn lays(action: &Action) -> bool {
        matches!(action, Action::Take { .. })
    }

    fn groups() -> Vec<Group> {
        vec![Group {
            name: "cards",
            taken: "played",
            offer: "in the hand of the seat in a turn of its own",
            items: Card::ALL.map(Card::word).to_vec(),
            least: None,
            most: None,
        }]
    }

    fn on_offer(_: &Setup, state: &State, seat: Seat, offers: &mut [u64]) {
        if let Hand::Held(card) = state.hand(seat) {
            offers[CARDS] |= 1 << card as u8;
        }
    }

    fn taken(event: &Event) -> Vec<Taken> {
        match *event {
            Event::Played { seat, card } => vec![Taken { seat, group: CARDS, item: card as u8 }],
            _ => Vec::new(),
        }
    }

    fn ways(_: usize, item: u8) -> Vec<Action> {
        Card::ALL.get(usize::from(item)).map(|&card| Action::Play(card)).into_iter().collect()
    }

    fn targets(_: &Setup) -> BalanceTargets {
        BalanceTargets::free(vec![Measure { name: "cards that were never played", bound: None, share: true }])
    }

    fn measure(setup: &Setup, end: &State) -> Vec<f64> {
        let kept: u8 = setup.seats().map(|seat| end.card_points(seat)).sum();
        vec![f64::from(kept) / f64::from(setup.players())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::play;
    use crate::player_spec::PlayerSpec;
    use crate::starts::Starts;

    #[test]
    fn a_card_is_played_by_a_seat_that_holds_it() {
        let random: Vec<PlayerSpec> = vec!["random".parse().unwrap(); 3];
        let mut played = 0;
        for name in Nim::SETUPS {
            let setup = Nim::table(3, Some(name)).unwrap();
            for seed in 0..20 {
                let record = play::<Nim>(&setup, &random, Starts::Chosen, seed).unwrap();
                for (taken, offered) in record.taken[CARDS].iter().zip(&record.offered[CARDS]) {
                    assert_eq!(taken & !offered, 0, "{taken:b} of {offered:b}");
                    played += taken.count_ones();
                }
                assert!(record.rounds > 1, "{record:?}");
            }
        }
        assert!(played > 20, "{played} cards in 40 games");
        assert!(Nim::table(4, None).is_err() && Nim::table(2, Some("huge")).is_err());
    }
}
