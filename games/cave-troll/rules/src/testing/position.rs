//! Positions set up by hand. A piece that is placed is removed from its previous place, so that the invariants hold.

use std::collections::VecDeque;

use moot_core::{Game, Seat, SplitMix64, Turn};

use crate::{
    Action, Artifact, Card, CaveTroll, Event, Figure, Illegal, Outcome, Phase, Piece, Set, Setup, Space,
    State, score,
};

/// A position in the middle of a game, and its events.
#[derive(Clone, Debug)]
pub struct Position {
    /// The options.
    pub setup: Setup,
    /// The state. Tests may change it directly and then check the invariants.
    pub state: State,
    /// The events since [`Position::new`].
    pub events: Vec<Event>,
    /// The seats that learnt something from each action and draw since then.
    pub informed: Vec<moot_core::SeatSet>,
    dice: SplitMix64,
    script: VecDeque<Outcome>,
}

/// A space by its sign.
#[must_use]
pub fn space(sign: char) -> Space {
    Space::from_sign(sign).unwrap_or_else(|| panic!("no space is called {sign}"))
}

/// A card by its short name.
#[must_use]
pub fn card(id: &str) -> Card {
    Card::from_id(id).unwrap_or_else(|| panic!("no card is called {id}"))
}

/// An artifact by its short name.
#[must_use]
pub fn artifact(id: &str) -> Artifact {
    Artifact::from_id(id).unwrap_or_else(|| panic!("no artifact is called {id}"))
}

/// A figure of a colour: `0:knight`.
#[must_use]
pub fn piece(text: &str) -> Piece {
    match CaveTroll::action_from(&format!("push {text} A")) {
        Ok(Action::Push { whom, .. }) => whom,
        _ => panic!("no figure is called {text}"),
    }
}

impl Position {
    /// A game of the classic set in a full turn of seat 0: hands hold an Adventurer each, and the dungeon is empty.
    #[must_use]
    pub fn classic(players: u8) -> Position {
        Position::new(players, Set::Classic)
    }

    /// As `classic`, with the variant set.
    #[must_use]
    pub fn variant(players: u8) -> Position {
        Position::new(players, Set::Variant)
    }

    /// A game in a full turn of seat 0: hands hold an Adventurer each, and the dungeon is empty.
    #[must_use]
    pub fn new(players: u8, set: Set) -> Position {
        let setup = Setup::new(players, set, Some(Seat(0))).unwrap_or_else(|why| panic!("{why}"));
        let mut position = Position::dealt(setup);
        position.state.turn = 4 * u16::from(players) + 1;
        position.state.actions = 4;
        position
    }

    /// The first turn of a game; hands hold an Adventurer each.
    #[must_use]
    pub fn dealt(setup: Setup) -> Position {
        let state = CaveTroll::deal(&setup);
        let script = setup.seats().map(|_| Outcome::Card(Card::ADVENTURER)).collect();
        let (events, informed) = (Vec::new(), Vec::new());
        let mut position = Position { setup, state, events, informed, dice: SplitMix64::new(1), script };
        position.apply_chance();
        position.events.clear();
        position.informed.clear();
        position
    }

    /// Checks the invariants.
    #[track_caller]
    pub fn honest(&self) -> &Position {
        if let Err(why) = crate::invariants::check_invariants(&self.setup, &self.state) {
            panic!("{why}");
        }
        self
    }

    /// Puts figures on a space, as if they had been played long ago: `H 0:knight 0:adventurer 1:adventurer`.
    pub fn put(&mut self, text: &str) -> &mut Position {
        let mut words = text.split(' ');
        let at = words.next().and_then(|word| word.chars().next()).map_or(Space::NONE, space);
        for word in words {
            let piece = piece(word);
            self.spend(piece.seat, piece.figure);
            self.state.put(piece, at);
        }
        self
    }

