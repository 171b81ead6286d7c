//! The contents of a player chip: points if the game ended now, princesses, goods, free cauldrons.

use crate::art::icons;
use leptos::prelude::*;
use moot_core::Seat;
use trolls_and_princesses::{Item, Place, Resource, State};

use super::Session;
use crate::board::skin;
use crate::text::table::{Glance, princess};
use moot_art::Icon;
use moot_table_ui::game::Chip;
use moot_table_ui::selection_controls::{self, amount};
use moot_ui::widgets::{ic, ic_class};

fn glance(state: &State, seat: Seat) -> Glance {
    let player = state.player(seat);
    let points: i16 = if player.board.is_some() { state.points_by_category(seat).iter().sum() } else { 0 };
    let free = |&cavern: &Place| if player.board.is_some() { player.free(cavern) } else { 0 };
    Glance {
        points: points.into(),
        princesses: player.stored(Item::Princess),
        field: player.field,
        power: player.power,
        cows: player.cows,
        hand: player.hand_len(),
        cauldrons: Place::CAVERNS.iter().map(free).sum(),
        cards: player.troll_cards().count() as u8,
    }
}

/// The contents of a player chip.
pub fn chip(session: Session, seat: Seat) -> Chip {
    let now = Memo::new(move |_| session.state().with(|state| glance(state, seat)));
    let fact = move |icon: Icon, count: fn(&Glance) -> u16, title: fn(&Glance) -> String| {
        amount(icon, now, count, title)
    };
    let head = view! {
        <span class="hon">
            {ic(skin::item(Item::Princess))} <b>{move || now.with(|now| now.princesses)}</b>
            {ic_class(Icon::Honour, "ic gold")} <b>{move || now.with(|now| now.points)}</b>
        </span>
    };
    let body = view! {
        <span class="sum words">
            {fact(skin::resource(Resource::Obsidian), |now| now.field[0], |now| princess().resource(Resource::Obsidian, now.field[0]))}
            {fact(skin::resource(Resource::Gold), |now| now.field[1], |now| princess().resource(Resource::Gold, now.field[1]))}
            {fact(skin::resource(Resource::Diamond), |now| now.field[2], |now| princess().resource(Resource::Diamond, now.field[2]))}
            {fact(skin::POWER, |now| now.power.into(), |now| princess().power(now.power))}
            {fact(skin::COW, |now| now.cows.into(), |now| princess().cows(now.cows))}
            {fact(icons::CAULDRON, |now| now.cauldrons.into(), |now| princess().cauldrons(now.cauldrons))}
        </span>
    };
    // The order of play, beside the badge on a phone.
    let nth =
        Memo::new(move |_| session.state().with(|state| state.in_turn().position(|other| other == seat)));
    let short = view! {
        <i class="nth">{move || nth.get().map(|nth| nth + 1)}</i>
        <b>{move || now.with(|now| now.points)}</b>
        <small>{ic(skin::item(Item::Princess))} {move || now.with(|now| now.princesses)}</small>
    };
    selection_controls::chip(
        now,
        |now| princess().chip(now),
        [head.into_any(), body.into_any(), short.into_any()],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use trolls_and_princesses::testing::Position;

    #[test]
    fn a_chip_counts_the_belongings_of_a_player() {
        let mut position = Position::new(2);
        position.trolls(0, 2, "mining").goods(0, [1, 2, 3], 4, 1);
        let now = glance(&position.state, Seat(0));
        assert_eq!((now.field, now.power, now.cows), ([1, 2, 3], 4, 1));
        // Fifteen cauldrons, two trolls and the first human.
        assert_eq!((now.cauldrons, now.princesses, now.hand), (12, 0, 3));
        assert_eq!(now.points, 1, "for the human");
    }
}
