//! Draws bring only what the deck, the bag or the box holds; anything else is refused and changes nothing.

use moot_core::{Game, Seat, SeatSet, SplitMix64, Step};
use mountain_king::testing::{Position, card};
use mountain_king::{
    Action, Clan, Event, Illegal, MountainKing, Outcome, Phase, Setup, Side, Spell, State, Supply,
};

/// Asserts that none of these outcomes may be drawn now.
fn refused(setup: &Setup, state: &State, outcomes: &[Outcome]) {
    for &outcome in outcomes {
        let mut after = *state;
        let result = MountainKing::apply_chance(setup, &mut after, outcome, &mut ());
        assert_eq!(result, Err(Illegal::NotDue), "{outcome:?} at {:?}", state.phase);
        assert_eq!(after, *state, "{outcome:?} at {:?}", state.phase);
    }
}

/// Deals until an outcome comes that `wanted` accepts; the state before and after it, and the outcome.
fn dealt(setup: &Setup, wanted: impl Fn(Outcome) -> bool) -> (State, State, Outcome) {
    let mut state = MountainKing::deal(setup);
    let mut dice = SplitMix64::new(2);
    loop {
        let (before, outcome) = (state, MountainKing::sample_chance(setup, &state, &mut dice));
        let _ = MountainKing::apply_chance(setup, &mut state, outcome, &mut ()).unwrap();
        if wanted(outcome) {
            return (before, state, outcome);
        }
        assert_ne!(state.phase, Phase::Gate, "no such draw");
    }
}

fn setup(supply: Supply) -> Setup {
    Setup::new(4, Side::Winter, supply, None).unwrap()
}

/// A card of another level, one that lies in the horde already, and what is no card at all.
#[test]
fn the_horde_is_dealt_from_its_decks() {
    let setup = setup(Supply::Random);
    let (before, after, first) = dealt(&setup, |outcome| matches!(outcome, Outcome::Troll(_)));
    assert_eq!(before.phase, Phase::Deal(0));
    refused(&setup, &before, &[21, 38, 54, 55, 60, 63, 64, 200, 255].map(Outcome::Troll));
    refused(&setup, &before, &[Outcome::Spell(0), Outcome::Pedestal(Clan::Ice), Outcome::Honour(2)]);
    refused(&setup, &after, &[first]);
    // With the deck of level 3 used up, no other card takes its place.
    let mut few = before;
    few.unseen_trolls = 1;
    refused(&setup, &few, &[1, 20].map(Outcome::Troll));
}

/// Only a clan that still has a pedestal in the bag.
#[test]
fn pedestals_are_drawn_from_the_bag() {
    let setup = setup(Supply::Random);
    let (mut before, ..) = dealt(&setup, |outcome| matches!(outcome, Outcome::Pedestal(_)));
    before.bag[Clan::Fire as usize] = 0;
    refused(&setup, &before, &[Outcome::Pedestal(Clan::Fire), Outcome::Troll(20)]);
}

/// Two tiles of each kind are in the box, and one of each where no kind may come twice.
#[test]
fn workshops_are_drawn_from_the_box() {
    for (supply, most) in [(Supply::Random, 2), (Supply::Distinct, 1)] {
        let setup = setup(supply);
        let (mut before, ..) = dealt(&setup, |outcome| matches!(outcome, Outcome::Workshop(_)));
        before.shop_supply[3] = most;
        refused(&setup, &before, &[3, 11, 255].map(Outcome::Workshop));
    }
}

#[test]
fn spells_are_dealt_from_their_deck() {
    let setup = setup(Supply::Random);
    let (before, after, first) = dealt(&setup, |outcome| matches!(outcome, Outcome::Spell(_)));
    refused(&setup, &before, &[17, 31, 32, 33, 64, 255].map(Outcome::Spell));
    refused(&setup, &after, &[first]);
}

/// There are six orders of three clans.
#[test]
fn statues_have_one_of_six_orders() {
    let setup = setup(Supply::Random);
    let (before, ..) = dealt(&setup, |outcome| matches!(outcome, Outcome::Statues(_)));
    refused(&setup, &before, &[6, 7, 255].map(Outcome::Statues));
}

