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
