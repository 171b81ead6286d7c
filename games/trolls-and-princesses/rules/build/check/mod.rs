//! Every constraint that the content is held to beyond its notation: counts of the box, and the even worth of tiles and
//! cards by a model of values.
//!
//! The build reports these breaches as warnings only, so that an owner of the box can enter other numbers; the tests of this
//! crate require that the shipped files have none.

mod boards;
mod cards;
mod tiles;
mod value;
mod villages;

use moot_data::Fault;

use crate::read::folder::Folder;

/// All breaches of all files.
pub fn everything(folder: &Folder) -> Vec<Fault> {
    [
        villages::check(&folder.villages),
        boards::check(&folder.boards, &folder.kings_tiles),
        tiles::caves(&folder.cave_tiles),
        tiles::kings(&folder.kings_tiles),
        tiles::castles(&folder.castles),
        cards::trolls(&folder.troll_cards),
        cards::rounds(&folder.round_cards, &folder.villages),
        cards::kings(&folder.kings_cards),
    ]
    .concat()
}
