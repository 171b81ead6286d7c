//! Workshops: the choice of one for a site, and the uses of the active one.

use crate::art::icons;
use leptos::prelude::*;
use mountain_king::tables::{Swap, WORKSHOPS};
use mountain_king::{Action, Kind, Payment, Pile, State};

use super::{done, frame, note, options, tokens};
use crate::game::Pick;
use crate::marker::Session;
use crate::panels::control::with_reason;
use crate::panels::control::{act_btn, act_text};
use crate::panels::ink;
use crate::panels::payment::TokenButton;
use crate::panels::payment::unmet;
use crate::panels::purse::Price;
use crate::panels::workshops;
use crate::text::table::king;
use moot_art::Icon;
use moot_ui::widgets::{Press, pictured, pressed_while};

/// The empty site beside the new tunnel: a workshop of the supply, or none.
#[component]
pub(super) fn Found(session: Session) -> impl IntoView {
    // One tunnel may reach several sites, and the supply shrinks with each.
    let supply = Memo::new(move |_| session.state().with(|state| state.shop_supply));
    let kind = Memo::new(move |_| match session.selection().pick().get() {
        Pick::Workshop { kind } if supply.get().get(usize::from(kind)).is_some_and(|&left| left > 0) => {
            Some(kind)
        }
        _ => None,
    });
    let tiles = move || {
        let supply = supply.get();
        let shown = (0..11u8).filter(|&kind| supply[usize::from(kind)] > 0).map(|shown| {
            let label = king().panels.shop(shown, supply[usize::from(shown)]);
            let tip = label.clone();
            let inside = workshops::tile(shown, supply[usize::from(shown)]);
            view! {
                <button
                    type="button"
                    class="shoptile"
                    {..pressed_while(move || kind.get() == Some(shown))}
                    data-shop=shown
                    data-tip=tip
                    on:click=move |_| workshops::choose(session, shown)
                >
                    {pictured(move || label.clone(), move || inside.clone())}
                </button>
            }
        });
        shown.collect_view()
    };
    // What the chosen workshop does; to open it costs nothing.
    let line = move || match kind.get() {
        Some(kind) => king().cards.workshop_rule(kind),
        None => king().trays.found_choose().to_owned(),
    };
    let label = Signal::derive(move || match kind.get() {
        Some(kind) => king().trays.found_go(kind),
        None => king().trays.found_none().to_owned(),
    });
    let why = Signal::derive(move || kind.get().is_none().then(|| king().trays.found_first().to_owned()));
    let press = Callback::new(move |()| {
        if let Some(kind) = kind.get_untracked() {
            session.play(Action::Found(kind));
        }
    });
    let act = Memo::new(move |_| kind.get().map(|kind| act_text(Action::Found(kind))));
    frame(
        "found",
        None,
        || king().trays.found_title().to_owned(),
        note(line),
        view! {
            {options(tiles)}
            {act_btn(session, Action::Done, Icon::Skip, "quiet", king().trays.leave_site().to_owned())}
            <div class="confirm" data-acts=act>
                <Press icon=Icon::Check label class="go" why press refuse=Callback::new(move |text| session.show_note(text))/>
            </div>
        },
    )
}

/// The kind of the active workshop.
fn at_work(state: &State) -> Option<u8> {
    state.shops.get(usize::from(state.using)).copied().filter(|&kind| usize::from(kind) < WORKSHOPS.len())
}

/// An offered use: the exchange, with the proposed tokens.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Offer {
    swap: u8,
    paid: Payment,
    given: Pile,
}

/// One offer per exchange and given kind; an exchange of several tokens of any kinds is a single offer: of what the player has most of,
/// and of none that it brings.
fn offers(state: &State, legal: &[Action]) -> Vec<Offer> {
    let mut offers: Vec<Offer> = Vec::new();
    let Some(kind) = at_work(state) else { return offers };
    for &action in legal {
        let Action::Use { swap, paid } = action else { continue };
        let offer = Offer { swap, paid, given: state.me().value(paid).unwrap_or(Pile::EMPTY) };
        let mixed = WORKSHOPS[usize::from(kind)].swaps.get(usize::from(swap)).filter(|swap| many(swap));
        match mixed.and_then(|card| Some((card, offers.iter_mut().find(|offer| offer.swap == swap)?))) {
            Some((card, before)) => {
                let plenty = |offer: &Offer| {
                    let kept = |(kind, n): (Kind, u8)| u16::from(n) * u16::from(state.me().storage[kind]);
                    (offer.given[card.gets] == 0, offer.given.iter().map(kept).sum::<u16>())
                };
                if plenty(&offer) > plenty(before) {
                    *before = offer;
                }
            }
            None => offers.push(offer),
        }
    }
    offers
}

/// Whether an exchange accepts a mixture of kinds.
fn many(swap: &Swap) -> bool {
    swap.count > 1 && swap.gives.count_ones() > 1
}

