//! The tray of decisions that are made in the panels.

mod choices;
mod pedestal;
mod place;
mod recruit;
mod rest;
mod shop;
mod spell;
mod tokens;

pub use rest::idle;

use leptos::prelude::*;
use mountain_king::{Action, Phase, Stage, State};

use crate::game::Pick;
use crate::marker::Session;

/// The kind of tray.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Tray {
    Recruit(u8),
    Slot(u8),
    Spell(u8),
    Skip,
    Breath,
    Bribe,
    Pick,
    Place,
    Anchor,
    Found,
    Use,
    Give,
    Carry,
    Horn,
    Wake,
    Swap,
    Transmute,
    Idle,
}

fn tray(state: &State, pick: Pick, can_skip: bool) -> Tray {
    match (state.phase, pick) {
        (Phase::Step, Pick::Recruit { place, .. }) => Tray::Recruit(place),
        (Phase::Step, Pick::Slot { slot }) => Tray::Slot(slot),
        (_, Pick::Spell { page }) => Tray::Spell(page),
        (Phase::Step, _) if state.stage == Stage::Breath => Tray::Breath,
        (Phase::Step, _) if can_skip => Tray::Skip,
        (Phase::Bribe { .. }, _) => Tray::Bribe,
        (Phase::Pick, _) => Tray::Pick,
        (Phase::Place, _) => Tray::Place,
        (Phase::Anchor(_), _) => Tray::Anchor,
        (Phase::Found(_), _) => Tray::Found,
        (Phase::Use, _) => Tray::Use,
        (Phase::Trade { .. }, _) => Tray::Give,
        (Phase::Carry(_), _) => Tray::Carry,
        (Phase::Horn(_), _) => Tray::Horn,
        (Phase::Wake, _) => Tray::Wake,
        (Phase::Swap(_), _) => Tray::Swap,
        (Phase::Transmute, _) => Tray::Transmute,
        _ => Tray::Idle,
    }
}

/// The tray for the pending decision of a panel.
#[component]
pub fn PanelTray(
    /// The game.
    session: Session,
) -> impl IntoView {
    let can_skip = Memo::new(move |_| session.legal().with(|legal| legal.contains(&Action::Skip)));
    let shown = Memo::new(move |_| {
        let (pick, can_skip) = (session.selection().pick().get(), can_skip.get());
        session.state().with(|state| tray(state, pick, can_skip))
    });
    move || match shown.get() {
        Tray::Recruit(place) => view! { <recruit::Recruit session place/> }.into_any(),
        Tray::Slot(slot) => recruit::which(session, slot),
        Tray::Spell(page) => view! { <spell::Spell session page/> }.into_any(),
        Tray::Skip => rest::skip(session),
        Tray::Breath => rest::breath(session),
        Tray::Bribe => view! { <tokens::Bribe session/> }.into_any(),
        Tray::Pick => view! { <pedestal::PickPedestal session/> }.into_any(),
        Tray::Place => view! { <place::PlaceTroll session/> }.into_any(),
        Tray::Anchor => view! { <pedestal::Anchor session/> }.into_any(),
        Tray::Found => view! { <shop::Found session/> }.into_any(),
        Tray::Use => view! { <shop::Use session/> }.into_any(),
        Tray::Give => view! { <tokens::Give session/> }.into_any(),
        Tray::Carry => view! { <tokens::Carry session/> }.into_any(),
        Tray::Horn => view! { <choices::Horn session/> }.into_any(),
        Tray::Wake => view! { <choices::Wake session/> }.into_any(),
        Tray::Swap => view! { <choices::Swap session/> }.into_any(),
        Tray::Transmute => view! { <choices::Transmute session/> }.into_any(),
        Tray::Idle => idle(session),
    }
}

/// The frame of a tray, with title and contents.
pub(super) fn frame(
    class: &'static str,
    picture: Option<String>,
    title: impl Fn() -> String + Send + 'static,
    line: impl Fn() -> AnyView + Send + 'static,
    body: impl IntoView + 'static,
) -> AnyView {
    framed(class, picture, Box::new(title), Box::new(line), body.into_any())
}

/// The same with texts of one type, so that it is compiled once.
fn framed(
    class: &'static str,
    picture: Option<String>,
    title: Box<dyn Fn() -> String + Send>,
    line: Box<dyn Fn() -> AnyView + Send>,
    body: AnyView,
) -> AnyView {
    let picture = picture.map(|html| view! { <span class="mini-face" inner_html=html></span> });
    view! {
        <div class=["tray asks ", class].concat() role="group" aria-labelledby="h-tray">
            {picture}
            <span class="line">
                <strong id="h-tray">{title}</strong>
                <span>{line}</span>
            </span>
            {body}
        </div>
    }
    .into_any()
}

/// A second line of plain text.
pub(super) fn note(text: impl Fn() -> String + Send + 'static) -> impl Fn() -> AnyView + Send + 'static {
    move || text().into_any()
}

/// No second line.
pub(super) fn nothing() -> AnyView {
    ().into_any()
}

/// Controls in a row that scrolls if necessary.
pub(super) fn options(body: impl IntoView + 'static) -> AnyView {
    view! { <div class="opts">{body.into_any()}</div> }.into_any()
}

/// The button that ends an "up to" choice, when that is allowed.
pub(super) fn done(session: Session) -> AnyView {
    use crate::text::table::king;
    use moot_art::Icon;
    let may = session.legal().with(|legal| legal.contains(&Action::Done));
    may.then(|| {
        crate::panels::control::act_btn(
            session,
            Action::Done,
            Icon::Check,
            "quiet",
            king().trays.done().to_owned(),
        )
    })
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::{Kind, Setup, Square};

    #[test]
    fn every_phase_that_panels_decide_has_its_tray() {
        let mut state = State::new(&Setup::usual(2).unwrap());
        let mut seen = Vec::new();
        for phase in [
            Phase::Bribe { place: 9, laid: 0 },
            Phase::Pick,
            Phase::Place,
            Phase::Anchor(Square::at(1, 1)),
            Phase::Found(1),
            Phase::Use,
            Phase::Trade { get: Kind::Coin, left: 2, market: false },
            Phase::Carry(2),
            Phase::Horn(1),
            Phase::Wake,
            Phase::Swap(1),
            Phase::Transmute,
        ] {
            state.phase = phase;
            let shown = tray(&state, Pick::None, false);
            assert_ne!(shown, Tray::Idle, "{phase:?}");
            assert!(!seen.contains(&shown), "{phase:?}");
            seen.push(shown);
        }
    }

    #[test]
    fn the_selection_determines_the_tray() {
        let mut state = State::new(&Setup::usual(2).unwrap());
        state.phase = Phase::Step;
        assert_eq!(tray(&state, Pick::Recruit { place: 3, slot: None }, false), Tray::Recruit(3));
        assert_eq!(tray(&state, Pick::Slot { slot: 4 }, false), Tray::Slot(4));
        assert_eq!(tray(&state, Pick::Spell { page: 1 }, true), Tray::Spell(1));
        assert_eq!(tray(&state, Pick::None, true), Tray::Skip);
        assert_eq!(tray(&state, Pick::None, false), Tray::Idle);
        state.phase = Phase::Horn(2);
        assert_eq!(tray(&state, Pick::Recruit { place: 3, slot: None }, false), Tray::Horn);
    }
}
