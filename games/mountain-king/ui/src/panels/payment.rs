//! Manual payment: the tokens that could pay, grouped by location.

use crate::art::icons;
use leptos::prelude::*;
use mountain_king::card::NONE;
use mountain_king::{Payment, Pile};

use super::face::Face;
use super::purse;
use super::purse::{Chip, Price, Row, Standing};
use crate::marker::Session;
use crate::panels::control::with_reason;
use crate::panels::ink;
use crate::panels::ink::Sticker;
use crate::text::table::king;
use moot_ui::dialog::Dialog;

/// The tokens of the active player that could be part of the payment; a tap chooses exactly that token.
#[component]
pub(crate) fn TokenChooser(
    session: Session,
    price: Signal<Price>,
    chosen: RwSignal<Payment>,
) -> impl IntoView {
    let rows =
        Memo::new(move |_| session.state().with(|state| purse::rows(state.me(), price.get(), chosen.get())));
    let standing = Memo::new(move |_| {
        session.state().with(|state| purse::standing(state.me(), price.get(), chosen.get()))
    });
    let tap = move |chip: Chip| {
        session.state().with_untracked(|state| {
            let next = purse::tapped(
                state.me(),
                price.get_untracked(),
                chosen.get_untracked(),
                chip.token,
                chip.chosen,
            );
            chosen.set(next);
        });
    };
    let sum = move || {
        let (class, text) = told(standing.get());
        view! { <p class="paysum" role="status"><span class=class>{text}</span></p> }
    };
    view! {
        <div class="payment">
            {move || rows.get().into_iter().map(|row| row_view(row, tap)).collect_view()}
            {sum}
        </div>
    }
}

/// Why a choice of tokens does not match the price yet; `None` when it does. Tracked.
pub(crate) fn unmet(session: Session, price: Price, chosen: Payment) -> Option<String> {
    let standing = session.state().with(|state| purse::standing(state.me(), price, chosen));
    (standing != Standing::Met).then(|| told(standing).1)
}

fn told(standing: Standing) -> (&'static str, String) {
    let texts = king().pay;
    match standing {
        Standing::Met => ("done", texts.met().to_owned()),
        Standing::Missing(pile) => ("short", texts.missing(pile)),
        Standing::MissingAny(n) => ("short", texts.missing_any(n)),
        Standing::TooLittle(pile) => ("short", texts.too_little(pile)),
        Standing::TooMuch => ("short", texts.too_much().to_owned()),
    }
}

fn row_view(row: Row, tap: impl Fn(Chip) + Copy + 'static) -> AnyView {
    let texts = king();
    let card = row.card;
    let (name, sort) = if card == NONE {
        let (name, sort) = texts.pay.stored();
        (name, sort.to_owned())
    } else {
        texts.pay.on_troll(card)
    };
    let picture = if card == NONE { ink::ic(icons::BAG) } else { Face::portrait(card) };
    let chips = row.chips.into_iter().map(|chip| {
        let label = texts.trays.token(chip.kind, chip.clan, (card != NONE).then_some(card));
        view! {
            <button
                type="button"
                class="paytok"
                aria-pressed=if chip.chosen { "true" } else { "false" }
                aria-label=label.clone()
                data-tip=label
                data-token=chip.token.to_string()
                inner_html=token_html(&chip)
                on:click=move |_| tap(chip)
            ></button>
        }
    });
    view! {
        <div class="payrow" role="group" aria-label=name>
            <span class="mini-face" inner_html=picture></span>
            <span class="place">{name} <small>{sort}</small></span>
            <span class="toks">{chips.collect_view()}</span>
        </div>
    }
    .into_any()
}

/// The markup of a token on a troll or in storage.
pub(crate) fn token_html(chip: &Chip) -> String {
    let mark = (chip.clan.is_some() || chip.wild).then_some(chip.clan);
    let mut out = String::new();
    ink::sticker(&mut out, chip.kind, Sticker { mark, class: "" });
    out
}

/// Shows the payment, and opens the token chooser where there is a choice.
#[component]
pub fn PayButton(
    /// The game.
    session: Session,
    /// The price.
    #[prop(into)]
    price: Signal<Pile>,
    /// The chosen tokens.
    chosen: RwSignal<Payment>,
) -> impl IntoView {
    let price = Signal::derive(move || Price::Exact(price.get()));
    view! { <TokenButton session price chosen paid=|| ()/> }
}

/// The same button for prices of any kind. `paid` is called when tokens have been chosen in the dialog.
#[component]
pub(crate) fn TokenButton(
    session: Session,
    price: Signal<Price>,
    chosen: RwSignal<Payment>,
    #[prop(into)] paid: Callback<()>,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let choice = Memo::new(move |_| session.state().with(|state| purse::has_choice(state.me(), price.get())));
    move || {
        choice.get().then(|| {
            view! {
                <button
                    type="button"
                    class="btn quiet paywith"
                    aria-haspopup="dialog"
                    aria-label=move || king().pay.choose()
                    on:click=move |_| open.set(true)
                >
                    <span class="full">{move || king().pay.choose()}</span>
                    <span class="short">{move || king().pay.tokens()}</span>
                </button>
                {move || open.get().then(|| view! { <ChooserDialog session price chosen open paid/> })}
            }
        })
    }
}

/// The token chooser as a dialog.
#[component]
fn ChooserDialog(
    session: Session,
    price: Signal<Price>,
    chosen: RwSignal<Payment>,
    open: RwSignal<bool>,
    paid: Callback<()>,
) -> impl IntoView {
    let before = chosen.get_untracked();
    let why = Memo::new(move |_| unmet(session, price.get(), chosen.get()));
    let keep = move |_| match why.get_untracked() {
        None => {
            open.set(false);
            paid.run(());
        }
        Some(why) => session.show_note(why),
    };
    let leave = move || {
        chosen.set(before);
        open.set(false);
    };
    let texts = king();
    view! {
        <Dialog title=texts.pay.title() close=leave>
            <TokenChooser session price chosen/>
            <div class="dialogfoot">
                <button type="button" class="btn" on:click=move |_| leave()>
                    {texts.pay.propose()}
                </button>
                <button
                    type="button"
                    class="btn go"
                    autofocus
                    data-why=why
                    aria-disabled=move || why.with(Option::is_some).then_some("true")
                    aria-label=move || why.get().map(|why| with_reason(texts.pay.keep(), Some(why)))
                    on:click=keep
                >
                    {texts.pay.keep()}
                </button>
            </div>
        </Dialog>
    }
}
