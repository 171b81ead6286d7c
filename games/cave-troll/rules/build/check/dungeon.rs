//! `dungeon.map`: spaces in one piece, doorways, ways for heroes, gold.

use moot_data::{Breaches, Fault};

use super::ways::{of_kind, steps};
use crate::read::dungeon::{Dungeon, Kind, SIGNS, kind};

/// Figures need room to stand.
const LEAST_SQUARES: usize = 9;

/// Checks the file.
pub fn check(dungeon: &Dungeon) -> Vec<Fault> {
    let mut found = Breaches::of("dungeon.map");
    spaces(dungeon, &mut found);
    doorways(dungeon, &mut found);
    corners(dungeon, &mut found);
    heroes(dungeon, &mut found);
    gold(dungeon, &mut found);
    found.found
}

/// The line that is reported for a space: its own line for a room.
fn line(dungeon: &Dungeon, sign: char) -> usize {
    dungeon.rooms.iter().find(|room| room.sign == sign).map_or(dungeon.floor_line, |room| room.line)
}

fn spaces(dungeon: &Dungeon, found: &mut Breaches) {
    for (sign, squares) in dungeon.squares() {
        let (mut seen, mut queue) = (Vec::new(), vec![squares[0]]);
        while let Some((x, y)) = queue.pop() {
            if squares.contains(&(x, y)) && !seen.contains(&(x, y)) {
                seen.push((x, y));
                queue.extend([(x + 1, y), (x.wrapping_sub(1), y), (x, y + 1), (x, y.wrapping_sub(1))]);
            }
        }
        let at = line(dungeon, sign);
        found.need(seen.len() == squares.len(), at, format!("space {sign} is in more than one piece"));
        found.need(
            squares.len() >= LEAST_SQUARES,
            at,
            format!("space {sign} has {} squares, {LEAST_SQUARES} are needed", squares.len()),
        );
    }
}

fn doorways(dungeon: &Dungeon, found: &mut Breaches) {
    for door in &dungeon.doors {
        let rooms = [door.a, door.b].iter().filter(|&&sign| kind(sign) == Kind::Room).count();
        found.need(rooms > 0, door.line, format!("doorway {}{}: one side must be a room", door.a, door.b));
    }
    for sign in SIGNS.chars() {
        let (low, high) = match kind(sign) {
            Kind::Room => (2, 4),
            Kind::Staircase => (2, 2),
            Kind::Pit => (2, 3),
        };
        let doors = dungeon.near(sign).count();
        found.need(
            (low..=high).contains(&doors),
            line(dungeon, sign),
            format!("space {sign} has {doors} doorways, {low} to {high} wanted"),
        );
    }
}

/// The middle of a space, in squares from the middle of the dungeon, as shares of its half width and half height.
fn middle(dungeon: &Dungeon, sign: char) -> (f64, f64) {
    let squares = dungeon.squares().remove(&sign).unwrap_or_default();
    let (width, height) = (dungeon.floor[0].len() as f64, dungeon.floor.len() as f64);
    let mean = |sum: usize| sum as f64 / squares.len() as f64 + 0.5;
    let x = mean(squares.iter().map(|square| square.0).sum());
    let y = mean(squares.iter().map(|square| square.1).sum());
    (x * 2.0 / width - 1.0, y * 2.0 / height - 1.0)
}

/// Staircases are near the corners, one in each; pits are near the middle.
fn corners(dungeon: &Dungeon, found: &mut Breaches) {
    let mut taken = Vec::new();
    for sign in of_kind(Kind::Staircase) {
        let (x, y) = middle(dungeon, sign);
        let near = x.abs() >= 0.6 && y.abs() >= 0.6;
        found.need(near, dungeon.floor_line, format!("staircase {sign} is not near a corner"));
        let corner = (x > 0.0, y > 0.0);
        found.need(
            !taken.contains(&corner),
            dungeon.floor_line,
            format!("staircase {sign} shares its corner"),
        );
        taken.push(corner);
    }
    for sign in of_kind(Kind::Pit) {
        let (x, y) = middle(dungeon, sign);
        found.need(
            x.abs() <= 0.5 && y.abs() <= 0.5,
            dungeon.floor_line,
            format!("pit {sign} is not near the middle"),
        );
    }
}

/// Heroes, who cannot use pits, reach every room, whichever single room a Cave Troll closes.
fn heroes(dungeon: &Dungeon, found: &mut Breaches) {
    let pits = of_kind(Kind::Pit);
    let all = SIGNS.len();
    found.need(steps(dungeon, '1', &[]).len() == all, 0, "not every space can be reached");
    let reached = steps(dungeon, '1', &pits).len();
    found.need(reached == all - pits.len(), 0, "heroes, who cannot use pits, do not reach every room");
    for room in &dungeon.rooms {
        let ways = dungeon.near(room.sign).filter(|&sign| kind(sign) != Kind::Pit).count();
        found.need(
            ways >= 2 || room.gold >= 4,
            room.line,
            format!("room {} is a dead end for heroes and holds less than 4 gold", room.sign),
        );
        let shut: Vec<char> = pits.iter().copied().chain([room.sign]).collect();
        found.need(
            steps(dungeon, '1', &shut).len() == reached - 1,
            room.line,
            format!("a Cave Troll in room {} would cut the dungeon in two for heroes", room.sign),
        );
    }
}

fn gold(dungeon: &Dungeon, found: &mut Breaches) {
    let count = |low, high| dungeon.rooms.iter().filter(|room| (low..=high).contains(&room.gold)).count();
    found.need(
        count(1, 2) >= 17 && (1..=4).contains(&count(5, 5)) && (1..=5).all(|gold| count(gold, gold) > 0),
        0,
        "gold is mostly 1 and 2, with few fives, and every number occurs",
    );
    found.need(count(6, 9) == 0, 0, "no room holds more than 5 gold");
    for door in dungeon.doors.iter() {
        let rich = dungeon.gold(door.a) >= 4 && dungeon.gold(door.b) >= 4;
        found.need(!rich, door.line, format!("rich rooms {} and {} are next to each other", door.a, door.b));
    }
    let pits = of_kind(Kind::Pit);
    let ways: Vec<_> =
        of_kind(Kind::Staircase).into_iter().map(|stair| steps(dungeon, stair, &pits)).collect();
    for room in dungeon.rooms.iter().filter(|room| room.gold >= 4) {
        let nearest = ways.iter().filter_map(|steps| steps.get(&room.sign)).min().copied().unwrap_or(0);
        let least = if room.gold >= 5 { 3 } else { 2 };
        found.need(
            nearest >= least,
            room.line,
            format!(
                "room {} with {} gold is {nearest} steps from a staircase, {least} wanted",
                room.sign, room.gold
            ),
        );
    }
}
