//! Names, and what figures, cards and artifacts do.

use cave_troll::tables::SPACES;
use cave_troll::{Artifact, Card, Figure, PITS, Piece, STAIRCASES, Space};
use moot_core::Seat;

use crate::text::table::TextContext;
use moot_ui::text::en::join::count;

/// The name of a figure.
pub(crate) const fn figure(figure: Figure) -> &'static str {
    match figure {
        Figure::Adventurer => "Adventurer",
        Figure::Orc => "Orc",
        Figure::Knight => "Knight",
        Figure::Wraith => "Wraith",
        Figure::CaveTroll => "Cave Troll",
        Figure::Dwarf => "Dwarf",
        Figure::Barbarian => "Barbarian",
        Figure::Thief => "Thief",
        Figure::Chest => "Treasure Chest",
        Figure::Grunt => "Grunt",
        Figure::Paladin => "Paladin",
        Figure::Banshee => "Banshee",
        Figure::RampagingTroll => "Rampaging Troll",
        Figure::GiantSlayer => "Giant Slayer",
        Figure::Berserker => "Berserker",
        Figure::Assassin => "Assassin",
    }
}

/// What a figure can do.
pub(crate) const fn ability(figure: Figure) -> &'static str {
    match figure {
        Figure::Adventurer => "No ability.",
        Figure::Orc => "Action: remove one hero here.",
        Figure::Knight => "Keeps rivals out of his room. Arriving, he removes Orcs.",
        Figure::Wraith => "Entering, or as an action: push somebody next door.",
        Figure::CaveTroll => "Each player may let one step out, the rest is removed. Nobody enters again.",
        Figure::Dwarf => "Doubles the printed gold of his room.",
        Figure::Barbarian => "Counts as two heroes. No Wraith pushes him.",
        Figure::Thief => "Action: appear anywhere without a rival Knight.",
        Figure::Chest => "Its room is worth 4 gold more.",
        Figure::Grunt => "Action: remove all rival Adventurers here.",
        Figure::Paladin => {
            "Shields heroes here from Banshee and Grunt. Action: send a rival Banshee here to a pit."
        }
        Figure::Banshee => "Moves up to two. Action: pull a rival from next door.",
        Figure::RampagingTroll => "Moves once a turn. Action: push two out, remove the rest.",
        Figure::GiantSlayer => {
            "1 gold for entering an empty room. Action: falls together with a Rampaging Troll here."
        }
        Figure::Berserker => "Shares the gold where a rival leads. May be sixth among rivals.",
        Figure::Assassin => "Action: remove a lone hero or Grunt here.",
    }
}

/// The name of a card.
pub(crate) fn card(card: Card) -> &'static str {
    match card {
        Card::FIND => "Find an Artifact",
        Card::SCORE => "Score a Room",
        _ => card.figure().map_or("a card", figure),
    }
}

/// A card within a sentence.
pub(crate) fn a_card(of: Card) -> String {
    match of {
        Card::ADVENTURER => "an Adventurer".to_owned(),
        Card::DUSK => "the Adventurer with two icons".to_owned(),
        Card::FIND | Card::SCORE => format!("“{}”", card(of)),
        _ => format!("the {}", card(of)),
    }
}

/// What a card does.
pub(crate) fn card_text(card: Card) -> &'static str {
    match card {
        Card::FIND => "Draw an artifact and keep it face down.",
        Card::SCORE => "Choose a room: it pays its gold now.",
        Card::CHEST => "Goes into any room, which is then worth 4 gold more.",
        Card::ADVENTURER | Card::DUSK => "A hero for any staircase.",
        _ => card.figure().map_or("", ability),
    }
}

/// The name of an artifact.
pub(crate) const fn artifact(artifact: Artifact) -> &'static str {
    match artifact {
        Artifact::Chalice => "Chalice of Life",
        Artifact::Lantern => "Lantern of Ash",
        Artifact::Threshold => "Iron Threshold",
        Artifact::Scales => "Crooked Scales",
        Artifact::Mirror => "Basalt Mirror",
        Artifact::Raven => "Raven’s Eye",
    }
}

/// What an artifact does.
pub(crate) const fn artifact_text(artifact: Artifact) -> &'static str {
    match artifact {
        Artifact::Chalice => "One of your removed heroes comes back on a staircase.",
        Artifact::Lantern => "Up to four of your heroes take a step each.",
        Artifact::Threshold => "Until your next turn nobody enters or leaves one room.",
        Artifact::Scales => "Gain the gold of a room where nobody has more heroes than you.",
        Artifact::Mirror => "Remove one hero or monster, Cave Trolls excepted, from a room.",
        Artifact::Raven => {
            "See all hands, hidden artifacts and your next four cards; put these in order. Then draw and play at once if you like."
        }
    }
}

/// A space as a title.
pub(crate) fn place(at: Space) -> String {
    let name = SPACES.get(at.index()).map_or("", |card| card.name);
    if !name.is_empty() {
        return name.replace('\'', "’");
    }
    let side = match at.sign() {
        '1' => "North-west",
        '2' => "North-east",
        '3' => "South-west",
        '4' => "South-east",
        'x' => "East",
        'y' => "West",
        'z' => "Middle",
        _ => return "Nowhere".to_owned(),
    };
    let kind = if STAIRCASES.has(at) { "staircase" } else { "pit" };
    format!("{side} {kind}")
}

/// A space within a sentence.
pub(crate) fn space(at: Space) -> String {
    let name = place(at);
    if at.is_room() {
        format!("the {name}")
    } else if at.is_some() {
        format!("the {}", name.to_lowercase())
    } else {
        "nowhere".to_owned()
    }
}

/// "in the Hoard", "on the north-west staircase".
pub(crate) fn within(at: Space) -> String {
    let word = if STAIRCASES.has(at) { "on" } else { "in" };
    format!("{word} {}", space(at))
}

/// "into the Hoard", "onto the north-west staircase".
pub(crate) fn into(at: Space) -> String {
    let word = if STAIRCASES.has(at) {
        "onto"
    } else if PITS.has(at) {
        "down to"
    } else {
        "into"
    };
    format!("{word} {}", space(at))
}

/// "Grimhild’s".
pub(crate) fn of(context: &TextContext<'_>, seat: Seat) -> String {
    format!("{}’s", context.name(seat))
}

/// "Grimhild’s Knight".
pub(crate) fn piece(context: &TextContext<'_>, piece: Piece) -> String {
    format!("{} {}", of(context, piece.seat), figure(piece.figure))
}

/// A figure that a move of `by` affects: "their own Knight" or "Oddvar’s Knight".
pub(crate) fn whose(context: &TextContext<'_>, by: Seat, whom: Piece) -> String {
    if by == whom.seat { format!("their own {}", figure(whom.figure)) } else { piece(context, whom) }
}

/// A figure that a move of `you` affects: "your Knight" or "Oddvar’s Knight".
pub(crate) fn yours(context: &TextContext<'_>, you: Seat, whom: Piece) -> String {
    if you == whom.seat { format!("your {}", figure(whom.figure)) } else { piece(context, whom) }
}

/// "2 Adventurers".
pub(crate) fn figures(of: Figure, n: u8) -> String {
    match (of, n) {
        (Figure::Adventurer, 2..) => count(n, "Adventurer", "Adventurers"),
        _ => figure(of).to_owned(),
    }
}

/// "1 gold", "5 gold".
pub(crate) fn gold(n: i32) -> String {
    format!("{n} gold")
}

/// "1 scoring icon".
pub(crate) fn icons(n: u8) -> String {
    count(n, "scoring icon", "scoring icons")
}
