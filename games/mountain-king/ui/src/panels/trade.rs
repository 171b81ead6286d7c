//! Trades with the supply: four tokens of any kinds for one, and the Night Market's two for one.

use crate::art::icons;
use leptos::prelude::*;
use mountain_king::tables::{TRADE, tune};
use mountain_king::{Action, Kind, Payment, Phase, Player, Token};

use super::payment::TokenChooser;
use super::payment::unmet;
use super::preview;
use super::purse::{ALL_KINDS, Price};
use crate::marker::Session;
use crate::panels::control::with_reason;
use crate::panels::control::{act_text, why_not};
use crate::panels::ink;
use crate::text::table::king;
use moot_table_ui::table::dock::refuse;
use moot_ui::dialog::Dialog;
use moot_ui::widgets::Press;

/// The actions of a trade: the wanted kind, then each token that is given.
#[must_use]
pub fn actions(get: Kind, market: bool, paid: Payment) -> Vec<Action> {
    let stored = paid.from_storage();
    let stored = stored.iter().flat_map(|(kind, n)| (0..n).map(move |_| Token::stored(kind)));
    let given = paid.from_trolls().chain(stored.collect::<Vec<_>>());
    core::iter::once(Action::Trade { get, market }).chain(given.map(Action::Give)).collect()
}

/// The number of tokens given for one.
const fn price(market: bool) -> u8 {
    if market { tune::NIGHT_MARKET_GIVE } else { TRADE }
}

fn proposed(player: &Player, get: Kind, market: bool) -> Payment {
    preview::spare(player, get, price(market)).unwrap_or(Payment::NOTHING)
}

/// The button that opens the trade dialog. Its refusal is the same for all kinds, so any kind is checked.
#[component]
pub fn TradeButton(
    /// The game.
    session: Session,
    /// Whether to use the short label of the phone.
    short: bool,
) -> impl IntoView {
    let texts = king().table;
    let begin = Action::Trade { get: Kind::Stone, market: false };
    let why = Signal::derive(move || why_not(session, begin));
    let market = Memo::new(move |_| session.state().with(|state| state.rites.market > 0));
    let label = move || if short { texts.trade_short().to_owned() } else { texts.trade(price(market.get())) };
    let class = if short { "icon" } else { "" };
    let press = move || session.selection().own().set_open(true);
    view! { <Press icon=icons::TRADE label=Signal::derive(label) class why press refuse=refuse(session)/> }
}

/// The trade dialog; mounted while the session's `trading` is open.
#[component]
pub fn TradeDialog(
    /// The game.
    session: Session,
) -> impl IntoView {
    // A trade that was begun token by token continues in its tray.
    let shown = move || {
        session.selection().own().is_open().get()
            && !session.state().with(|state| matches!(state.phase, Phase::Trade { .. } | Phase::Over))
    };
    move || shown().then(|| view! { <Trade session/> })
}

