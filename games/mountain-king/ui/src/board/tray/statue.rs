//! The tray for statues: which one, its worth, and which carts pay.

use crate::art::icons;
use leptos::prelude::*;
use mountain_king::{Clan, Kind, Payment, Source, Square, Token};

use super::hall::own_statues;
use super::parts::{cancel, go, to_board};
use crate::art::pieces;
use crate::board::act;
use crate::board::model::{Mode, Mover};
use crate::board::reach::{CartChoice, Reach, Worth, carts, pay_carts, usable_carts};
use crate::board::skin;
use crate::game::Pick;
use crate::marker::Session;
use crate::text::table::king;
use moot_art::Icon;
use moot_ui::widgets::{ic, pressed_while};

/// The tray.
pub fn tray(session: Session, by: Mover) -> impl IntoView {
    let from = Memo::new(move |_| match act::mode(session) {
        Mode::Statue { from, .. } => from,
        _ => None,
    });
    let to = Memo::new(move |_| match session.selection().pick().get() {
        Pick::Statue { to, .. } => to,
        _ => None,
    });
    let clan = Memo::new(move |_| {
        let from = from.get()?;
        session.state().with(|state| state.statue_at(from).map(|statue| state.statue_clan(statue)))
    });
    let worth = Memo::new(move |_| {
        let from = from.get()?;
        let setup = session.setup();
        session.state().with(|state| {
            let mut worth = Worth::of(&setup, state, state.statue_at(from)?);
            let now = worth.on(from);
            Some((now, to.get().map(|to| worth.on(to))))
        })
    });
    // When the statue cannot move by cart: the number of usable carts. `None` when a destination is highlighted.
    let stays = Memo::new(move |_| {
        let (from, clan) = (from.get().filter(|_| by == Mover::Carts)?, clan.get()?);
        session.state().with(|state| {
            let carts = usable_carts(state.me(), clan);
            let nowhere = Reach::new(state, from).is_none_or(|reach| reach.steps[0].is_empty());
            (carts == 0 || nowhere).then_some(carts)
        })
    });
    let line = move || match (clan.get(), worth.get()) {
        (Some(clan), Some((now, then))) => {
            let text = match stays.get() {
                _ if by == Mover::Stir => String::new(),
                Some(carts) => king().board.stays(clan, carts),
                None => king().board.worth(now, then),
            };
            view! { <strong>{king().board.move_statue(clan)}</strong><span>{text}</span> }.into_any()
        }
        _ => {
            let any = session.state().with(|state| !own_statues(state).is_empty());
            let text = king().board.pick_statue(by, any);
            view! { <strong>{king().board.statue_tray()}</strong><span>{text}</span> }.into_any()
        }
    };
    let list = move || (by != Mover::Stir).then(|| statues(session, from));
    let pay =
        move || (by == Mover::Carts).then(|| Some(cart_list(session, from.get()?, to.get(), clan.get()?)));
    let label = move || {
        let change = worth.get().and_then(|(now, then)| Some(then? - now));
        king().board.moves(change.filter(|_| by != Mover::Stir))
    };
    let nothing = move || king().board.pick_statue(by, true);
    view! {
        <div class="tray statues" role="toolbar" aria-label=move || king().board.statue_tray()>
            <span class="line">{line}</span>
            <div class="picks">{list}</div>
            <div class="carts">{pay}</div>
            {cancel(session)}
            {go(session, Icon::Check, label, nothing)}
        </div>
    }
}

/// The own statues as buttons, to select one without the board.
fn statues(session: Session, from: Memo<Option<Square>>) -> impl IntoView {
    let setup = session.setup();
    let own = session.state().with(|state| {
        own_statues(state)
            .into_iter()
            .map(|(statue, at)| {
                let tier = setup.board().tier(at).unwrap_or(0) as u8;
                (state.statue_clan(statue), at, tier, Worth::of(&setup, state, statue).on(at))
            })
            .collect::<Vec<_>>()
    });
    own.into_iter()
        .map(|(clan, at, tier, worth)| {
            let on = Memo::new(move |_| from.get() == Some(at));
            let name = move || king().board.statue(clan, tier, worth);
            let picture = [
                "<svg viewBox=\"-13 -16 26 32\" aria-hidden=\"true\">",
                &pieces::statue(skin::clan(clan), false),
                "</svg>",
            ];
            view! {
                <button
                    type="button"
                    class="statuepick"
                    {..pressed_while(move || on.get())}
                    aria-label=name
                    title=name
                    on:click=move |ev| {
                        act::take_statue(session, at);
                        to_board(&ev);
                    }
                >
                    <span class="glyph" inner_html=picture.concat()></span>
                    <b aria-hidden="true">{worth}</b>
                </button>
            }
        })
        .collect_view()
}

