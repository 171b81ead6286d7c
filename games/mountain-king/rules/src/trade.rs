//! Trading with the supply at any moment of the turn, and the Night Market.

use moot_core::EventSink;

use crate::tables::{TRADE, tune};
use crate::{Action, Event, Illegal, Kind, Phase, Pile, State, Token};

/// How many resources are given for one.
pub(crate) const fn price(market: bool) -> u8 {
    if market { tune::NIGHT_MARKET_GIVE } else { TRADE }
}

/// Whether the active player may begin a trade: at every decision of the own turn at which nothing is half paid or half
/// carried out (rulings 5, A7).
pub(crate) const fn may_begin(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Step | Phase::Use | Phase::Pick | Phase::Place | Phase::Anchor(_) | Phase::Found(_)
    )
}

/// Lists the trades that can be begun.
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    let open = [false, true].map(|market| check(state, market).is_ok());
    for get in Kind::ALL {
        for market in [false, true].into_iter().filter(|&market| open[usize::from(market)]) {
            out.push(Action::Trade { get, market });
        }
    }
}

/// Checks the beginning of a trade.
pub(crate) fn check(state: &State, market: bool) -> Result<(), Illegal> {
    if market && state.rites.market == 0 {
        return Err(Illegal::MarketClosed);
    }
    let (need, have) = (price(market), state.me().owned().total().min(255) as u8);
    if have < need { Err(Illegal::ShortOfAll { need, have }) } else { Ok(()) }
}

/// Begins a trade. Afterwards the decision at which it began goes on.
pub(crate) fn begin(state: &mut State, get: Kind, market: bool) {
    if market {
        state.rites.market -= 1;
    }
    state.resume = state.phase;
    state.phase = Phase::Trade { get, left: price(market), market };
}

/// Gives one resource for the trade; the last one brings the gain.
pub(crate) fn give(state: &mut State, token: Token, events: &mut impl EventSink<Event>) {
    let Phase::Trade { get, left, market } = state.phase else { return };
    let seat = state.active;
    let Some((kind, _)) = state.me().token(token) else { return };
    state.me_mut().spend(token.into());
    if left > 1 {
        events.send(Event::Exchanged { seat, gave: Pile::of(kind, 1), got: Pile::EMPTY });
        state.phase = Phase::Trade { get, left: left - 1, market };
        return;
    }
    state.me_mut().storage += Pile::of(get, 1);
    events.send(Event::Exchanged { seat, gave: Pile::of(kind, 1), got: Pile::of(get, 1) });
    state.phase = core::mem::replace(&mut state.resume, Phase::Step);
}
