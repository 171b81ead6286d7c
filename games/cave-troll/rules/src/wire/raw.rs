//! The serialized form itself: unchecked numbers.

use moot_core::{Seat, SeatSet, UncheckedView, sample_position};
use serde::{Deserialize, Serialize};

use super::{ViewError, build, moment};
use crate::figure::SLOTS;
use crate::invariants::check_invariants;
use crate::{BadSetup, CaveTroll, Figure, Phase, Player, Set, Setup, Space, Then, View};

/// The serialized setup and view: unchecked, and usable only through [`RawView::validate`](moot_core::UncheckedView::validate).
///
/// Derived values, such as the number of figures in a room, are not serialized. States that a view at a decision cannot
/// have, such as a pending draw, cannot be expressed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RawView {
    players: u8,
    set: Set,
    starter: Option<u8>,
    pub(super) seat: Option<u8>,
    pub(super) phase: RawPhase,
    pub(super) active: u8,
    pub(super) first: u8,
    pub(super) turn: u16,
    pub(super) actions: u8,
    pub(super) drawn: bool,
    pub(super) rampaged: bool,
    /// Turns in a row without a draw.
    pub(super) idle: u8,
    pub(super) pushed: u8,
    pub(super) purses: u8,
    pub(super) owners: Vec<RawPlayer>,
    /// The sealed room, and whose seal it is.
    pub(super) threshold: Option<(u8, u8)>,
    /// Seat and card.
    pub(super) pile: Vec<(u8, u8)>,
    pub(super) artifacts: u8,
    pub(super) holders: u8,
    /// The seat of a known artifact, and the artifact.
    pub(super) relics: Vec<(u8, u8)>,
    pub(super) used: u8,
    pub(super) eye: Option<RawEye>,
    pub(super) steps_left: u8,
    pub(super) stepped: u8,
    pub(super) stepped_to: [u8; 4],
}

/// The possessions of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct RawPlayer {
    pub(super) deck: u32,
    pub(super) hand: u32,
    pub(super) held: u8,
    pub(super) top: [u8; crate::player::SEEN],
    pub(super) topped: u8,
    pub(super) seen: u32,
    pub(super) looked: u8,
    pub(super) discards: u32,
    pub(super) gone: u32,
    pub(super) gold: [i16; 5],
    /// Where Adventurers stand, and how many.
    pub(super) camps: Vec<(u8, u8)>,
    pub(super) singles: [u8; SLOTS],
    pub(super) lost: u8,
    pub(super) fallen: u8,
}

/// The information from Raven's Eye.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct RawEye {
    pub(super) seat: u8,
    pub(super) hands: [u8; crate::MAX_PLAYERS],
    pub(super) artifacts: u8,
}

/// The phase; each figure is its index in [`Figure::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum RawPhase {
    Act,
    Play,
    Put(u8),
    Escape {
        room: u8,
        seat: u8,
        after: u8,
    },
    Push {
        room: u8,
        seat: u8,
        pusher: u8,
        then: RawThen,
    },
    Glide,
    Revive,
    Return(u8),
    Lantern,
    Seal,
    Weigh,
    Mirror,
    Stack,
    Bonus,
    /// No seat is asked.
    Nothing,
}

/// The continuation after a push.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum RawThen {
    Finish,
    Escape(u8),
    Again,
    Trample,
}

impl From<Phase> for RawPhase {
    fn from(phase: Phase) -> RawPhase {
        match phase {
            Phase::Act => RawPhase::Act,
            Phase::Play => RawPhase::Play,
            Phase::Put(card) => RawPhase::Put(card.0),
            Phase::Escape { room, seat, after } => RawPhase::Escape { room: room.0, seat: seat.0, after },
            Phase::Push { room, seat, pusher, then } => {
                let then = match then {
                    Then::Finish => RawThen::Finish,
                    Then::Escape(after) => RawThen::Escape(after),
                    Then::Again => RawThen::Again,
                    Then::Trample => RawThen::Trample,
                };
                RawPhase::Push { room: room.0, seat: seat.0, pusher: pusher as u8, then }
            }
            Phase::Glide => RawPhase::Glide,
            Phase::Revive => RawPhase::Revive,
            Phase::Return(figure) => RawPhase::Return(figure as u8),
            Phase::Lantern => RawPhase::Lantern,
            Phase::Seal => RawPhase::Seal,
            Phase::Weigh => RawPhase::Weigh,
            Phase::Mirror => RawPhase::Mirror,
            Phase::Stack => RawPhase::Stack,
            Phase::Bonus => RawPhase::Bonus,
            Phase::Deal(_) | Phase::Draw | Phase::Find | Phase::Peek | Phase::Over => RawPhase::Nothing,
        }
    }
}

/// A set of seats as bits.
fn bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

impl RawPlayer {
    fn new(player: &Player) -> RawPlayer {
        let camps = player.camps.iter().map(|at| (at.0, player.adventurers[at.index()]));
        RawPlayer {
            deck: player.deck.bits(),
            hand: player.hand.bits(),
            held: player.held,
            top: player.top.map(|card| card.0),
            topped: player.topped,
            seen: player.seen.bits(),
            looked: player.looked,
            discards: player.discards.bits(),
            gone: player.gone.bits(),
            gold: player.gold,
            camps: camps.collect(),
            singles: player.singles.map(|Space(at)| at),
            lost: player.lost,
            fallen: player.fallen,
        }
    }
}

impl UncheckedView for RawView {
    type Game = CaveTroll;
    type SetupError = BadSetup;

    fn new(setup: &Setup, view: &View) -> RawView {
        let table = &view.table;
        let relic = |seat: Seat| table.relics[seat.index()].map(|artifact| (seat.0, artifact as u8));
        RawView {
            players: setup.players(),
            set: setup.set(),
            starter: setup.first().map(|seat| seat.0),
            seat: view.seat.map(|seat| seat.0),
            phase: table.phase.into(),
            active: table.active.0,
            first: table.first.0,
            turn: table.turn,
            actions: table.actions,
            drawn: table.drawn,
            rampaged: table.rampaged,
            idle: table.idle,
            pushed: bits(table.pushed),
            purses: bits(table.purses),
            owners: setup.seats().map(|seat| RawPlayer::new(table.player(seat))).collect(),
            threshold: table.threshold.map(|it| (it.room.0, it.seat.0)),
            pile: table.pile.iter().flatten().map(|laid| (laid.seat.0, laid.card.0)).collect(),
            artifacts: table.artifacts,
            holders: bits(table.holders),
            relics: setup.seats().filter_map(relic).collect(),
            used: table.used,
            eye: table.eye.map(|eye| RawEye {
                seat: eye.seat.0,
                hands: eye.hands.map(|card| card.0),
                artifacts: bits(eye.artifacts),
            }),
            steps_left: table.stepped.left,
            stepped: table.stepped.slots,
            stepped_to: table.stepped.camps.map(|Space(at)| at),
        }
    }

    fn validate(self) -> Result<(Setup, View), ViewError> {
        let setup = self.setup()?;
        let view = build::view(&setup, &self)?;
        let state = sample_position::<CaveTroll, _>(&setup, &view, view.seat, check_invariants)?;
        moment::check(&setup, &view, &state)?;
        Ok((setup, view))
    }
}

impl RawView {
    pub(super) fn setup(&self) -> Result<Setup, ViewError> {
        Setup::new(self.players, self.set, self.starter.map(Seat)).map_err(ViewError::Setup)
    }
}

const _: () = assert!(Figure::ALL.len() == 16, "a figure travels as its place among all");
