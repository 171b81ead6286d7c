//! The characters of the current set: their abilities, and the whereabouts of each.

use cave_troll::{Card, Figure, State};
use leptos::prelude::*;
use moot_core::Seat;

use super::control::standee;
use crate::marker::Session;
use crate::text::table::{Whereabouts, cave};
use moot_table_ui::controls::panel;
use moot_table_ui::selection_controls::known;
use moot_ui::boxed::text;

/// The whereabouts of a player's figure, in a position that may hide hands.
fn whereabouts(state: &State, seat: Seat, figure: Figure) -> Whereabouts {
    let player = state.player(seat);
    if figure == Figure::Adventurer {
        return match player.adventurers.iter().sum() {
            0 if player.hand.has(Card::ADVENTURER) => Whereabouts::Hand,
            0 => Whereabouts::Deck,
            there => Whereabouts::Board(there),
        };
    }
    let slot = Figure::singles(state.set).iter().position(|&single| single == figure);
    let fallen = slot.is_some_and(|slot| player.fallen >> slot & 1 == 1);
    if player.at(figure).is_some() {
        Whereabouts::Board(1)
    } else if fallen {
        Whereabouts::Gone
    } else if player.hand.has(Card::of(figure)) {
        Whereabouts::Hand
    } else {
        Whereabouts::Deck
    }
}

/// The characters of the set.
#[component]
pub fn Characters(
    /// The game.
    session: Session,
    /// The player; the local player by default.
    #[prop(optional)]
    seat: Option<Seat>,
) -> impl IntoView {
    let known = known(session, |view| view.table);
    let whose = move || seat.unwrap_or_else(|| session.shown_seat().get());
    let set = session.setup().set();
    // Chests are described on their cards.
    let singles = Figure::singles(set).into_iter().filter(|figure| figure.is_character());
    let characters = [Figure::Adventurer].into_iter().chain(singles);
    let row = move |figure: Figure| {
        let place = Memo::new(move |_| known.with(|state| whereabouts(state, whose(), figure)));
        let on = move || session.selection().shown().who.is_some_and(|who| who.piece.figure == figure);
        view! {
            <li class:on=on class:gone=move || { place.get() == Whereabouts::Gone }>
                <span inner_html=text(move || standee(session, whose(), figure, 40))></span>
                <span>
                    <b>{cave().figure(figure)}</b>
                    <em class:inhand=move || {
                        place.get() == Whereabouts::Hand
                    }>{text(move || cave().whereabouts(place.get()))}</em>
                    <span>{cave().ability(figure)}</span>
                </span>
            </li>
        }
    };
    let list = characters.map(row).collect_view();
    panel(
        "abil",
        || cave().characters().to_owned(),
        move || cave().set_name(set).to_owned(),
        // A scrollable list is focusable for keyboard users.
        view! { <ul tabindex="0" aria-label=move || cave().characters()>{list}</ul> },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::testing::Position;

    #[test]
    fn every_figure_has_whereabouts() {
        let mut position = Position::classic(2);
        position.put("A 0:knight 0:adventurer 0:adventurer").removed("0:orc").hand(0, "thief");
        let place = |figure| whereabouts(&position.state, Seat(0), figure);
        assert_eq!(place(Figure::Knight), Whereabouts::Board(1));
        assert_eq!(place(Figure::Adventurer), Whereabouts::Board(2));
        assert_eq!(place(Figure::Orc), Whereabouts::Gone);
        assert_eq!(place(Figure::Thief), Whereabouts::Hand);
        assert_eq!(place(Figure::Dwarf), Whereabouts::Deck);
        let mut position = Position::classic(2);
        position.hand(0, "adventurer");
        assert_eq!(whereabouts(&position.state, Seat(0), Figure::Adventurer), Whereabouts::Hand);
        position.hand(0, "thief");
        assert_eq!(whereabouts(&position.state, Seat(0), Figure::Adventurer), Whereabouts::Deck);
    }
}
