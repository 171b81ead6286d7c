//! The requirements of each side of the board, and the checks of both.

use moot_data::{Breaches, Fault};

use super::{buried, examples, fair, ground, rubble, spots, starts};
use crate::read::board::Board;
use crate::read::folder::Folder;

/// The requirements of one side.
pub struct Want {
    pub size: (usize, usize),
    pub players: &'static [u8],
    pub spots: usize,
    pub sites: usize,
    /// Squares with buried resources, fewest and most.
    pub buried: (usize, usize),
    /// The numbers of players that start points are marked for.
    pub starts: &'static [u8],
}

const WINTER: Want =
    Want { size: (25, 21), players: &[2, 4, 5], spots: 21, sites: 14, buried: (35, 50), starts: &[4, 5] };

const AUTUMN: Want =
    Want { size: (21, 17), players: &[2, 3], spots: 15, sites: 10, buried: WINTER.buried, starts: &[3] };

/// Checks both sides.
pub fn check(folder: &Folder) -> Vec<Fault> {
    // The smaller side has as much buried as the larger one, for its size.
    let scale = folder.autumn.ground().len() as f64 / folder.winter.ground().len().max(1) as f64;
    let scaled = |n: usize| (n as f64 * scale).round() as usize;
    let autumn = Want { buried: (scaled(WINTER.buried.0), scaled(WINTER.buried.1)), ..AUTUMN };
    let mut found = side(&folder.winter, &WINTER, folder);
    found.extend(side(&folder.autumn, &autumn, folder));
    found
}

fn side(board: &Board, want: &Want, folder: &Folder) -> Vec<Fault> {
    let mut found = Breaches::of(board.file);
    let (width, height) = (board.width, board.height);
    found.need(
        (width, height) == want.size,
        board.size_line,
        format!("the frame is {width} x {height}, not {} x {}", want.size.0, want.size.1),
    );
    found.need(
        board.players == want.players,
        board.players_line,
        format!("players {:?} instead of {:?}", board.players, want.players),
    );
    let connected = ground::check(board, &mut found);
    starts::check(board, want, &mut found);
    spots::check(board, want, &mut found);
    sites(board, want, &mut found);
    rubble::check(board, &mut found);
    buried::check(board, want, &mut found);
    examples::check(board, &folder.tunnels, &mut found);
    mirror(board, &mut found);
    if connected {
        fair::check(board, want, &folder.trolls, &mut found);
    }
    found.found
}

fn sites(board: &Board, want: &Want, found: &mut Breaches) {
    let sites = board.sites();
    let line = sites.get(want.sites).map_or(board.size_line, |&extra| board.line(extra));
    found.need(
        sites.len() == want.sites,
        line,
        format!("{} workshop sites instead of {}", sites.len(), want.sites),
    );
    for site in sites {
        let sides = board.near(site).filter(|&near| board.diggable(near)).count();
        let text = format!("workshop site {},{} has only {sides} diggable sides", site.0, site.1);
        found.need(sides >= 3, board.line(site), text);
    }
}

/// The sides of the mountain differ: at most a quarter of what is printed repeats under any mirroring.
fn mirror(board: &Board, found: &mut Breaches) {
    let (right, bottom) = (board.width as i32 - 1, board.height as i32 - 1);
    let printed: Vec<_> = board
        .squares()
        .filter(|(_, s)| s.rubble || s.mark != crate::read::square::Mark::None || !s.icons.is_empty())
        .collect();
    for (name, across, down) in
        [("left-right", true, false), ("top-bottom", false, true), ("half turn", true, true)]
    {
        let same = printed
            .iter()
            .filter(|((x, y), square)| {
                let image =
                    board.at((if across { right - x } else { *x }, if down { bottom - y } else { *y }));
                image.is_some_and(|image| {
                    (image.rubble, image.mark, &image.icons) == (square.rubble, square.mark, &square.icons)
                })
            })
            .count();
        let text = format!(
            "{same} of {} things repeat under {name}: the map reads as a mirror image",
            printed.len()
        );
        found.need(same * 4 <= printed.len(), board.size_line, text);
    }
}
