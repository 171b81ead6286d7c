//! Positions set up by hand. A piece that is placed is removed from its previous place, so that the invariants hold.

use std::collections::VecDeque;

use moot_core::{Game, Seat, SeatSet, SplitMix64, Turn};

use crate::{
    Action, Board, Castle, Event, Illegal, Item, King, KingsCard, Laid, Outcome, Phase, Place, RoundCard,
    Setup, Stage, State, Tile, TrollCard, TrollsAndPrincesses,
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
    pub informed: Vec<SeatSet>,
    dice: SplitMix64,
    script: VecDeque<Outcome>,
}

/// The place with a word.
fn place(word: &str) -> Place {
    Place::from_word(word).unwrap_or_else(|| panic!("no place is called {word}"))
}

fn read(text: &str) -> Action {
    TrollsAndPrincesses::action_from(text).unwrap_or_else(|why| panic!("`{text}`: {why}"))
}

impl Position {
    /// The first turn of seat 0. Seats have the boards yellow, red, purple and teal in this order, and every first human is
    /// in the power cavern; the rest is as the dice fall.
    #[must_use]
    pub fn new(players: u8) -> Position {
        let boards: Vec<Board> = Board::all().take(players.into()).collect();
        let setup = Setup::new(players, &boards, Some(Seat(0))).unwrap_or_else(|why| panic!("{why}"));
        Position::dealt(setup, "power")
    }

