//! Draws: the set-up, the displays and the round cards (rulebook: game setup; player setup).

use moot_core::{Dice, EventSink, Seat, SeatSet, Step};

use crate::player::ALL_PIECES;
use crate::tables::Colour;
use crate::{
    Board, Cards, Castle, Event, Illegal, Item, KingsCard, Outcome, Phase, Place, Rounds, Setup, Show, State,
    Tile, Tiles, Time, TrollCard,
};

/// Round cards in hand at the beginning.
const HAND: u8 = 3;
/// The backgrounds of the king's cards in play.
const CHALLENGES: [Colour; 4] = [Colour::Blue, Colour::Yellow, Colour::Red, Colour::Red];

/// One of several things, each equally likely.
fn one_of<T: Copy>(left: impl Iterator<Item = T>, none: T, dice: &mut impl Dice) -> T {
    let left: Vec<T> = left.collect();
    left.get(dice.below(left.len() as u32) as usize).copied().unwrap_or(none)
}

impl State {
    fn castles_left(&self) -> impl Iterator<Item = Castle> + '_ {
        Castle::all().filter(|tile| self.villages.iter().all(|village| village.castle != *tile))
    }

    fn boards_left<'a>(&'a self, setup: &'a Setup, seat: Seat) -> impl Iterator<Item = Board> + 'a {
        let free = |board: &Board| self.players.iter().all(|player| player.board != *board);
        let chosen = setup.board(seat);
        Board::all().filter(free).filter(move |board| chosen.is_none_or(|chosen| chosen == *board))
    }

    fn challenges_left(&self, at: u8) -> impl Iterator<Item = KingsCard> + '_ {
        let colour = CHALLENGES[usize::from(at) % CHALLENGES.len()];
        KingsCard::all().filter(move |card| card.face().colour == colour && !self.challenges.contains(card))
    }

    /// The display that has a gap which can be filled, in the order of the table.
    pub(crate) fn gap(&self) -> Option<Show> {
        [Show::Caves, Show::Kings, Show::Cards].into_iter().find(|&show| self.has_gap(show))
    }

    fn has_gap(&self, show: Show) -> bool {
        let shown = State::shown_of(show);
        match show {
            Show::Caves => self.caves[..shown].contains(&Tile::NONE) && !self.tiles_left(show).is_empty(),
            Show::Kings => self.kings[..shown].contains(&Tile::NONE) && !self.tiles_left(show).is_empty(),
            Show::Cards => self.shown[..shown].contains(&TrollCard::NONE) && !self.cards_left().is_empty(),
        }
    }

    /// The tiles of which one is shown next: the pile, or the discards when it is used up. King's tiles have no discards.
    fn tiles_left(&self, show: Show) -> Tiles {
        let pile = if show == Show::Kings { self.pile.only_kings() } else { self.pile.only_caves() };
        if pile.is_empty() && show == Show::Caves { self.discards } else { pile }
    }

    fn cards_left(&self) -> Cards {
        if self.cards.is_empty() { self.card_discards } else { self.cards }
    }

    /// The player whose starting hand is dealt.
    fn empty_handed(&self) -> Option<Seat> {
        self.in_turn().find(|&seat| self.player(seat).hand_len() < HAND)
    }

    /// The back of the next card of a deck: day on twilight on night.
    fn next_time(&self, seat: Seat) -> Option<Time> {
        let mut before = self.player(seat).drawn;
        for time in Time::ALL {
            let cards = self.table().deck[time as usize];
            if before < cards {
                return Some(time);
            }
            before -= cards;
        }
        None
    }

    /// The round cards that a player may draw next.
    fn drawable(&self, seat: Seat) -> Rounds {
        self.next_time(seat).map_or(Rounds::NONE, |time| self.unseen.of(time))
    }

    fn drawer(&self) -> Seat {
        if self.phase == Phase::Hands { self.empty_handed().unwrap_or(self.first) } else { self.active }
    }

    /// The display that is being filled.
    fn filling(&self) -> Option<Show> {
        match self.phase {
            Phase::Refresh(show) => Some(show),
            Phase::Open | Phase::Refill => self.gap(),
            _ => None,
        }
    }

    /// Samples the outcome of the pending draw.
    pub(crate) fn sample_chance(&self, setup: &Setup, dice: &mut impl Dice) -> Outcome {
        match self.phase {
            Phase::Castles(_) => Outcome::Castle(one_of(self.castles_left(), Castle::NONE, dice)),
            Phase::Boards(seat) => {
                Outcome::Board(one_of(self.boards_left(setup, Seat(seat)), Board::NONE, dice))
            }
            Phase::Challenges(at) => Outcome::King(one_of(self.challenges_left(at), KingsCard::NONE, dice)),
            Phase::First => match setup.first() {
                Some(first) => Outcome::First(first),
                None => Outcome::First(Seat(dice.below(self.seats.into()) as u8)),
            },
            Phase::Open | Phase::Refresh(_) | Phase::Refill => match self.filling() {
                Some(Show::Cards) => Outcome::Card(self.cards_left().draw(dice)),
                Some(show) => Outcome::Tile(self.tiles_left(show).draw(dice)),
                None => Outcome::Tile(Tile::NONE),
            },
            // Every other phase draws nothing; a card is what its contract can best answer with.
            _ => Outcome::Round(self.drawable(self.drawer()).draw(dice)),
        }
    }

    /// Applies the outcome of the pending draw.
    pub(crate) fn apply_chance(
        &mut self,
        setup: &Setup,
        outcome: Outcome,
        events: &mut impl EventSink<Event>,
    ) -> Result<Step, Illegal> {
        let everybody = self.everybody();
        let told = |learns: bool| Step { informed: if learns { everybody } else { SeatSet::NONE } };
        match (self.phase, outcome) {
            (Phase::Castles(number), Outcome::Castle(tile))
                if self.castles_left().any(|left| left == tile) =>
            {
                self.lay_castle(number, tile, events);
                Ok(told(true))
            }
            (Phase::Boards(number), Outcome::Board(board))
                if self.boards_left(setup, Seat(number)).any(|left| left == board) =>
            {
                let learns = self.boards_left(setup, Seat(number)).nth(1).is_some();
                self.take_board(Seat(number), board, events);
                let last = number + 1 == self.seats;
                self.phase = if last { Phase::Challenges(0) } else { Phase::Boards(number + 1) };
                Ok(told(learns))
            }
            (Phase::Challenges(at), Outcome::King(card))
                if self.challenges_left(at).any(|left| left == card) =>
            {
                self.show_challenge(at, card, events);
                Ok(told(true))
            }
            (Phase::First, Outcome::First(first))
                if first.0 < self.seats && setup.first().is_none_or(|chosen| chosen == first) =>
            {
                (self.first, self.active) = (first, first);
                events.send(Event::First { seat: first });
                self.phase = Phase::Open;
                Ok(told(setup.first().is_none()))
            }
            (_, Outcome::Tile(tile)) => self.show_tile(tile, events).map(told),
            (_, Outcome::Card(card)) => self.show_card(card, events).map(told),
            (Phase::Hands | Phase::Draw, Outcome::Round(card)) if self.drawable(self.drawer()).has(card) => {
                Ok(self.draw_round(card, events))
            }
            _ => Err(Illegal::NotDue),
        }
    }

    /// Lays the castle tile of a village.
    fn lay_castle(&mut self, number: u8, tile: Castle, events: &mut impl EventSink<Event>) {
        let at = Place::village(number);
        self.village_mut(at).castle = tile;
        events.send(Event::Castle { at, tile });
        let last = number + 1 == self.table().villages;
        self.phase = if last { Phase::Boards(0) } else { Phase::Castles(number + 1) };
    }

    /// Shows a king's card of the game.
    fn show_challenge(&mut self, at: u8, card: KingsCard, events: &mut impl EventSink<Event>) {
        self.challenges[usize::from(at)] = card;
        events.send(Event::Challenge { card });
        let last = usize::from(at) + 1 == CHALLENGES.len();
        self.phase = if last { Phase::First } else { Phase::Challenges(at + 1) };
    }

    /// Gives a board and all its pieces to a seat.
    fn take_board(&mut self, seat: Seat, board: Board, events: &mut impl EventSink<Event>) {
        let face = board.face();
        let player = self.player_mut(seat);
        player.board = board;
        player.field = face.start.resources.map(u16::from);
        player.power = face.start.power;
        player.cows = face.start.cows;
        (player.barns, player.covered) = (face.barns, face.covered);
        (player.sites, player.full) = (face.sites, face.sites);
        player.trolls[Place::BESIDE.index()] = crate::player::TROLLS;
        (player.outposts, player.changelings) = (ALL_PIECES, ALL_PIECES);
        self.supply.cows -= face.start.cows;
        events.send(Event::Board { seat, board });
    }

    /// Puts the first human in a cavern, or one of the trolls that begin there; after the last player hands are dealt.
    pub(crate) fn settle(&mut self, seat: Seat, at: Place, events: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        if player.stored(Item::Human) == 0 {
            player.humans[at.index()] += 1;
            events.send(Event::Settled { seat, at });
        } else {
            player.trolls[Place::BESIDE.index()] -= 1;
            player.trolls[at.index()] += 1;
            events.send(Event::Moved { seat, from: Place::BESIDE, to: at });
        }
        if self.unsettled().is_none() {
            self.phase = Phase::Hands;
        }
    }

    /// Puts a tile on its display. Returns whether it could have been another one.
    fn show_tile(&mut self, tile: Tile, events: &mut impl EventSink<Event>) -> Result<bool, Illegal> {
        let Some(show) = self.filling().filter(|&show| show != Show::Cards) else {
            return Err(Illegal::NotDue);
        };
        let left = self.tiles_left(show);
        if !left.has(tile) || !self.has_gap(show) {
            return Err(Illegal::NotDue);
        }
        if show == Show::Caves && self.pile.only_caves().is_empty() {
            self.pile = self.pile.plus(self.discards);
            self.discards = Tiles::NONE;
            events.send(Event::Reshuffled { show });
        }
        self.pile = self.pile.without(tile);
        let display = if show == Show::Kings { &mut self.kings } else { &mut self.caves };
        if let Some(gap) = display.iter_mut().find(|gap| !gap.is_some()) {
            *gap = tile;
        }
        events.send(Event::Shown { tile });
        self.shown_on(events);
        Ok(left.len() > 1)
    }

    /// Puts a troll card on its display. Returns whether it could have been another one.
    fn show_card(&mut self, card: TrollCard, events: &mut impl EventSink<Event>) -> Result<bool, Illegal> {
        let left = self.cards_left();
        if self.filling() != Some(Show::Cards) || left.count(card) == 0 || !self.has_gap(Show::Cards) {
            return Err(Illegal::NotDue);
        }
        if self.cards.is_empty() {
            self.cards = self.card_discards;
            self.card_discards = Cards::EMPTY;
            events.send(Event::Reshuffled { show: Show::Cards });
        }
        self.cards = self.cards.without(card);
        if let Some(gap) = self.shown.iter_mut().find(|gap| !gap.is_some()) {
            *gap = card;
        }
        events.send(Event::ShownCard { card });
        self.shown_on(events);
        Ok(left.kinds() > 1)
    }

    /// Continues after a tile or card was shown.
    fn shown_on(&mut self, events: &mut impl EventSink<Event>) {
        match self.phase {
            Phase::Open if self.gap().is_none() => self.phase = Phase::Settle,
            Phase::Refresh(show) if !self.has_gap(show) => self.resume(),
            Phase::Refill if self.gap().is_none() => self.after_phase(events),
            _ => {}
        }
    }

    /// Adds a round card to the hand of the player who draws.
    fn draw_round(&mut self, card: crate::RoundCard, events: &mut impl EventSink<Event>) -> Step {
        let seat = self.drawer();
        let learns = self.drawable(seat).len() > 1;
        self.unseen = self.unseen.without(card);
        let player = self.player_mut(seat);
        player.hand = player.hand.with(card);
        player.held[card.face().time as usize] += 1;
        player.drawn += 1;
        events.send(Event::Drew { seat });
        if self.phase == Phase::Draw {
            self.close_turn(events);
        } else if self.empty_handed().is_none() {
            self.begin_turn(self.first, events);
        }
        Step { informed: if learns { SeatSet::one(seat) } else { SeatSet::NONE } }
    }

    /// The contents of the supply before any item was put on villages.
    #[cfg(any(feature = "serde", feature = "testing"))]
    pub(crate) fn boxed(item: Item) -> u8 {
        let pieces = &crate::tables::BOX;
        match item {
            Item::Princess => pieces.princesses,
            Item::Bell => pieces.bells,
            Item::Changeling => pieces.changelings,
            Item::Outpost => pieces.outposts,
            Item::Human => pieces.humans,
        }
    }
}

#[cfg(test)]
#[path = "deal_tests.rs"]
mod tests;
