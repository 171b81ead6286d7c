//! Pedestals: the choice of one from the bag, and its placement on the new anchor.

use crate::art::icons;
use leptos::prelude::*;
use mountain_king::{Action, Clan, Phase};

use super::recruit::pedestal;
use super::{frame, note, options};
use crate::marker::Session;
use crate::panels::control::{act_btn, act_button};
use crate::panels::face::Face;
use crate::panels::ink;
use crate::text::table::king;
use moot_art::Icon;

/// A pedestal of choice from the bag, or none.
#[component]
pub(super) fn PickPedestal(session: Session) -> impl IntoView {
    let (recruit, bag) = session.state().with_untracked(|state| (state.recruit, state.bag));
    let choices = Clan::ALL.map(|clan| {
        let label = king().trays.pick(clan, bag[clan as usize]);
        let inside = [pedestal(Some(clan)).as_str(), "<b>", &label, "</b>"].concat();
        act_button(session, Action::Pick(clan), "opt", inside, label)
    });
    frame(
        "recruit",
        Some(Face::portrait(recruit)),
        move || king().trays.pick_title(recruit),
        super::nothing,
        view! {
            {options(choices.into_iter().collect_view())}
            {act_btn(session, Action::Done, Icon::Skip, "quiet", king().trays.leave_in_bag().to_owned())}
        },
    )
}

/// The new anchor: bless it with a pedestal, or leave it bare.
#[component]
pub(super) fn Anchor(session: Session) -> impl IntoView {
    let state = session.state().get_untracked();
    let setup = session.setup();
    let tier = match state.phase {
        Phase::Anchor(at) => setup.board().tier(at).unwrap_or(0) as u8,
        _ => 0,
    };
    let owned = Clan::ALL.into_iter().filter(|&clan| state.me().pedestals[clan as usize] > 0);
    let choices: Vec<AnyView> = owned
        .map(|clan| {
            let honour = state.honours[clan.space(tier.into())];
            let label = king().trays.bless(clan, honour);
            let inside = [pedestal(Some(clan)).as_str(), "<b>", &label, "</b>"].concat();
            act_button(session, Action::Bless(clan), "opt", inside, label)
        })
        .collect();
    let picture = ink::ic(icons::ANCHOR);
    frame(
        "anchor",
        Some(picture),
        || king().trays.anchor_title().to_owned(),
        note(move || king().trays.anchor_tier(tier)),
        view! {
            {options(choices)}
            {act_btn(session, Action::Done, Icon::Skip, "quiet", king().trays.leave().to_owned())}
        },
    )
}
