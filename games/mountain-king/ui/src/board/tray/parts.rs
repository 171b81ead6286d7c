//! Shared parts of the board's trays: the confirm button, the cancel button, and pictures of shapes.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use moot_core::Game;
use moot_table::Refused;
use mountain_king::MountainKing;
use mountain_king::tables::Lie;

use crate::art::icons;
use crate::board::act;
use crate::board::act::Missing;
use crate::board::build;
use crate::board::model::{Gain, Tag};
use crate::board::tag;
use crate::game::Pick;
use crate::marker::Session;
use crate::text::table::king;
use moot_art::Icon;
use moot_ui::widgets::{Press, ic};
use wasm_bindgen::JsCast;

/// A callback that shows a short-lived message.
pub fn tell(session: Session) -> Callback<String> {
    Callback::new(move |text| session.show_note(text))
}

/// Moves the focus to the mountain after a selection by keyboard. A click by key has a click count of 0.
pub fn to_board(ev: &MouseEvent) {
    if ev.detail() != 0 {
        return;
    }
    let field = document().query_selector(".mountain > .field").ok().flatten();
    if let Some(field) = field.and_then(|field| field.dyn_into::<web_sys::HtmlElement>().ok()) {
        // A board that cannot take the focus remains reachable with Tab.
        let _ = field.focus();
    }
}

/// Why the selection cannot be confirmed.
pub fn missing(session: Session, nothing: impl Fn() -> &'static str) -> Option<String> {
    match act::decisions(session).err()? {
        Missing::Place if session.selection().pick().get() == Pick::None => Some(nothing().to_owned()),
        Missing::Place => Some(king().board.choose_place().to_owned()),
        Missing::Clan => None,
        Missing::Legal(reason) => Some(tag::why(session, reason)),
    }
}

/// The honour of the placed tunnel or hall, as the tag beside it tells it.
pub fn gain(session: Session) -> Memo<Option<Gain>> {
    Memo::new(move |_| {
        let (setup, mode) = (session.setup(), act::mode(session));
        let pick = session.selection().pick().get();
        let tag = session.state().with(|state| {
            let places = build::places(&setup, state, mode);
            session.legal().with(|legal| build::hints(&setup, state, legal, places.as_ref(), &pick, None).1)
        });
        match tag? {
            Tag::Dig(tag) => Some(tag.gain),
            Tag::Hall(tag) => Some(tag.gain),
            _ => None,
        }
    })
}

/// The buttons that turn and mirror the tunnel or hall in hand, as far as they change it. They lie in the tray, where they cover no
/// square, and are visible once the tile has a place.
pub fn turns(session: Session) -> impl IntoView {
    let button = move |icon: Icon, mirror: bool, name: fn() -> &'static str| {
        let why = Memo::new(move |_| act::no_turn(session, mirror).map(|why| king().board.no_turn(why)));
        let press = move |_| match why.get_untracked() {
            None => act::turn(session, mirror),
            Some(why) => session.show_note(why.to_owned()),
        };
        view! {
            <button
                type="button"
                class="btn quiet icon"
                aria-label=move || why.get().map_or_else(|| name().to_owned(), |why| [name(), ". ", why].concat())
                data-tip=name
                data-why=why
                aria-disabled=move || why.get().map(|_| "true")
                on:click=press
            >
                {ic(icon)}
            </button>
        }
    };
    let changes = Memo::new(move |_| act::changes(session));
    let waits = move || session.selection().pick().with(|pick| build::spot(pick).is_none());
    view! {
        <div class="turns" class:waits=waits>
            {move || changes.get().0.then(|| button(Icon::Rotate, false, || king().board.rotate()))}
            {move || changes.get().1.then(|| button(icons::MIRROR, true, || king().board.mirror()))}
        </div>
    }
}

/// The green button that carries out the selection. `nothing` is the message for an empty selection.
pub fn go(
    session: Session,
    icon: Icon,
    label: impl Fn() -> String + Send + Sync + 'static,
    nothing: impl Fn() -> &'static str + Send + Sync + 'static,
) -> AnyView {
    let why = Memo::new(move |_| missing(session, &nothing));
    let act = Memo::new(move |_| {
        let actions = act::decisions(session).ok()?;
        Some(actions.into_iter().map(MountainKing::action_text).collect::<Vec<_>>().join("; "))
    });
    session.set_unplayed(Signal::derive(move || act.with(Option::is_some)));
    let press = Callback::new(move |()| {
        act::confirm(session);
    });
    // A refusal by the rules links to its rulebook section.
    let refuse = Callback::new(move |text| match untrack(|| act::decisions(session)) {
        Err(Missing::Legal(reason)) => session.refuse(Refused::Illegal(reason)),
        _ => session.show_note(text),
    });
    view! {
        <div class="confirm" data-acts=move || act.get()>
            <Press icon label=Signal::derive(label) class="go" why=why press refuse/>
        </div>
    }
    .into_any()
}

/// The button that clears the selection; shown only while there is one.
pub fn cancel(session: Session) -> impl IntoView {
    let any = Memo::new(move |_| !matches!(session.selection().pick().get(), Pick::None));
    move || {
        any.get().then(|| {
            view! {
                <button
                    type="button"
                    class="btn quiet icon"
                    aria-label=move || king().board.cancel()
                    title=move || king().board.cancel()
                    on:click=move |_| {
                        act::cancel(session);
                    }
                >
                    {ic(Icon::Close)}
                </button>
            }
        })
    }
}

/// A small picture of a shape in its printed orientation.
pub fn picture(lie: &Lie, unit: u8) -> String {
    let left = lie.cells.iter().map(|&(dx, _)| dx).min().unwrap_or(0);
    // Cells follow the first one in reading order, so no row lies above it.
    let square = |&(dx, dy): &(i8, i8)| ((dx - left).unsigned_abs(), dy.unsigned_abs());
    let cells: Vec<moot_art::Square> = lie.cells.iter().map(square).collect();
    let mark = lie.mark.and_then(|mark| cells.get(usize::from(mark)).copied());
    moot_art::shape(&cells, mark, unit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::tables::{HALLS, TUNNELS};

    #[test]
    fn every_shape_has_a_picture_with_all_its_squares() {
        let lies = TUNNELS.iter().map(|tunnel| tunnel.lies).chain(HALLS.iter().map(|hall| hall.lies));
        for lie in lies.flatten() {
            let drawn = picture(lie, 6);
            assert_eq!(drawn.matches("<rect").count(), lie.cells.len());
            assert_eq!(drawn.matches("class=\"al\"").count(), usize::from(lie.mark.is_some()));
        }
    }
}
