//! Hand, deck and artifact of a player: face up for their owner, face down for the other players.

use crate::art::icons;
use cave_troll::{Artifact, Card, Phase, State};
use leptos::prelude::*;
use moot_core::Seat;

use super::carry;
use super::characters::Characters;
use super::control::{artifact_button, card_name, card_picture, draw_button};
use crate::game::pick::Pick;
use crate::marker::Session;
use crate::text::table::{Verb, cave};
use moot_art::Icon;
use moot_table_ui::controls::panel;
use moot_table_ui::ink;
use moot_table_ui::selection_controls::known;
use moot_ui::boxed::text;
use moot_ui::widgets::pictured;

/// A card with its picture, its icons and its text.
fn face(session: Session, seat: Seat, card: Card) -> String {
    let texts = cave();
    [
        "<span class=\"art\">",
        &card_picture(session, seat, card, 60),
        "</span><strong>",
        texts.card(card),
        "</strong><span class=\"rule\">",
        texts.card_text(card),
        "</span>",
    ]
    .concat()
}

pub(super) fn spoken(card: Card) -> String {
    [&card_name(card), ". ", cave().card_text(card)].concat()
}

/// The cards of a set as a list.
fn each(state: &State, seat: Seat) -> Vec<Card> {
    let hand = state.player(seat).hand;
    hand.iter().flat_map(|card| (0..hand.count(card)).map(move |_| card)).collect()
}

/// A card of the hand: selectable while a card has to be played.
fn hand_card(session: Session, seat: Seat, card: Card) -> AnyView {
    let on = move || session.selection().shown().card == Some(card);
    view! {
        <button
            type="button"
            class="fcard"
            data-card=card.id()
            class:kept=on
            class:open=move || carry::is_open(session, seat)
            aria-pressed=move || if on() { "true" } else { "false" }
            {..carry::card(session, seat, card, Pick::NOTHING)}
        >
            {pictured(text(move || spoken(card)), text(move || face(session, seat, card)))}
        </button>
    }
    .into_any()
}

fn back(session: Session, seat: Seat, number: u8, text: String) -> AnyView {
    let seat_style = session.seat_style(seat);
    let paper = [
        "<rect width=\"60\" height=\"60\" fill=\"",
        seat_style.colour(),
        "\"/><rect width=\"60\" height=\"60\" fill=\"",
        seat_style.pattern(),
        "\"/>",
    ]
    .concat();
    view! {
        <div class="fcard back">
            <span class=["art ", seat_style.class()].concat()>
                <svg viewBox="0 0 60 60" aria-hidden="true" inner_html=paper preserveAspectRatio="xMidYMid slice"></svg>
                {moot_ui::widgets::badge(seat_style, "big")}
            </span>
            <b>{number}</b>
            <span class="rule">{text}</span>
        </div>
    }
    .into_any()
}

fn relic_face(artifact: Artifact) -> String {
    let texts = cave();
    [
        "<span class=\"art\">",
        &ink::ic(icons::ARTIFACT),
        "<span class=\"worth\">",
        &ink::ic(Icon::Coin),
        "<b>",
        &artifact.gold().to_string(),
        "</b></span></span><strong>",
        texts.artifact(artifact),
        "</strong><span class=\"rule\">",
        texts.artifact_text(artifact),
        "</span>",
    ]
    .concat()
}

/// The artifact of a player: known, face down, or none.
fn relic(session: Session, state: &State, seat: Seat, play: bool) -> Option<AnyView> {
    if !state.holders.contains(seat) {
        return None;
    }
    Some(match state.relics.get(seat.index()).copied().flatten() {
        Some(artifact) if play => artifact_button(
            session,
            "fcard relic",
            text(move || relic_face(artifact)),
            text(move || [cave().artifact(artifact), ". ", cave().artifact_text(artifact)].concat()),
        ),
        Some(artifact) => {
            view! { <div class="fcard relic" inner_html=relic_face(artifact)></div> }.into_any()
        }
        None => {
            let inside = [
                "<span class=\"art\">",
                &ink::ic(icons::ARTIFACT),
                "</span><strong>",
                cave().face_down(),
                "</strong>",
            ]
            .concat();
            view! { <div class="fcard relic" inner_html=inside></div> }.into_any()
        }
    })
}

/// All cards of a player, as far as the local player knows them.
fn row(session: Session, state: &State, seat: Seat, own: bool) -> AnyView {
    let player = state.player(seat);
    let cards = each(state, seat);
    let hidden = player.held.saturating_sub(cards.len() as u8);
    let open = cards.into_iter().map(|card| hand_card(session, seat, card)).collect_view();
    let closed =
        (hidden > 0).then(|| back(session, seat, hidden, cave().hidden_hand(&session.name(seat), hidden)));
    let deck = player.deck_len();
    let note = [&cave().deck(deck), ". ", cave().deck_note()].concat();
    // While one of two cards has to be played, the deck shows no message.
    let deciding = own && state.phase == Phase::Play;
    let pile = if deciding {
        ().into_any()
    } else if own {
        let seat_style = session.seat_style(seat);
        let paper = move || {
            [
                "<span class=\"art ",
                seat_style.class(),
                "\"><svg viewBox=\"0 0 60 60\" preserveAspectRatio=\"xMidYMid slice\"><rect width=\"60\" height=\"60\" fill=\"",
                seat_style.colour(),
                "\"/><rect width=\"60\" height=\"60\" fill=\"",
                seat_style.pattern(),
                "\"/></svg>",
                &ink::ic(Icon::Card),
                "</span><strong>",
                cave().verb(Verb::Draw),
                "</strong><span class=\"rule\">",
                &note,
                "</span>",
            ]
            .concat()
        };
        let name = move || [cave().verb(Verb::Draw), ". ", &cave().deck(deck)].concat();
        draw_button(session, "fcard back", text(paper), text(name))
    } else {
        back(session, seat, deck, cave().deck(deck))
    };
    view! { <div class="cards3">{open} {closed} {pile} {relic(session, state, seat, own)}</div> }.into_any()
}

/// The cards of the local player.
#[component]
pub fn Cards(
    /// The game.
    session: Session,
) -> impl IntoView {
    let known = known(session, |view| view.table);
    let what = Memo::new(move |_| {
        let seat = session.shown_seat().get();
        known.with(|state| {
            let player = state.player(seat);
            let relic = state.relics.get(seat.index()).copied().flatten();
            let playing = state.phase == Phase::Play;
            (seat, player.hand, player.held, player.deck_len(), relic, state.holders.contains(seat), playing)
        })
    });
    let body = move || {
        let seat = what.get().0;
        let own = session.owns(seat);
        known.with_untracked(|state| row(session, state, seat, own))
    };
    panel(
        "cards",
        move || {
            let seat = session.shown_seat().get();
            if session.owns(seat) { cave().cards().to_owned() } else { cave().cards_of(&session.name(seat)) }
        },
        move || {
            if session.owns(session.shown_seat().get()) {
                cave().cards_secret().to_owned()
            } else {
                String::new()
            }
        },
        view! { <div class="cardrow">{body}</div> },
    )
}

/// The belongings of any player, for the player dialog.
pub fn belongings(session: Session, seat: Seat) -> AnyView {
    let known = known(session, |view| view.table);
    view! {
        <div class="belongings">
            {move || known.with(|state| row(session, state, seat, false))}
            <Characters session seat/>
        </div>
    }
    .into_any()
}
