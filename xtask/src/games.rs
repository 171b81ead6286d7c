//! Finished games of Mountain King for the end-to-end flows.

use std::fmt::Debug;
use std::path::Path;
use std::{fs, io};

use moot_core::{Dice, Seat, SeatSet, SplitMix64, Turn};
use moot_table::{SeatInfo, Seed, Table};
use moot_table_ui::replay::Stops;
use moot_ui::saves;
use mountain_king::{Action, MountainKing, Setup};
use mountain_king_ui::MountainKingUi;

/// Writes the games into `tests/e2e/games` below `root` and returns a line on each.
///
/// # Errors
/// The first file that cannot be written, or the first move that is not legal.
pub fn write(root: &Path) -> io::Result<Vec<String>> {
    let folder = root.join("tests/e2e/games");
    let digs = |action: &Action| matches!(action, Action::Dig { .. });
    let busy = |action: &Action| !matches!(action, Action::Recruit { .. } | Action::EndTurn);

    let short = random_game(3, "three by chance", 3, digs)?;
    let mut long = random_game(5, "long 0", 12, busy)?;
    for n in 1..40 {
        let other = random_game(5, &format!("long {n}"), 12, busy)?;
        if decisions(&other) >= decisions(&long) {
            long = other;
        }
    }
    let mut lines = Vec::new();
    for (name, table, count) in [("mountain-king", short, 3), ("long", long, 5)] {
        let path = folder.join(format!("{name}.json"));
        fs::write(&path, saves::write(&table, &seats(count), None)?)?;
        let plies = table.log().len();
        lines.push(format!("{}: {} decisions in {plies} plies", path.display(), decisions(&table)));
    }
    Ok(lines)
}

/// The number of decisions of a game.
fn decisions(table: &Table<MountainKing>) -> usize {
    Stops::of::<MountainKingUi>(table).end()
}

/// One person and computer players.
fn seats(count: usize) -> Vec<SeatInfo> {
    let seats = [
        ("Ann", "rowan", "stripes"),
        ("Bo", "fjord", "dots"),
        ("Cy", "birch", "dashes"),
        ("Dag", "spruce", "crosses"),
        ("Eir", "heather", "rings"),
    ];
    let seat = |(at, &(name, colour, pattern)): (usize, &(&str, &str, &str))| SeatInfo {
        name: name.to_owned(),
        colour: colour.to_owned(),
        pattern: pattern.to_owned(),
        player: if at == 0 { SeatInfo::HUMAN } else { "whelp" }.to_owned(),
    };
    seats.iter().take(count).enumerate().map(seat).collect()
}

/// Plays a random game to its end: a random action among the `wanted` ones, and once in `one_in` decisions any action.
fn random_game(
    players: u8,
    seed: &str,
    one_in: u32,
    wanted: fn(&Action) -> bool,
) -> io::Result<Table<MountainKing>> {
    let setup = Setup::usual(players).map_err(refused)?;
    let people = SeatSet::one(Seat(0));
    let mut table = Table::<MountainKing>::new(setup, Seed::typed(seed), people).map_err(refused)?;
    let mut dice = SplitMix64::new(7);
    while table.turn() != Turn::Over {
        let seat = table.state().active;
        let legal = table.legal(seat);
        let liked: Vec<Action> = legal.iter().copied().filter(wanted).collect();
        let from = if liked.is_empty() || dice.below(one_in) == 0 { &legal } else { &liked };
        let action = from[dice.below(from.len() as u32) as usize];
        table.play(seat, action).map_err(refused)?;
    }
    Ok(table)
}

/// Converts a refusal to an error of the tool.
fn refused(why: impl Debug) -> io::Error {
    io::Error::other(format!("{why:?}"))
}