/// The active workshop: exchanges, remaining uses, and manual payment.
#[component]
pub(super) fn Use(session: Session) -> impl IntoView {
    let kind = Memo::new(move |_| session.state().with(at_work));
    let uses = Memo::new(move |_| session.state().with(|state| state.uses));
    let moves = move || kind.get().is_some_and(|kind| WORKSHOPS[usize::from(kind)].moves);
    let body = move || {
        if moves() {
            return view! { <tokens::Carried session/> }.into_any();
        }
        let offers = session.state().with(|state| session.legal().with(|legal| offers(state, legal)));
        let kind = kind.get();
        let swaps = kind.map_or(&[][..], |kind| WORKSHOPS[usize::from(kind)].swaps);
        let shown = offers.into_iter().filter_map(|offer| {
            let swap = swaps.get(usize::from(offer.swap))?;
            Some(view! { <Exchange session offer swap/> })
        });
        options(shown.collect_view())
    };
    let picture =
        kind.get_untracked().and_then(|kind| icons::workshop(WORKSHOPS[usize::from(kind)].id)).map(ink::ic);
    frame(
        "use",
        picture,
        move || kind.get().map_or_else(String::new, |kind| king().trays.use_title(kind)),
        note(move || king().trays.uses(uses.get())),
        view! { {body} {move || done(session)} },
    )
}

/// One exchange: a click carries it out with the proposed tokens, or with those chosen by hand.
#[component]
fn Exchange(session: Session, offer: Offer, swap: &'static Swap) -> impl IntoView {
    let chosen = RwSignal::new(offer.paid);
    let mixed = many(swap);
    let exact = if mixed {
        Price::Any { count: swap.count, kinds: swap.gives, wild_only: swap.wild_only }
    } else if swap.wild_only {
        Price::Any { count: swap.count, kinds: swap.gives, wild_only: true }
    } else {
        Price::Exact(offer.given)
    };
    let price = Signal::stored(exact);
    let action = move || Action::Use { swap: offer.swap, paid: chosen.get() };
    let given = move || session.state().with(|state| state.me().value(chosen.get())).unwrap_or(Pile::EMPTY);
    let why = Memo::new(move |_| unmet(session, exact, chosen.get()));
    let inside = move || {
        [ink::stickers(given()).as_str(), "<u>\u{2192}</u>", &ink::stickers(Pile::of(swap.gets, swap.gain))]
            .concat()
    };
    // Tokens that are chosen by hand are paid at once: nothing else is left to decide.
    let pay = move || match why.get_untracked() {
        None => {
            session.play(Action::Use { swap: offer.swap, paid: chosen.get_untracked() });
        }
        Some(why) => session.show_note(why),
    };
    view! {
        <span class="optpair">
            <button
                type="button"
                class="opt rule"
                data-act=move || act_text(action())
                data-why=why
                aria-disabled=move || why.with(Option::is_some).then_some("true")
                aria-label=move || with_reason(&king().trays.exchange(given(), swap), why.get())
                data-tip=move || king().trays.exchange(given(), swap)
                inner_html=inside
                on:click=move |_| pay()
            ></button>
            <TokenButton session price chosen paid=pay/>
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::{Setup, Token};

    #[test]
    fn an_exchange_of_any_two_is_one_offer_and_others_are_one_for_each_kind() {
        let mut state = State::new(&Setup::usual(2).unwrap());
        let me = state.active.index();
        state.players[me].storage = Pile([2, 2, 0, 1, 0, 0, 0]);
        let index = |id| WORKSHOPS.iter().position(|card| card.id == id).unwrap() as u8;
        let pay = |kinds: &[Kind]| {
            kinds.iter().fold(Payment::NOTHING, |paid, &kind| paid.with(Token::stored(kind)))
        };
        state.using = 0;
        state.shops[0] = index("pickforge");
        let legal = [
            Action::Use { swap: 0, paid: pay(&[Kind::Stone, Kind::Stone]) },
            Action::Use { swap: 0, paid: pay(&[Kind::Stone, Kind::Iron]) },
            Action::Done,
        ];
        let found = offers(&state, &legal);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].given, Pile::of(Kind::Stone, 2));
        state.players[me].storage = Pile([8, 0, 0, 1, 0, 1, 0]);
        let legal = [
            Action::Use { swap: 0, paid: pay(&[Kind::Coin, Kind::Hammer]) },
            Action::Use { swap: 0, paid: pay(&[Kind::Stone, Kind::Coin]) },
            Action::Use { swap: 0, paid: pay(&[Kind::Stone, Kind::Stone]) },
        ];
        assert_eq!(offers(&state, &legal)[0].given, Pile::of(Kind::Stone, 2), "no hammer for a hammer");
        state.shops[0] = index("runesmithy");
        let legal = [
            Action::Use { swap: 0, paid: pay(&[Kind::Stone]) },
            Action::Use { swap: 0, paid: pay(&[Kind::Iron]) },
        ];
        assert_eq!(offers(&state, &legal).len(), 2);
        state.using = u8::MAX;
        assert_eq!(offers(&state, &legal), []);
    }
}
