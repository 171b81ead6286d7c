//! The serialized form itself: unchecked numbers.

use moot_core::{Seat, UncheckedView, sample_position};
use serde::{Deserialize, Serialize};

use super::{ViewError, build, moment};
use crate::invariants::check_invariants;
use crate::{
    BadSetup, Board, CowsFrom, Item, King, Network, Phase, Place, Readings, Setup, Shared, Stage, Tile,
    TrollCard, TrollsAndPrincesses, TrollsBegin, View,
};

/// The serialized setup and view: unchecked, and usable only through [`RawView::validate`](moot_core::UncheckedView::validate).
///
/// Derived values, such as the number of sites of a network, are not serialized. States that a view at a decision cannot
/// have, such as a pending draw, cannot be expressed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RawView {
    players: u8,
    boards: Vec<u8>,
    starter: Option<u8>,
    trolls: TrollsBegin,
    shared: Shared,
    cows: CowsFrom,
    pub(super) seat: Option<u8>,
    pub(super) phase: RawPhase,
    pub(super) stage: Stage,
    pub(super) interrupted: Option<RawPhase>,
    pub(super) active: u8,
    pub(super) first: u8,
    pub(super) round: u8,
    pub(super) second: bool,
    pub(super) at: u8,
    /// Trolls, outposts, humans, king, rivals.
    pub(super) reckoning: [u8; 5],
    pub(super) own: u8,
    pub(super) lent: u8,
    pub(super) activated: bool,
    pub(super) homeward: bool,
    pub(super) moved: Option<u8>,
    /// The owner of the cavern, if it is one, and the place.
    pub(super) king: Option<(Option<u8>, u8)>,
    pub(super) owners: Vec<RawPlayer>,
    /// Castle tile, items and cows.
    pub(super) villages: Vec<(u8, [u8; 5], u8)>,
    pub(super) filled: u64,
    pub(super) filled_kings: u64,
    pub(super) pile: (u64, u32),
    pub(super) discards: u64,
    pub(super) caves: [u8; 5],
    pub(super) kings: [u8; 5],
    pub(super) cards: u64,
    pub(super) card_discards: u64,
    pub(super) shown: [u8; 5],
    pub(super) challenges: [u8; 4],
    pub(super) unseen: u64,
    pub(super) played: u64,
    /// Princesses, changelings, humans, cows.
    pub(super) supply: [u8; 4],
}

/// The possessions of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct RawPlayer {
    pub(super) board: u8,
    /// Tile, place, turn.
    pub(super) laid: Vec<(u8, [i8; 4], u8)>,
    pub(super) cards: u32,
    pub(super) filled: u64,
    pub(super) hand: u64,
    pub(super) held: [u8; 3],
    pub(super) drawn: u8,
    pub(super) field: [u16; 3],
    pub(super) power: u8,
    pub(super) cows: u8,
    pub(super) full: [u8; 3],
    pub(super) trolls: [u8; Place::COUNT],
    pub(super) humans: [u8; 3],
    pub(super) outposts: u8,
    pub(super) posted: [u8; 4],
    pub(super) changelings: u8,
    pub(super) swapped: [u8; 4],
    pub(super) claimed: u8,
}

/// The phase.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum RawPhase {
    Settle,
    Play,
    Move,
    Flee(u8),
    Act,
    Build {
        left: u8,
        must: bool,
    },
    Lay {
        tile: u8,
        left: u8,
    },
    Reward,
    Pick,
    Fill,
    Walk {
        trolls: u8,
        humans: u8,
        walked: Option<u8>,
        same: bool,
        strolled: [u8; 3],
        must: bool,
    },
    Uncover {
        item: Item,
        to: u8,
    },
    Store(Item),
    Home,
    End,
    /// No seat is asked.
    Nothing,
}

