//! Positions set up by hand. A piece that is placed is removed from its previous place, so that the invariants hold.

use std::collections::VecDeque;

use moot_core::{Game, Seat, SplitMix64, Teams, Turn};

use crate::card::NONE;
use crate::state::Rites;
use crate::tables::{Board, HALLS, TUNNELS, WORKSHOPS};
use crate::{
    Clan, Event, Kind, Laid, Mask, MountainKing, Outcome, Phase, Pile, SPACES, Setup, Side, Spell, Square,
    Stage, State, Supply, Tile, cover,
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
    pub(super) dice: SplitMix64,
    pub(super) script: VecDeque<Outcome>,
    /// Workshops that a test has asked for, as bits: they are not given away for others.
    asked: u16,
}

/// A square by column and row.
#[must_use]
pub fn at(square: (u8, u8)) -> Square {
    Square::at(square.0, square.1)
}

/// A set of squares.
#[must_use]
pub fn area(squares: &[(u8, u8)]) -> Mask {
    squares.iter().copied().map(at).collect()
}

/// A pile from letters: `ssi` is two stone and an iron.
#[must_use]
pub fn pile(letters: &str) -> Pile {
    let kinds =
        letters.chars().map(|c| Kind::from_letter(c).unwrap_or_else(|| panic!("no resource is `{c}`")));
    kinds.fold(Pile::EMPTY, |all, kind| all + Pile::of(kind, 1))
}

/// A troll card, or a starter, by its name.
#[must_use]
pub fn card(name: &str) -> u8 {
    let found = crate::tables::TROLLS.iter().position(|troll| troll.name == name);
    found.unwrap_or_else(|| panic!("no troll is called {name}")) as u8
}

/// A workshop by its short name.
#[must_use]
pub fn shop(id: &str) -> u8 {
    WORKSHOPS.iter().position(|shop| shop.id == id).unwrap_or_else(|| panic!("no workshop is called {id}"))
        as u8
}

/// A great hall by its short name.
#[must_use]
pub fn hall(id: &str) -> u8 {
    HALLS.iter().position(|hall| hall.id == id).unwrap_or_else(|| panic!("no hall is called {id}")) as u8
}

/// A hall on these squares, with its altar on one of them.
pub(super) fn laid(id: &str, squares: &[(u8, u8)], altar: (u8, u8)) -> (u8, Laid) {
    let (hall, mask) = (hall(id), area(squares));
    let first = mask.first().unwrap_or_else(|| panic!("a hall without squares"));
    let lies = 0..HALLS[usize::from(hall)].lies.len() as u8;
    let fits = |laid: &Laid| laid.squares(hall) == Some(mask) && laid.altar(hall) == Some(at(altar));
    match lies.map(|lie| Laid { lie, at: first }).find(fits) {
        Some(laid) => (hall, laid),
        None => panic!("{id} does not lie on {squares:?} with its altar on {altar:?}"),
    }
}

impl Position {
    /// The usual table for a number of players before the first turn of seat 0. Gates are on the first start points,
    /// storage is empty and trolls are bare.
    #[must_use]
    pub fn new(players: u8) -> Position {
        let usual = Setup::usual(players).unwrap_or_else(|why| panic!("{why}"));
        let setup = Setup::new(players, usual.side(), usual.supply(), Some(Seat(0)));
        Position::of(setup.unwrap_or_else(|why| panic!("{why}")))
    }

    /// Four players; the spell is on the first page, and seat 0 has these resources in storage.
    #[must_use]
    pub fn with_spell(spell: Spell, letters: &str) -> Position {
        let mut position = Position::new(4);
        position.spell(0, spell, 0).store(0, letters);
        position
    }

    /// As [`Position::new`], with other options.
    #[must_use]
    pub fn of(setup: Setup) -> Position {
        let state = MountainKing::deal(&setup);
        let (events, script) = (Vec::new(), VecDeque::new());
        let mut position = Position { setup, state, events, dice: SplitMix64::new(1), script, asked: 0 };
        position.apply_chance();
        while position.state.round == 0 {
            let Turn::Seats(seats) = MountainKing::turn(&setup, &position.state) else { break };
            let mut actions = Vec::new();
            for seat in seats.iter() {
                MountainKing::legal(&setup, &position.state, seat, &mut actions);
            }
            position.act(actions[0]);
        }
        for player in &mut position.state.players {
            player.storage = Pile::EMPTY;
        }
        position.events.clear();
        position
    }

