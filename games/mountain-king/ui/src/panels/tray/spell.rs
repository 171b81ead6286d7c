//! The tray of a selected spell: its full text, the rune, and whether it can be cast.

use leptos::prelude::*;
use mountain_king::card::NONE;
use mountain_king::tables::SPELLS;
use mountain_king::{Action, Kind, Payment, Pile, Token};

use super::options;
use crate::marker::Session;
use crate::panels::control::{cancel_btn, go_button, why_not};
use crate::panels::ink;
use crate::panels::payment::PayButton;
use crate::panels::spellbook::{casting, picture};
use crate::text::table::king;

/// The token of a payment if it has exactly one.
fn only(paid: Payment) -> Option<Token> {
    let stored = paid.from_storage().iter().next().map(|(kind, _)| Token::stored(kind));
    paid.from_trolls().next().or(stored)
}

/// The spell on the selected page.
#[component]
pub(super) fn Spell(session: Session, page: u8) -> impl IntoView {
    let state = session.state().get_untracked();
    let spell = state.book.get(usize::from(page)).copied().unwrap_or(NONE);
    let lasting = SPELLS.get(usize::from(spell)).is_some_and(|card| card.lasting);
    let chosen = RwSignal::new(state.me().pick(Kind::Rune).map_or(Payment::NOTHING, Payment::from));
    let action = move || {
        let proposed = session.state().with(|state| casting(state, page));
        only(chosen.get()).map_or(proposed, |rune| Action::Cast { page, rune })
    };
    let why = Memo::new(move |_| why_not(session, action()));
    let art = picture(spell).map(|icon| ["<use href=\"#", icon.id(), "\"/>"].concat()).unwrap_or_default();
    let press = move || {
        session.play(action());
    };
    let refusal = move || why.get().map(|why| view! { <p class="refusal">{why}</p> });
    view! {
        <div class="tray asks tall casts" role="group" aria-labelledby="h-tray">
            <svg class="art" viewBox="0 0 48 48" aria-hidden="true" inner_html=art></svg>
            <div class="line scrolls">
                <strong id="h-tray">{move || king().cards.spell(spell)}</strong>
                <em>{move || king().cards.spell_lasts(lasting)}</em>
                // Before the long text, which may have to be scrolled.
                {refusal}
                <p class="card">{move || king().cards.spell_text(spell)}</p>
                <p class="more">{move || king().cards.spell_more(spell)}</p>
            </div>
            {options(view! {
                <PayButton session price=Pile::of(Kind::Rune, 1) chosen/>
                {cancel_btn(session)}
                {go_button(action, why, || king().trays.cast(), ink::sym(Kind::Rune), press)}
            })}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_returns_the_single_token_of_a_payment() {
        let (held, stored) = (Token::held(3, 1), Token::stored(Kind::Rune));
        assert_eq!(only(Payment::from(held)), Some(held));
        assert_eq!(only(Payment::from(stored)), Some(stored));
        assert_eq!(only(Payment::NOTHING), None);
    }
}