impl From<Phase> for RawPhase {
    fn from(phase: Phase) -> RawPhase {
        match phase {
            Phase::Settle => RawPhase::Settle,
            Phase::Play => RawPhase::Play,
            Phase::Move => RawPhase::Move,
            Phase::Flee { seat } => RawPhase::Flee(seat.0),
            Phase::Act => RawPhase::Act,
            Phase::Build { left, must } => RawPhase::Build { left, must },
            Phase::Lay { tile, left } => RawPhase::Lay { tile: tile.0, left },
            Phase::Reward => RawPhase::Reward,
            Phase::Pick => RawPhase::Pick,
            Phase::Fill => RawPhase::Fill,
            Phase::Walk(walk) => RawPhase::Walk {
                trolls: walk.trolls,
                humans: walk.humans,
                walked: walk.walked.map(|place| place.0),
                same: walk.same,
                strolled: walk.strolled,
                must: walk.must,
            },
            Phase::Uncover { item, to } => RawPhase::Uncover { item, to: to.0 },
            Phase::Store(item) => RawPhase::Store(item),
            Phase::Home => RawPhase::Home,
            Phase::End => RawPhase::End,
            Phase::Castles(_)
            | Phase::Boards(_)
            | Phase::Challenges(_)
            | Phase::First
            | Phase::Open
            | Phase::Hands
            | Phase::Refresh(_)
            | Phase::Refill
            | Phase::Draw
            | Phase::Over => RawPhase::Nothing,
        }
    }
}

impl RawPlayer {
    fn new(view: &View, seat: Seat) -> RawPlayer {
        let player = view.table.player(seat);
        let laid =
            Network::of(&view.table, seat).tiles().map(|(tile, cell, turn)| (tile.0, cell.0, turn)).collect();
        RawPlayer {
            board: player.board.0,
            laid,
            cards: player.cards,
            filled: player.filled,
            hand: player.hand.bits(),
            held: player.held,
            drawn: player.drawn,
            field: player.field,
            power: player.power,
            cows: player.cows,
            full: player.full,
            trolls: player.trolls,
            humans: player.humans,
            outposts: player.outposts,
            posted: player.posted,
            changelings: player.changelings,
            swapped: player.swapped,
            claimed: player.claimed,
        }
    }
}

impl UncheckedView for RawView {
    type Game = TrollsAndPrincesses;
    type SetupError = BadSetup;

    fn new(setup: &Setup, view: &View) -> RawView {
        let (table, readings) = (&view.table, setup.readings());
        let points = table.reckoning;
        let tiles = |tiles: [Tile; 5]| tiles.map(|tile| tile.0);
        let supply = table.supply;
        let villages = table.village_places().map(|at| table.village(at));
        RawView {
            players: setup.players(),
            boards: setup.seats().filter_map(|seat| setup.board(seat)).map(|board| board.0).collect(),
            starter: setup.first().map(|seat| seat.0),
            trolls: readings.trolls,
            shared: readings.shared,
            cows: readings.cows,
            seat: view.seat.map(|seat| seat.0),
            phase: table.phase.into(),
            stage: table.stage,
            interrupted: table.interrupted.map(RawPhase::from),
            active: table.active.0,
            first: table.first.0,
            round: table.round,
            second: table.second,
            at: table.at.0,
            reckoning: [points.trolls, points.outposts, points.humans, points.king, points.rivals],
            own: table.own,
            lent: table.lent,
            activated: table.activated,
            homeward: table.homeward,
            moved: table.moved.map(|place| place.0),
            king: match table.king {
                King::Nowhere => None,
                King::Cavern(seat, at) => Some((Some(seat.0), at.0)),
                King::Village(at) => Some((None, at.0)),
            },
            owners: setup.seats().map(|seat| RawPlayer::new(view, seat)).collect(),
            villages: villages.map(|village| (village.castle.0, village.items, village.cows)).collect(),
            filled: table.filled,
            filled_kings: table.filled_kings,
            pile: table.pile.bits(),
            discards: table.discards.bits().0,
            caves: tiles(table.caves),
            kings: tiles(table.kings),
            cards: table.cards.bits(),
            card_discards: table.card_discards.bits(),
            shown: table.shown.map(|TrollCard(card)| card),
            challenges: table.challenges.map(|card| card.0),
            unseen: table.unseen.bits(),
            played: table.played.bits(),
            supply: [supply.princesses, supply.changelings, supply.humans, supply.cows],
        }
    }

    fn validate(self) -> Result<(Setup, View), ViewError> {
        let setup = self.setup()?;
        let view = build::view(&setup, &self)?;
        let state = sample_position::<TrollsAndPrincesses, _>(&setup, &view, view.seat, check_invariants)?;
        moment::check(&setup, &view, &state)?;
        Ok((setup, view))
    }
}

impl RawView {
    pub(super) fn setup(&self) -> Result<Setup, ViewError> {
        let boards: Vec<Board> = self.boards.iter().map(|&board| Board(board)).collect();
        let readings = Readings { trolls: self.trolls, shared: self.shared, cows: self.cows };
        let setup = Setup::new(self.players, &boards, self.starter.map(Seat)).map_err(ViewError::Setup)?;
        Ok(setup.with(readings))
    }
}
