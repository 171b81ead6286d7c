//! The pieces on the mountain as plain layers, each repainted only when it changes.

use moot_core::{MAX_SEATS, Seat, SeatSet};
use mountain_king::card::NONE;
use mountain_king::tables::HALLS;
use mountain_king::{Clan, Mask, Phase, Setup, Square, State};

use super::skin;
use crate::art::ground::Buried;
use crate::art::tunnel::Hall;
use crate::art::{ground, pieces, tunnel};
use moot_art::outline::DIRECTIONS;
use moot_art::{SeatStyle, middle};

/// The contents of the rock.
#[derive(Clone, Debug, PartialEq)]
pub struct Ground {
    /// Squares that show rubble, buried resources or a buried statue.
    pub buried: Vec<(Square, Buried)>,
    /// Sites without a workshop.
    pub sites: Mask,
    /// Start points without a gate, while gates are placed.
    pub starts: Mask,
}

impl Ground {
    /// The contents of the rock in a position.
    #[must_use]
    pub fn of(setup: &Setup, state: &State) -> Ground {
        let board = setup.board();
        let covered = state.covered();
        let statues = state.statue_squares().minus(&covered);
        let shown = (state.rubble | state.buried | statues).minus(&covered);
        let look = |at: Square| {
            let resources = if state.buried.has(at) {
                let hoard = board.hoard(at).iter();
                hoard.flat_map(|(kind, count)| (0..count).map(move |_| skin::resource(kind))).collect()
            } else {
                Vec::new()
            };
            let statue = state.statue_at(at).map(|statue| skin::clan(state.statue_clan(statue)));
            (at, Buried { rubble: state.rubble.has(at), resources, statue })
        };
        let placing = state.phase == Phase::Gate;
        Ground {
            buried: shown.iter().map(look).collect(),
            sites: board
                .sites
                .iter()
                .zip(state.shops)
                .filter(|(_, shop)| *shop == NONE)
                .map(|(&at, _)| at)
                .collect(),
            starts: board
                .starts
                .iter()
                .map(|start| start.square)
                .filter(|&at| placing && !covered.has(at))
                .collect(),
        }
    }

    /// Converts it into SVG groups, all distinct.
    #[must_use]
    pub fn pieces(&self) -> Vec<String> {
        let buried = self.buried.iter().map(|(at, what)| ground::buried(skin::square(*at), what));
        let sites = self.sites.iter().map(|at| ground::site(skin::square(at)));
        let starts = self.starts.iter().map(|at| placed(at, &pieces::start_point()));
        buried.chain(sites).chain(starts).collect()
    }
}

/// The network of one player, or the isolated parts without an owner.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// All of its squares.
    pub squares: Mask,
    /// Its tunnels without gate and halls.
    pub tunnels: Vec<Mask>,
}

impl Network {
    /// The network of a seat. The teammate's network is painted separately in its own style, even while both are connected.
    #[must_use]
    pub fn of(state: &State, seat: Seat) -> Network {
        let gate = state.player(seat).gate;
        let tunnels = state.tunnels_of(SeatSet::one(seat)).into_iter();
        let plain = tunnels.filter(|(squares, hall)| hall.is_none() && !squares.has(gate));
        Network { squares: state.nets[seat.index()], tunnels: plain.map(|(squares, _)| squares).collect() }
    }

    /// Converts it into SVG. `id` must be unique in the page.
    #[must_use]
    pub fn paint(&self, id: &str, seat_style: SeatStyle) -> String {
        let tunnels: Vec<_> = self.tunnels.iter().map(skin::squares).collect();
        tunnel::network(id, seat_style, &skin::squares(&self.squares), &tunnels)
    }
}

/// The fixed pieces on tunnels and sites.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    halls: Vec<(u8, Mask, Square, Option<Seat>)>,
    shops: Vec<(Square, u8, [bool; 4])>,
    anchors: Mask,
    pedestals: Vec<(Clan, Square)>,
    gates: Vec<(Seat, Square)>,
}

impl Standing {
    /// The fixed pieces of a position.
    #[must_use]
    pub fn of(setup: &Setup, state: &State) -> Standing {
        let owned = state.owned_squares();
        let halls = state.hall_squares();
        let door = |at: Square| {
            DIRECTIONS.map(|(dx, dy)| at.offset(dx as i8, dy as i8).is_some_and(|beside| owned.has(beside)))
        };
        let bare = state.tiles().iter().filter_map(|tile| tile.anchor());
        Standing {
            halls: (0..)
                .zip(state.halls)
                .filter_map(|(hall, laid)| {
                    Some((hall, laid.squares(hall)?, laid.altar(hall)?, state.owner(laid.at)))
                })
                .collect(),
            shops: setup
                .board()
                .sites
                .iter()
                .zip(state.shops)
                .filter(|(_, kind)| *kind != NONE)
                .map(|(&at, kind)| (at, kind, door(at)))
                .collect(),
            anchors: bare.filter(|&at| !halls.has(at) && state.pedestal_at(at).is_none()).collect(),
            pedestals: state.pedestals().collect(),
            gates: Seat::all(setup.players().into())
                .map(|seat| (seat, state.player(seat).gate))
                .filter(|(_, gate)| gate.is_some())
                .collect(),
        }
    }