/// Three tokens of 5, four each of 4, 3 and 2.
#[test]
fn point_tokens_are_those_of_the_box() {
    let setup = setup(Supply::Random);
    let (mut before, ..) = dealt(&setup, |outcome| matches!(outcome, Outcome::Honour(_)));
    refused(&setup, &before, &[0, 1, 6, 15, 16, 18, 255].map(Outcome::Honour));
    before.honours[1..4].fill(5);
    refused(&setup, &before, &[Outcome::Honour(5)]);
    before.honours[3] = 0;
    let step = MountainKing::apply_chance(&setup, &mut before, Outcome::Honour(5), &mut ());
    assert!(step.is_ok(), "the third of them");
}

/// They are told by the spaces of the track: clan by clan, from the outermost tier on.
#[test]
fn point_tokens_are_told_by_clan_and_tier() {
    let setup = setup(Supply::Random);
    let mut state = MountainKing::deal(&setup);
    let (mut dice, mut events) = (SplitMix64::new(2), Vec::new());
    while state.phase != Phase::Gate {
        let outcome = MountainKing::sample_chance(&setup, &state, &mut dice);
        let _ = MountainKing::apply_chance(&setup, &mut state, outcome, &mut events).unwrap();
    }
    let told: Vec<_> = events
        .into_iter()
        .filter_map(|event| match event {
            Event::Token { clan, tier, honour } => Some((clan, tier, honour)),
            _ => None,
        })
        .collect();
    let track = Clan::ALL.into_iter().flat_map(|clan| (0..5).map(move |tier| (clan, tier)));
    let track = track.map(|(clan, tier)| (clan, tier, state.honours[clan.space(tier.into())]));
    assert_eq!(told, track.collect::<Vec<_>>());
}

#[test]
fn a_seat_at_the_table_begins() {
    let setup = setup(Supply::Random);
    let (before, after, _) = dealt(&setup, |outcome| matches!(outcome, Outcome::First(_)));
    refused(&setup, &before, &[4, 7, 8, 64, 255].map(|seat| Outcome::First(Seat(seat))));
    assert_eq!(after.phase, Phase::Gate);
    refused(&setup, &after, &[Outcome::First(Seat(0)), Outcome::Troll(20), Outcome::Starter(0)]);
}

/// The state after an action of the active player, before the draw that it brings.
fn after(game: &Position, text: &str) -> State {
    let mut state = game.state;
    let action = MountainKing::action_from(text).unwrap();
    MountainKing::check(&game.setup, &state, state.active, action).unwrap();
    let seat = state.active;
    let _ = MountainKing::act(&game.setup, &mut state, seat, action, &mut ());
    state
}

/// A gap in the horde takes a card of its deck, and a fresh level-2 troll a pedestal of the bag.
#[test]
fn a_gap_takes_a_card_and_a_pedestal_that_are_left() {
    let mut game = Position::new(4);
    game.store(0, "cc");
    let mut state = after(&game, "recruit 5 2c");
    assert_eq!(state.phase, Phase::Refill(5));
    let lying = game.state.horde[6].card;
    refused(&game.setup, &state, &[0, 20, lying, 54, 55, 63, 64, 255].map(Outcome::Troll));
    refused(&game.setup, &state, &[Outcome::Pedestal(Clan::Ice), Outcome::Spell(0), Outcome::Starter(0)]);
    let fresh = (21..38).find(|&card| state.unseen_trolls >> card & 1 == 1).unwrap();
    let _ = MountainKing::apply_chance(&game.setup, &mut state, Outcome::Troll(fresh), &mut ()).unwrap();
    assert_eq!(state.phase, Phase::Bag(5));
    state.bag[Clan::Fire as usize] = 0;
    refused(&game.setup, &state, &[Outcome::Pedestal(Clan::Fire), Outcome::Troll(card("Thudlow"))]);
}

