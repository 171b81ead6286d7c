//! The workshops in the supply.

use crate::art::icons;
use leptos::prelude::*;
use mountain_king::card::NONE;
use mountain_king::tables::{Swap, WORKSHOPS};
use mountain_king::{Action, Kind, Phase};

use crate::game::Pick;
use crate::marker::Session;
use crate::panels::control::{panel, refusal, with_reason};
use crate::panels::ink;
use crate::panels::ink::Sticker;
use crate::text::table::king;
use moot_art::Icon;
use moot_table_ui::game::refusal;
use moot_ui::widgets::{pictured, pressed_while};

/// The workshops in the supply.
#[component]
pub fn Workshops(
    /// The game.
    session: Session,
) -> impl IntoView {
    let supply = Memo::new(move |_| session.state().with(|state| state.shop_supply));
    let tiles = move || {
        let supply = supply.get();
        (0..11u8)
            .filter(|&kind| supply[usize::from(kind)] > 0)
            .map(|kind| view! { <Tile session kind/> })
            .collect_view()
    };
    let left = move || supply.get().iter().map(|&n| u32::from(n)).sum();
    panel(
        "shops",
        || king().panels.workshops().to_owned(),
        move || king().panels.supply(left()),
        view! {
            {standing(session)}
            <div class="shoplist">{tiles}</div>
        },
    )
}

/// The workshops on the mountain, by their sites.
fn built(shops: &[u8]) -> Vec<(u8, u8)> {
    (0..).zip(shops.iter().copied()).filter(|&(_, kind)| kind != NONE).collect()
}

/// The workshops on the mountain. Only a phone shows them here, because there they are small on the mountain.
fn standing(session: Session) -> impl IntoView {
    let built = Memo::new(move |_| session.state().with(|state| built(&state.shops)));
    move || {
        let built = built.get();
        (!built.is_empty()).then(|| {
            let tiles =
                built.into_iter().map(|(site, kind)| standing_tile(session, site, kind)).collect_view();
            view! {
                <em class="standing">{king().panels.standing()}</em>
                <div class="shoplist standing">{tiles}</div>
                <em class="standing">{king().panels.in_supply()}</em>
            }
        })
    }
}

/// The selection after a press on a workshop of the mountain: pressed again, it is put back.
fn picked(pick: Pick, site: u8) -> Pick {
    let shop = Pick::Shop { site };
    if pick == shop { Pick::None } else { shop }
}

/// A workshop on the mountain: a click selects it as a click on its square does, or says why it cannot be used now.
fn standing_tile(session: Session, site: u8, kind: u8) -> impl IntoView {
    let refused = Memo::new(move |_| refusal(session, Action::Activate(site)));
    let why = Memo::new(move |_| refused.get().map(|refused| refusal::why(session, &refused)));
    let label = move || {
        let name = [king().trays.use_title(kind).as_str(), ". ", &king().cards.workshop_rule(kind)].concat();
        with_reason(&name, why.get())
    };
    let press = move |_| match refused.get_untracked() {
        None => {
            session.clear_refusal();
            session.selection().change(|pick| *pick = picked(*pick, site));
        }
        Some(refused) => session.refuse(refused),
    };
    view! {
        <button
            type="button"
            class="shoptile"
            class:open=move || why.with(Option::is_none)
            {..pressed_while(move || session.selection().pick().get() == (Pick::Shop { site }))}
            data-site=site
            data-why=why
            aria-disabled=move || why.with(Option::is_some).then_some("true")
            on:click=press
        >
            {pictured(label, move || tile(kind, 1))}
        </button>
    }
}

/// Selects a workshop of the supply; pressed again, it is put back.
pub(crate) fn choose(session: Session, kind: u8) {
    session.selection().change(|pick| {
        *pick = if *pick == (Pick::Workshop { kind }) { Pick::None } else { Pick::Workshop { kind } };
    });
}

