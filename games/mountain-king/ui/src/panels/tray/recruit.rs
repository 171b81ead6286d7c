//! Recruiting: the troll, the bribes, and the extra gains.

use crate::art::icons;
use leptos::prelude::*;
use mountain_king::card::{NONE, beneath, troll};
use mountain_king::{Action, Clan, Phase};

use super::place::{found, gains, slot_buttons, slots};
use super::{frame, options, place};
use crate::game::{ChosenSlot, Pick};
use crate::marker::Session;
use crate::panels::control::{act_text, cancel_btn, why_not, with_reason};
use crate::panels::face::Face;
use crate::panels::ink;
use crate::panels::pane;
use crate::panels::payment::PayButton;
use crate::panels::preview;
use crate::text::table::king;
use moot_art::Icon;

/// The selected recruit.
#[component]
pub(super) fn Recruit(session: Session, place: u8) -> impl IntoView {
    // A decision clears the selection, so the position is constant while this tray is mounted.
    let state = session.state().get_untracked();
    let stand = state.horde[usize::from(place)];
    let due = preview::bribes_due(&state, place);
    let chosen = RwSignal::new(preview::proposed(&state, place));
    let action = move || Action::Recruit { place, paid: chosen.get() };
    let why = Memo::new(move |_| why_not(session, action()));
    let card = stand.card;
    let seen = Memo::new(move |_| {
        session.state().with(|state| {
            // A tray that is being unmounted must not select anything.
            if state.phase != Phase::Step {
                return Vec::new();
            }
            slots(&preview::spent(state.me(), chosen.get()), card)
        })
    });
    let slot = Memo::new(move |_| {
        let wanted = match session.selection().pick().get() {
            Pick::Recruit { slot, .. } => slot,
            _ => None,
        };
        seen.with(|seen| place::chosen(seen, wanted))
    });
    let choose = move |slot| session.selection().select(Pick::Recruit { place, slot: Some(slot) });
    Effect::new(move |_| {
        if let Some(slot) = slot.get()
            && session.selection().pick().get_untracked() == (Pick::Recruit { place, slot: None })
        {
            choose(slot);
        }
    });
    // The trollsmoot shows the same gains, which depend on what is paid from trolls.
    Effect::new(move |_| session.selection().own().pay_with(Some(chosen.get())));
    let under: Vec<u8> = beneath(place).iter().map(|&place| state.horde[usize::from(place)].card).collect();
    let bribes_others = !under.is_empty();
    let follows = preview::bribes_follow(&state, place);
    let line = move || {
        let text = if under.is_empty() && !stand.bribes.is_empty() {
            king().trays.only_brings(stand.bribes)
        } else if under.is_empty() {
            king().trays.no_bribe().to_owned()
        } else if follows {
            king().trays.bribe_later(under.len() as u32)
        } else {
            king().trays.bribe(&under)
        };
        let price = ink::amounts("", due);
        view! { {text} <span class="pricetag" inner_html=price></span> }.into_any()
    };
    let level_three = stand.card != NONE && troll(stand.card).level == 3 && state.bag != [0; 3];
    let gift = match (stand.pedestal, level_three) {
        (Some(clan), _) => pedestal(Some(clan)),
        (None, true) => pedestal(None),
        (None, false) => String::new(),
    };
    // What comes before the troll is placed: bribes laid one by one, or the choice of a pedestal.
    let asks_first = follows || level_three;
    let actions = move || {
        let recruit = action();
        let placed = slot.get().filter(|_| !asks_first).map(Action::Place);
        [Some(recruit), placed].into_iter().flatten().collect::<Vec<_>>()
    };
    let gained =
        Memo::new(move |_| found(seen, slot).map_or(stand.bribes, |seen| seen.gained + stand.bribes));
    let title = [king().trays.recruit(), &gift].concat();
    let told = move || [king().trays.recruit(), ": ", &king().trays.gain(gained.get())].concat();
    let texts = move || actions().into_iter().map(act_text).collect::<Vec<_>>().join("; ");
    let press = move |_| match why.get_untracked() {
        None => {
            let later = slot.get_untracked().filter(|_| asks_first).map(|slot| ChosenSlot { card, slot });
            session.selection().own().keep_slot(later);
            session.play_all(&untrack(actions));
        }
        Some(_) => {
            session.play(untrack(action));
        }
    };
    // On a phone the slots take the place of the horde once one of them is pressed.
    let pressed = move |slot| {
        choose(slot);
        pane::open(pane::TROLLS);
    };
    let buttons = move || slot_buttons(seen.get(), slot, pressed);
    let apart = bribes_others && !stand.bribes.is_empty();
    let on_it = move || apart.then(|| king().trays.lies_on_it(stand.bribes));
    let missed = move || {
        let missed = found(seen, slot)?.missed;
        (!missed.is_empty()).then(|| view! { <span class="missed">{king().trays.missed(missed)}</span> })
    };
    frame(
        "recruit",
        Some(Face::portrait(stand.card)),
        move || king().trays.recruit_title(stand.card),
        move || view! { {line()} " " {on_it} " " {missed} }.into_any(),
        view! {
            {options(buttons)}
            <PayButton session price=due chosen/>
            {cancel_btn(session)}
            <button
                type="button"
                class="btn go gets"
                data-act=texts
                data-why=why
                aria-disabled=move || why.with(Option::is_some).then_some("true")
                aria-label=move || with_reason(&told(), why.get())
                on:click=press
            >
                <span class="glyph" inner_html=ink::ic(Icon::Check)></span>
                // The chosen slot shows what is gained.
                <b inner_html=title></b>
            </button>
        },
    )
}

/// A slot is chosen before the troll: what would wake there, and that every troll of the horde may stand there.
pub(super) fn which(session: Session, slot: u8) -> AnyView {
    let woken = Memo::new(move |_| session.state().with(|state| preview::cascade(state.me(), slot, NONE)));
    frame(
        "recruit",
        None,
        move || king().trays.which_title(slot),
        move || view! { {king().trays.which()} {gains(&woken.get())} }.into_any(),
        cancel_btn(session),
    )
}

/// A pedestal; `None` for one of choice.
pub(super) fn pedestal(clan: Option<Clan>) -> String {
    match clan {
        Some(clan) => {
            ["<span class=\"pedtok ", clan.word(), "\">", &ink::ic(ink::clan(Some(clan)).icon()), "</span>"]
                .concat()
        }
        None => ["<span class=\"pedtok any\">", &ink::ic(icons::PEDESTAL), "</span>"].concat(),
    }
}
