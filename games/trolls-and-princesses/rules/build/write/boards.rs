//! Villages, numbers of players, the supply and the player boards.

use moot_data::rust::{item, list};

use crate::read::boards::{Board, Uncovered};
use crate::read::effect::goods;
use crate::read::folder::Folder;
use crate::read::words::RESOURCES;

/// The statics for boards.
pub fn boards(folder: &Folder) -> String {
    let villages = &folder.villages;
    let faces = list(&villages.villages, |village| {
        let [towers, cauldrons, _, bells, outposts, changelings, humans] = village.numbers;
        format!(
            "\n    VillageFace {{ name: {:?}, towers: {towers}, cauldrons: {cauldrons}, bells: {bells}, \
             outposts: {outposts}, changelings: {changelings}, humans: {humans} }}",
            village.name
        )
    });
    let players = list(&villages.players, |players| {
        format!(
            "\n    PlayersFace {{ villages: {}, rounds: {}, deck: {:?}, marked: {} }}",
            players.villages.len(),
            players.rounds,
            players.deck,
            players.marked
        )
    });
    let [princesses, changelings, humans, outposts, bells, cows] = villages.supply;
    let supply = format!(
        "Pieces {{ princesses: {princesses}, changelings: {changelings}, humans: {humans}, outposts: {outposts}, \
         bells: {bells}, cows: {cows} }}"
    );
    item("The villages.", "VILLAGES", "[VillageFace; 4]", &faces)
        + &item("What changes with 2, 3 and 4 players.", "PLAYERS", "[PlayersFace; 3]", &players)
        + &item("The pieces in the box.", "BOX", "Pieces", &supply)
        + &item(
            "How many cave tiles, king's tiles and troll cards lie open.",
            "SHOWN",
            "[u8; 3]",
            &format!("{:?}", villages.shows),
        )
        + &item("The player boards.", "BOARDS", "[BoardFace; 4]", &list(&folder.boards, board))
}

fn board(board: &Board) -> String {
    let [_, cow, o, g, d, power] = board.start;
    let pieces = |pieces: &[(String, Uncovered)]| list(pieces, |(_, what)| uncovered(what));
    let kings = board.kings_tile.as_ref().map_or_else(String::new, |effect| effect.rust());
    format!(
        "\n    BoardFace {{ id: {:?}, clan: {:?}, caverns: {:?}, sites: {:?}, start: {}, barns: {}, covered: {}, cap: {}, outposts: {}, changelings: {}, \
         kings_tile: {kings} }}",
        board.colour,
        board.clan,
        board.caverns,
        board.sites,
        goods([o, g, d], power, cow),
        board.barns[0],
        board.barns[1],
        board.cap,
        pieces(&board.outposts),
        pieces(&board.changelings),
    )
}

fn uncovered(what: &Uncovered) -> String {
    match what {
        Uncovered::Mine { resource, count } => {
            format!("Uncovered::Mine {{ resource: Resource::{}, count: {count} }}", RESOURCES[*resource].1)
        }
        Uncovered::Receive(more) => format!("Uncovered::Receive({more})"),
        Uncovered::Space(more) => format!("Uncovered::Space({more})"),
        Uncovered::Gain { resources, power, cows } => {
            format!("Uncovered::Gain({})", goods(*resources, *power, *cows))
        }
    }
}