/// One kind of workshop. While a site needs a workshop, a click selects it.
#[component]
fn Tile(session: Session, kind: u8) -> impl IntoView {
    let left = Memo::new(move |_| session.state().with(|state| state.shop_supply[usize::from(kind)]));
    let asked = Memo::new(move |_| session.state().with(|state| matches!(state.phase, Phase::Found(_))));
    let asked = Memo::new(move |_| asked.get() && session.input_control().get().free());
    let label = move || king().panels.shop(kind, left.get());
    let on = move || asked.get() && session.selection().pick().get() == (Pick::Workshop { kind });
    let press = move |_| {
        if asked.get_untracked() {
            choose(session, kind);
        }
    };
    view! {
        <button
            type="button"
            class="shoptile"
            class:open=asked
            class:on=on
            aria-pressed=move || asked.get().then(|| if on() { "true" } else { "false" })
            data-tip=label
            on:click=press
        >
            {pictured(label, move || tile(kind, left.get()))}
        </button>
    }
}

/// The inner markup of a workshop tile, with its count when there are several.
pub(crate) fn tile(kind: u8, left: u8) -> String {
    if kind == NONE {
        return String::new();
    }
    let mut out = String::from("<span class=\"glyph\">");
    if let Some(icon) = WORKSHOPS.get(usize::from(kind)).and_then(|card| icons::workshop(card.id)) {
        ink::icon(&mut out, icon, "ic");
    }
    out.push_str("</span><span class=\"txt\"><strong>");
    out.push_str(king().cards.workshop(kind));
    out.push_str("</strong><span class=\"rule\">");
    out.push_str(&rule(kind));
    out.push_str("</span></span>");
    if left > 1 {
        out.push_str(&["<b class=\"left\">\u{00d7}", &left.to_string(), "</b>"].concat());
    }
    out
}

/// The exchanges of a workshop, in symbols.
pub(crate) fn rule(kind: u8) -> String {
    let Some(card) = WORKSHOPS.get(usize::from(kind)) else { return String::new() };
    if card.moves {
        return [ink::ic(Icon::Troll).as_str(), "<u>\u{2192}</u>", &ink::ic(icons::BAG)].concat();
    }
    let Some(first) = card.swaps.first() else { return String::new() };
    let way = if card.swaps.len() > 1 { "<u>\u{21c4}</u>" } else { "<u>\u{2192}</u>" };
    [gives(first).as_str(), way, &gains(first, card.swaps.iter().any(|swap| swap.wild_only))].concat()
}

/// The tokens that one exchange takes.
pub(crate) fn gives(swap: &Swap) -> String {
    let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|&kind| swap.gives >> kind as u8 & 1 == 1).collect();
    if kinds.len() == Kind::ALL.len() {
        return "<i class=\"any\">?</i>".repeat(swap.count.into());
    }
    let one = |&kind: &Kind| {
        let mut out = String::new();
        let mark = (swap.wild_only && kind == Kind::Cart).then_some(None);
        (0..swap.count).for_each(|_| ink::sticker(&mut out, kind, Sticker { mark, class: "" }));
        out
    };
    kinds.iter().map(one).collect::<Vec<_>>().join("<u>/</u>")
}

/// The tokens that one exchange brings.
fn gains(swap: &Swap, wild: bool) -> String {
    let mut out = String::new();
    let mark = (wild && swap.gets == Kind::Cart).then_some(None);
    (0..swap.gain).for_each(|_| ink::sticker(&mut out, swap.gets, Sticker { mark, class: "" }));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_workshops_on_the_mountain_are_listed_by_their_sites() {
        assert_eq!(built(&[NONE, 4, NONE, 0]), [(1, 4), (3, 0)]);
        assert_eq!(built(&[NONE; 4]), []);
        assert_eq!(picked(Pick::None, 3), Pick::Shop { site: 3 });
        assert_eq!(picked(Pick::Shop { site: 1 }, 3), Pick::Shop { site: 3 });
        assert_eq!(picked(Pick::Shop { site: 3 }, 3), Pick::None);
    }

    #[test]
    fn every_workshop_shows_costs_and_gains() {
        for (kind, card) in (0..).zip(&WORKSHOPS) {
            let rule = rule(kind);
            let arrow = if card.swaps.len() > 1 { '\u{21c4}' } else { '\u{2192}' };
            assert_eq!(rule.matches(arrow).count(), 1, "{}: {rule}", card.id);
            assert!(icons::workshop(card.id).is_some());
        }
        // Two of any kind, for a hammer.
        assert_eq!(rule(8).matches("class=\"any\"").count(), 2);
        assert!(rule(8).ends_with(&ink::sym(Kind::Hammer)));
        // Stone or iron for a rune, and back.
        assert_eq!(rule(1).matches("<u>/</u>").count(), 1);
    }
}