    /// The first turn of a game with every first human in the same cavern.
    #[must_use]
    pub fn dealt(setup: Setup, cavern: &str) -> Position {
        let state = TrollsAndPrincesses::deal(&setup);
        let (events, informed, script) = (Vec::new(), Vec::new(), VecDeque::new());
        let mut position = Position { setup, state, events, informed, dice: SplitMix64::new(1), script };
        position.apply_chance();
        while position.state.phase == Phase::Settle {
            position.play(&format!("settle {cavern}"));
        }
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

    /// Puts so many trolls of a seat, who waited beside the board, to a place.
    pub fn trolls(&mut self, seat: u8, count: u8, at: &str) -> &mut Position {
        let player = &mut self.state.players[usize::from(seat)];
        player.trolls[Place::BESIDE.index()] -= count;
        player.trolls[place(at).index()] += count;
        self
    }

    /// Puts so many humans of the supply into a cavern of a seat.
    pub fn humans(&mut self, seat: u8, count: u8, at: &str) -> &mut Position {
        self.state.supply.humans -= count;
        self.state.players[usize::from(seat)].humans[place(at).index()] += count;
        self
    }

    /// Gives a seat another field, power and number of cows.
    pub fn goods(&mut self, seat: u8, field: [u16; 3], power: u8, cows: u8) -> &mut Position {
        let player = &mut self.state.players[usize::from(seat)];
        self.state.supply.cows = self.state.supply.cows + player.cows - cows;
        (player.field, player.power, player.cows) = (field, power, cows);
        self
    }

    /// Fills so many sites of each resource of a seat, and empties the others.
    pub fn full(&mut self, seat: u8, full: [u8; 3]) -> &mut Position {
        self.state.players[usize::from(seat)].full = full;
        self
    }

    /// Takes a tile out of the pile or a display.
    fn find(&mut self, id: &str) -> Tile {
        let tile = Tile::from_id(id).unwrap_or_else(|| panic!("no tile is called {id}"));
        let state = &mut self.state;
        if state.pile.has(tile) {
            state.pile = state.pile.without(tile);
            return tile;
        }
        for shown in state.caves.iter_mut().chain(&mut state.kings) {
            if *shown == tile {
                *shown = Tile::NONE;
                return tile;
            }
        }
        panic!("{id} is not to be had");
    }

    /// Lays a tile for a seat, as if it had been built long ago: `resource-01 0,0,0,0 0`.
    pub fn lay(&mut self, seat: u8, text: &str) -> &mut Position {
        let (id, at) = text.split_once(' ').unwrap_or((text, "0,0,0,0 0"));
        let Action::Lay { cell, turn } = read(&format!("lay {at}")) else { panic!("{at}") };
        let tile = self.find(id);
        let (active, phase, stage) = (self.state.active, self.state.phase, self.state.stage);
        self.state.active = Seat(seat);
        if let Err(why) = self.state.check_lay(tile, cell, turn) {
            panic!("{text}: {why}");
        }
        self.state.lay(tile, Laid { cell, turn }, &mut ());
        (self.state.active, self.state.phase, self.state.stage) = (active, phase, stage);
        self
    }

    /// Gives a seat a troll card without what it gives at once.
    pub fn card(&mut self, seat: u8, id: &str) -> &mut Position {
        let card = TrollCard::from_id(id).unwrap_or_else(|| panic!("no card is called {id}"));
        let state = &mut self.state;
        if state.cards.count(card) > 0 {
            state.cards = state.cards.without(card);
        } else {
            let gap = state.shown.iter_mut().find(|shown| **shown == card);
            *gap.unwrap_or_else(|| panic!("{id} is not to be had")) = TrollCard::NONE;
        }
        let player = &mut state.players[usize::from(seat)];
        player.cards |= 1 << card.0;
        player.add_spots(crate::Carrier::Card(card));
        self
    }

    /// Shows these tiles (cave or king's tiles) first in their display; what lay there goes back to the pile.
    pub fn show(&mut self, ids: &str) -> &mut Position {
        for (at, id) in ids.split(' ').enumerate() {
            let tile = self.find(id);
            let state = &mut self.state;
            let place = if tile.kings().is_some() { &mut state.kings[at] } else { &mut state.caves[at] };
            if place.is_some() {
                state.pile = state.pile.with(*place);
            }
            *place = tile;
        }
        self
    }

    /// Shows these troll cards first.
    pub fn show_cards(&mut self, ids: &str) -> &mut Position {
        for (at, id) in ids.split(' ').enumerate() {
            let card = TrollCard::from_id(id).unwrap_or_else(|| panic!("no card is called {id}"));
            let state = &mut self.state;
            if let Some(other) = state.shown.iter().position(|shown| *shown == card) {
                state.shown.swap(at, other);
                continue;
            }
            assert!(state.cards.count(card) > 0, "{id} is not to be had");
            state.cards = state.cards.without(card).with(state.shown[at]);
            state.shown[at] = card;
        }
        self
    }

    /// Puts so many items of the supply on a village.
    pub fn put(&mut self, item: Item, count: u8, at: &str) -> &mut Position {
        let supply = match item {
            Item::Princess => &mut self.state.supply.princesses,
            Item::Changeling => &mut self.state.supply.changelings,
            Item::Human => &mut self.state.supply.humans,
            _ => panic!("{item:?} are never in the supply"),
        };
        *supply -= count;
        self.state.village_mut(place(at)).items[item as usize] += count;
        self
    }

    /// Stores an item for a seat on its first free spot, out of the first village that has one, or the supply.
    pub fn stored(&mut self, seat: u8, item: Item) -> &mut Position {
        let from = self.state.village_places().find(|&at| self.state.lies(item, at) > 0);
        let from = from.unwrap_or_else(|| {
            self.put(item, 1, "I");
            Place::village(0)
        });
        let spot = self.state.free_spots(Seat(seat), item).next();
        let Some((spot, _)) = spot else { panic!("seat {seat} has no spot for {item:?}") };
        let active = self.state.active;
        self.state.active = Seat(seat);
        self.state.village_mut(from).items[item as usize] -= 1;
        self.state.fill_spot(spot);
        self.state.players[usize::from(seat)].stored[item as usize] += 1;
        self.state.active = active;
        self
    }

    /// Puts an outpost of a seat into a village without a neutral one taken: the first that is left.
    pub fn post(&mut self, seat: u8, at: &str) -> &mut Position {
        let number = place(at).number().unwrap_or_else(|| panic!("{at} is no village"));
        let player = &mut self.state.players[usize::from(seat)];
        assert!(player.outposts != 0, "seat {seat} has no outpost left");
        player.outposts &= player.outposts - 1;
        player.posted[number] += 1;
        self
    }

    /// Removes the piece with a number from the own board to village I.
    pub fn uncover(&mut self, seat: u8, item: Item, piece: u8) -> &mut Position {
        let player = &mut self.state.players[usize::from(seat)];
        if item == Item::Outpost {
            player.outposts &= !(1 << piece);
            player.posted[0] += 1;
        } else {
            player.changelings &= !(1 << piece);
            player.swapped[0] += 1;
        }
        self
    }

    /// Lays another castle tile on a village.
    pub fn castle(&mut self, at: &str, id: &str) -> &mut Position {
        let tile = Castle::from_id(id).unwrap_or_else(|| panic!("no castle tile is called {id}"));
        let old = self.state.village(place(at)).castle;
        for village in &mut self.state.villages {
            if village.castle == tile {
                village.castle = old;
            }
        }
        self.state.village_mut(place(at)).castle = tile;
        self
    }

    /// Uses these king's cards.
    pub fn challenges(&mut self, ids: &str) -> &mut Position {
        for (at, id) in ids.split(' ').enumerate() {
            let card = KingsCard::from_id(id);
            self.state.challenges[at] = card.unwrap_or_else(|| panic!("no king's card is called {id}"));
        }
        self
    }

    /// Gives seat 0 this round card instead of one of its hand.
    pub fn holds(&mut self, id: &str) -> &mut Position {
        let card = RoundCard::from_id(id).unwrap_or_else(|| panic!("no round card is called {id}"));
        let seat = self.state.active.index();
        if self.state.players[seat].hand.has(card) {
            return self;
        }
        assert!(self.state.unseen.has(card), "{id} is not to be had");
        let player = &mut self.state.players[seat];
        let same = player.hand.of(card.face().time).iter().next();
        let Some(other) = same else { panic!("no card with that back to put away") };
        player.hand = player.hand.without(other).with(card);
        self.state.unseen = self.state.unseen.without(card).with(other);
        self
    }

    /// Plays any card of the hand and sends the king to a place; "nowhere" leaves him out of it.
    pub fn moving(&mut self, king: &str) -> &mut Position {
        let card = self.state.me().hand.iter().next();
        let Some(card) = card else { panic!("an empty hand") };
        let before = self.state;
        self.act(Action::Play(card));
        // The item of the card goes back: it is not what the position is about.
        for (village, old) in self.state.villages.iter_mut().zip(before.villages) {
            village.items = old.items;
        }
        self.state.supply = before.supply;
        self.state.king = match king {
            "nowhere" => King::Cavern(Seat(u8::from(self.state.active.0 == 0)), Place::POWER),
            word if place(word).is_cavern() => King::Cavern(self.state.active, place(word)),
            word => King::Village(place(word)),
        };
        self
    }

    /// As if a troll had been moved to a place just now, with the points that are due there.
    pub fn acting(&mut self, at: &str) -> &mut Position {
        if self.state.stage == Stage::Play {
            self.moving("nowhere");
        }
        self.state.moved = if self.state.second { None } else { Some(place(at)) };
        self.state.count(place(at));
        self
    }

    /// Sets the next outcome of chance, instead of a random one.
    pub fn next(&mut self, outcome: &str) -> &mut Position {
        let read = outcome
            .parse::<<TrollsAndPrincesses as Game>::Outcome>()
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
        if let Err(why) = TrollsAndPrincesses::check(&self.setup, &self.state, seat, action) {
            let text = TrollsAndPrincesses::action_text(action);
            panic!("`{text}`: {why}, at {:?}", self.state.phase);
        }
        let step = TrollsAndPrincesses::act(&self.setup, &mut self.state, seat, action, &mut self.events);
        self.informed.push(step.informed);
        self.apply_chance();
        self.honest();
        self
    }

    fn apply_chance(&mut self) {
        while TrollsAndPrincesses::turn(&self.setup, &self.state) == Turn::Chance {
            let rolled = TrollsAndPrincesses::sample_chance(&self.setup, &self.state, &mut self.dice);
            let outcome = self.script.pop_front().unwrap_or(rolled);
            match TrollsAndPrincesses::apply_chance(&self.setup, &mut self.state, outcome, &mut self.events) {
                Ok(step) => self.informed.push(step.informed),
                Err(why) => {
                    let text = outcome.to_string();
                    panic!("`{text}`: {why}, at {:?}", self.state.phase)
                }
            }
        }
    }

    /// The reasons why an action is illegal.
    #[track_caller]
    pub fn refusal(&self, text: &str) -> Illegal {
        match TrollsAndPrincesses::check(&self.setup, &self.state, self.state.asked(), read(text)) {
            Ok(()) => panic!("`{text}` is allowed"),
            Err(why) => why,
        }
    }

    /// Whether an action is allowed.
    #[must_use]
    pub fn may(&self, text: &str) -> bool {
        TrollsAndPrincesses::check(&self.setup, &self.state, self.state.asked(), read(text)).is_ok()
    }

    /// The texts of the legal actions that begin with some words.
    #[must_use]
    pub fn legal(&self, begin: &str) -> Vec<String> {
        let mut actions = Vec::new();
        TrollsAndPrincesses::legal(&self.setup, &self.state, self.state.asked(), &mut actions);
        let texts = actions.into_iter().map(TrollsAndPrincesses::action_text);
        texts.filter(|text| text.starts_with(begin)).collect()
    }
}
