//! The folder of data files.

use moot_data::{Fault, Source, keep};

use super::boards::{self, Board};
use super::cave_tiles::{self, Tile};
use super::tiles::{self, Castle, KingsCard, KingsTile};
use super::villages::Villages;
use super::{round_cards, troll_cards};

/// The files, in the order in which they are read.
pub const FILES: [&str; 8] = [
    "villages.txt",
    "boards.txt",
    "cave-tiles.txt",
    "kings-tiles.txt",
    "castle-tiles.txt",
    "troll-cards.txt",
    "round-cards.txt",
    "kings-cards.txt",
];

/// The contents of all files.
#[derive(Debug)]
pub struct Folder {
    pub villages: Villages,
    pub boards: Vec<Board>,
    pub cave_tiles: Vec<Tile>,
    pub kings_tiles: Vec<KingsTile>,
    pub castles: Vec<Castle>,
    pub troll_cards: Vec<troll_cards::Card>,
    pub round_cards: Vec<round_cards::Card>,
    pub kings_cards: Vec<KingsCard>,
}

impl Folder {
    /// Reads the files, which stand in the order of [`FILES`]; on failure the first fault of each.
    pub fn read(sources: &[Source; 8]) -> Result<Folder, Vec<Fault>> {
        let [villages, boards, caves, kings, castles, trolls, rounds, cards] = sources;
        let mut faults = Vec::new();
        let villages = keep(Villages::read(villages), &mut faults);
        let boards = keep(boards::read(boards), &mut faults);
        let cave_tiles = keep(cave_tiles::read(caves), &mut faults);
        let kings_tiles = keep(tiles::kings_tiles(kings), &mut faults);
        let castles = keep(tiles::castles(castles), &mut faults);
        let troll_cards = keep(troll_cards::read(trolls), &mut faults);
        let round_cards = keep(round_cards::read(rounds), &mut faults);
        let kings_cards = keep(tiles::kings_cards(cards), &mut faults);
        let all = || {
            Some(Folder {
                villages: villages?,
                boards: boards?,
                cave_tiles: cave_tiles?,
                kings_tiles: kings_tiles?,
                castles: castles?,
                troll_cards: troll_cards?,
                round_cards: round_cards?,
                kings_cards: kings_cards?,
            })
        };
        all().ok_or(faults)
    }
}
