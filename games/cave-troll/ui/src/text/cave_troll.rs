//! Texts of Cave Troll: the dungeon, the panels round it and the trays under it.

use core::cell::Cell;

use cave_troll::{Action, Artifact, Card, Figure, Piece, Set, Space, State};

use crate::CaveTrollUi;
use crate::board::facts::Facts;
use crate::board::hold::{Deed, Grip};
use crate::board::model::Outlook;
use crate::text::en::CAVE;
use moot_table_ui::game::words::GameWords;
use moot_ui::text::{Tongue, tongue_now};

/// What a sentence about Cave Troll is about.
pub type Tale<'a> = moot_table_ui::text::Scene<'a, CaveTrollUi>;

/// The texts of Cave Troll in one language.
pub struct CaveTexts {
    /// What every game has.
    pub game: &'static dyn GameWords<CaveTrollUi>,
    /// The dungeon, the panels round it and the trays under it.
    pub own: &'static dyn CaveWords,
}

/// The texts that are Cave Troll's own in the reader's language; not tracked, like [`words`](moot_table_ui::text::words).
#[must_use]
pub fn cave() -> &'static dyn CaveWords {
    texts().own
}

/// All texts of Cave Troll in the reader's language.
#[must_use]
pub fn texts() -> &'static CaveTexts {
    match tongue_now() {
        Tongue::English => &CAVE,
        Tongue::French => FRENCH.get().unwrap_or(&CAVE),
    }
}

thread_local! {
    static FRENCH: Cell<Option<&'static CaveTexts>> = const { Cell::new(None) };
}

/// Lays the French texts in place.
pub fn put_french(texts: &'static CaveTexts) {
    FRENCH.set(Some(texts));
}

/// What becomes of a figure of one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    /// So many are in the dungeon.
    Board(u8),
    /// Its card is in the hand.
    Hand,
    /// Its card is still in the deck.
    Deck,
    /// It has been removed.
    Gone,
}

/// The facts of a player's chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// Gold so far.
    pub gold: i32,
    /// Cards left in the deck.
    pub deck: u8,
    /// Cards in the hand.
    pub held: u8,
    /// Heroes in the dungeon.
    pub heroes: u8,
    /// Monsters in the dungeon.
    pub monsters: u8,
    /// Whether an artifact lies face down.
    pub artifact: bool,
    /// What the board would pay now.
    pub board: i16,
}

/// A tab of the phone's sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Hand and actions.
    Cards,
    /// What everybody has, and the scoring pile.
    Gold,
    /// Who does what.
    Figures,
}

/// What an action was spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spent {
    /// A draw whose card is not played yet.
    Draw,
    /// A card.
    Card(Card),
    /// A step of a figure.
    Move(Figure),
    /// The ability of a figure.
    Ability(Figure),
    /// An artifact.
    Artifact,
}

/// Something that somebody did, to be looked at again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feat {
    /// Placed a figure.
    Placed(Figure, Space),
    /// Moved a figure of their own.
    Moved(Figure, Space),
    /// Moved a figure of somebody else.
    Shoved(Piece, Space),
    /// Removed some figures.
    Removed {
        /// The first of them.
        first: Piece,
        /// How many.
        count: u8,
        /// From where.
        at: Space,
    },
    /// Scored a room for so much gold.
    Scored(Space, u8),
    /// Set off a scoring of the whole dungeon.
    Board,
    /// Found gold in an empty room.
    Purse,
    /// Found an artifact.
    Found,
    /// Played an artifact.
    Invoked(Artifact),
    /// Sealed a room.
    Sealed(Space),
}

/// What lies in the one row of actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Draw and play a card.
    Draw,
    /// Move a character.
    Move,
    /// Use a character's ability.
    Ability,
    /// Play the artifact.
    Artifact,
}

/// Texts of Cave Troll.
pub trait CaveWords: Sync {
    // Names and texts of what lies on the table.

    /// The name of a figure.
    fn figure(&self, figure: Figure) -> &'static str;
    /// What it can do, in one or two sentences.
    fn ability(&self, figure: Figure) -> &'static str;
    /// The name of a card.
    fn card(&self, card: Card) -> &'static str;
    /// What a card does.
    fn card_text(&self, card: Card) -> &'static str;
    /// The name of an artifact.
    fn artifact(&self, artifact: Artifact) -> &'static str;
    /// What an artifact does.
    fn artifact_text(&self, artifact: Artifact) -> &'static str;
    /// A space as a title: "Hoard".
    fn place(&self, space: Space) -> String;
    /// The map of ways and gold, read aloud.
    fn traces_map(&self) -> &'static str;
    /// Figures placed, steps made, figures of others moved, figures removed; gold from rooms.
    fn did(&self, done: [u16; 4], gold: u16) -> String;
    /// So many scoring icons.
    fn icons(&self, icons: u8) -> String;

    // The dungeon.

