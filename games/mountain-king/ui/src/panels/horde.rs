//! The horde: five, four and three trolls, bribes and pedestals on their portraits.

use leptos::prelude::*;
use mountain_king::card::{beneath, row_of};
use mountain_king::{Action, Kind, Phase, State};

use super::face::{Face, Gift};
use super::grow::Grow;
use super::preview;
use crate::game::Pick;
use crate::marker::Session;
use crate::panels::control::{panel, refusal, shut, with_reason};
use crate::panels::ink;
use crate::text::table::king;
use moot_art::Icon;
use moot_table_ui::game::refusal;

/// The rows from the top: level, first place, one past the last.
const ROWS: [(u8, u8, u8); 3] = [(3, 9, 12), (2, 5, 9), (1, 0, 5)];

/// The action that choosing the troll of a place stands for now.
#[must_use]
pub fn meaning(state: &State, place: u8) -> Action {
    match state.phase {
        Phase::Horn(_) => Action::Replace(place),
        _ => Action::Recruit { place, paid: preview::proposed(state, place) },
    }
}

/// The highlight of a place.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Mark {
    Plain,
    Picked,
    Pay,
}

fn mark(state: &State, pick: Pick, place: u8) -> Mark {
    match (pick, state.phase) {
        (Pick::Recruit { place: picked, .. }, _) if picked == place => Mark::Picked,
        (Pick::Recruit { place: picked, .. }, Phase::Step) if beneath(picked).contains(&place) => Mark::Pay,
        (_, Phase::Bribe { place: picked, laid }) => match beneath(picked).get(usize::from(laid)..) {
            Some(due) if due.contains(&place) => Mark::Pay,
            _ if picked == place => Mark::Picked,
            _ => Mark::Plain,
        },
        _ => Mark::Plain,
    }
}

/// The selection after a press on a troll: pressed again, it is put back. A slot that was chosen before stays.
fn picked(pick: Pick, place: u8) -> Pick {
    match pick {
        Pick::Recruit { place: picked, .. } if picked == place => Pick::None,
        Pick::Recruit { slot, .. } => Pick::Recruit { place, slot },
        Pick::Slot { slot } => Pick::Recruit { place, slot: Some(slot) },
        _ => Pick::Recruit { place, slot: None },
    }
}

/// The horde.
#[component]
pub fn Horde(
    /// The game.
    session: Session,
) -> impl IntoView {
    let rows = ROWS.map(|(level, from, to)| {
        let coins = beneath(from).len() as u8;
        let left = Memo::new(move |_| session.state().with(|state| state.deck_size(level)));
        let cards = (from..to).map(|place| view! { <HordeCard session place/> }).collect_view();
        let price = if coins == 0 { String::new() } else { ink::amount("", coins, Kind::Coin) };
        view! {
            <div class=["prow r", &level.to_string()].concat()>
                <span class="rowtag" data-tip=move || king().panels.row_price(coins) inner_html=price></span>
                {cards}
                <span class="deck" data-tip=move || king().panels.deck(level, left.get())>
                    <span class="glyph" inner_html=ink::ic(Icon::Troll)></span>
                    {move || left.get()}
                    <span class="sr">{move || king().panels.deck(level, left.get())}</span>
                </span>
            </div>
        }
    });
    // On a phone the horde covers the storage.
    let coins = Memo::new(move |_| {
        session.state().with(|state| state.player(session.shown_seat().get()).owned()[Kind::Coin])
    });
    panel(
        "horde",
        || king().panels.horde().to_owned(),
        move || king().panels.horde_price(coins.get()),
        view! { <div class="pyramid">{rows.into_iter().collect_view()}</div> },
    )
}

/// One place of the horde.
#[component]
fn HordeCard(session: Session, place: u8) -> impl IntoView {
    let mark =
        Memo::new(move |_| session.state().with(|state| mark(state, session.selection().shown(), place)));
    let face = Memo::new(move |_| {
        let pay = mark.get() == Mark::Pay;
        session.state().with(|state| {
            state
                .horde
                .get(usize::from(place))
                .map_or(Face::EMPTY, |stand| Face::in_horde(stand, state.bag != [0; 3], pay))
        })
    });
    let refused = Memo::new(move |_| refusal(session, session.state().with(|state| meaning(state, place))));
    let why = Memo::new(move |_| refused.get().map(|refused| refusal::why(session, &refused)));
    let class = move || {
        let mark = match mark.get() {
            Mark::Plain => "",
            Mark::Picked => " picked",
            Mark::Pay => " pay",
        };
        let shut = if shut(refused.get()) { " shut" } else { "" };
        [face.with(Face::class).as_str(), mark, shut].concat()
    };
    let label = move || {
        let face = face.get();
        if face.is_empty() {
            return king().panels.nobody().to_owned();
        }
        let pedestal = face.gift.map(|gift| match gift {
            Gift::Of(clan) => Some(clan),
            Gift::Choice => None,
        });
        let card = king().panels.in_horde(face.card, face.bribes, pedestal);
        with_reason(&card, why.get())
    };
    let grow = Grow::new();
    let press = move |_| {
        if grow.swallows_click() {
            return;
        }
        match refused.get_untracked() {
            None => {
                session.clear_refusal();
                session.selection().change(|pick| *pick = picked(*pick, place));
            }
            Some(refused) => session.refuse(refused),
        }
    };
    view! {
        <button
            type="button"
            class=class
            class:grown=grow.grown
            data-place=place
            data-row=row_of(place)
            data-why=why
            aria-disabled=move || why.with(Option::is_some).then_some("true")
            aria-pressed=move || if mark.get() == Mark::Picked { "true" } else { "false" }
            aria-label=label
            inner_html=move || face.with(Face::html)
            on:click=press
            on:pointerdown=move |event| grow.down(&event)
            on:pointerup=move |_| grow.up()
            on:pointerleave=move |_| grow.up()
            on:pointercancel=move |_| grow.up()
            on:contextmenu=move |event| grow.menu(&event)
        ></button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::Setup;

    #[test]
    fn picking_a_troll_marks_the_path_of_bribes() {
        let mut state = State::new(&Setup::usual(2).unwrap());
        state.phase = Phase::Step;
        let marks = |state: &State, pick| (0..12).map(|place| mark(state, pick, place)).collect::<Vec<_>>();
        let pay = |marks: Vec<Mark>| marks.iter().filter(|&&mark| mark == Mark::Pay).count();
        assert_eq!(pay(marks(&state, Pick::None)), 0);
        assert_eq!(pay(marks(&state, Pick::Recruit { place: 6, slot: None })), 2);
        assert_eq!(pay(marks(&state, Pick::Recruit { place: 10, slot: None })), 5);
        state.phase = Phase::Bribe { place: 10, laid: 3 };
        let now = marks(&state, Pick::None);
        assert_eq!((now[10], pay(now)), (Mark::Picked, 2));
        state.phase = Phase::Horn(2);
        let horn = marks(&state, Pick::Recruit { place: 10, slot: None });
        assert_eq!((horn[10], pay(horn)), (Mark::Picked, 0));
        assert_eq!(meaning(&state, 4), Action::Replace(4));
    }

    #[test]
    fn a_chosen_slot_stays_while_trolls_are_compared() {
        let first = picked(Pick::Slot { slot: 5 }, 2);
        assert_eq!(first, Pick::Recruit { place: 2, slot: Some(5) });
        assert_eq!(picked(first, 3), Pick::Recruit { place: 3, slot: Some(5) });
        assert_eq!(picked(first, 2), Pick::None);
        assert_eq!(picked(Pick::None, 2), Pick::Recruit { place: 2, slot: None });
    }
}