    /// Takes the card that brings a figure out of the deck and lays it on the discards.
    fn spend(&mut self, seat: Seat, figure: Figure) {
        let player = &mut self.state.players[seat.index()];
        let of = Card::of(figure);
        let card = if figure == Figure::Adventurer && !player.deck.has(of) { Card::DUSK } else { of };
        assert!(player.deck.has(card), "seat {seat} has no {figure:?} left");
        player.deck = player.deck.without(card);
        player.discards = player.discards.with(card);
    }

    /// Marks a figure as played and removed.
    pub fn removed(&mut self, text: &str) -> &mut Position {
        let piece = piece(text);
        self.spend(piece.seat, piece.figure);
        let player = &mut self.state.players[piece.seat.index()];
        match piece.figure.slot() {
            Some(slot) => player.fallen |= 1 << slot,
            None => player.lost += 1,
        }
        self
    }

    /// Gives a player another hand: one card instead of the one held.
    pub fn hand(&mut self, seat: u8, id: &str) -> &mut Position {
        let player = &mut self.state.players[usize::from(seat)];
        player.deck = player.deck.plus(player.hand);
        assert!(player.deck.has(card(id)), "seat {seat} has no {id} left");
        player.deck = player.deck.without(card(id));
        player.hand = crate::Cards::EMPTY.with(card(id));
        self
    }

    /// Lays an artifact before a player.
    pub fn relic(&mut self, seat: u8, id: &str) -> &mut Position {
        let artifact = artifact(id);
        assert!(self.state.artifacts >> artifact as u8 & 1 == 1, "{id} is not to be had");
        self.state.artifacts &= !(1 << artifact as u8);
        self.state.relics[usize::from(seat)] = Some(artifact);
        self.state.holders = self.state.holders.with(Seat(seat));
        let player = &mut self.state.players[usize::from(seat)];
        assert!(player.deck.has(Card::FIND), "seat {seat} has found an artifact already");
        player.deck = player.deck.without(Card::FIND);
        player.discards = player.discards.with(Card::FIND);
        self
    }

    /// Lays cards of a player, whose figures are elsewhere, from the deck on the scoring pile.
    pub fn pile(&mut self, seat: u8, ids: &str) -> &mut Position {
        for id in ids.split(' ') {
            let (card, seat) = (card(id), Seat(seat));
            let player = &mut self.state.players[seat.index()];
            if player.discards.has(card) {
                player.discards = player.discards.without(card);
            } else {
                assert!(player.deck.has(card), "seat {seat} has no {id} left");
                player.deck = player.deck.without(card);
                match card.figure().and_then(Figure::slot) {
                    Some(slot) => player.fallen |= 1 << slot,
                    None => player.lost += 1,
                }
            }
            if let Some(free) = self.state.pile.iter_mut().find(|laid| laid.is_none()) {
                *free = Some(crate::Laid { seat, card });
            }
        }
        self
    }

    /// Leaves so many cards in the deck of a player; the others are discarded, their figures removed.
    pub fn deck(&mut self, seat: u8, cards: &str) -> &mut Position {
        let player = &mut self.state.players[usize::from(seat)];
        let left: crate::Cards = cards.split(' ').filter(|id| !id.is_empty()).map(card).collect();
        let out = player.deck.minus(left);
        player.deck = left;
        player.discards = player.discards.plus(out);
        for one in out.iter() {
            for _ in 0..out.count(one) {
                match one.figure() {
                    Some(Figure::Adventurer) => player.lost += 1,
                    Some(figure) => {
                        if let Some(slot) = figure.slot() {
                            player.fallen |= 1 << slot;
                        }
                    }
                    None => {}
                }
            }
        }
        self
    }

    /// Gives the turn to a seat, with four actions.
    pub fn turn(&mut self, seat: u8) -> &mut Position {
        self.state.active = Seat(seat);
        self.state.actions = 4;
        self
    }

    /// Sets the next outcome of chance, instead of a random one.
    pub fn next(&mut self, outcome: &str) -> &mut Position {
        let read = outcome
            .parse::<<CaveTroll as Game>::Outcome>()
            .unwrap_or_else(|why| panic!("`{outcome}`: {why}"));
        self.script.push_back(read);
        self
    }

