//! The ratings of actions before they are played.

use super::outlook::{early, prices, turns_left};
use crate::card::{NONE, row_of, troll};
use crate::tables::{HALLS, STATUE_VALUE, TIERS, TUNNELS, WORKSHOPS};
use crate::{Action, Clan, Kind, Mask, Payment, Phase, Pile, Setup, Square, Stage, State, cover, dig};

struct Eye<'a> {
    setup: &'a Setup,
    state: &'a State,
    prices: [f32; 7],
    turns: f32,
    statues: Mask,
    beside_sites: Mask,
}

/// Rates each action.
pub(crate) fn rate(setup: &Setup, state: &State, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
    let turns = turns_left(setup, state);
    let eye = Eye {
        setup,
        state,
        prices: prices(early(turns), weights),
        turns,
        statues: state.statue_squares(),
        beside_sites: setup.board().site_squares.sides(),
    };
    out.extend(actions.iter().map(|&action| eye.rate(action)));
}

impl Eye<'_> {
    fn pile(&self, pile: Pile) -> f32 {
        pile.iter().map(|(kind, n)| self.prices[kind as usize] * f32::from(n)).sum()
    }

    fn paid(&self, paid: Payment) -> f32 {
        // Tokens on trolls come back with the next cascade, those in storage do not.
        let me = self.state.me();
        let stored = self.pile(paid.from_storage());
        let held = me.value(paid).map_or(0.0, |all| self.pile(all) - stored);
        stored + held * 0.55
    }

    fn card(&self, card: u8) -> f32 {
        troll(card)
            .icons
            .iter()
            .map(|icon| self.prices[icon.kind as usize] * if icon.bound { 0.8 } else { 1.0 })
            .sum()
    }

    fn tier(&self, at: Square) -> usize {
        self.setup.board().tier(at).unwrap_or(0)
    }

    fn rate(&self, action: Action) -> f32 {
        let state = self.state;
        match action {
            Action::Gate(_) => 0.0,
            Action::Keep { starter, slot } => self.kept(starter, slot),
            Action::Recruit { place, paid } => self.recruited(place, paid),
            Action::Place(slot) => self.woken(slot),
            Action::Dig { shape, cost } => self.dug(shape, cost),
            Action::Lay { lie, at, paid } => self.lay(lie, at, paid),
            Action::Bless(clan) => match state.phase {
                Phase::Anchor(at) => self.blessed(clan, at),
                _ => 0.0,
            },
            Action::Consecrate { clan, at } => self.blessed(clan, at),
            Action::Found(kind) => WORKSHOPS[usize::from(kind)].swaps.len() as f32 * 0.3 + 0.8,
            Action::Dedicate { hall, lie, at } => self.dedicate(hall, lie, at),
            Action::Cart { from, to, .. } => self.moved(from, to) - 0.6,
            Action::Walk { from, to } => self.moved(from, to),
            Action::Stir { .. } => 0.1,
            Action::Cast { .. } => 0.4,
            Action::Activate(_) => 0.2,
            Action::Use { swap, paid } => self.exchanged(swap, paid),
            Action::Carry(_) => 0.4,
            Action::Trade { market: true, .. } => -0.6,
            Action::Trade { .. } => -2.0,
            Action::Give(token) | Action::Bribe(token) => -self.paid(token.into()),
            Action::Reclaim(_) => -0.5,
            Action::Dowse(at) => self.pile(self.setup.board().hoard(at)),
            Action::Replace(place) => -self.card(state.horde[usize::from(place)].card) * 0.1,
            Action::Wake(slot) => self.woken_alone(slot),
            Action::Swap(..) => 0.0,
            Action::Transmute { to, paid } => self.prices[to as usize] * paid.len() as f32 - self.paid(paid),
            Action::Pick(clan) => self.open_tiers(clan),
            Action::Done => match state.phase {
                Phase::Use => 0.05,
                // A pedestal that is left in the bag serves no plan.
                Phase::Pick => 0.0,
                _ => 0.2,
            },
            Action::EndTurn => 0.3,
            Action::Skip => 0.0,
        }
    }

    /// A pedestal on an anchor: the honour of its token, and what a statue may score there.
    fn blessed(&self, clan: Clan, at: Square) -> f32 {
        let tier = self.tier(at);
        f32::from(self.state.honours[clan.space(tier)]) + f32::from(STATUE_VALUE[tier]) * 0.4
    }

    fn recruited(&self, place: u8, paid: Payment) -> f32 {
        let stand = &self.state.horde[usize::from(place)];
        let wakes = self.state.me().size() as f32 * 0.25;
        let pedestal = if stand.pedestal.is_some() || row_of(place) == 2 { 2.0 } else { 0.0 };
        self.card(stand.card) * (1.0 + wakes) * 0.8 + self.pile(stand.bribes) + pedestal + self.cascade()
            - self.paid(paid)
    }

    fn kept(&self, starter: u8, slot: u8) -> f32 {
        let inner = if slot == 1 || slot == 2 { 5.0 } else { 3.0 };
        let card = crate::card::TROLLS + starter;
        self.card(card) * inner * 0.6 + self.pile(troll(card).once)
    }

    fn dug(&self, shape: u8, cost: [u8; 3]) -> f32 {
        let size = TUNNELS[usize::from(shape)].size;
        let price: f32 = cost.iter().zip(self.prices).map(|(&n, price)| f32::from(n) * price).sum();
        f32::from(dig::honour(cost)) + f32::from(size) * 0.5 + 1.5 - price * 0.7
    }

    fn exchanged(&self, swap: u8, paid: Payment) -> f32 {
        let site = usize::from(self.state.using);
        let kind = self.state.shops.get(site).copied().unwrap_or(NONE);
        let Some(shop) = WORKSHOPS.get(usize::from(kind)) else { return 0.0 };
        let swap = &shop.swaps[usize::from(swap)];
        self.prices[swap.gets as usize] * f32::from(swap.gain) - self.paid(paid)
    }

    fn woken_alone(&self, slot: u8) -> f32 {
        let mut me = *self.state.me();
        let card = me.trolls[usize::from(slot)];
        let gained = me.wake(slot);
        self.icons(card, gained)
    }

    fn open_tiers(&self, clan: Clan) -> f32 {
        let open = |&tier: &usize| self.state.token_owner[clan.space(tier)] == NONE;
        (0..TIERS).filter(open).map(|tier| f32::from(STATUE_VALUE[tier]) * 0.1).sum()
    }

    fn icons(&self, card: u8, bits: u8) -> f32 {
        let icons = troll(card).icons.iter().enumerate();
        icons.filter(|(i, _)| bits >> i & 1 == 1).map(|(_, icon)| self.prices[icon.kind as usize]).sum()
    }

    /// The gain of a cascade from the best free slot, to rate recruiting now.
    fn cascade(&self) -> f32 {
        (4..10)
            .filter(|&slot| crate::recruit::check_slot(self.state, slot).is_ok())
            .map(|slot| self.woken(slot))
            .fold(0.0, f32::max)
    }

    fn woken(&self, slot: u8) -> f32 {
        let me = self.state.me();
        me.cascade(slot)
            .iter()
            .enumerate()
            .map(|(below, &bits)| if bits == 0 { 0.0 } else { self.icons(me.trolls[below], bits) })
            .sum()
    }

    fn lay(&self, lie: u8, at: Square, paid: Payment) -> f32 {
        let Phase::Lay { shape, .. } = self.state.phase else { return 0.0 };
        let (board, state) = (self.setup.board(), self.state);
        let tunnel = &TUNNELS[usize::from(shape)];
        let squares = cover(&tunnel.lies[usize::from(lie)], at);
        let mut sum = -self.paid(paid);
        let found = squares & state.buried;
        if !found.is_empty() {
            sum += found.iter().map(|square| self.pile(board.hoard(square))).sum::<f32>();
        }
        let time = (self.turns / 4.0).min(1.0);
        sum += (squares & self.statues).count() as f32 * (2.0 + 3.0 * time);
        let net = state.network(state.active);
        let have = (0..TIERS).rev().find(|&tier| net.meets(&board.tiers[tier])).unwrap_or(0);
        let get = (0..TIERS).rev().find(|&tier| squares.meets(&board.tiers[tier])).unwrap_or(0);
        sum += (get as f32 - have as f32).max(0.0) * 2.5 * time;
        sum += get as f32 * 0.3;
        if squares.meets(&self.beside_sites) && !net.sides().meets(&board.site_squares) {
            sum += 1.2 * time;
        }
        // New ground opened: free squares that become the edge.
        let free = state.free(board, state.active);
        let opened = (squares.sides() & free).minus(&net.sides()).minus(&squares);
        sum += opened.count() as f32 * 0.08 * time;
        if let Some(anchor) = (crate::Tile { shape, lie, at }).anchor() {
            let blessed = state.fitting_pedestals(board, anchor).map(|clan| self.blessed(clan, anchor));
            sum += blessed.fold(0.0, f32::max);
        }
        sum
    }

    fn dedicate(&self, hall: u8, lie: u8, at: Square) -> f32 {
        let card = &HALLS[usize::from(hall)];
        let squares = cover(&card.lies[usize::from(lie)], at);
        let altar = (crate::Laid { lie, at }).altar(hall);
        let crowned = altar.is_some_and(|altar| self.statues.has(altar));
        let carts = self.state.me().owned()[Kind::Cart];
        let near = self.statues.meets(&self.state.network(self.state.active)) && carts > 0;
        let low = f32::from(card.low);
        let high = f32::from(card.high);
        let mut sum = if crowned { high } else { low + (high - low) * if near { 0.7 } else { 0.35 } };
        for (clan, stand) in self.state.pedestals().filter(|&(_, stand)| squares.has(stand)) {
            let tier = f32::from(STATUE_VALUE[self.tier(stand)]);
            let on = self.state.statue_at(stand).is_some_and(|statue| self.state.statue_clan(statue) == clan);
            sum -= if on { tier * 2.0 } else { tier * 0.4 };
        }
        sum -= (squares & self.statues).count().saturating_sub(u32::from(crowned)) as f32 * 1.5;
        sum
    }

    /// A rough estimate of a statue's score on a square; sharing of tunnels is left to the evaluation of positions.
    fn moved(&self, from: Square, to: Square) -> f32 {
        let Some(statue) = self.state.statue_at(from) else { return 0.0 };
        let clan = self.state.statue_clan(statue);
        let worth = |at: Square| {
            if let Some(hall) = self.state.hall_at(at) {
                let card = &HALLS[usize::from(hall)];
                let altar = self.state.halls[usize::from(hall)].altar(hall) == Some(at);
                return if altar { f32::from(card.high - card.low) } else { 0.0 };
            }
            let base = f32::from(STATUE_VALUE[self.tier(at)]);
            if self.state.pedestal_at(at) == Some(clan) { base * 2.0 } else { base }
        };
        let late = if self.state.stage == Stage::Work { 0.0 } else { 0.1 };
        worth(to) - worth(from) + late
    }
}
