//! Placing the recruit: every free slot with its gains and losses.

use leptos::prelude::*;
use mountain_king::{Action, Phase};

use super::{frame, options};
use crate::game::Pick;
use crate::marker::Session;
use crate::panels::control::act_text;
use crate::panels::face::Face;
use crate::panels::ink;
use crate::panels::preview;
use crate::text::table::king;
use moot_art::Icon;
use moot_ui::widgets::pressed_while;

/// The choice of a slot.
#[component]
pub(super) fn PlaceTroll(session: Session) -> impl IntoView {
    let recruit = session.state().with_untracked(|state| state.recruit);
    let seen = Memo::new(move |_| {
        session.state().with(|state| {
            if state.phase != Phase::Place {
                // A tray that is being unmounted must not select anything.
                return Vec::new();
            }
            let me = state.me();
            let open = preview::open_slots(me);
            open.map(|slot| (slot, preview::cascade(me, slot, state.recruit))).collect::<Vec<_>>()
        })
    });
    // The slot with the highest gain is previewed until the player points at one.
    let best = move || {
        seen.with(|seen| seen.iter().max_by_key(|(_, seen)| seen.gained.total()).map(|&(slot, _)| slot))
    };
    let slot = Memo::new(move |_| match session.selection().pick().get() {
        Pick::Slot { slot } if seen.with(|seen| seen.iter().any(|&(open, _)| open == slot)) => Some(slot),
        _ => best(),
    });
    Effect::new(move |_| {
        if let Some(slot) = slot.get()
            && session.selection().pick().get_untracked() != (Pick::Slot { slot })
        {
            session.selection().select(Pick::Slot { slot });
        }
    });
    let line = move || {
        let picked = slot.get();
        let shown =
            seen.with(|seen| seen.iter().find(|&&(open, _)| Some(open) == picked).map(|(_, seen)| *seen));
        shown
            .map(|seen| {
                let gained = ["+", &king().cards.pile(seen.gained)].concat();
                let missed = (!seen.missed.is_empty()).then(|| {
                    view! { <span class="missed">{king().trays.missed(seen.missed)}</span> }
                });
                view! { <span class="sr">{gained}</span> <span aria-hidden="true" class="gainline" inner_html=ink::amounts("+", seen.gained)></span> {missed} }
            })
            .into_any()
    };
    let buttons = move || {
        seen.get()
            .into_iter()
            .map(|(open, seen)| {
                let on = move || slot.get() == Some(open);
                let label =
                    [king().panels.slot(open, seen.wakes).as_str(), ". ", &king().trays.gain(seen.gained)]
                        .concat();
                view! {
                    <button
                        type="button"
                        class="opt stacked"
                        {..pressed_while(on)}
                        data-slot=open
                        on:click=move |_| session.selection().select(Pick::Slot { slot: open })
                    >
                        <span class="sr">{label}</span>
                        <b aria-hidden="true">{king().trays.side(open)}</b>
                        <small aria-hidden="true">{king().trays.row_wakes(open, seen.wakes)}</small>
                    </button>
                }
            })
            .collect_view()
    };
    let press = move |_| {
        if let Some(slot) = slot.get_untracked() {
            session.play(Action::Place(slot));
        }
    };
    frame(
        "recruit",
        Some(Face::portrait(recruit)),
        move || king().trays.place_title(recruit),
        line,
        view! {
            {options(buttons)}
            <button
                type="button"
                class="btn go"
                data-act=move || slot.get().map(|slot| act_text(Action::Place(slot)))
                on:click=press
            >
                <span class="glyph" inner_html=ink::ic(Icon::Check)></span>
                <span>{move || king().trays.place()}</span>
            </button>
        },
    )
}
