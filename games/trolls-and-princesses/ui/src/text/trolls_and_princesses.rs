//! Texts of Trolls & Princesses: names, what things do and cost, where points come from, and what happened.

use core::cell::Cell;

use trolls_and_princesses::{
    Action, Castle, Deed, Effect, Goods, Item, Joint, KingsCard, Place, Points, Reckoning, Resource,
    RoundCard, Show, State, Tile, Time, TrollCard,
};

use super::villages::VillageWords;
use crate::TrollsAndPrincessesUi;
use crate::game::hold::Grip;
use crate::text::en::PRINCESS;
use moot_table_ui::game::words::GameWords;
use moot_ui::text::{Tongue, tongue_now};

/// What a sentence about Trolls & Princesses is about.
pub type Tale<'a> = moot_table_ui::text::Scene<'a, TrollsAndPrincessesUi>;

/// All texts of Trolls & Princesses in one language.
pub struct PrincessTexts {
    /// What every game has.
    pub game: &'static dyn GameWords<TrollsAndPrincessesUi>,
    /// Names, rules and the panels.
    pub own: &'static dyn PrincessWords,
    /// What is said of villages, caverns and networks where they are drawn.
    pub board: &'static dyn VillageWords,
}

/// The texts that are the game's own in the reader's language; not tracked, like [`words`](moot_table_ui::text::words).
#[must_use]
pub fn princess() -> &'static dyn PrincessWords {
    texts().own
}

/// All texts of Trolls & Princesses in the reader's language.
#[must_use]
pub fn texts() -> &'static PrincessTexts {
    match tongue_now() {
        Tongue::English => &PRINCESS,
        Tongue::French => FRENCH.get().unwrap_or(&PRINCESS),
    }
}

thread_local! {
    static FRENCH: Cell<Option<&'static PrincessTexts>> = const { Cell::new(None) };
}

/// Lays the French texts in place.
pub fn put_french(texts: &'static PrincessTexts) {
    FRENCH.set(Some(texts));
}

/// Where action points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Own trolls.
    Trolls,
    /// Own outposts.
    Outposts,
    /// Humans.
    Humans,
    /// The troll king.
    King,
    /// Trolls of rivals.
    Rivals,
}

/// A step of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leg {
    /// Play a round card.
    Play,
    /// Move a troll and act.
    First,
    /// Move another troll and act.
    Second,
    /// Draw a round card.
    Draw,
}

/// A tab of the phone's sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Round cards and challenges.
    Cards,
    /// Points and actions of a place.
    Actions,
    /// The displays.
    Displays,
}

/// The facts of a player's chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// Points if the game ended now.
    pub points: i32,
    /// Princesses.
    pub princesses: u8,
    /// Resources in the field, by the order of `Resource::ALL`.
    pub field: [u16; 3],
    /// Troll power.
    pub power: u8,
    /// Cows.
    pub cows: u8,
    /// Round cards in hand.
    pub hand: u8,
    /// Free cauldrons in the caverns.
    pub cauldrons: u8,
    /// Troll cards.
    pub cards: u8,
}

/// Something that somebody did, to be looked at again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feat {
    /// Played a round card.
    Played(RoundCard),
    /// Moved a troll there.
    Moved(Place),
    /// Pushed somebody's troll out of a village.
    Pushed(moot_core::Seat, Place),
    /// Performed an action.
    Did(Deed, Place),
    /// Laid a tile.
    Laid(Tile),
    /// Took a troll card.
    Card(TrollCard),
    /// Claimed a king's card.
    Claimed(KingsCard),
}

/// The texts of Trolls & Princesses in one language.
pub trait PrincessWords: Sync {
    /// A cavern or village as a title.
    fn place(&self, at: Place) -> &'static str;
    /// So many of a resource.
    fn resource(&self, resource: Resource, count: u16) -> String;
    /// So many of an item.
    fn item(&self, item: Item, count: u8) -> String;
    /// Goods in a list; what there is none of is left out.
    fn goods(&self, goods: Goods) -> String;
    /// What an effect does, as a sentence.
    fn effect(&self, effect: Effect) -> String;
    /// A tile as a title.
    fn tile(&self, tile: Tile) -> String;
    /// What a tile is good for.
    fn tile_text(&self, tile: Tile) -> String;
    /// A troll card as a title.
    fn card(&self, card: TrollCard) -> &'static str;
    /// What a troll card gives, stores and counts.
    fn card_text(&self, card: TrollCard) -> String;
    /// A castle tile as a title.
    fn castle(&self, castle: Castle) -> &'static str;
    /// What a round card does.
    fn round(&self, card: RoundCard) -> String;
    /// What a king's card asks for.
    fn challenge(&self, card: KingsCard) -> String;
    /// Points at the end.
    fn points(&self, points: Points) -> String;
    /// An action of a place.
    fn deed(&self, deed: Deed) -> String;
    /// What it costs.
    fn cost(&self, deed: Deed) -> String;
    /// How many action points, and from whom.
    fn reckoning(&self, points: Reckoning) -> String;
    /// What a tile would join at a place.
    fn joint(&self, joint: Joint) -> String;
    /// What is asked of the player who decides.
    fn question(&self, state: &State) -> String;

