//! Placing the recruit: every free slot with its gains and losses.

use leptos::prelude::*;
use moot_core::in_order;
use mountain_king::{Action, Phase, Player};

use super::{frame, options};
use crate::game::Pick;
use crate::marker::Session;
use crate::panels::control::act_text;
use crate::panels::face::Face;
use crate::panels::ink;
use crate::panels::preview;
use crate::panels::preview::Cascade;
use crate::text::table::king;
use moot_art::Icon;
use moot_ui::widgets::pressed_while;

/// The free slots with what the recruit would gain there.
pub(super) type Slots = Vec<(u8, Cascade)>;

/// The free slots for a card.
pub(super) fn slots(me: &Player, card: u8) -> Slots {
    preview::open_slots(me).map(|slot| (slot, preview::cascade(me, slot, card))).collect()
}

/// The horizontal place of a slot in the pyramid, in halves of a card: each row begins half a card further in than the one below.
fn across(slot: u8) -> u8 {
    match slot {
        0..4 => 2 * slot,
        4..7 => 2 * (slot - 4) + 1,
        7..9 => 2 * (slot - 7) + 2,
        _ => 3,
    }
}

/// The chosen slot if it is free, else the one with the highest gain.
pub(super) fn chosen(seen: &Slots, wanted: Option<u8>) -> Option<u8> {
    let best = || seen.iter().max_by_key(|(_, seen)| seen.gained.total()).map(|&(slot, _)| slot);
    wanted.filter(|&slot| seen.iter().any(|&(open, _)| open == slot)).or_else(best)
}

/// What the recruit would gain in the chosen slot. Tracked.
pub(super) fn found(seen: Memo<Slots>, slot: Memo<Option<u8>>) -> Option<Cascade> {
    let picked = slot.get();
    seen.with(|seen| seen.iter().find(|&&(open, _)| Some(open) == picked).map(|(_, seen)| *seen))
}

/// The gains and losses of a cascade, as the second line of a tray.
pub(super) fn gains(seen: &Cascade) -> AnyView {
    let gained = ["+", &king().cards.pile(seen.gained)].concat();
    let missed = (!seen.missed.is_empty()).then(|| {
        view! { <span class="missed">{king().trays.missed(seen.missed)}</span> }
    });
    view! {
        <span class="sr">{gained}</span>
        <span aria-hidden="true" class="gainline" inner_html=ink::amounts("+", seen.gained)></span>
        {missed}
    }
    .into_any()
}

/// A button for each free slot, with its gains.
pub(super) fn slot_buttons(
    seen: Slots,
    slot: Memo<Option<u8>>,
    choose: impl Fn(u8) + Copy + 'static,
) -> AnyView {
    in_order(seen, |one, other| across(one.0).cmp(&across(other.0)))
        .into_iter()
        .map(|(open, seen)| {
            let on = move || slot.get() == Some(open);
            let label = [king().panels.slot(open, seen.wakes).as_str(), ". ", &king().trays.gain(seen.gained)]
                .concat();
            view! {
                <button
                    type="button"
                    class="opt stacked"
                    {..pressed_while(on)}
                    data-slot=open
                    on:click=move |_| choose(open)
                >
                    <span class="sr">{label}</span>
                    <b aria-hidden="true">{king().trays.side(open)}</b>
                    <small aria-hidden="true">{king().trays.row_wakes(open, seen.wakes)}</small>
                    <span aria-hidden="true" class="gainline" inner_html=ink::amounts("+", seen.gained)></span>
                </button>
            }
        })
        .collect_view()
        .into_any()
}

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
            slots(state.me(), state.recruit)
        })
    });
    // A slot that was chosen with the recruit is not asked for again.
    Effect::new(move |_| {
        if let Some(slot) = session.selection().own().take_slot(recruit)
            && untrack(|| session.check(Action::Place(slot))).is_ok()
        {
            session.play(Action::Place(slot));
        }
    });
    // The slot with the highest gain is previewed until the player points at one.
    let slot = Memo::new(move |_| {
        let wanted = match session.selection().pick().get() {
            Pick::Slot { slot } => Some(slot),
            _ => None,
        };
        seen.with(|seen| chosen(seen, wanted))
    });
    Effect::new(move |_| {
        if let Some(slot) = slot.get()
            && session.selection().pick().get_untracked() != (Pick::Slot { slot })
        {
            session.selection().propose(Pick::Slot { slot });
        }
    });
    let gained = move || found(seen, slot);
    let line = move || gained().map(|seen| gains(&seen)).into_any();
    let choose = move |slot| session.selection().select(Pick::Slot { slot });
    let buttons = move || slot_buttons(seen.get(), slot, choose);
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

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::card::supports;

    #[test]
    fn a_slot_lies_between_the_two_beneath_it() {
        for slot in 4..10 {
            let beneath = supports(slot).expect("a slot above the bottom row");
            assert_eq!(beneath.map(across), [across(slot) - 1, across(slot) + 1], "slot {slot}");
        }
    }
}
