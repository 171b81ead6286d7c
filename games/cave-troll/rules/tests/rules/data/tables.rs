//! The generated tables match the files.

use cave_troll::tables::{ARTIFACTS, CARDS, DOORWAYS, FLOOR, SPACES};
use cave_troll::{Artifact, ROOMS, STAIRCASES, Space};

use super::lines::shipped;
use crate::read::folder::Folder;

#[test]
fn the_dungeon_has_33_rooms_with_82_gold_and_58_doorways() {
    let gold: u32 = SPACES.iter().map(|space| u32::from(space.gold)).sum();
    assert_eq!((ROOMS.len(), gold, DOORWAYS.len()), (33, 82, 58));
    let hoard = Space::from_sign('X').unwrap();
    assert_eq!((SPACES[hoard.index()].name, SPACES[hoard.index()].gold), ("Hoard", 5));
    assert!(STAIRCASES.iter().all(|stair| stair.near().len() == 2 && SPACES[stair.index()].gold == 0));
    let squares: usize = SPACES.iter().map(|space| space.squares.len()).sum();
    assert_eq!(squares, FLOOR.iter().map(|row| row.len()).sum::<usize>(), "no rock");
    for space in Space::all() {
        for &(x, y) in SPACES[space.index()].squares {
            assert_eq!(FLOOR[usize::from(y)].as_bytes()[usize::from(x)], space.sign() as u8);
        }
    }
}

#[test]
fn every_doorway_is_in_a_wall_between_its_spaces() {
    let at = |x: u8, y: u8| char::from(FLOOR[usize::from(y)].as_bytes()[usize::from(x)]);
    for door in DOORWAYS {
        assert!(door.a.near().has(door.b) && door.length >= 2);
        for step in 0..door.length {
            let (one, two) = if door.across {
                (at(door.x + step, door.y - 1), at(door.x + step, door.y))
            } else {
                (at(door.x - 1, door.y + step), at(door.x, door.y + step))
            };
            let signs = [door.a.sign(), door.b.sign()];
            assert!(signs.contains(&one) && signs.contains(&two) && one != two, "{signs:?}");
        }
    }
}

#[test]
fn cards_and_artifacts_are_as_listed() {
    let folder = Folder::read(shipped().sources()).unwrap();
    for (face, card) in CARDS.iter().zip(&folder.cards) {
        assert_eq!((face.copies, face.icons, face.text), (card.copies, card.icons, card.text.as_str()));
    }
    for (face, artifact) in ARTIFACTS.iter().zip(&folder.artifacts) {
        let read = (artifact.gold, artifact.name.as_str(), artifact.text.as_str());
        assert_eq!((face.gold, face.name, face.text), read);
    }
    for (doorway, door) in DOORWAYS.iter().zip(&folder.dungeon.doors) {
        let wall = door.wall;
        let place = (doorway.across, doorway.x.into(), doorway.y.into(), usize::from(doorway.length));
        assert_eq!(place, (wall.across, wall.x, wall.y, wall.length));
    }
    assert_eq!(CARDS.iter().map(|card| u32::from(card.copies)).sum::<u32>(), 26);
    assert_eq!(ARTIFACTS.each_ref().map(|artifact| artifact.gold), [2, 2, 3, 1, 2, 4]);
    for artifact in Artifact::ALL {
        assert_eq!(Artifact::from_id(artifact.id()), Some(artifact));
    }
}
