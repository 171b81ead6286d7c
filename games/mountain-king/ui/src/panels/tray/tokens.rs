//! Choices of single tokens: bribes of any kind, a trade in progress, and transfers to storage.

use crate::art::icons;
use leptos::prelude::*;
use mountain_king::card::{NONE, beneath};
use mountain_king::{Action, Phase, State, Token};

use super::{done, frame, nothing, options};
use crate::marker::Session;
use crate::panels::control::act_button;
use crate::panels::face::Face;
use crate::panels::ink;
use crate::panels::payment::token_html;
use crate::panels::purse;
use crate::panels::purse::{ALL_KINDS, Chip, Price};
use crate::text::table::king;

/// A token of the player, and the troll that holds it; [`NONE`] for storage.
type Lying = (u8, Chip);

/// The tokens of the active player, one of each kind in storage. Without `stored`, only those on trolls.
fn tokens(state: &State, stored: bool) -> Vec<Lying> {
    let price = Price::Any { count: 1, kinds: ALL_KINDS, wild_only: false };
    let rows = purse::rows(state.me(), price, mountain_king::Payment::NOTHING);
    let rows = rows.into_iter().filter(|row| stored || row.card != NONE);
    rows.flat_map(|row| row.chips.into_iter().map(move |chip| (row.card, chip))).collect()
}

/// A button for each token; a click plays `action` with it.
fn bar(session: Session, stored: bool, action: fn(Token) -> Action) -> AnyView {
    let tokens = session.state().with(|state| tokens(state, stored));
    let mut last = None;
    let buttons: Vec<AnyView> = tokens
        .into_iter()
        .map(|(card, chip)| {
            let from = (last.replace(card) != Some(card)).then(|| {
                let (picture, name) = if card == NONE {
                    (ink::ic(icons::BAG), king().trays.in_storage())
                } else {
                    (Face::portrait(card), king().cards.troll(card))
                };
                view! { <span class="mini-face from" data-tip=name inner_html=picture></span> }
            });
            let label = king().trays.token(chip.kind, chip.clan, (card != NONE).then_some(card));
            let button = act_button(session, action(chip.token), "paytok", token_html(&chip), label);
            view! { {from} {button} }.into_any()
        })
        .collect();
    options(buttons)
}

/// Silver Tongue: a resource for the next troll beneath.
#[component]
pub(super) fn Bribe(session: Session) -> impl IntoView {
    let due = Memo::new(move |_| {
        session.state().with(|state| match state.phase {
            Phase::Bribe { place, laid } => {
                let under = beneath(place);
                let next =
                    under.get(usize::from(laid)).map_or(NONE, |&place| state.horde[usize::from(place)].card);
                (next, laid, under.len() as u8)
            }
            _ => (NONE, 0, 0),
        })
    });
    let picture = move || Face::portrait(due.get().0);
    view! {
        <div class="tray asks recruit" role="group" aria-labelledby="h-tray">
            <span class="mini-face" inner_html=picture></span>
            <span class="line">
                <strong id="h-tray">
                    {move || {
                        let (troll, laid, of) = due.get();
                        king().trays.bribe_title(troll, laid, of)
                    }}
                </strong>
            </span>
            {move || bar(session, true, Action::Bribe)}
        </div>
    }
}

/// A trade in progress, token by token.
#[component]
pub(super) fn Give(session: Session) -> impl IntoView {
    let title = move || {
        session.state().with(|state| match state.phase {
            Phase::Trade { get, left, .. } => king().trays.give_title(left, get),
            _ => String::new(),
        })
    };
    frame("give", Some(ink::ic(icons::TRADE)), title, nothing, move || bar(session, true, Action::Give))
}

/// Hand to Hand: tokens from trolls to storage.
#[component]
pub(super) fn Carry(session: Session) -> impl IntoView {
    let title = move || {
        session.state().with(|state| match state.phase {
            Phase::Carry(left) => king().trays.carry_title(left),
            _ => String::new(),
        })
    };
    frame(
        "carry",
        Some(ink::ic(icons::BAG)),
        title,
        nothing,
        view! { <Carried session/> {move || done(session)} },
    )
}

/// The tokens that can be carried.
#[component]
pub(super) fn Carried(session: Session) -> impl IntoView {
    move || bar(session, false, Action::Carry)
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::{Kind, Pile, Setup};

    #[test]
    fn stored_kinds_are_offered_once_and_tokens_on_trolls_one_by_one() {
        let mut state = State::new(&Setup::usual(2).unwrap());
        let me = state.active.index();
        state.players[me].trolls[..2].copy_from_slice(&[55, 5]);
        state.players[me].held[..2].copy_from_slice(&[1, 3]);
        state.players[me].storage = Pile([4, 0, 0, 2, 0, 0, 0]);
        let all = tokens(&state, true);
        assert_eq!(all.iter().map(|&(card, _)| card).collect::<Vec<_>>(), [55, 5, 5, NONE, NONE]);
        assert_eq!(all[4].1.token, Token::stored(Kind::Coin));
        assert_eq!(tokens(&state, false).len(), 3);
    }
}