    /// Plays actions, separated by semicolons, with the draws that follow them.
    #[track_caller]
    pub fn play(&mut self, texts: &str) -> &mut Position {
        for text in texts.split(';').map(str::trim) {
            self.act(read(text));
        }
        self
    }

    /// Carries out one action of the asked seat, and the chance events that follow it.
    #[track_caller]
    pub fn act(&mut self, action: Action) -> &mut Position {
        let seat = self.state.asked();
        if let Err(why) = CaveTroll::check(&self.setup, &self.state, seat, action) {
            panic!("`{}`: {why}, at {:?}", CaveTroll::action_text(action), self.state.phase);
        }
        let step = CaveTroll::act(&self.setup, &mut self.state, seat, action, &mut self.events);
        self.informed.push(step.informed);
        self.apply_chance();
        self.honest();
        self
    }

    /// Draws a card and plays one: `knight` draws and plays it, the hand stays as it is.
    #[track_caller]
    pub fn draw_and_play(&mut self, id: &str) -> &mut Position {
        self.next(&format!("card {id}")).play("draw").play(&format!("play {id}"))
    }

    fn apply_chance(&mut self) {
        while CaveTroll::turn(&self.setup, &self.state) == Turn::Chance {
            let rolled = CaveTroll::sample_chance(&self.setup, &self.state, &mut self.dice);
            let outcome = self.script.pop_front().unwrap_or(rolled);
            match CaveTroll::apply_chance(&self.setup, &mut self.state, outcome, &mut self.events) {
                Ok(step) => self.informed.push(step.informed),
                Err(why) => {
                    panic!("`{outcome}`: {why}, at {:?}", self.state.phase)
                }
            }
        }
    }

    /// The reasons why an action is illegal.
    #[track_caller]
    pub fn refusal(&self, text: &str) -> Illegal {
        match CaveTroll::check(&self.setup, &self.state, self.state.asked(), read(text)) {
            Ok(()) => panic!("`{text}` is allowed"),
            Err(why) => why,
        }
    }

    /// Whether an action is allowed.
    #[must_use]
    pub fn may(&self, text: &str) -> bool {
        CaveTroll::check(&self.setup, &self.state, self.state.asked(), read(text)).is_ok()
    }

    /// The texts of the legal actions that begin with some words.
    #[must_use]
    pub fn legal(&self, begin: &str) -> Vec<String> {
        let mut actions = Vec::new();
        CaveTroll::legal(&self.setup, &self.state, self.state.asked(), &mut actions);
        let texts = actions.into_iter().map(CaveTroll::action_text);
        texts.filter(|text| text.starts_with(begin)).collect()
    }

    /// Who stands on a space, in the order of seats: `0:adventurer 0:adventurer 1:knight`.
    #[must_use]
    pub fn on(&self, sign: char) -> String {
        let at = space(sign);
        let mut names = Vec::new();
        for piece in self.state.pieces(at) {
            let copies = match piece.figure {
                Figure::Adventurer => self.state.player(piece.seat).adventurers[at.index()],
                _ => 1,
            };
            names.extend((0..copies).map(|_| piece.to_string()));
        }
        names.join(" ")
    }

    /// The gold that each seat would gain from a room now.
    #[must_use]
    pub fn pays(&self, sign: char) -> [u8; 4] {
        score::standing(&self.state, space(sign)).gold
    }

    /// The gold of every seat.
    #[must_use]
    pub fn gold(&self) -> Vec<i32> {
        self.state.all().map(|seat| self.state.player(seat).total()).collect()
    }

    /// Whether the game is over.
    #[must_use]
    pub fn over(&self) -> bool {
        self.state.phase == Phase::Over
    }
}

fn read(text: &str) -> Action {
    CaveTroll::action_from(text).unwrap_or_else(|why| panic!("`{text}`: {why}"))
}
