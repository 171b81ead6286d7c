//! Checks that the phase of a view fits the position.

use moot_core::{Game, Seat};

use super::ViewError;
use crate::card::{BOTTOM, NONE, PLACES, SLOTS, TROLLS, beneath};
use crate::state::Drafting;
use crate::{MountainKing, Phase, Setup, Spell, Stage, State, View, dig, spells, trade};

/// Checks a view whose numbers are in range and whose pieces add up.
pub(super) fn check(setup: &Setup, view: &View) -> Result<(), ViewError> {
    let table = &view.table;
    ViewError::fits(view.seat == Some(table.active), "the seat is not asked")?;
    ViewError::fits(
        table.players.iter().all(|player| player.storage.0.iter().all(|&n| n <= 200)),
        "storage",
    )?;
    match table.phase {
        Phase::Gate | Phase::Draft => beginning(setup, table)?,
        Phase::Deal(_) | Phase::Draw | Phase::Refill(_) | Phase::Bag(_) | Phase::Page(_) | Phase::Over => {
            return ViewError::fits(false, "nobody is asked");
        }
        _ => playing(setup, table)?,
    }
    let mut legal = Vec::new();
    MountainKing::legal(setup, table, table.active, &mut legal);
    ViewError::fits(!legal.is_empty(), "there is nothing to choose from")
}

/// Gates and starters.
fn beginning(setup: &Setup, table: &State) -> Result<(), ViewError> {
    let me = table.me();
    ViewError::fits(
        table.round == 0 && table.tile_count == 0 && table.stage == Stage::Work,
        "the game has not begun",
    )?;
    ViewError::fits(
        [table.recruit, table.casting, table.using] == [NONE; 3] && table.uses == 0,
        "the game has not begun",
    )?;
    if table.phase == Phase::Gate {
        let bare = table.players.iter().all(|player| player.size() == 0);
        return ViewError::fits(bare && !me.gate.is_some() && table.draft == Drafting::IDLE, "a gate");
    }
    ViewError::fits(gates(setup, table), "a gate is missing")?;
    let draft = &table.draft;
    let [low, high] = draft.hand;
    ViewError::fits(draft.held == 2 && low < high && high < 6, "two starters in hand")?;
    ViewError::fits(
        me.trolls[BOTTOM..].iter().all(|&card| card == NONE) && me.size() < BOTTOM,
        "a free slot",
    )?;
    let kept = me.trolls.iter().filter(|&&card| card != NONE);
    ViewError::fits(kept.clone().all(|&card| card >= TROLLS), "a starter")?;
    let kept = kept.fold(0u8, |bits, &card| bits | 1 << (card - TROLLS));
    let hand = 1u8 << low | 1 << high;
    let apart = draft.deck & hand == 0 && draft.deck & kept == 0 && hand & kept == 0;
    ViewError::fits(apart && draft.deck | hand | kept == 0b11_1111, "the starters")?;
    let others = Seat::all(setup.players().into()).filter(|&seat| seat != table.active);
    ViewError::fits(
        others.map(|seat| table.player(seat).size()).all(|size| size == 0 || size == 4),
        "the starters",
    )
}

fn gates(setup: &Setup, table: &State) -> bool {
    Seat::all(setup.players().into()).all(|seat| {
        let gate = table.player(seat).gate;
        gate.is_some() && table.nets[seat.index()].has(gate)
    })
}

/// The game itself.
fn playing(setup: &Setup, table: &State) -> Result<(), ViewError> {
    ViewError::fits(table.round > 0 && gates(setup, table), "the game has begun")?;
    ViewError::fits(table.draft == Drafting::IDLE, "nobody drafts any more")?;
    let stands = |seat: Seat| table.player(seat).trolls[..BOTTOM].iter().all(|&card| card != NONE);
    ViewError::fits(Seat::all(setup.players().into()).all(stands), "four trolls carry a trollsmoot")?;
    for (page, (&spell, &runes)) in (0..).zip(table.book.iter().zip(&table.runes)) {
        ViewError::fits(runes < spells::RUNES || page == table.casting, "a third rune")?;
        ViewError::fits(page != table.casting || (spell != NONE && runes > 0), "a spell is cast")?;
    }
    let idle = table.using == NONE && table.uses == 0;
    let using = table.shops.get(usize::from(table.using)).is_some_and(|&shop| shop != NONE) && table.uses > 0;
    ViewError::fits(idle || using, "a workshop in use")?;
    phase(setup, table, idle)
}

