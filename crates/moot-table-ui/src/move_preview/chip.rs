//! The preview of an action, beside the button that plays it.

use leptos::prelude::*;
use moot_core::{Game, Turn};

use super::{MovePreview, preview};
use crate::game::GameView;
use crate::game::extras_chunk::{ExtrasChunk, extra};
use crate::game::session::Session;
use crate::text::words;
use moot_ui::game::ActionOf;
use moot_ui::widgets::{badge, ic, ic_class};

/// The preview of actions in their text form, separated by `; `; `None` if they are not legal now.
pub(super) fn of_text<G: GameView>(session: Session<G>, acts: &str) -> Option<MovePreview> {
    if !session.input_control().get().free() {
        return None;
    }
    let read = |text: &str| G::Rules::action_from(text).ok();
    let actions: Vec<ActionOf<G>> = acts.split("; ").map(read).collect::<Option<_>>()?;
    session.table().with(|table| {
        if !matches!(table.turn(), Turn::Seats(_)) {
            return None;
        }
        let seat = G::asked(table.state());
        preview::<G>(table.setup(), table.state(), seat, &actions)
    })
}

/// The preview of actions in their text form; nothing while there are none, or none changes points for certain.
pub fn chip<G: GameView>(session: Session<G>, acts: Signal<Option<String>>) -> AnyView {
    // The chunk is not fetched before there is an action to preview.
    let wanted = Memo::new(move |before: Option<&bool>| {
        acts.with(Option::is_some) || before.copied().unwrap_or(false)
    });
    let show = move || {
        wanted.get().then(|| extra(move |extras: &ExtrasChunk<G>| (extras.move_preview)(session, acts)))
    };
    view! { {show} }.into_any()
}

/// The same preview, inside the chunk.
pub fn shown<G: GameView>(session: Session<G>, acts: Signal<Option<String>>) -> AnyView {
    let found = Memo::new(move |_| {
        acts.with(|acts| of_text(session, acts.as_deref()?)).filter(MovePreview::is_certain)
    });
    view! {
        {move || {
            found.get().map(|found| {
                view! { <div class="outlook" data-outlook="">{inside(session, &found)}</div> }
            })
        }}
    }
    .into_any()
}

/// The certain changes of all seats, and whether more may follow.
pub(super) fn inside<G: GameView>(session: Session<G>, found: &MovePreview) -> AnyView {
    let texts = words().move_preview;
    let changes = found.change.columns().filter_map(|seat| {
        let parts: Vec<(&str, i16)> = found.of(seat).collect();
        if parts.is_empty() {
            return None;
        }
        let total = parts.iter().map(|part| i32::from(part.1)).sum();
        let named: Vec<(&str, i16)> =
            parts.iter().map(|&(category, change)| (G::words().category(category), change)).collect();
        let spoken = texts.change(&session.team_name(seat), total, G::words().points(), &named);
        // The change of a single category is the total.
        let shown = if parts.len() > 1 { &*parts } else { &[] };
        let icons = shown
            .iter()
            .map(|&(category, change)| {
                view! {
                    {ic(G::category_icon(category))}
                    <i>{texts.signed(change.into())}</i>
                }
            })
            .collect_view();
        Some(view! {
            <span class="turnout">
                <span class="sr">{spoken}</span>
                <span aria-hidden="true">{badge(session.seat_style(seat), "")} <b>{texts.signed(total)}</b> {ic_class(G::POINTS, "ic gold")} {icons}</span>
            </span>
        })
    });
    let changes = changes.collect_view();
    view! {
        {changes}
        {found.open.then(|| view! { <em>{texts.open()}</em> })}
    }
    .into_any()
}
