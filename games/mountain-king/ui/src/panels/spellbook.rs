//! The spellbook: three pages with their runes.

use crate::art::icons;
use leptos::prelude::*;
use mountain_king::card::NONE;
use mountain_king::tables::SPELLS;
use mountain_king::{Action, Kind, State, Token};

use crate::game::Pick;
use crate::marker::Session;
use crate::panels::control::{panel, refusal, shut, with_reason};
use crate::panels::ink;
use crate::text::table::king;
use moot_art::Icon;
use moot_table_ui::game::refusal;
use moot_ui::widgets::pictured;

/// The action that casts a page with the proposed rune.
#[must_use]
pub fn casting(state: &State, page: u8) -> Action {
    // Without a rune, the rules report how many are missing.
    let rune = state.me().pick(Kind::Rune).unwrap_or(Token::stored(Kind::Rune));
    Action::Cast { page, rune }
}

/// The picture of a spell.
pub(crate) fn picture(spell: u8) -> Option<Icon> {
    SPELLS.get(usize::from(spell)).and_then(|card| icons::spell(card.id))
}

/// The spellbook.
#[component]
pub fn Spellbook(
    /// The game.
    session: Session,
) -> impl IntoView {
    let pages = (0..3).map(|page| view! { <SpellPage session page/> }).collect_view();
    // The runes of the player whose belongings are shown, in storage and on trolls.
    let runes = Memo::new(move |_| {
        let seat = session.shown_seat().get();
        session.state().with(|state| state.player(seat).owned()[Kind::Rune])
    });
    let price = move || king().panels.spell_price(runes.get());
    panel("spells", || king().panels.spellbook().to_owned(), price, pages)
}

/// One page.
#[component]
fn SpellPage(session: Session, page: u8) -> impl IntoView {
    let spell = Memo::new(move |_| session.state().with(|state| state.book[usize::from(page)]));
    let runes = Memo::new(move |_| session.state().with(|state| state.runes[usize::from(page)]));
    let at_work = Memo::new(move |_| session.state().with(|state| state.casting == page));
    let picked = Memo::new(move |_| session.selection().pick().get() == (Pick::Spell { page }));
    let refused = Memo::new(move |_| refusal(session, session.state().with(|state| casting(state, page))));
    let why = Memo::new(move |_| refused.get().map(|refused| refusal::why(session, &refused)));
    let press = move |_| {
        if spell.get_untracked() == NONE {
            return;
        }
        // A spell that cannot be cast now still opens, so that its text can be read.
        session.selection().select(if picked.get_untracked() { Pick::None } else { Pick::Spell { page } });
        session.clear_refusal();
    };
    let label = move || {
        let spell = spell.get();
        if spell == NONE {
            return king().panels.blank_page().to_owned();
        }
        let card = king().panels.spell_card(spell, runes.get());
        with_reason(&card, why.get())
    };
    let inside = move || inside(spell.get(), runes.get());
    view! {
        <button
            type="button"
            class="spell"
            class:picked=picked
            class:casting=at_work
            class:shut=move || shut(refused.get())
            data-page=page
            data-why=why
            aria-pressed=move || if picked.get() { "true" } else { "false" }
            on:click=press
        >
            {pictured(label, inside)}
        </button>
    }
}

fn inside(spell: u8, runes: u8) -> String {
    if spell == NONE {
        return String::new();
    }
    let mut out = String::from("<svg class=\"art\" viewBox=\"0 0 48 48\" aria-hidden=\"true\">");
    if let Some(picture) = picture(spell) {
        out.push_str(&["<use href=\"#", picture.id(), "\"/>"].concat());
    }
    let cards = king().cards;
    out.push_str("</svg><span class=\"txt\"><strong>");
    out.push_str(cards.spell(spell));
    out.push_str("</strong><span>");
    out.push_str(cards.spell_text(spell));
    out.push_str("</span></span><span class=\"runes\">");
    for i in 0..3 {
        out.push_str(&if i < runes { ink::sym(Kind::Rune) } else { "<i></i>".to_owned() });
    }
    out.push_str("</span>");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spell_has_a_picture_and_shows_its_runes() {
        for spell in 0..17 {
            assert!(picture(spell).is_some(), "{}", SPELLS[usize::from(spell)].id);
        }
        assert_eq!(picture(NONE), None);
    }
}