/// Who learns something by a draw: everybody, unless it was certain beforehand.
#[test]
fn a_draw_that_is_certain_tells_nobody_anything() {
    let mut game = Position::new(4);
    game.store(0, "cc");
    let everybody = Step { informed: SeatSet::all(4) };
    let draw = |state: &mut State, outcome| {
        MountainKing::apply_chance(&game.setup, state, outcome, &mut ()).unwrap()
    };
    let gap = after(&game, "recruit 5 2c");
    let deck: Vec<u8> = (21..38).filter(|&card| gap.unseen_trolls >> card & 1 == 1).collect();
    let mut bag = gap;
    assert_eq!(draw(&mut bag, Outcome::Troll(deck[0])), everybody);
    let mut alone = gap;
    alone.unseen_trolls = 1 << deck[0];
    assert_eq!(draw(&mut alone, Outcome::Troll(deck[0])), Step::default());

    for (left, informed) in [([0, 3, 0], Step::default()), ([1, 3, 0], everybody), ([2, 1, 1], everybody)] {
        let mut bag = bag;
        bag.bag = left;
        assert_eq!(draw(&mut bag, Outcome::Pedestal(Clan::Ice)), informed, "{left:?}");
    }

    let mut game = Position::with_spell(Spell::SoftRock, "r");
    game.state.runes[0] = 2;
    let mut page = after(&game, "cast 0 r");
    let spell = page.unseen_spells.trailing_zeros() as u8;
    let mut alone = page;
    alone.unseen_spells = 1 << spell;
    assert_eq!(draw(&mut page, Outcome::Spell(spell)), everybody);
    assert_eq!(draw(&mut alone, Outcome::Spell(spell)), Step::default());
}

/// A page takes a spell of the deck.
#[test]
fn a_page_takes_a_spell_that_is_left() {
    let mut game = Position::with_spell(Spell::SoftRock, "r");
    game.state.runes[0] = 2;
    let state = after(&game, "cast 0 r");
    assert_eq!(state.phase, Phase::Page(0));
    let open = state.book[1];
    refused(&game.setup, &state, &[open, 17, 31, 32, 63, 64, 255].map(Outcome::Spell));
    refused(&game.setup, &state, &[Outcome::Troll(20), Outcome::Starter(0)]);
}

/// The state in which the first drafter draws, once all gates are placed.
fn drafting(setup: &Setup) -> State {
    let (_, mut state, _) = dealt(setup, |outcome| matches!(outcome, Outcome::First(_)));
    while state.phase == Phase::Gate {
        let mut legal = Vec::new();
        MountainKing::legal(setup, &state, state.active, &mut legal);
        let seat = state.active;
        let _ = MountainKing::act(setup, &mut state, seat, legal[0], &mut ());
    }
    state
}

/// A drafter draws no starter twice.
#[test]
fn a_starter_is_drawn_once() {
    let setup = setup(Supply::Random);
    let mut state = drafting(&setup);
    let _ = MountainKing::apply_chance(&setup, &mut state, Outcome::Starter(4), &mut ()).unwrap();
    assert_eq!((state.phase, state.draft.hand[0]), (Phase::Draw, 4));
    refused(&setup, &state, &[4, 6, 8, 64, 255].map(Outcome::Starter));
}

/// Setup D: one of the two in hand is kept, in a free slot of the bottom row.
#[test]
fn a_starter_is_kept_from_the_hand() {
    let setup = setup(Supply::Random);
    let mut state = drafting(&setup);
    for starter in [4, 1] {
        let _ = MountainKing::apply_chance(&setup, &mut state, Outcome::Starter(starter), &mut ()).unwrap();
    }
    let seat = state.active;
    let keep = |state: &State, starter, slot| {
        MountainKing::check(&setup, state, seat, Action::Keep { starter, slot })
    };
    assert_eq!(keep(&state, 1, 3), Ok(()));
    assert_eq!(keep(&state, 0, 3), Err(Illegal::NotInHand));
    assert_eq!(keep(&state, 255, 3), Err(Illegal::NotInHand));
    assert_eq!(keep(&state, 1, 4), Err(Illegal::NoSuchThing), "the bottom row has four slots");
    let _ = MountainKing::act(&setup, &mut state, seat, Action::Keep { starter: 1, slot: 3 }, &mut ());
    assert_eq!((state.phase, state.draft.hand), (Phase::Draw, [4, 255]));
    let _ = MountainKing::apply_chance(&setup, &mut state, Outcome::Starter(0), &mut ()).unwrap();
    assert_eq!(keep(&state, 4, 3), Err(Illegal::SlotTaken));
    assert_eq!(keep(&state, 1, 2), Err(Illegal::NotInHand), "kept already");
}