/// The open dialog.
#[component]
fn Trade(session: Session) -> impl IntoView {
    let opening = session.state().get_untracked();
    let market = RwSignal::new(opening.rites.market > 0);
    // Nothing is chosen before the player chooses it: a trade costs four resources.
    let get = RwSignal::new(None::<Kind>);
    let chosen = RwSignal::new(Payment::NOTHING);
    let trades_left = Memo::new(move |_| session.state().with(|state| state.rites.market));
    let tokens_due =
        Signal::derive(move || Price::Any { count: price(market.get()), kinds: ALL_KINDS, wild_only: false });
    let propose = move |_| {
        let Some(get) = get.get_untracked() else {
            return session.show_note(king().pay.want_first().to_owned());
        };
        let market = market.get_untracked();
        chosen.set(session.state().with_untracked(|state| proposed(state.me(), get, market)));
    };
    // Whether a trade can be begun does not depend on the kind.
    let begun = move || Action::Trade { get: get.get().unwrap_or(Kind::Stone), market: market.get() };
    let why = Memo::new(move |_| why_not(session, begun()));
    let hindered = Memo::new(move |_| {
        why.get()
            .or_else(|| get.get().is_none().then(|| king().pay.want_first().to_owned()))
            .or_else(|| unmet(session, tokens_due.get(), chosen.get()))
    });
    let close = move || session.selection().own().set_open(false);
    let trade = move |_| {
        if let Some(why) = hindered.get_untracked() {
            return session.show_note(why);
        }
        let (Some(get), market) = (get.get_untracked(), market.get_untracked()) else { return };
        if session.play_all(&actions(get, market, chosen.get_untracked())) {
            close();
        }
    };
    let rate = move |of_market: bool| {
        let text = move || match of_market {
            true => king().pay.market_rate(tune::NIGHT_MARKET_GIVE, trades_left.get()),
            false => king().pay.rate(TRADE),
        };
        view! {
            <button
                type="button"
                role="radio"
                aria-checked=move || if market.get() == of_market { "true" } else { "false" }
                class:on=move || market.get() == of_market
                on:click=move |_| {
                    market.set(of_market);
                    chosen.set(Payment::NOTHING);
                }
            >
                {text}
            </button>
        }
    };
    let kinds = Kind::ALL.map(|kind| {
        let on = move || get.get() == Some(kind);
        view! {
            <button
                type="button"
                role="radio"
                class="paytok"
                class:on=on
                aria-checked=move || if on() { "true" } else { "false" }
                aria-label=move || king().pay.get(kind)
                data-tip=move || king().pay.get(kind)
                data-kind=kind.letter().to_string()
                inner_html=ink::sym(kind)
                on:click=move |_| get.set(Some(kind))
            ></button>
        }
    });
    let refusal =
        move || why.get().map(|why| view! { <p class="paysum"><span class="short">{why}</span></p> });
    view! {
        <Dialog title=king().pay.trade() close>
            <p>{move || king().pay.trade_rule(price(market.get()))}</p>
            <div class="rates" role="radiogroup" hidden=move || trades_left.get() == 0>
                {rate(true)}
                {rate(false)}
            </div>
            <h3 id="h-wanted">{move || king().pay.wanted()}</h3>
            <div class="kinds" role="radiogroup" aria-labelledby="h-wanted">
                {kinds.into_iter().collect_view()}
            </div>
            <h3>{move || king().pay.given(price(market.get()))}</h3>
            {refusal}
            <TokenChooser session price=tokens_due chosen/>
            <div class="dialogfoot">
                <button type="button" class="btn" data-propose="" on:click=propose>
                    {move || king().pay.propose_trade()}
                </button>
                <button type="button" class="btn" on:click=move |_| close()>
                    {move || king().trays.cancel()}
                </button>
                <button
                    type="button"
                    class="btn go"
                    data-act=move || get.get().map(|_| act_text(begun()))
                    data-why=hindered
                    aria-disabled=move || hindered.with(Option::is_some).then_some("true")
                    aria-label=move || {
                        hindered.get().map(|why| with_reason(&king().pay.do_trade(get.get()), Some(why)))
                    }
                    on:click=trade
                >
                    <span class="glyph" inner_html=ink::ic(icons::TRADE)></span>
                    <span>{move || king().pay.do_trade(get.get())}</span>
                </button>
            </div>
        </Dialog>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_ui::testing::played;
    use mountain_king::{MountainKing, Setup};

    /// The kind that the player has least of.
    fn scarcest(player: &Player) -> Kind {
        let owned = player.owned();
        Kind::ALL.into_iter().min_by_key(|&kind| owned[kind]).unwrap_or(Kind::Stone)
    }

    #[test]
    fn a_proposed_trade_is_legal() {
        let setup = Setup::usual(2).unwrap();
        let (mut trades, mut left) = (0, 60);
        played::<MountainKing>(setup, "trade", |table, seat, legal| {
            if matches!(table.state().phase, Phase::Step) && table.state().me().owned().total() >= 4 {
                let player = *table.state().me();
                let get = scarcest(&player);
                let paid = proposed(&player, get, false);
                let mut trial = table.clone();
                let all = actions(get, false, paid);
                assert_eq!(all.len(), 5);
                for action in all {
                    trial.play(seat, action).unwrap();
                }
                let after = trial.state().player(seat).owned();
                assert_eq!(after.total(), player.owned().total() - 3);
                assert_eq!(after[get], player.owned()[get] + 1 - player.value(paid).unwrap()[get]);
                trades += 1;
            }
            left -= 1;
            legal.first().copied().filter(|_| left > 0)
        })
        .unwrap();
        assert!(trades > 3, "{trades}");
    }
}