    /// The board as a whole.
    fn dungeon(&self) -> &'static str;
    /// What sort of thing the board is, for screen readers.
    fn role(&self) -> &'static str;
    /// A button: the whole dungeon.
    fn whole(&self) -> &'static str;
    /// The keys of the board.
    fn keys(&self) -> &'static str;
    /// A space with everything on it, and whether it may be chosen now.
    fn facts(&self, tale: &Tale<'_>, facts: &Facts, lit: bool) -> String;
    /// Who leads in a room and what it pays, in one line.
    fn standing(&self, tale: &Tale<'_>, facts: &Facts) -> String;
    /// Who stands on a space, in one line.
    fn crowd(&self, tale: &Tale<'_>, facts: &Facts) -> String;
    /// A tie, on a pennant.
    fn tie(&self) -> &'static str;

    // The panels.

    /// What everybody would have if the board were scored now: the heading.
    fn forecast(&self) -> &'static str;
    /// What its columns are.
    fn forecast_extra(&self) -> &'static str;
    /// One row of it, read aloud.
    fn forecast_row(&self, name: &str, gold: i32, board: i16) -> String;
    /// The scoring pile.
    fn pile(&self) -> &'static str;
    /// How many icons it has.
    fn pile_count(&self, icons: u8) -> String;
    /// How many are missing, and what happens then.
    fn pile_rest(&self, missing: u8) -> String;
    /// What is left of the decks: the end is near.
    fn decks(&self, fewest: u8) -> String;
    /// The actions of the turn: the heading.
    fn turn(&self, name: &str, own: bool) -> String;
    /// How many actions are left.
    fn left(&self, left: u8, of: u8) -> String;
    /// What an action is called.
    fn verb(&self, verb: Verb) -> &'static str;
    /// What there is to say about an action; a number of cards, of figures that can act, or gold.
    fn verb_note(&self, verb: Verb, number: u8) -> String;
    /// The cards of the player at the page.
    fn cards(&self) -> &'static str;
    /// Nobody else sees them.
    fn cards_secret(&self) -> &'static str;
    /// The deck: so many are left.
    fn deck(&self, left: u8) -> String;
    /// What drawing means.
    fn deck_note(&self) -> &'static str;
    /// A hand that is hidden.
    fn hidden_hand(&self, name: &str, cards: u8) -> String;
    /// An artifact that is face down.
    fn face_down(&self) -> &'static str;
    /// What an artifact pays that is never played.
    fn unplayed(&self, gold: u8) -> String;
    /// The list of characters.
    fn characters(&self) -> &'static str;
    /// What has become of a figure.
    fn whereabouts(&self, whereabouts: Whereabouts) -> String;
    /// A player's chip, read aloud after the name.
    fn chip(&self, glance: &Glance) -> String;
    /// A fact of a chip, when it is pointed at.
    fn chip_deck(&self, deck: u8) -> String;
    /// A fact of a chip, when it is pointed at.
    fn chip_heroes(&self, heroes: u8) -> String;
    /// A fact of a chip, when it is pointed at.
    fn chip_monsters(&self, monsters: u8) -> String;
    /// A fact of a chip, when it is pointed at.
    fn chip_artifact(&self, artifact: bool) -> &'static str;

    /// A tab of the phone's sheet.
    fn tab(&self, tab: Tab) -> &'static str;
    /// The list of the turn's actions.
    fn actions(&self) -> &'static str;
    /// An action that is not spent yet.
    fn any_action(&self) -> &'static str;
    /// What an action was spent on.
    fn spent(&self, spent: Spent) -> String;
    /// What somebody did, in a few words.
    fn deed(&self, feat: &Feat) -> String;
    /// The same as it follows the name of whoever did it.
    fn deed_told(&self, feat: &Feat) -> String;

    // The trays.

    /// What is being decided, in the words of whoever is asked.
    fn question(&self, tale: &Tale<'_>, grip: &Grip) -> String;
    /// What to do for it.
    fn advice(&self, tale: &Tale<'_>, grip: &Grip) -> String;
    /// What is done with a figure, as a button.
    fn act(&self, deed: Deed) -> &'static str;
    /// The button that carries out what is in hand.
    fn confirm(&self, tale: &Tale<'_>, actions: &[Action]) -> String;
    /// What a decision would bring beside gold; empty if there is nothing to say.
    fn outlook(&self, tale: &Tale<'_>, outlook: &Outlook) -> String;
    /// The button that declines, or that says it is enough.
    fn done(&self, state: &State) -> &'static str;
    /// Puts down what is in hand.
    fn cancel(&self) -> &'static str;
    /// Ends the turn.
    fn end(&self) -> &'static str;

    // The lobby.

    /// Why there can be no such game.
    fn no_game(&self) -> &'static str;
    /// How far a saved game is: its characters, and how many cards have been drawn.
    fn saved_at(&self, set: Set, draws: usize) -> String;
    /// A set of characters.
    fn set_name(&self, set: Set) -> &'static str;
}
