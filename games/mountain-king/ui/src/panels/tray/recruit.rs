//! Recruiting: the troll, the bribes, and the extra gains.

use crate::art::icons;
use leptos::prelude::*;
use mountain_king::card::{NONE, beneath, troll};
use mountain_king::{Action, Clan, Kind, Pile};

use super::{frame, options};
use crate::marker::Session;
use crate::panels::control::{cancel_btn, go_button, why_not};
use crate::panels::face::Face;
use crate::panels::ink;
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
    let under: Vec<u8> = beneath(place).iter().map(|&place| state.horde[usize::from(place)].card).collect();
    let follows = preview::bribes_follow(&state, place);
    let line = move || {
        let text = if under.is_empty() {
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
    let brings = (!stand.bribes.is_empty() || !gift.is_empty()).then(|| {
        let html = [brought(stand.bribes).as_str(), &gift].concat();
        view! {
            <span class="gain">
                <em>{move || king().trays.brings()}</em>
                <span class="pricetag" inner_html=html></span>
            </span>
        }
    });
    let press = move || {
        session.play(Action::Recruit { place, paid: chosen.get_untracked() });
    };
    frame(
        "recruit",
        Some(Face::portrait(stand.card)),
        move || king().trays.recruit_title(stand.card),
        line,
        view! {
            {brings}
            {options(view! {
                <PayButton session price=due chosen/>
                {cancel_btn(session)}
                {go_button(action, why, || king().trays.recruit(), ink::ic(Icon::Check), press)}
            })}
        },
    )
}

fn brought(bribes: Pile) -> String {
    Kind::ALL
        .into_iter()
        .filter(|&kind| bribes[kind] > 0)
        .map(|kind| ink::amount("+", bribes[kind], kind))
        .collect()
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
