//! The contents of a player chip: gold, cards left, figures in the dungeon, an artifact.

use crate::art::icons;
use cave_troll::{Figure, Phase, State, score};
use leptos::prelude::*;
use moot_core::Seat;

use super::{Session, scoring};
use crate::text::table::{Glance, RecapEvent, cave};
use moot_art::Icon;
use moot_table_ui::game::Chip;
use moot_table_ui::selection_controls::{self, amount};
use moot_ui::widgets::ic_class;

/// The chip warns at this number of remaining cards or fewer.
const FEW: u8 = 3;

fn glance(state: &State, seat: Seat) -> Glance {
    let player = state.player(seat);
    let singles = Figure::singles(state.set).into_iter().zip(player.singles);
    let there = |monster: bool| {
        let wanted = singles.clone().filter(|(figure, at)| at.is_some() && figure.is_monster() == monster);
        wanted.filter(|(figure, _)| figure.is_character()).count() as u8
    };
    Glance {
        gold: player.total(),
        deck: player.deck_len(),
        held: player.held,
        heroes: there(false) + player.adventurers.iter().sum::<u8>(),
        monsters: there(true),
        artifact: state.holders.contains(seat),
        board: if state.phase == Phase::Over { 0 } else { score::whole_board(state)[seat.index()] },
    }
}

/// The contents of a player chip.
pub fn chip(session: Session, seat: Seat) -> Chip {
    let now = Memo::new(move |_| session.state().with(|state| glance(state, seat)));
    let fact = move |icon: Icon, count: fn(&Glance) -> u8, title: fn(&Glance) -> String| {
        amount(icon, now, count, title)
    };
    let paid = Memo::new(move |_| {
        // A past position has its own numbers.
        let now = session.past_position().with(Option::is_none);
        now.then(|| session.table().with(scoring::recent)).flatten().map(|gold| gold[seat.index()])
    });
    let scored = move || {
        paid.get().map(|gold| {
            let number = ["+", &gold.to_string()].concat();
            view! { <em class="scored" title=cave().recap_entry(&RecapEvent::Board([0; 4]))>{number}</em> }
        })
    };
    let head = view! {
        <span class="hon">
            {ic_class(Icon::Coin, "ic gold")} <b>{move || now.with(|now| now.gold)}</b> {scored}
        </span>
    };
    let body = view! {
        <span class="sum words" class:few=move || { now.with(|now| now.deck <= FEW) }>
            {fact(Icon::Card, |now| now.deck, |now| cave().chip_deck(now.deck))}
            {fact(icons::ADVENTURER, |now| now.heroes, |now| cave().chip_heroes(now.heroes))}
            {fact(icons::ORC, |now| now.monsters, |now| cave().chip_monsters(now.monsters))}
            {fact(icons::ARTIFACT, |now| now.artifact.into(), |now| cave().chip_artifact(now.artifact).to_owned())}
        </span>
    };
    let short = view! {
        <b>{move || now.with(|now| now.gold)}</b>
        {scored}
        <small hidden=move || paid.with(Option::is_some)>
            {move || ["+", &now.with(|now| now.board).to_string()].concat()}
        </small>
    };
    selection_controls::chip(
        now,
        |now| cave().chip(now),
        [head.into_any(), body.into_any(), short.into_any()],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::testing::Position;

    #[test]
    fn a_chip_counts_heroes_and_monsters_but_no_chests() {
        let mut position = Position::classic(2);
        position.put("A 0:knight 0:adventurer 0:adventurer 0:chest 0:orc").put("B 1:adventurer");
        let now = glance(&position.state, Seat(0));
        assert_eq!((now.heroes, now.monsters, now.held), (3, 1, 1));
        assert_eq!(now.board, 1 + 4);
    }
}