fn phase(setup: &Setup, table: &State, idle: bool) -> Result<(), ViewError> {
    let board = setup.board();
    let me = table.me();
    let trading = matches!(table.phase, Phase::Trade { .. });
    ViewError::fits(
        if trading { trade::may_begin(table.resume) } else { table.resume == Phase::Step },
        "what follows the trade",
    )?;
    if trading {
        // The decision at which the trade began has to fit as well.
        phase(setup, &State { phase: table.resume, resume: Phase::Step, ..*table }, idle)?;
        return this_trade(table);
    }
    let recruited = matches!(table.phase, Phase::Pick | Phase::Place);
    ViewError::fits(
        (table.recruit != NONE) == recruited && (!recruited || me.size() < SLOTS),
        "a troll to be placed",
    )?;
    ViewError::fits(idle || table.phase == Phase::Use, "a workshop in use")?;
    match table.phase {
        Phase::Step => ViewError::fits(table.casting == NONE, "a spell is cast"),
        Phase::Bribe { place, laid } => {
            let owed = usize::from(place) < PLACES && usize::from(laid) < beneath(place).len();
            ViewError::fits(owed && table.horde[usize::from(place)].card != NONE, "a bribe")
        }
        Phase::Lay { shape, cost } => {
            ViewError::fits(dig::check(board, table, shape, cost).is_ok(), "a tunnel to be laid")
        }
        Phase::Anchor(at) => {
            let anchor = table.tiles().last().and_then(|tile| tile.anchor());
            ViewError::fits(anchor == Some(at) && board.tier(at).is_some(), "an anchor")
        }
        Phase::Found(sites) => ViewError::fits(
            sites != 0 && sites & !dig::new_sites(board, table) == 0,
            "a site beside the newest tile",
        ),
        Phase::Use => ViewError::fits(!idle, "a workshop in use"),
        Phase::Pick | Phase::Place => Ok(()),
        _ => ViewError::fits(table.casting != NONE && chosen_by_spell(table), "a choice of a spell"),
    }
}

/// Checks the number of resources that are still to be given.
fn this_trade(table: &State) -> Result<(), ViewError> {
    let Phase::Trade { left, market, .. } = table.phase else { return ViewError::fits(false, "a trade") };
    let enough = u32::from(left) <= table.me().owned().total();
    ViewError::fits((1..=trade::price(market)).contains(&left) && enough, "a trade")
}