    /// Workshops, halls, anchors, pedestals and gates as SVG groups, in this order, all distinct.
    #[must_use]
    pub fn pieces(&self, seat_styles: &[SeatStyle; MAX_SEATS]) -> Vec<String> {
        let shops = self.shops.iter();
        let shops =
            shops.map(|&(at, kind, doors)| placed(at, &pieces::workshop(skin::workshop(kind), doors)));
        let halls = self.halls.iter().map(|(hall, squares, altar, owner)| {
            tunnel::hall(&hall_art(*hall, squares, *altar, owner.map(|seat| seat_styles[seat.index()])))
        });
        let anchors = self.anchors.iter().map(|at| placed(at, &pieces::anchor()));
        let pedestals =
            self.pedestals.iter().map(|&(clan, at)| placed(at, &pieces::pedestal(skin::clan(clan))));
        let gates = self.gates.iter().map(|&(seat, at)| placed(at, &pieces::gate(seat_styles[seat.index()])));
        shops.chain(halls).chain(anchors).chain(pedestals).chain(gates).collect()
    }
}

/// A great hall in the types of the art module.
#[must_use]
pub fn hall_art(hall: u8, squares: &Mask, altar: Square, seat_style: Option<SeatStyle>) -> Hall {
    let honour = HALLS.get(usize::from(hall)).map_or((0, 0), |card| (card.low, card.high));
    Hall { cells: skin::squares(squares), altar: skin::square(altar), honour, seat_style }
}

/// Draws a piece in the centre of a square.
pub fn put_at(out: &mut String, at: Square, piece: &str) {
    let (x, y) = middle(skin::square(at));
    for part in ["<g transform=\"translate(", &x.to_string(), " ", &y.to_string(), ")\">", piece, "</g>"] {
        out.push_str(part);
    }
}

/// A piece in the centre of a square, as a separate group.
fn placed(at: Square, piece: &str) -> String {
    let mut out = String::new();
    put_at(&mut out, at, piece);
    out
}

/// The uncovered statues: index, clan and square.
#[must_use]
pub fn statues(state: &State) -> Vec<(usize, Clan, Square)> {
    let covered = state.covered();
    let found = state.statues().filter(|(_, at)| covered.has(*at));
    found.map(|(statue, at)| (statue, state.statue_clan(statue), at)).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::board::tests::middles;

    #[test]
    fn dug_squares_show_no_buried_contents() {
        for (setup, state) in middles() {
            let ground = Ground::of(&setup, &state);
            let covered = state.covered();
            assert!(ground.buried.iter().all(|(at, _)| !covered.has(*at)));
            let buried = ground.buried.iter().filter(|(_, what)| what.statue.is_some()).count();
            assert_eq!(buried + statues(&state).len(), state.statues().count());
            let picture = ground.pieces().concat();
            assert_eq!(
                picture.matches("class=\"rubble\"").count() as u32,
                state.rubble.minus(&covered).count()
            );
            assert_eq!(picture.matches("class=\"site\"").count() as u32, ground.sites.count());
            assert_eq!(ground.pieces().iter().collect::<HashSet<_>>().len(), ground.pieces().len());
        }
    }

    #[test]
    fn every_piece_is_painted_once() {
        let mut halls = 0;
        for (setup, state) in middles() {
            let standing = Standing::of(&setup, &state);
            let pieces = standing.pieces(&SeatStyle::ALL);
            let picture = pieces.concat();
            assert_eq!(picture.matches("class=\"gate ").count(), usize::from(setup.players()));
            assert_eq!(picture.matches("class=\"ped ").count(), state.pedestals().count());
            assert_eq!(picture.matches("class=\"anchor\"").count() as u32, standing.anchors.count());
            assert_eq!(picture.matches("class=\"plank\"").count(), standing.halls.len());
            assert_eq!(pieces.iter().collect::<HashSet<_>>().len(), pieces.len());
            assert_eq!(picture.matches("class=\"shop\"").count(), standing.shops.len());
            halls += standing.halls.len();
            for seat in Seat::all(setup.players().into()) {
                let network = Network::of(&state, seat);
                let all = network.tunnels.iter().fold(Mask::EMPTY, |all, &tunnel| all | tunnel);
                assert!(all.minus(&network.squares).is_empty());
                assert!(network.paint("n", SeatStyle::Rowan).contains("net-rim"));
            }
        }
        assert!(halls > 5, "{halls}");
    }
}
