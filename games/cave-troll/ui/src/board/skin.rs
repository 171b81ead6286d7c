//! Maps the types of the rules to those of the art modules.

use cave_troll::tables::{DOORWAYS, SPACES};
use cave_troll::{Figure, PITS, Piece, STAIRCASES, Space};

use crate::art::{Chamber, Floor, FloorPlan, Shape, Sort, Wall};

thread_local! {
    static PLAN: FloorPlan = plan();
}

/// Calls `look` with the layout of the dungeon, which is computed once.
pub fn with_plan<T>(look: impl FnOnce(&FloorPlan) -> T) -> T {
    PLAN.with(look)
}

fn plan() -> FloorPlan {
    let chambers = Space::all().zip(&SPACES).map(|(space, card)| {
        let sort = match space {
            _ if STAIRCASES.has(space) => Sort::Stairs,
            _ if PITS.has(space) => Sort::Pit,
            _ => Sort::Room(card.gold),
        };
        let (floor, furniture) = decor(space.sign());
        Chamber { sort, cells: card.squares.to_vec(), floor, furniture }
    });
    let wall = |door: &cave_troll::tables::Doorway| Wall {
        between: [door.a.index(), door.b.index()],
        across: door.across,
        from: (door.x, door.y),
        length: door.length,
    };
    let walls: Vec<Wall> = DOORWAYS.iter().map(wall).collect();
    FloorPlan::new(chambers.collect(), &walls)
}

/// Floor and furniture of a space, by its sign; the decoration matches the names of the rooms.
const fn decor(sign: char) -> (Floor, &'static str) {
    match sign {
        'B' => (Floor::Plank, "barrel"),
        'C' | 'c' => (Floor::Plank, "bed"),
        'D' => (Floor::Earth, "barrel"),
        'H' => (Floor::Plank, "table"),
        'T' | 'P' => (Floor::Plank, "shelf"),
        'I' => (Floor::Stone, "fire"),
        'L' => (Floor::Plank, "tub"),
        'O' => (Floor::Stone, "tub"),
        'Q' => (Floor::Stone, "shelf"),
        'U' | 'd' => (Floor::Stone, "pot"),
        'a' => (Floor::Stone, "table"),
        'g' => (Floor::Stone, "barrel"),
        'e' | 'F' | 'K' | 'R' | 'E' | 'V' | 'W' | 'b' | 'f' => (Floor::Earth, ""),
        _ => (Floor::Stone, ""),
    }
}

/// The silhouette of a figure; a variant character has that of its classic counterpart.
#[must_use]
pub const fn shape(figure: Figure) -> Shape {
    match figure {
        Figure::Adventurer => Shape::Adventurer,
        Figure::Orc | Figure::Grunt => Shape::Orc,
        Figure::Knight | Figure::Paladin => Shape::Knight,
        Figure::Wraith | Figure::Banshee => Shape::Wraith,
        Figure::CaveTroll | Figure::RampagingTroll => Shape::CaveTroll,
        Figure::Dwarf | Figure::GiantSlayer => Shape::Dwarf,
        Figure::Barbarian | Figure::Berserker => Shape::Barbarian,
        Figure::Thief | Figure::Assassin => Shape::Thief,
        Figure::Chest => Shape::Chest,
    }
}

/// Whether a figure has the star of the variant set.
#[must_use]
pub fn starred(figure: Figure) -> bool {
    figure.set() == Some(cave_troll::Set::Variant)
}

/// The sort key of a figure within a space: heroes, monsters, chests; then by player.
#[must_use]
pub fn order(piece: Piece) -> (bool, bool, u8, Figure) {
    (piece.figure == Figure::Chest, piece.figure.is_monster(), piece.seat.0, piece.figure)
}

#[cfg(test)]
mod tests {
    use moot_art::Rect;

    use super::*;

    #[test]
    fn every_space_has_room_for_figures_and_every_doorway_is_drawn() {
        with_plan(|plan| {
            assert_eq!((plan.chambers.len(), plan.doors.len()), (40, DOORWAYS.len()));
            for space in Space::all() {
                let at = space.index();
                let Rect { width, height, .. } = plan.boxes[at];
                assert!(width >= 64.0 && height >= 64.0, "{space}: {width} x {height}");
                assert!(plan.holds(at) >= 2, "{space}");
                for near in space.near().iter() {
                    assert!(plan.door(at, near.index()).is_some(), "{space}{near}");
                }
            }
        });
    }

    #[test]
    fn no_arch_overlaps_a_plaque() {
        with_plan(|plan| {
            for (at, &(left, top)) in plan.plaques.iter().enumerate().filter(|&(at, _)| at < 33) {
                let hidden = plan.doors.iter().find(|door| {
                    let beside = door.x + 14.0 < left || door.x - 14.0 > left + 68.0;
                    door.across && door.below == at && (door.y - top).abs() < 12.0 && !beside
                });
                assert_eq!(hidden, None, "{}", Space(at as u8));
            }
        });
    }

    #[test]
    fn figures_stand_inside_their_space() {
        with_plan(|plan| {
            for at in 0..plan.chambers.len() {
                let Rect { x, y, width, height } = plan.boxes[at];
                for count in 1..=6 {
                    for (px, py) in plan.stands(at, count, false) {
                        assert!(px > x && px < x + width && py > y && py < y + height, "{at}: {count}");
                    }
                }
            }
        });
    }
}
