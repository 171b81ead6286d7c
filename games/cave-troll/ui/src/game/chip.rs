//! What the chip of a player shows: gold, cards left, figures in the dungeon, an artifact.

use cave_troll::{Figure, Phase, State, score};
use leptos::prelude::*;
use moot_core::Seat;

use super::Session;
use crate::text::cave_troll::{Glance, cave};
use moot_art::Icon;
use moot_table_ui::game::Chip;
use moot_ui::widgets::{ic, ic_class};

/// How few cards left are few.
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

/// What the chip of a player shows.
pub fn chip(session: Session, seat: Seat) -> Chip {
    let now = Memo::new(move |_| session.state.with(|state| glance(state, seat)));
    let fact = move |icon: Icon, count: fn(&Glance) -> u8, title: fn(&Glance) -> String| {
        let number = move || now.with(count);
        view! {
            <span class="amt" class:zero=move || { number() == 0 } title=move || now.with(title)>
                {ic(icon)}
                <b>{number}</b>
            </span>
        }
    };
    let head = view! {
        <span class="hon">{ic_class(Icon::Coin, "ic gold")} <b>{move || now.with(|now| now.gold)}</b></span>
    };
    let body = view! {
        <span class="sum words" class:few=move || { now.with(|now| now.deck <= FEW) }>
            {fact(Icon::Card, |now| now.deck, |now| cave().chip_deck(now.deck))}
            {fact(Icon::Adventurer, |now| now.heroes, |now| cave().chip_heroes(now.heroes))}
            {fact(Icon::Orc, |now| now.monsters, |now| cave().chip_monsters(now.monsters))}
            {fact(Icon::Artifact, |now| now.artifact.into(), |now| cave().chip_artifact(now.artifact).to_owned())}
        </span>
    };
    let short = view! {
        <b>{move || now.with(|now| now.gold)}</b>
        <small>{move || ["+", &now.with(|now| now.board).to_string()].concat()}</small>
    };
    Chip {
        spoken: Signal::derive(move || now.with(|now| cave().chip(now))),
        head: head.into_any(),
        body: body.into_any(),
        short: short.into_any(),
    }
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