/// Whether the spell that is cast asks for what is to be chosen.
fn chosen_by_spell(table: &State) -> bool {
    let spell = table.book.get(usize::from(table.casting)).and_then(|&spell| Spell::from_index(spell));
    let times = |left: u8, most: u8| (1..=most).contains(&left);
    match (table.phase, spell.and_then(spells::first_choice)) {
        (Phase::Dowse(left), Some(Phase::Dowse(most)))
        | (Phase::Horn(left), Some(Phase::Horn(most)))
        | (Phase::Swap(left), Some(Phase::Swap(most)))
        | (Phase::Carry(left), Some(Phase::Carry(most))) => times(left, most),
        (phase, Some(first)) => phase == first,
        (_, None) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Position;

    #[test]
    fn no_tile_lies_before_the_first_round() {
        let mut game = Position::new(4);
        game.gate_at(0, (23, 8)).tile(0, &[(21, 8), (22, 8)]);
        (game.state.phase, game.state.round) = (Phase::Gate, 0);
        let mut view = MountainKing::view(&game.setup, &game.state, Some(game.state.active));
        assert_eq!(check(&game.setup, &view), ViewError::fits(false, "the game has not begun"));
        view.table.tile_count = 0;
        assert_eq!(check(&game.setup, &view), ViewError::fits(false, "a gate"), "it is later in other ways");
    }

    /// The answer to a view of the active seat after a change of the position.
    fn answer(game: &Position, change: impl FnOnce(&mut State)) -> Result<(), ViewError> {
        let mut view = MountainKing::view(&game.setup, &game.state, Some(game.state.active));
        change(&mut view.table);
        check(&game.setup, &view)
    }

    fn unfit(what: &'static str) -> Result<(), ViewError> {
        ViewError::fits(false, what)
    }

    /// Seat 0 drafts; the others have not begun.
    fn draft() -> Position {
        let mut game = Position::new(2);
        let state = &mut game.state;
        (state.phase, state.round) = (Phase::Draft, 0);
        for player in &mut state.players[..2] {
            player.trolls = [NONE; SLOTS];
        }
        state.players[0].trolls[0] = TROLLS + 2;
        state.draft = Drafting { hand: [0, 1], held: 2, deck: 0b11_1000 };
        assert_eq!(answer(&game, |_| ()), Ok(()));
        game
    }

    #[test]
    fn a_hand_of_two_starters_and_a_free_slot_are_needed_to_draft() {
        let game = draft();
        let hand = unfit("two starters in hand");
        assert_eq!(answer(&game, |state| state.draft.hand = [1, 1]), hand);
        assert_eq!(answer(&game, |state| state.draft.hand = [0, 6]), hand);
        let slot = unfit("a free slot");
        assert_eq!(answer(&game, |state| state.players[0].trolls[BOTTOM] = 0), slot);
        let full = [2, 3, 4, 5].map(|starter| TROLLS + starter);
        assert_eq!(answer(&game, |state| state.players[0].trolls[..BOTTOM].copy_from_slice(&full)), slot);
    }

    #[test]
    fn every_gate_is_placed_before_the_draft_and_lies_in_its_network() {
        let game = draft();
        let missing = unfit("a gate is missing");
        assert_eq!(answer(&game, |state| state.players[1].gate = crate::Square::NONE), missing);
        assert_eq!(answer(&game, |state| state.nets[1] = crate::Mask::EMPTY), missing);
    }

    #[test]
    fn runes_and_workshops_fit_what_is_under_way() {
        let mut game = Position::new(2);
        game.spell(0, Spell::Dowsing, 1).tile(0, &[(5, 5), (6, 5)]).store(0, "ccccrrrr");
        assert_eq!(answer(&game, |_| ()), Ok(()));
        assert_eq!(answer(&game, |state| state.round = 0), unfit("the game has begun"));
        assert_eq!(answer(&game, |state| state.runes[0] = spells::RUNES), unfit("a third rune"));
        let cast = |runes: u8| {
            answer(&game, |state| {
                (state.phase, state.casting, state.runes[0]) = (Phase::Dowse(1), 0, runes);
            })
        };
        assert_eq!(cast(spells::RUNES), Ok(()), "the cast puts it there");
        assert_eq!(cast(0), unfit("a spell is cast"));
        let using = unfit("a workshop in use");
        assert_eq!(answer(&game, |state| state.uses = 1), using);
        assert_eq!(answer(&game, |state| (state.phase, state.using) = (Phase::Use, 0)), using);
        let idle = answer(&game, |state| {
            (state.phase, state.using, state.uses, state.shops[0]) = (Phase::Use, 0, 0, 0);
        });
        assert_eq!(idle, using, "a workshop that is not used");
        let other = answer(&game, |state| (state.phase, state.casting) = (Phase::Horn(1), 0));
        assert_eq!(other, unfit("a choice of a spell"), "of another spell");
    }

    #[test]
    fn what_is_chosen_fits_the_position() {
        let mut game = Position::new(2);
        game.tile(0, &[(5, 5), (6, 5)]).store(0, "ccccc").horde(5, "Skarfrid");
        let full = answer(&game, |state| {
            (state.phase, state.recruit) = (Phase::Pick, 0);
            for slot in &mut state.players[0].trolls[BOTTOM..] {
                *slot = 1;
            }
        });
        assert_eq!(full, unfit("a troll to be placed"), "no slot is free");
        let bribe = |place: u8, laid: u8| answer(&game, |state| state.phase = Phase::Bribe { place, laid });
        assert_eq!(bribe(5, 0), Ok(()));
        assert_eq!(bribe(5, 2), unfit("a bribe"), "both trolls beneath have theirs");
        assert_eq!(bribe(PLACES as u8, 0), unfit("a bribe"), "no place of the horde");
        let empty = answer(&game, |state| {
            (state.phase, state.horde[5].card) = (Phase::Bribe { place: 5, laid: 0 }, NONE);
        });
        assert_eq!(empty, unfit("a bribe"), "nobody to recruit");
        let beside = crate::Square::at(12, 5);
        assert!(game.board().tier(beside).is_some());
        assert_eq!(answer(&game, |state| state.phase = Phase::Anchor(beside)), unfit("an anchor"));
        let none = unfit("a site beside the newest tile");
        assert_eq!(answer(&game, |state| state.phase = Phase::Found(0)), none);
        let trade = |left: u8, coins: u8| {
            answer(&game, |state| {
                (state.phase, state.resume) =
                    (Phase::Trade { get: crate::Kind::Iron, left, market: false }, Phase::Step);
                state.players[0].storage = crate::Pile::default();
                state.players[0].storage[crate::Kind::Coin] = coins;
            })
        };
        assert_eq!(trade(2, 2), Ok(()));
        assert_eq!(trade(2, 1), unfit("a trade"), "too few resources");
        assert_eq!(trade(0, 4), unfit("a trade"), "nothing is to be given");
    }
}
