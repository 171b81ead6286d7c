//! Names and texts of what lies on the table: resources, clans, trolls, tiles, spells, workshops.

use mountain_king::tables::{Start, Swap};
use mountain_king::{Clan, Kind, Pile};

/// Names and texts of what lies on the table. Numbers name things by their place in [`mountain_king::tables`].
pub trait CardWords: Sync {
    /// A kind of resource, as a word of its own: "hammers".
    fn kind(&self, kind: Kind) -> &'static str;
    /// So many of a kind: "1 hammer", "3 hammers".
    fn count(&self, kind: Kind, count: u8) -> String;
    /// A pile in a sentence: "2 iron and 1 rune"; "nothing" when it is empty.
    fn pile(&self, pile: Pile) -> String;
    /// A clan, `None` for Mud: "Ice".
    fn clan(&self, clan: Option<Clan>) -> &'static str;
    /// A cart of a clan, or a wild one: "Ice cart".
    fn cart(&self, clan: Option<Clan>) -> &'static str;
    /// A troll by name. Cards 55 to 60 are starters.
    fn troll(&self, card: u8) -> &'static str;
    /// What sort of troll a card is: "level 2 Ice troll", "starter".
    fn sort(&self, card: u8) -> String;
    /// A whole card for those who hear it: name, sort and symbols.
    fn troll_card(&self, card: u8) -> String;
    /// A tunnel by name.
    fn tunnel(&self, shape: u8) -> &'static str;
    /// A great hall by name.
    fn hall(&self, hall: u8) -> &'static str;
    /// A start point by name.
    fn start(&self, start: &'static Start) -> &'static str;
    /// A spell by name.
    fn spell(&self, spell: u8) -> &'static str;
    /// The text on a spell card.
    fn spell_text(&self, spell: u8) -> &'static str;
    /// What a spell means at length: choices, limits, and how it meets other rules.
    fn spell_more(&self, spell: u8) -> &'static str;
    /// How long a spell works: at once, or for the rest of the turn.
    fn spell_lasts(&self, lasting: bool) -> &'static str;
    /// A workshop by name.
    fn workshop(&self, workshop: u8) -> &'static str;
    /// What a workshop does, in a sentence.
    fn workshop_rule(&self, workshop: u8) -> String;
    /// One exchange of a workshop: "1 heartstone for 2 stone".
    fn swap(&self, swap: &Swap) -> String;
    /// A tier of the mountain, 0 for the outermost: "second tier".
    fn tier(&self, tier: u8) -> &'static str;
}
