//! The trays for choices of a single square: gates, tiles, buried resources, anchors, workshops.

use crate::art::icons;
use leptos::prelude::*;
use mountain_king::{Action, Clan, Square};

use super::parts::{cancel, go, tell};
use crate::board::build;
use crate::board::build::looked_at;
use crate::board::model::{Choice, Tag};
use crate::game::Pick;
use crate::marker::Session;
use crate::text::table::king;
use moot_art::Icon;
use moot_ui::widgets::Press;

/// The tray for the gate.
pub fn gate(session: Session) -> impl IntoView {
    let name = move || {
        let at = session.selection().pick().with(looked_at)?;
        let start = session.setup().board().starts.iter().find(|start| start.square == at)?;
        Some(king().cards.start(start))
    };
    view! {
        <div class="tray gates" role="toolbar" aria-label=move || king().board.gate_tray()>
            <span class="line">
                <strong>{move || king().board.gate_tray()}</strong>
                <span>{move || king().board.choose_gate()}</span>
            </span>
            {cancel(session)}
            {go(session, icons::GATE, move || king().board.place_gate(name()), || king().board.choose_gate())}
        </div>
    }
}

/// The tag of the selected square.
fn tag(session: Session) -> Option<Tag> {
    let pick = session.selection().pick().get();
    let setup = session.setup();
    session
        .state()
        .with(|state| session.legal().with(|legal| build::hints(&setup, state, legal, None, &pick, None).1))
}

/// The tray for a choice by spell, or for a workshop within reach.
pub fn tray(session: Session, choice: Choice) -> impl IntoView {
    let tag = Memo::new(move |_| tag(session));
    let label = move || match (choice, tag.get()) {
        (Choice::Tile, Some(Tag::Tile { gains, .. })) => king().board.take_back(Some(gains)),
        (Choice::Tile, _) => king().board.take_back(None),
        (Choice::Buried, Some(Tag::Buried(pile))) => king().board.take(Some(pile)),
        (Choice::Shop | Choice::AnyShop, Some(Tag::Shop { kind, .. })) => king().board.activate(Some(kind)),
        (Choice::Shop | Choice::AnyShop, _) => king().board.activate(None),
        _ => king().board.take(None),
    };
    let confirm = move || match (choice, tag.get()) {
        (Choice::Anchor, Some(Tag::Anchor { clans, .. })) => {
            session.selection().pick().with(looked_at).map(|at| {
                clans
                    .into_iter()
                    .map(|(clan, honour)| bless(session, clan, honour, at))
                    .collect_view()
                    .into_any()
            })
        }
        (Choice::Anchor, _) => None,
        _ => Some(go(session, Icon::Check, label, move || king().board.choice(choice))),
    };
    let note = move || {
        let pick = session.selection().pick().get();
        let site = match pick {
            Pick::Shop { site } => Some(site),
            _ => None,
        };
        site.and_then(|site| session.state().with(|state| state.shops.get(usize::from(site)).copied()))
            .filter(|&kind| kind != mountain_king::card::NONE)
            .map_or_else(|| king().board.choice(choice).to_owned(), |kind| king().cards.workshop_rule(kind))
    };
    let head = move || match tag.get() {
        Some(Tag::Shop { kind, uses, .. }) => {
            [king().cards.workshop(kind), ": ", &king().board.uses(uses)].concat()
        }
        _ => casting(session).unwrap_or_default(),
    };
    let enough = Memo::new(move |_| session.legal().with(|legal| legal.contains(&Action::Done)));
    let stop = move || {
        enough.get().then(|| {
            view! {
                <Press
                    icon=Icon::End
                    label=Signal::derive(|| king().board.enough().to_owned())
                    class="quiet"
                    act="done"
                    press=Callback::new(move |()| {
                        session.play(Action::Done);
                    })
                    refuse=tell(session)
                />
            }
        })
    };
    view! {
        <div class="tray choice" role="toolbar" aria-label=move || king().board.choice(choice)>
            <span class="line"><strong>{head}</strong><span>{note}</span></span>
            {cancel(session)}
            {stop}
            {confirm}
        </div>
    }
}

/// The name of the spell that is being cast.
fn casting(session: Session) -> Option<String> {
    let spell = session.state().with(|state| state.book.get(usize::from(state.casting)).copied())?;
    Some(king().cards.spell(spell).to_owned())
}

/// The button that places a pedestal of one clan.
fn bless(session: Session, clan: Clan, honour: u8, at: Square) -> impl IntoView {
    let label = Signal::derive(move || king().board.bless(clan, honour));
    let icon = crate::board::skin::clan(clan).icon();
    let press = Callback::new(move |()| {
        session.play(Action::Consecrate { clan, at });
    });
    view! { <Press icon label class="go" press refuse=tell(session)/> }
}
