//! The generated tables match the files.

use trolls_and_princesses::tables::{
    BOARDS, BOX, CASTLES, CAVES, KINGS, KINGS_CARDS, PLAYERS, ROUNDS, TROLLS, VILLAGES,
};
use trolls_and_princesses::{Edge, Item, Resource, Tile, TileKind};

use super::lines::shipped;
use crate::read::folder::Folder;

#[test]
fn tiles_and_cards_are_as_listed() {
    let folder = Folder::read(shipped().sources()).unwrap();
    for (face, tile) in CAVES.iter().zip(&folder.cave_tiles) {
        assert_eq!((face.id, face.marked), (tile.id.as_str(), tile.marked));
        for (edge, sign) in face.edges.iter().zip(tile.edges.chars()) {
            let expected = match sign {
                '.' => Edge::Open,
                'o' => Edge::Half(Resource::Obsidian),
                'g' => Edge::Half(Resource::Gold),
                'd' => Edge::Half(Resource::Diamond),
                _ => Edge::Wall,
            };
            assert_eq!(*edge, expected, "{}", face.id);
        }
        assert_eq!(face.points.is_some(), face.kind == TileKind::Victory);
    }
    for (face, tile) in KINGS.iter().zip(&folder.kings_tiles) {
        assert_eq!(
            (face.id, face.name, face.text),
            (tile.id.as_str(), tile.name.as_str(), tile.text.as_str())
        );
    }
    for (face, tile) in CASTLES.iter().zip(&folder.castles) {
        assert_eq!(
            (face.id, face.name, face.text),
            (tile.id.as_str(), tile.name.as_str(), tile.text.as_str())
        );
    }
    for (face, card) in TROLLS.iter().zip(&folder.troll_cards) {
        assert_eq!((face.id, face.copies, face.marked), (card.id.as_str(), card.copies, card.marked));
        assert_eq!((face.spots.len(), face.name), (card.spots.len(), card.name.as_str()));
        assert!(face.spots.iter().any(|spot| spot.item == Item::Changeling));
    }
    for (face, card) in ROUNDS.iter().zip(&folder.round_cards) {
        assert_eq!((face.id, usize::from(face.village)), (card.id.as_str(), card.village));
    }
    for (face, card) in KINGS_CARDS.iter().zip(&folder.kings_cards) {
        assert_eq!((face.id, face.text), (card.id.as_str(), card.text.as_str()));
    }
}

#[test]
fn boards_and_villages_are_as_listed() {
    let folder = Folder::read(shipped().sources()).unwrap();
    for (face, board) in BOARDS.iter().zip(&folder.boards) {
        assert_eq!((face.id, face.sites, face.caverns), (board.colour.as_str(), board.sites, board.caverns));
        assert_eq!((face.barns, face.covered), (board.barns[0], board.barns[1]));
    }
    for (face, village) in VILLAGES.iter().zip(&folder.villages.villages) {
        assert_eq!((face.name, face.towers), (village.name.as_str(), village.numbers[0]));
    }
    assert_eq!(PLAYERS.each_ref().map(|players| players.rounds), [12, 11, 10]);
    assert_eq!((BOX.princesses, BOX.changelings, BOX.humans, BOX.cows), (12, 16, 13, 16));
    assert_eq!(Tile(64).kind(), TileKind::Kings);
}