    /// A decision as the title of a move.
    fn choice(&self, scene: &Tale<'_>, action: Action) -> String;

    // The panels.

    /// The round cards in hand: the heading.
    fn rounds(&self) -> &'static str;
    /// Somebody else decides now.
    fn not_now(&self) -> &'static str;
    /// How many are still to be drawn.
    fn rounds_left(&self, left: u8) -> String;
    /// The back of a round card.
    fn time(&self, time: Time) -> &'static str;
    /// A hand that is hidden.
    fn hidden_hand(&self, name: &str, cards: u8) -> String;
    /// The king's cards of this game: the heading.
    fn challenges(&self) -> &'static str;
    /// What they cost.
    fn challenges_note(&self) -> &'static str;
    /// How far somebody is with a challenge.
    fn progress(&self, have: u8, need: u8) -> String;
    /// Who has completed it.
    fn claimed_by(&self, names: &[String]) -> String;
    /// Completes a challenge.
    fn claim(&self) -> &'static str;
    /// Action points: the heading while no place is chosen.
    fn points_title(&self) -> &'static str;
    /// The points of the phase.
    fn points_now(&self) -> &'static str;
    /// The points that a place would give.
    fn points_then(&self) -> &'static str;
    /// Where points come from.
    fn source(&self, source: Source) -> &'static str;
    /// Points for every action.
    fn own_points(&self) -> &'static str;
    /// Points for princess, bell and castle.
    fn shared_points(&self) -> &'static str;
    /// How many points are left.
    fn left(&self, left: u8, of: u8) -> String;
    /// The actions of the place: the heading; `now` while points are being spent.
    fn deeds(&self, now: bool) -> &'static str;
    /// How many of them are possible.
    fn reach(&self, within: usize, all: usize) -> String;
    /// What an action would bring the active player.
    fn yields(&self, state: &State, deed: Deed) -> String;
    /// Nothing is chosen: what to do.
    fn choose_place(&self) -> &'static str;
    /// The displays: the heading.
    fn displays(&self) -> &'static str;
    /// A display.
    fn display(&self, show: Show) -> &'static str;
    /// So much troll power.
    fn power(&self, power: u8) -> String;
    /// So many cows.
    fn cows(&self, cows: u8) -> String;
    /// So many free cauldrons.
    fn cauldrons(&self, free: u8) -> String;
    /// A cavern in one word, as on a round card.
    fn cavern(&self, at: Place) -> &'static str;
    /// A player's chip, read aloud after the name.
    fn chip(&self, glance: &Glance) -> String;
    /// A tab of the phone's sheet.
    fn tab(&self, tab: Tab) -> &'static str;
    /// The steps of the turn.
    fn legs(&self) -> &'static str;
    /// A step of the turn.
    fn leg(&self, leg: Leg) -> &'static str;
    /// What somebody did, in a few words.
    fn feat(&self, feat: &Feat) -> String;
    /// The same as it follows the name of whoever did it.
    fn feat_told(&self, feat: &Feat) -> String;
    /// The list of what everybody did.
    fn traces(&self) -> &'static str;
    /// Moves, tiles, troll cards, princesses, bells, castles, changelings, humans.
    fn did(&self, done: [u16; 8]) -> String;

    // The tray.

    /// What to do for what is asked.
    fn advice(&self, scene: &Tale<'_>, grip: &Grip) -> String;
    /// The button that carries out what is in hand.
    fn confirm(&self, scene: &Tale<'_>, actions: &[Action]) -> String;
    /// Where a troll comes from, as a button.
    fn mover(&self, from: Place, same: bool) -> String;
    /// The human of a cavern, as a button.
    fn walker(&self, from: Place) -> String;
    /// Whose troll is pushed, as a button.
    fn pushed(&self, name: &str) -> String;
    /// Turns the tile in hand.
    fn rotate(&self) -> &'static str;
    /// The end of a phase.
    fn end(&self) -> &'static str;
    /// The button that declines, or that says it is enough.
    fn done(&self, state: &State) -> &'static str;
    /// Puts down what is in hand.
    fn cancel(&self) -> &'static str;

    // The lobby.

    /// Why there can be no such game.
    fn no_game(&self) -> &'static str;
    /// How far a saved game is: players, and the round.
    fn saved_at(&self, players: u8, round: usize) -> String;
}