    /// As [`Position::new`] for team play: seats 0 and 3 against 1 and 2.
    #[must_use]
    pub fn teams() -> Position {
        let setup = Setup::new(4, Side::Winter, Supply::Random, Some(Seat(0)));
        let setup = setup.and_then(|setup| setup.in_teams(Teams::marked(&[0, 1, 1, 0])));
        Position::of(setup.unwrap_or_else(|why| panic!("{why}")))
    }

    /// The board in play.
    #[must_use]
    pub fn board(&self) -> &'static Board {
        self.setup.board()
    }

    /// Checks the invariants.
    pub fn honest(&self) -> &Position {
        if let Err(what) = super::check_invariants(&self.setup, &self.state) {
            panic!("{what}");
        }
        self
    }

    /// Lets a seat begin a turn.
    pub fn turn(&mut self, seat: u8) -> &mut Position {
        self.state.active = Seat(seat);
        self.stage(Stage::Work);
        self.state.rites = Rites::NEW;
        self
    }

    /// Leads the turn to a stage.
    pub fn stage(&mut self, stage: Stage) -> &mut Position {
        self.state.stage = stage;
        self.state.phase = Phase::Step;
        self
    }

    /// Fills a storage (in team play that of the team), forgetting what was in it.
    pub fn store(&mut self, seat: u8, letters: &str) -> &mut Position {
        self.state.player_mut(Seat(seat)).storage = pile(letters);
        self.state.share(Seat(seat));
        self
    }

    /// Moves the gate of a seat that has dug nothing yet.
    pub fn gate(&mut self, seat: u8, letter: char) -> &mut Position {
        let start = self.board().starts.iter().find(|start| start.letter == letter);
        let square = start.unwrap_or_else(|| panic!("no start point is called {letter}")).square;
        self.state.nets[usize::from(seat)] = Mask::one(square);
        self.state.player_mut(Seat(seat)).gate = square;
        self
    }

    /// Puts a gate anywhere, for positions far from the rim.
    pub fn gate_at(&mut self, seat: u8, square: (u8, u8)) -> &mut Position {
        self.state.nets[usize::from(seat)] = Mask::one(at(square));
        self.state.player_mut(Seat(seat)).gate = at(square);
        self
    }

    /// The tile in stock that lies on these squares, with its anchor where it is wanted.
    pub(super) fn tile_on(&self, squares: &[(u8, u8)], anchor: Option<(u8, u8)>) -> Option<Tile> {
        let mask = area(squares);
        let first = mask.first()?;
        let stacks = (0u8..).zip(&TUNNELS).filter(|&(shape, _)| self.state.stock[usize::from(shape)] > 0);
        let mut tiles = stacks.flat_map(|(shape, tunnel)| {
            (0..tunnel.lies.len() as u8).map(move |lie| Tile { shape, lie, at: first })
        });
        tiles.find(|tile| {
            cover(tile.shape(), first) == mask
                && anchor.is_none_or(|square| tile.anchor() == Some(at(square)))
        })
    }

    fn lay(&mut self, squares: &[(u8, u8)], anchor: Option<(u8, u8)>) -> Mask {
        let Some(tile) = self.tile_on(squares, anchor) else { panic!("no tile in stock is {squares:?}") };
        let mask = tile.squares();
        let state = &mut self.state;
        state.stock[usize::from(tile.shape)] -= 1;
        state.tiles[usize::from(state.tile_count)] = tile;
        state.tile_count += 1;
        state.rubble = state.rubble.minus(&mask);
        state.buried = state.buried.minus(&mask);
        mask
    }

    /// Lays a tile of a seat, free of charge and without gain; the first stack that has it serves.
    pub fn tile(&mut self, seat: u8, squares: &[(u8, u8)]) -> &mut Position {
        let mask = self.lay(squares, None);
        self.state.nets[usize::from(seat)] |= mask;
        self
    }

    /// As [`Position::tile`], with the anchor where it is wanted.
    pub fn anchored(&mut self, seat: u8, squares: &[(u8, u8)], anchor: (u8, u8)) -> &mut Position {
        let mask = self.lay(squares, Some(anchor));
        self.state.nets[usize::from(seat)] |= mask;
        self
    }

    /// Lays an isolated tile, which has no owner.
    pub fn isolated(&mut self, squares: &[(u8, u8)]) -> &mut Position {
        let mask = self.lay(squares, None);
        self.state.loose |= mask;
        self
    }

    /// Dedicates a hall, with its altar on a square.
    pub fn hall(&mut self, id: &str, squares: &[(u8, u8)], altar: (u8, u8)) -> &mut Position {
        let (hall, laid) = laid(id, squares, altar);
        self.state.halls[usize::from(hall)] = laid;
        self
    }

    /// Brings a buried statue of a clan to a square; a statue of another clan there takes its place.
    pub fn statue(&mut self, clan: Clan, square: (u8, u8)) -> &mut Position {
        let square = at(square);
        let there = self.state.statue_at(square);
        if there.is_some_and(|statue| self.state.statue_clan(statue) == clan) {
            return self;
        }
        let networks = self.state.covered();
        let found =
            self.state.statues().find(|&(i, from)| self.state.statue_clan(i) == clan && !networks.has(from));
        let Some((statue, from)) = found else { panic!("no statue of {} is left", clan.word()) };
        if let Some(other) = there {
            self.state.statues[other] = from;
        }
        self.state.statues[statue] = square;
        self
    }

    /// Puts a pedestal from the bag into a storage.
    pub fn pedestal(&mut self, seat: u8, clan: Clan) -> &mut Position {
        self.state.bag[clan as usize] -= 1;
        self.state.player_mut(Seat(seat)).pedestals[clan as usize] += 1;
        self.state.share(Seat(seat));
        self
    }

    /// Puts a pedestal from the bag onto an anchor, with its token to the seat.
    pub fn stand(&mut self, seat: u8, clan: Clan, square: (u8, u8)) -> &mut Position {
        let square = at(square);
        let Some(tier) = self.board().tier(square) else { panic!("{square} has no tier") };
        self.state.bag[clan as usize] -= 1;
        self.state.standing[clan.space(tier)] = square;
        self.state.token_owner[clan.space(tier)] = seat;
        self
    }

    /// Gives the token of a clan and tier that honour, by changing it with another one.
    pub fn token(&mut self, clan: Clan, tier: usize, honour: u8) -> &mut Position {
        let space = clan.space(tier);
        let honours = &mut self.state.honours;
        let others = (0..SPACES).filter(|&other| other != space && honours[other] == honour);
        // Free tokens before those that lie with a player.
        let other = others.min_by_key(|&other| self.state.token_owner[other] != NONE);
        if honours[space] != honour {
            honours.swap(space, other.unwrap_or_else(|| panic!("no token is worth {honour}")));
        }
        self
    }

    /// Brings a workshop into the supply, in exchange for one that the test does not need.
    pub fn supply(&mut self, id: &str) -> &mut Position {
        let kind = usize::from(shop(id));
        self.asked |= 1 << kind;
        let supply = &mut self.state.shop_supply;
        if supply[kind] == 0 {
            let spare = |&other: &usize| supply[other] > 0 && self.asked >> other & 1 == 0;
            let Some(other) = (0..supply.len()).find(spare) else { panic!("nothing to give for a {id}") };
            supply[other] -= 1;
            supply[kind] += 1;
        }
        self
    }

    /// The site on a square, by its place among the sites.
    #[must_use]
    pub fn site(&self, square: (u8, u8)) -> u8 {
        let found = self.board().sites.iter().position(|&site| site == at(square));
        found.unwrap_or_else(|| panic!("no site on {square:?}")) as u8
    }

    /// Builds a workshop on the site of a square.
    pub fn shop(&mut self, square: (u8, u8), id: &str) -> &mut Position {
        let site = self.site(square);
        self.supply(id);
        self.state.shop_supply[usize::from(shop(id))] -= 1;
        self.state.shops[usize::from(site)] = shop(id);
        self
    }
}
