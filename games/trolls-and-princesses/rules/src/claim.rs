//! King's cards (rulebook: free action: complete a king's card challenge).

use moot_core::{EventSink, Seat};

use crate::tables::Wanted;
use crate::{Action, Event, Illegal, Item, KingsCard, State, Totem};

impl State {
    /// How far a player is with a challenge.
    #[must_use]
    pub fn progress(&self, seat: Seat, card: KingsCard) -> u8 {
        let player = self.player(seat);
        let totems = |totem: Totem| player.troll_cards().filter(|card| card.face().totem == totem).count();
        let count = match card.face().need.what {
            Wanted::Tiles(kind) => player.tiles.iter().filter(|tile| tile.kind() == kind).count(),
            Wanted::AnyTiles => player.tiles.len(),
            Wanted::Cards(totem) => totems(totem),
            Wanted::EachTotem => Totem::ALL.into_iter().map(totems).min().unwrap_or(0),
            Wanted::AnyCards => player.cards.count_ones() as usize,
            Wanted::Items(item) => player.stored(item).into(),
            Wanted::Humans => player.stored(Item::Human).into(),
        };
        count.min(usize::from(u8::MAX)) as u8
    }

    /// Whether a player has claimed a king's card of this game.
    #[must_use]
    pub fn has_claimed(&self, seat: Seat, card: KingsCard) -> bool {
        let at = self.challenges.iter().position(|&other| other == card);
        at.is_some_and(|at| self.player(seat).claimed >> at & 1 == 1)
    }

    pub(crate) fn check_claim(&self, card: KingsCard) -> Result<(), Illegal> {
        if !card.is_some() || !self.challenges.contains(&card) {
            return Err(Illegal::NotInGame);
        }
        if self.has_claimed(self.active, card) {
            return Err(Illegal::Claimed);
        }
        let (need, have) = (card.face().need.count, self.progress(self.active, card));
        if have < need { Err(Illegal::Unmet { card, need, have }) } else { Ok(()) }
    }

    /// Whether the active player could claim a challenge now.
    pub(crate) fn can_claim(&self) -> bool {
        self.challenges.into_iter().any(|card| self.check_claim(card).is_ok())
    }

    pub(crate) fn list_claims(&self, out: &mut Vec<Action>) {
        if !self.phase.takes_claims() {
            return;
        }
        let met = self.challenges.into_iter().filter(|&card| self.check_claim(card).is_ok());
        out.extend(met.map(Action::Claim));
    }

    /// Marks a challenge as met, and asks for the king's tile that it brings.
    pub(crate) fn act_claim(&mut self, card: KingsCard, events: &mut impl EventSink<Event>) {
        if let Some(at) = self.challenges.iter().position(|&other| other == card) {
            self.me_mut().claimed |= 1 << at;
        }
        self.interrupted = (self.phase != self.opening()).then_some(self.phase);
        events.send(Event::Claimed { seat: self.active, card });
        self.reward(events);
    }
}