/// The carts, usable ones first; the others show why they cannot be used.
fn cart_list(session: Session, from: Square, to: Option<Square>, clan: Clan) -> impl IntoView {
    let state = session.state().get();
    let need = to.and_then(|to| Reach::new(&state, from)?.carts(to)).map_or(0, usize::from);
    let paying = session.selection().own().paying().get();
    let paid = if need == 0 { None } else { pay_carts(state.me(), clan, need, paying) }.unwrap_or_default();
    let choices = carts(state.me(), clan);
    if choices.is_empty() {
        return view! { <span class="hintline">{king().board.no_carts()}</span> }.into_any();
    }
    choices
        .into_iter()
        .map(|cart| {
            let pays = paid.iter().filter(|&&token| token == cart.token).count();
            cart_button(session, &state, cart, pays, paid.clone())
        })
        .collect_view()
        .into_any()
}

fn cart_button(
    session: Session,
    state: &mountain_king::State,
    cart: CartChoice,
    pays: usize,
    paid: Vec<Token>,
) -> impl IntoView {
    let place = match cart.token.source() {
        Source::Held { slot, .. } => king().cards.troll(state.me().trolls[usize::from(slot)]).to_owned(),
        Source::Stored(_) => king().board.stored_carts(cart.count),
    };
    let note = match cart.bound {
        Some(clan) if !cart.serves => king().board.cart_bound(clan),
        _ => king().board.cart_pays(pays > 0).to_owned(),
    };
    let symbol = {
        let mark = cart.bound.map_or(icons::WILD, |clan| skin::clan(clan).icon());
        let class = cart.bound.map_or("sym cart of-wild", |clan| {
            ["sym cart of-fire", "sym cart of-ice", "sym cart of-moon"][clan as usize]
        });
        view! { <span class=class>{ic(Icon::Cart)}{moot_ui::widgets::ic_class(mark, "ic mark")}</span> }
    };
    let refusal = (!cart.serves).then(|| note.clone());
    let why = refusal.clone();
    let press = move |_| {
        if let Some(refusal) = &refusal {
            session.show_note(refusal.clone());
        } else if let Some(next) = exchanged(&paid, cart.token) {
            session.selection().own().pay_with(Some(next));
        }
    };
    let name = [place.as_str(), ", ", &note].concat();
    let chosen = pays > 0;
    let pressed = if chosen { "true" } else { "false" };
    let disabled = (!cart.serves).then_some("true");
    view! {
        <button
            type="button"
            class="cartpay"
            class:on=chosen
            aria-pressed=pressed
            data-why=why
            aria-disabled=disabled
            aria-label=name
            on:click=press
        >
            {symbol}
            <span><b>{place}</b><small>{note}</small></span>
        </button>
    }
}

/// The payment with `token` in place of the first cart; `None` when there is nothing to exchange.
fn exchanged(paid: &[Token], token: Token) -> Option<Payment> {
    let stored = token == Token::stored(Kind::Cart);
    if paid.contains(&token) && !stored {
        return None;
    }
    let drop = paid.iter().position(|&other| other != token)?;
    let kept = paid.iter().enumerate().filter(|&(i, _)| i != drop).map(|(_, &token)| token);
    Some(kept.chain(core::iter::once(token)).fold(Payment::NOTHING, Payment::with))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clicked_cart_replaces_the_first() {
        let (a, b, stored) = (Token::held(0, 1), Token::held(3, 0), Token::stored(Kind::Cart));
        assert_eq!(exchanged(&[a], stored), Some(stored.into()));
        assert_eq!(exchanged(&[a, b], stored), Some(Payment::from(b).with(stored)));
        assert_eq!(exchanged(&[a, b], a), None);
        assert_eq!(exchanged(&[stored], stored), None);
        assert_eq!(exchanged(&[], stored), None);
    }
}
