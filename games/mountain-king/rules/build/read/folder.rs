//! The folder of data files.

use moot_data::{Fault, Source, keep};

use super::board::Board;
use super::halls::{self, Hall};
use super::spells::{self, Spell};
use super::starters::{self, Starter};
use super::tokens::Tokens;
use super::trolls::Trolls;
use super::tunnels::Tunnels;
use super::workshops::Workshops;

/// The files, in the order in which they are read.
pub const FILES: [&str; 9] = [
    "winter.map",
    "autumn.map",
    "tunnels.txt",
    "halls.txt",
    "trolls.txt",
    "starters.txt",
    "spells.txt",
    "workshops.txt",
    "tokens.txt",
];

/// The contents of all files.
#[derive(Debug)]
pub struct Folder {
    pub winter: Board,
    pub autumn: Board,
    pub tunnels: Tunnels,
    pub halls: Vec<Hall>,
    pub trolls: Trolls,
    pub starters: Vec<Starter>,
    pub spells: Vec<Spell>,
    pub workshops: Workshops,
    pub tokens: Tokens,
}

impl Folder {
    /// Reads the files, which stand in the order of [`FILES`]; on failure the first fault of each.
    pub fn read(sources: &[Source; 9]) -> Result<Folder, Vec<Fault>> {
        let [winter, autumn, tunnels, halls, trolls, starters, spells, workshops, tokens] = sources;
        let mut faults = Vec::new();
        let parts = (
            keep(Board::read(winter), &mut faults),
            keep(Board::read(autumn), &mut faults),
            keep(Tunnels::read(tunnels), &mut faults),
            keep(halls::read(halls), &mut faults),
            keep(Trolls::read(trolls), &mut faults),
            keep(starters::read(starters), &mut faults),
            keep(spells::read(spells), &mut faults),
            keep(Workshops::read(workshops), &mut faults),
            keep(Tokens::read(tokens), &mut faults),
        );
        match parts {
            (
                Some(winter),
                Some(autumn),
                Some(tunnels),
                Some(halls),
                Some(trolls),
                Some(starters),
                Some(spells),
                Some(workshops),
                Some(tokens),
            ) => Folder { winter, autumn, tunnels, halls, trolls, starters, spells, workshops, tokens }
                .fitting(),
            _ => Err(faults),
        }
    }

    /// Checks that the files match; otherwise no game could be set up.
    fn fitting(self) -> Result<Folder, Vec<Fault>> {
        let mut faults = Vec::new();
        let tokens = FILES[8];
        let tiles: u32 = self.workshops.workshops.iter().map(|shop| u32::from(shop.tiles)).sum();
        for setup in &self.tokens.setups {
            let mut blame = |text| faults.push(Fault { file: tokens, line: setup.line, text });
            for (used, board) in [(setup.winter, &self.winter), (setup.autumn, &self.autumn)] {
                if used && !board.players.contains(&setup.players) {
                    blame(format!("{} is not for {} players", board.file, setup.players));
                }
            }
            if u32::from(setup.workshops) > tiles {
                blame(format!("{} workshops, but there are only {tiles} tiles", setup.workshops));
            }
        }
        let most = 3 * usize::from(self.tokens.statues.value);
        for board in [&self.winter, &self.autumn] {
            let spots = board.spots().len();
            if spots % 3 != 0 || spots > most {
                let text = format!("{spots} statue spots: they come in threes, and there are {most} statues");
                faults.push(Fault { file: board.file, line: board.size_line, text });
            }
        }
        if faults.is_empty() { Ok(self) } else { Err(faults) }
    }
}
