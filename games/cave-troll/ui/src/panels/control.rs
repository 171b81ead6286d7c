//! Shared parts of the panels of Cave Troll: action buttons, pictures of figures, and the knowledge of the local player.

use cave_troll::{Action, Artifact, Card, Figure};
use leptos::prelude::*;
use moot_core::Seat;

use crate::art;
use crate::art::icons;
use crate::board::act;
use crate::board::skin::{shape, starred};
use crate::game::Pick;
use crate::game::main_action::last_draw;
use crate::marker::{CaveTrollUi, Session};
use crate::text::table::cave;
use moot_art::Icon;
use moot_table_ui::controls::{act_text, with_reason};
use moot_table_ui::ink;
use moot_table_ui::selection_controls::{explained_button, why_not};
use moot_table_ui::table::onward::{Question, ask};
use moot_ui::boxed::Text;
use moot_ui::text::en::join::capital;
use moot_ui::widgets::{pictured, pressed_while};

/// A button that plays one action, or shows why it is illegal. `inside` is markup.
pub(super) fn act_button(
    session: Session,
    action: Action,
    class: &'static str,
    inside: impl Fn() -> String + Send + Sync + 'static,
    label: impl Fn() -> String + Send + Sync + 'static,
) -> AnyView {
    explained_button(
        session,
        action,
        class,
        |session, action, why| session.explain_refusal(action, why),
        inside,
        label,
    )
}

/// A button that draws a card, or shows why none can be drawn. A draw that ends the game while other actions are left asks first.
/// `inside` is markup.
pub(super) fn draw_button(session: Session, class: &'static str, inside: Text, label: Text) -> AnyView {
    let action = Action::Draw;
    let why = Memo::new(move |_| why_not(session, &[action]));
    let question = RwSignal::new(None);
    let press = move |_| match why.get_untracked() {
        Some(why) => session.explain_refusal(action, why),
        None => match session.state().with_untracked(last_draw).filter(|_| session.confirms_turns()) {
            Some(asks) => question.set(Some(Question::new(asks, Icon::Card, cave().last_draw(), action))),
            None => {
                session.play(action);
            }
        },
    };
    view! {
        <button
            type="button"
            class={class}
            data-act={act_text::<CaveTrollUi>(action)}
            data-why=why
            aria-disabled=move || why.with(Option::is_some).then_some("true")
            on:click=press
        >
            {pictured(move || with_reason(&label(), why.get()), inside)}
        </button>
        {move || question.get().map(|asked| ask(session, asked, question))}
    }
    .into_any()
}

/// A button that selects the artifact, or shows why it cannot be played: an artifact is spent at once, so the tray says what it
/// does and asks for a confirmation. `inside` is markup.
pub(super) fn artifact_button(session: Session, class: &'static str, inside: Text, label: Text) -> AnyView {
    let action = Action::Artifact;
    let why = Memo::new(move |_| why_not(session, &[action]));
    let on = move || session.selection().shown().artifact;
    let press = move |_| match why.get_untracked() {
        Some(why) => session.explain_refusal(action, why),
        None => act::select(session, if untrack(on) { Pick::NOTHING } else { Pick::ARTIFACT }),
    };
    view! {
        <button
            type="button"
            class={class}
            {..pressed_while(on)}
            data-act={act_text::<CaveTrollUi>(action)}
            data-why=why
            aria-disabled=move || why.with(Option::is_some).then_some("true")
            on:click=press
        >
            {pictured(move || with_reason(&label(), why.get()), inside)}
        </button>
    }
    .into_any()
}

/// The gold that an artifact pays while it is not played, and what it does if it is played now.
pub(super) fn artifact_note(relic: Artifact, works: bool) -> String {
    let then = if works { cave().artifact_text(relic) } else { cave().no_effect() };
    [&capital(&cave().unplayed(relic.gold())), " · ", then].concat()
}

/// The picture of a figure in the style of a seat.
pub(super) fn standee(session: Session, seat: Seat, figure: Figure, side: u8) -> String {
    art::standee(shape(figure), session.seat_style(seat), starred(figure), side)
}

/// The picture of a card of a player, wherever it is shown: its figure, or the symbol of what it does; and its scoring icons.
pub(super) fn card_picture(session: Session, seat: Seat, card: Card, side: u8) -> String {
    let picture = match card.figure() {
        Some(figure) => standee(session, seat, figure, side),
        None if card == Card::FIND => ink::ic(icons::ARTIFACT),
        None => ink::ic(Icon::Coin),
    };
    let coins: String = (0..card.icons()).map(|_| ink::ic(Icon::Coin)).collect();
    if coins.is_empty() { picture } else { [&picture, "<span class=\"sicon\">", &coins, "</span>"].concat() }
}

/// The name of a card with its scoring icons, for screen readers.
pub(super) fn card_name(card: Card) -> String {
    let name = cave().card(card);
    if card.icons() > 0 { [name, ", ", &cave().icons(card.icons())].concat() } else { name.to_owned() }
}
