//! The description of a square, for screen readers and for the tooltip.

use moot_core::Seat;
use mountain_king::card::NONE;
use mountain_king::{Clan, Pile, Setup, Square, State};

/// The kind of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Outside the mountain.
    Off,
    /// The heart of the mountain.
    Heart,
    /// Bare rock.
    Rock,
    /// Rock under rubble.
    Rubble,
    /// An empty workshop site.
    Site,
    /// A workshop.
    Shop {
        /// The kind of the workshop.
        kind: u8,
        /// Open entrances.
        entrances: u8,
    },
    /// A start point without a gate, by its index on the board.
    Start(u8),
    /// A gate.
    Gate(Seat),
    /// A tunnel with its owner; `None` when it is isolated.
    Tunnel(Option<Seat>),
    /// A great hall.
    Hall {
        /// The index of the hall.
        hall: u8,
        /// The owner; `None` when it is isolated.
        owner: Option<Seat>,
        /// Whether its altar is here.
        altar: bool,
    },
}

/// The description of a square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Facts {
    /// The square.
    pub at: Square,
    /// The tier, 0 for the outermost.
    pub tier: Option<u8>,
    /// The kind of the square.
    pub kind: Kind,
    /// The resources buried there.
    pub buried: Pile,
    /// The clan of the statue there, and whether it is still buried.
    pub statue: Option<(Clan, bool)>,
    /// The pedestal there.
    pub pedestal: Option<Clan>,
    /// Whether there is an anchor without a pedestal.
    pub anchor: bool,
}

impl Facts {
    /// Describes a square.
    #[must_use]
    pub fn of(setup: &Setup, state: &State, at: Square) -> Facts {
        let board = setup.board();
        let owner = state.owner(at);
        let covered = owner.is_some() || state.loose.has(at);
        let site = board.sites.iter().position(|&site| site == at);
        let start = board.starts.iter().position(|start| start.square == at);
        let kind = if board.heart.has(at) {
            Kind::Heart
        } else if let Some(site) = site {
            match state.shops[site] {
                NONE => Kind::Site,
                kind => Kind::Shop { kind, entrances: state.entrances(board, site as u8) },
            }
        } else if board.tier(at).is_none() {
            Kind::Off
        } else if let Some(seat) = owner.filter(|&seat| state.player(seat).gate == at) {
            Kind::Gate(seat)
        } else if let Some(hall) = state.hall_at(at) {
            Kind::Hall { hall, owner, altar: state.halls[usize::from(hall)].altar(hall) == Some(at) }
        } else if covered {
            Kind::Tunnel(owner)
        } else if let Some(start) = start.filter(|_| state.round == 0) {
            Kind::Start(start as u8)
        } else if state.rubble.has(at) {
            Kind::Rubble
        } else {
            Kind::Rock
        };
        let pedestal = state.pedestal_at(at);
        let in_tunnel = matches!(kind, Kind::Tunnel(_));
        Facts {
            at,
            tier: board.tier(at).map(|tier| tier as u8),
            kind,
            buried: if state.buried.has(at) { board.hoard(at) } else { Pile::EMPTY },
            statue: state.statue_at(at).map(|statue| (state.statue_clan(statue), !covered)),
            pedestal,
            anchor: in_tunnel
                && pedestal.is_none()
                && state.tiles().iter().any(|tile| tile.anchor() == Some(at)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tests::middles;

    #[test]
    fn facts_match_the_position() {
        let (mut halls, mut shops, mut statues) = (0, 0, 0);
        for (setup, state) in middles() {
            let board = setup.board();
            for row in 0..board.height {
                for column in 0..board.width {
                    let at = Square::at(column, row);
                    let facts = Facts::of(&setup, &state, at);
                    match facts.kind {
                        Kind::Off | Kind::Heart => assert!(facts.tier.is_none() && facts.statue.is_none()),
                        Kind::Gate(seat) => assert_eq!(state.player(seat).gate, at),
                        Kind::Tunnel(owner) => {
                            assert_eq!((owner, state.hall_at(at)), (state.owner(at), None))
                        }
                        Kind::Hall { hall, .. } => {
                            assert!(!facts.anchor);
                            halls += usize::from(state.halls[usize::from(hall)].at.is_some());
                        }
                        Kind::Shop { .. } => shops += 1,
                        Kind::Rubble => assert!(state.rubble.has(at)),
                        Kind::Rock | Kind::Site | Kind::Start(_) => assert!(state.owner(at).is_none()),
                    }
                    statues += usize::from(facts.statue.is_some());
                    assert!(facts.statue.is_none_or(|(_, buried)| buried != state.covered().has(at)));
                }
            }
        }
        assert!(halls > 20 && shops > 10 && statues > 100, "{halls} {shops} {statues}");
    }
}
