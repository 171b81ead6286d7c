//! Queries about the mountain: covered squares, connected squares, and the reach of statues.

use moot_core::{MAX_SEATS, Seat, SeatSet};

use crate::card::NONE;
use crate::tables::Board;
use crate::{Clan, Mask, Square, State};

impl State {
    /// Every square under a tile, a hall or a gate.
    #[must_use]
    pub fn covered(&self) -> Mask {
        self.nets.iter().fold(self.loose, |all, &net| all | net)
    }

    /// Every square that belongs to a network.
    #[must_use]
    pub fn owned_squares(&self) -> Mask {
        self.nets.iter().fold(Mask::EMPTY, |all, &net| all | net)
    }

    /// Every square that belongs to a network of seats other than `seat` and its team mate.
    #[must_use]
    pub fn rivals(&self, seat: Seat) -> Mask {
        let mate = self.mate(seat);
        let others = Seat::all(MAX_SEATS).filter(|&other| other != seat && Some(other) != mate);
        others.fold(Mask::EMPTY, |all, other| all | self.nets[other.index()])
    }

    /// Diggable squares that no tile or gate covers ("untouched" in the texts of the spells).
    #[must_use]
    pub fn untouched(&self, board: &Board) -> Mask {
        board.diggable.minus(&self.covered())
    }

    /// Where `seat` may lay tiles: untouched and not beside a rival (rulebook: dig a tunnel).
    #[must_use]
    pub fn free(&self, board: &Board, seat: Seat) -> Mask {
        self.untouched(board).minus(&self.rivals(seat).sides())
    }

    /// The owner of a square of a network.
    #[must_use]
    pub fn owner(&self, square: Square) -> Option<Seat> {
        self.nets.iter().position(|net| net.has(square)).map(|seat| Seat(seat as u8))
    }

    /// Every square under a great hall.
    #[must_use]
    pub fn hall_squares(&self) -> Mask {
        (0..)
            .zip(self.halls)
            .filter_map(|(hall, laid)| laid.squares(hall))
            .fold(Mask::EMPTY, |all, hall| all | hall)
    }

    /// The hall on a square.
    #[must_use]
    pub fn hall_at(&self, square: Square) -> Option<u8> {
        (0..)
            .zip(self.halls)
            .find(|(hall, laid)| laid.squares(*hall).is_some_and(|m| m.has(square)))
            .map(|(hall, _)| hall)
    }

    /// What counts as a tunnel (rulebook: what counts as a tunnel), for the networks of `seats`: gates, halls, tiles and the
    /// pieces of tiles beside a hall. Calls `each` once with the squares of every piece and the hall if it is one, also when a
    /// hall lies over both networks of a team.
    fn each_tunnel(&self, seats: SeatSet, mut each: impl FnMut(Mask, Option<u8>)) {
        let mut net = Mask::EMPTY;
        for seat in seats.iter() {
            net |= self.nets[seat.index()];
            let gate = self.player(seat).gate;
            if gate.is_some() {
                each(Mask::one(gate), None);
            }
        }
        let mut halls = Mask::EMPTY;
        for (hall, laid) in (0..).zip(self.halls) {
            if let Some(squares) = laid.squares(hall) {
                halls |= squares;
                if net.has(laid.at) {
                    each(squares, Some(hall));
                }
            }
        }
        for tile in self.tiles().iter().filter(|tile| net.has(tile.at)) {
            let squares = tile.squares();
            if !squares.meets(&halls) {
                each(squares, None);
                continue;
            }
            let mut rest = squares.minus(&halls);
            while let Some(first) = rest.first() {
                let piece = Mask::one(first).flood(&rest);
                rest = rest.minus(&piece);
                each(piece, None);
            }
        }
    }

    /// The tunnels of the network that `seat` may use: the squares of each, and which hall it is if it is one.
    #[must_use]
    pub fn tunnels(&self, seat: Seat) -> Vec<(Mask, Option<u8>)> {
        self.tunnels_of(self.linked_team(seat))
    }

    /// The tunnels of several networks, as [`State::tunnels`].
    #[must_use]
    pub fn tunnels_of(&self, seats: SeatSet) -> Vec<(Mask, Option<u8>)> {
        let mut tunnels = Vec::with_capacity(16);
        self.each_tunnel(seats, |squares, hall| tunnels.push((squares, hall)));
        tunnels
    }

    /// The squares in reach of `carts` carts from `square` (rulebook: move statues): with one, the tunnel that it is in and every
    /// adjacent one, statues disregarded. Empty when the square is not in the network of `seat`.
    #[must_use]
    pub fn reach_by(&self, seat: Seat, square: Square, carts: u8) -> Mask {
        let tunnels = self.tunnels(seat);
        let Some(&(mut reached, _)) = tunnels.iter().find(|(squares, _)| squares.has(square)) else {
            return Mask::EMPTY;
        };
        for _ in 0..carts {
            let beside = reached.sides();
            let next = tunnels
                .iter()
                .filter(|(squares, _)| squares.meets(&beside))
                .fold(reached, |all, &(m, _)| all | m);
            if next == reached {
                break;
            }
            reached = next;
        }
        reached
    }

    /// The open entrances of a site: the sides that touch a network.
    #[must_use]
    pub fn entrances(&self, board: &Board, site: u8) -> u8 {
        let Some(&square) = board.sites.get(usize::from(site)) else { return 0 };
        (Mask::one(square).sides() & self.owned_squares()).count() as u8
    }

    /// Whether the network of `seat` touches a site.
    #[must_use]
    pub fn touches(&self, board: &Board, seat: Seat, site: u8) -> bool {
        board
            .sites
            .get(usize::from(site))
            .is_some_and(|&square| Mask::one(square).sides().meets(&self.network(seat)))
    }

    /// Whether a pedestal of `clan` may still be placed in the tier of `square`.
    #[must_use]
    pub fn tier_free(&self, board: &Board, clan: Clan, square: Square) -> bool {
        board.tier(square).is_some_and(|tier| self.token_owner[clan.space(tier)] == NONE)
    }

    /// The clan of the pedestal on a square.
    #[must_use]
    pub fn pedestal_at(&self, square: Square) -> Option<Clan> {
        self.pedestals().find(|&(_, at)| at == square).map(|(clan, _)| clan)
    }

    /// Bare anchors in the network of `seat` that show: not under a hall, without a pedestal.
    pub(crate) fn bare_anchors(&self, seat: Seat) -> Mask {
        let net = self.network(seat);
        let halls = self.hall_squares();
        self.tiles()
            .iter()
            .filter_map(|tile| tile.anchor())
            .filter(|&at| net.has(at) && !halls.has(at) && self.pedestal_at(at).is_none())
            .collect()
    }
}
