//! Choices of spells that need no square: horde, waking, exchange of slots, minerals.

use leptos::prelude::*;
use mountain_king::card::{NONE, SLOTS};
use mountain_king::{Action, Kind, Phase, Pile, State};

use super::{done, frame, nothing, options};
use crate::game::Pick;
use crate::marker::Session;
use crate::panels::control::{act_btn, act_button};
use crate::panels::face::Face;
use crate::panels::ink;
use crate::panels::preview;
use crate::text::table::king;
use moot_art::Icon;
use moot_ui::widgets::pressed_while;

/// The number of repetitions left.
fn left(state: &State) -> u8 {
    match state.phase {
        Phase::Horn(left) | Phase::Swap(left) => left,
        _ => 0,
    }
}

/// A small portrait, for use in a button.
fn mini(card: u8, more: &str) -> String {
    ["<span class=\"mini-face\">", &Face::portrait(card), "</span>", more].concat()
}

/// The inside of a button that is called `name`: a portrait with all that the card gives, as its face in the horde shows it.
fn named_card(name: &str, card: u8) -> String {
    let all = ink::amounts("", preview::symbols(card, preview::every_symbol(card)));
    let symbols = ["<span aria-hidden=\"true\" class=\"gainline\">", &all, "</span>"].concat();
    ["<span class=\"sr\">", name, "</span>", &mini(card, &symbols)].concat()
}

/// Calling Horn: a troll of the horde leaves. The replacement is random and cannot be undone, so the choice needs a
/// confirmation.
#[component]
pub(super) fn Horn(session: Session) -> impl IntoView {
    let places = move || {
        session.legal().with(|legal| {
            let places = legal.iter().filter_map(|action| match *action {
                Action::Replace(place) => Some(place),
                _ => None,
            });
            places.collect::<Vec<_>>()
        })
    };
    let card = move |place: u8| {
        session.state().with(|state| state.horde.get(usize::from(place)).map_or(NONE, |stand| stand.card))
    };
    let buttons = move || {
        let shown = places().into_iter().map(|place| {
            let troll = card(place);
            let on = move || matches!(session.selection().pick().get(), Pick::Recruit { place: picked, .. } if picked == place);
            view! {
                <button
                    type="button"
                    class="opt"
                    {..pressed_while(on)}
                    data-place=place
                    data-tip=king().cards.troll_card(troll)
                    inner_html=named_card(&king().cards.troll_card(troll), troll)
                    on:click=move |_| session.selection().select(Pick::Recruit { place, slot: None })
                ></button>
            }
        });
        options(shown.collect_view())
    };
    let send = move || match session.selection().pick().get() {
        Pick::Recruit { place, .. } => {
            let label = king().trays.send_away(card(place));
            Some(act_btn(session, Action::Replace(place), Icon::Check, "go", label))
        }
        _ => None,
    };
    frame(
        "horn",
        None,
        move || king().trays.horn_title(session.state().with(left)),
        nothing,
        view! { {buttons} {move || done(session)} {send} },
    )
}

/// Second Wind: one troll wakes.
#[component]
pub(super) fn Wake(session: Session) -> impl IntoView {
    let me = session.state().with_untracked(|state| *state.me());
    let choices: Vec<AnyView> = (0..SLOTS)
        .filter(|&slot| me.trolls[slot] != NONE)
        .filter_map(|slot| {
            let card = me.trolls[slot];
            let gained = preview::symbols(card, preview::every_symbol(card) & !me.held[slot]);
            let label = [king().trays.wake(card).as_str(), ": ", &king().trays.gain(gained)].concat();
            let inside = mini(card, &ink::amounts("+", gained));
            (!gained.is_empty()).then(|| act_button(session, Action::Wake(slot as u8), "opt", inside, label))
        })
        .collect();
    frame("wake", None, || king().trays.wake_title().to_owned(), nothing, options(choices))
}

/// The exchange of two slots, with the lower one first as the rules require.
fn exchange(a: u8, b: u8) -> Action {
    Action::Swap(a.min(b), a.max(b))
}

