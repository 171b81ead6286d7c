//! The panels round the mountain: horde, spellbook, workshops, pedestal track, trollsmoot, storage.

use mountain_king::{Clan, Kind, Pile};

/// The panels round the mountain. Names of cards come from [`CardWords`](super::cards::CardWords).
pub trait PanelWords: Sync {
    /// Title of the horde.
    fn horde(&self) -> &'static str;
    /// What recruiting costs, beside the title.
    fn horde_price(&self) -> &'static str;
    /// The bribes that a row of the horde costs.
    fn row_price(&self, coins: u8) -> String;
    /// How many trolls are left in a deck.
    fn deck(&self, level: u8, left: usize) -> String;
    /// A troll of the horde for those who hear it: its card, the bribes on it, the pedestal that comes with it.
    fn in_horde(&self, card: u8, bribes: Pile, pedestal: Option<Option<Clan>>) -> String;
    /// A place of the horde where no troll stands any more.
    fn nobody(&self) -> &'static str;

    /// Title of the spellbook.
    fn spellbook(&self) -> &'static str;
    /// What a spell costs, beside the title.
    fn spell_price(&self) -> &'static str;
    /// A spell card for those who hear it.
    fn spell_card(&self, spell: u8, runes: u8) -> String;
    /// A page without a spell.
    fn blank_page(&self) -> &'static str;

    /// Title of the workshop supply.
    fn workshops(&self) -> &'static str;
    /// How many workshops are in the supply.
    fn supply(&self, left: u32) -> String;
    /// A workshop tile for those who hear it.
    fn shop(&self, workshop: u8, left: u8) -> String;

    /// Title of the pedestal track.
    fn track(&self) -> &'static str;
    /// The direction of the track, beside the title.
    fn track_way(&self) -> &'static str;
    /// What a statue in a tier scores.
    fn statue_value(&self, tier: u8, value: u8) -> String;
    /// A pedestal token that nobody has taken.
    fn token_free(&self, clan: Clan, tier: u8, honour: u8) -> String;
    /// A pedestal token that somebody has.
    fn token_taken(&self, clan: Clan, tier: u8, honour: u8, name: &str) -> String;

    /// Title of the trollsmoot of the player at the screen.
    fn own_smoot(&self) -> &'static str;
    /// Title of the trollsmoot of somebody else.
    fn smoot_of(&self, name: &str) -> String;
    /// What the count of trolls counts.
    fn trolls(&self) -> &'static str;
    /// A troll of a trollsmoot for those who hear it.
    fn in_smoot(&self, card: u8, holds: Pile) -> String;
    /// How many trolls a free slot would wake, in as few words as can be.
    fn wakes(&self, trolls: u32) -> String;
    /// A free slot for those who hear it.
    fn slot(&self, slot: u8, trolls: u32) -> String;
    /// A slot that has nothing to stand on yet.
    fn closed_slot(&self) -> &'static str;
    /// The flag on a troll that has just arrived.
    fn new_troll(&self) -> &'static str;
    /// The pedestals that are still to be placed.
    fn pedestals(&self) -> &'static str;
    /// A pedestal in storage for those who hear it.
    fn pedestal(&self, clan: Clan, count: u8) -> String;

    /// Title of the storage.
    fn storage(&self) -> &'static str;
    /// Title of the storage of the own team.
    fn team_storage(&self) -> &'static str;
    /// Title of the storage of somebody else.
    fn storage_of(&self, name: &str) -> String;
    /// One pile of the storage, and how many of the kind lie on trolls beside.
    fn pile(&self, kind: Kind, stored: u8, on_trolls: u8) -> String;
}
