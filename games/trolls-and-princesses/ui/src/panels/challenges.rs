//! The king's cards of this game, the local player's progress on each, and the players who have completed it.

use leptos::prelude::*;
use moot_core::Seat;
use trolls_and_princesses::tables::Colour;
use trolls_and_princesses::{Action, KingsCard, State};

use crate::board::pictures;
use crate::marker::Session;
use crate::text::table::princess;
use moot_table_ui::controls::panel;
use moot_table_ui::selection_controls::explained_button;
use moot_ui::widgets::badge;

/// The progress of a seat on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Standing {
    card: KingsCard,
    have: u8,
    need: u8,
    done: bool,
    by: Vec<Seat>,
}

fn standings(state: &State, seat: Seat) -> Vec<Standing> {
    let cards = state.challenges.into_iter().filter(|card| card.is_some());
    cards
        .map(|card| Standing {
            card,
            have: state.progress(seat, card),
            need: card.face().need.count,
            done: state.has_claimed(seat, card),
            by: state.all().filter(|&other| state.has_claimed(other, card)).collect(),
        })
        .collect()
}

const fn colour(of: Colour) -> &'static str {
    match of {
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
        Colour::Red => "red",
    }
}

fn row(session: Session, own: bool, standing: &Standing) -> AnyView {
    let Standing { card, have, need, done, ref by } = *standing;
    let share =
        ["width:", &(u32::from(have.min(need)) * 100 / u32::from(need.max(1))).to_string(), "%"].concat();
    let names: Vec<String> = by.iter().map(|&seat| session.name(seat)).collect();
    let badges = by.iter().map(|&seat| badge(session.seat_style(seat), "")).collect_view();
    let may = own && !done && have >= need && session.state().with(|state| state.phase.takes_claims());
    let claim = may.then(|| {
        let text = princess().claim();
        let inside = ["<span>", text, "</span>"].concat();
        let label = [text, ": ", &princess().challenge(card)].concat();
        explained_button(
            session,
            Action::Claim(card),
            "btn go small",
            |session, _, why| session.show_note(why),
            move || inside.clone(),
            move || label.clone(),
        )
    });
    view! {
        <li class=colour(card.face().colour) class:done=done>
            <span class="sign" aria-hidden="true" inner_html=pictures::challenge(card)></span>
            <span class="t">
                <b>{princess().challenge(card)}</b>
                <span class="bar" aria-hidden="true">
                    <i style=share></i>
                </span>
            </span>
            <span class="n">{princess().progress(have, need)}</span>
            {(!names.is_empty())
                .then(|| {
                    view! {
                        <span class="by">
                            <span class="sr">{princess().claimed_by(&names)}</span>
                            {badges}
                        </span>
                    }
                })}
            {claim}
        </li>
    }
    .into_any()
}

/// The king's cards.
#[component]
pub fn Challenges(
    /// The game.
    session: Session,
) -> impl IntoView {
    let now = Memo::new(move |_| {
        let seat = session.shown_seat().get();
        session.state().with(|state| standings(state, seat))
    });
    let body = move || {
        let own = session.input_control().get().free() && session.active() == session.shown_seat().get();
        now.with(|now| now.iter().map(|standing| row(session, own, standing)).collect_view())
    };
    panel(
        "kcards",
        || princess().challenges().to_owned(),
        || princess().challenges_note().to_owned(),
        view! { <ul>{body}</ul> },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use trolls_and_princesses::testing::Position;

    #[test]
    fn a_challenge_shows_progress_and_completions() {
        let mut position = Position::new(2);
        let before = standings(&position.state, Seat(0));
        assert_eq!(before.len(), 4);
        assert!(before.iter().all(|row| row.have < row.need && !row.done && row.by.is_empty()));
        position.state.players[1].claimed = 1;
        let after = standings(&position.state, Seat(0));
        assert_eq!((after[0].done, after[0].by.as_slice()), (false, &[Seat(1)][..]));
        assert!(standings(&position.state, Seat(1))[0].done);
    }
}