/// Changed Places: two trolls exchange their slots.
#[component]
pub(super) fn Swap(session: Session) -> impl IntoView {
    let chosen = RwSignal::new([None::<u8>; 2]);
    // Tapping a third troll deselects the first one.
    let tap = move |slot: u8| {
        chosen.update(|pair| {
            *pair = match *pair {
                [Some(a), b] if a == slot => [b, None],
                [a, Some(b)] if b == slot => [a, None],
                [None, _] => [Some(slot), None],
                [a, None] => [a, Some(slot)],
                [_, b] => [b, Some(slot)],
            };
        });
    };
    let trolls = Memo::new(move |_| session.state().with(|state| state.me().trolls));
    Effect::new(move |_| {
        trolls.track();
        chosen.set([None; 2]);
    });
    let buttons = move || {
        let trolls = trolls.get();
        let standing = (0..SLOTS as u8).filter(move |&slot| trolls[usize::from(slot)] != NONE);
        let shown = standing.map(|slot| {
            let card = trolls[usize::from(slot)];
            let on = move || chosen.get().contains(&Some(slot));
            let label = [king().cards.troll(card), ", ", king().trays.slot(slot)].concat();
            view! {
                <button
                    type="button"
                    class="opt"
                    {..pressed_while(on)}
                    data-slot=slot
                    inner_html=named_card(&label, card)
                    data-tip=label
                    on:click=move |_| tap(slot)
                ></button>
            }
        });
        options(shown.collect_view())
    };
    let go = move || match chosen.get() {
        [Some(a), Some(b)] => {
            let trolls = trolls.get();
            let label = king().trays.swap(trolls[usize::from(a)], trolls[usize::from(b)]);
            act_btn(session, exchange(a, b), Icon::Check, "go", label)
        }
        _ => view! { <span class="hintline">{king().trays.swap_none()}</span> }.into_any(),
    };
    frame(
        "swap",
        None,
        move || king().trays.swap_title(session.state().with(left)),
        nothing,
        view! { {buttons} {move || done(session)} {go} },
    )
}

/// Transmutation: converts tokens of one mineral into another.
#[component]
pub(super) fn Transmute(session: Session) -> impl IntoView {
    let me = session.state().with_untracked(|state| *state.me());
    let legal = session.legal().get_untracked();
    let choices = legal.into_iter().filter_map(|action| match action {
        Action::Transmute { to, paid } => {
            let given = me.value(paid)?;
            let inside = shown(given, to);
            Some(act_button(session, action, "opt rule", inside, king().trays.transmute(given, to)))
        }
        _ => None,
    });
    let choices: Vec<AnyView> = choices.collect();
    frame("transmute", None, || king().trays.transmute_title().to_owned(), nothing, options(choices))
}

fn shown(given: Pile, to: Kind) -> String {
    let count = given.total() as u8;
    [ink::amounts("", given).as_str(), "<u>\u{2192}</u>", &ink::amount("", count, to)].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_troll_to_choose_shows_every_symbol_of_its_card() {
        for card in 0..61 {
            let icons = mountain_king::card::troll(card).icons;
            let shown = named_card("a troll", card);
            let (_, gives) = shown.split_once("gainline").expect("what it gives");
            for kind in Kind::ALL {
                let count = icons.iter().filter(|icon| icon.kind == kind).count() as u8;
                let told = gives.matches(ink::amount("", count, kind).as_str()).count();
                assert_eq!(told, usize::from(count > 0), "{card} {kind:?}");
            }
        }
    }

    #[test]
    fn the_lower_slot_is_named_first() {
        assert_eq!(exchange(7, 2), Action::Swap(2, 7));
        assert_eq!(exchange(2, 7), Action::Swap(2, 7));
    }

    #[test]
    fn a_transmutation_preserves_the_number_of_tokens() {
        assert_eq!(shown(Pile::of(Kind::Stone, 3), Kind::Iron).matches("<b>3</b>").count(), 2);
    }
}
