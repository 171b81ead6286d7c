//! Texts of Trolls & Princesses: names, effects, costs, sources of points, and events.

use trolls_and_princesses::{
    Action, Castle, Cost, Effect, Goods, Illegal, Item, Joint, KingsCard, Place, PlaceAction, Points,
    Prospect, Reckoning, Resource, RoundCard, Show, State, Tile, Time, TrollCard,
};

use super::board::BoardTexts;
use crate::TrollsAndPrincessesUi;
use crate::game::pick::Choices;
use crate::text::en::PRINCESS;
use moot_table_ui::game::words::GameTexts;

/// The context of a sentence about Trolls & Princesses.
pub type TextContext<'a> = moot_table_ui::game::text_context::TextContext<'a, TrollsAndPrincessesUi>;

/// All texts of Trolls & Princesses in one language.
pub struct PrincessSections {
    /// The shared game texts.
    pub game: &'static dyn GameTexts<TrollsAndPrincessesUi>,
    /// Names, rules and the panels.
    pub own: &'static dyn PrincessTexts,
    /// Texts of villages, caverns and networks on the board.
    pub board: &'static dyn BoardTexts,
}

/// The texts that are the game's own in the reader's language; not tracked, like [`words`](moot_table_ui::text::words).
#[must_use]
pub fn princess() -> &'static dyn PrincessTexts {
    texts().own
}

moot_ui::translated! {
    /// All texts of Trolls & Princesses in the reader's language.
    pub fn texts() -> PrincessSections = &PRINCESS;
}

/// A source of action points.
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

/// Why a troll could do nothing at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// Every action takes more action points.
    Points,
    /// Every action takes more points or goods than the player has.
    Price,
    /// Some actions take more action points, and the others cannot be done at all.
    PointsForSome,
    /// Another reason, or several.
    Other,
}

impl Hindrance {
    /// The reason that all actions of a place have in common.
    #[must_use]
    pub fn of(prospect: &Prospect) -> Hindrance {
        let all = |wanted: fn(&Illegal) -> bool| {
            let refused = |can: &Result<(), Illegal>| can.as_ref().err().is_some_and(wanted);
            !prospect.place_actions.is_empty() && prospect.place_actions.iter().all(|(_, can)| refused(can))
        };
        if all(|why| matches!(why, Illegal::Points { .. })) {
            Hindrance::Points
        } else if all(|why| {
            matches!(
                why,
                Illegal::Points { .. } | Illegal::Short { .. } | Illegal::Power { .. } | Illegal::NoCow
            )
        }) {
            Hindrance::Price
        } else if prospect.place_actions.iter().any(|(_, can)| matches!(can, Err(Illegal::Points { .. }))) {
            Hindrance::PointsForSome
        } else {
            Hindrance::Other
        }
    }
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

/// A past move of a player, for the recap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecapEvent {
    /// Played a round card.
    Played(RoundCard),
    /// Moved a troll to a place.
    Moved(Place),
    /// Pushed another player's troll out of a village.
    Pushed(moot_core::Seat, Place),
    /// Performed an action.
    Did(PlaceAction, Place),
    /// Laid a tile.
    Laid(Tile),
    /// Took a troll card.
    Card(TrollCard),
    /// Claimed a king's card.
    Claimed(KingsCard),
}

moot_ui::texts! {
    /// The texts of Trolls & Princesses in one language.
    pub trait PrincessTexts;
    en {
        use crate::text::en::{advice, names, table};
        use moot_ui::text::en::join::{and, count};
    }
    fr {
        use crate::text::fr::{advice, names, table};
        use moot_ui::text::fr::join::{and, count, de};
    }

    /// A cavern or village as a title.
    place(at: Place) { all: names::place(at) }
    /// An amount of a resource.
    resource(resource: Resource, count: u16) -> String { all: names::resource(resource, count) }
    /// An amount of an item.
    item(item: Item, count: u8) -> String { all: names::item(item, count) }
    /// A list of goods, without those of amount 0.
    goods(goods: Goods) -> String { all: names::goods(goods) }
    /// The description of an effect, as a sentence.
    effect(effect: Effect) -> String { all: names::effect(effect) }
    /// A tile as a title.
    tile(tile: Tile) -> String { all: names::tile(tile).to_owned() }
    /// The benefit of a tile.
    tile_text(tile: Tile) -> String { all: names::tile_text(tile) }
    /// A troll card as a title.
    card(card: TrollCard) { en: card.face().name, fr: names::card(card) }
    /// The description of a troll card: gains, storage and points.
    card_text(card: TrollCard) -> String { all: names::card_text(card) }
    /// A castle tile as a title.
    castle(castle: Castle) { en: castle.face().name, fr: names::castle(castle) }
    /// The description of a round card.
    round(card: RoundCard) -> String { all: names::round(card) }
    /// The same in two lines: item and village, and where the troll king goes, by the words on the board.
    round_short(card: RoundCard) -> String { all: names::round_short(card) }
    /// The condition of a king's card.
    challenge(card: KingsCard) -> String { en: card.face().text.to_owned(), fr: names::challenge(card) }
    /// Victory points at the end.
    points(points: Points) -> String { all: names::points(points) }
    /// An action of a place.
    place_action(place_action: PlaceAction) -> String { all: names::place_action(place_action) }
    /// The cost of an action.
    cost(cost: Cost) -> String { all: names::cost(cost) }
    /// The number of action points, and their sources.
    reckoning(points: Reckoning) -> String { all: names::reckoning(points) }
    /// Says that a cave tile is chosen after *Build* has been confirmed.
    build_first { en: "Confirm the building first, then choose the tile.", fr: "Confirmez d’abord la construction, puis choisissez la tuile." }
    /// What a troll would find at a place: its action points, or that nothing can be done with them, and why.
    prospect(prospect: &Prospect) -> String { all: table::prospect(prospect) }
    /// The networks that a tile would join at a place.
    joint(joint: Joint) -> String { all: names::joint(joint) }
    /// Asks where the tile in hand goes.
    held(tile: Tile) -> String { all: advice::held(tile) }
    /// The question to the player who decides.
    question(state: &State) -> String { all: advice::question(state) }

    /// A decision as the title of a move.
    choice(context: &TextContext<'_>, action: Action) -> String { all: advice::title(context, action) }

    // The panels.

    /// The round cards in hand: the heading.
    rounds { en: "Round cards", fr: "Cartes de manche" }
    /// Another player decides now.
    not_now { en: "Another player decides now.", fr: "Un autre joueur décide maintenant." }
    /// The number of cards still to be drawn.
    rounds_left(left: u8) -> String { match left {
        0 => { en: "none to draw".to_owned(), fr: "plus rien à piocher".to_owned() }
        n => { en: format!("{n} more to draw"), fr: format!("encore {n} à piocher") }
    } }
    /// The back of a round card.
    time(time: Time) { all: table::time(time) }
    /// A hand that is hidden.
    hidden_hand(name: &str, cards: u8) -> String { en: format!("{name} holds {}, face down", count(cards, "round card", "round cards")), fr: format!("{name} a {}, face cachée", count(cards, "carte de manche", "cartes de manche")) }
    /// The king's cards of this game: the heading.
    challenges { en: "King’s cards", fr: "Cartes du roi" }
    /// Their cost.
    challenges_note { en: "free, once done", fr: "gratuit, une fois accompli" }
    /// A player's progress with a challenge.
    progress(have: u8, need: u8) -> String { en: format!("{have} of {need}"), fr: format!("{have} sur {need}") }
    /// The players who have completed it.
    claimed_by(names: &[String]) -> String { en: format!("Done by {}", and(names)), fr: format!("Accompli par {}", and(names)) }
    /// Completes a challenge.
    claim { en: "Claim", fr: "Relever" }
    /// Action points: the heading while no place is chosen.
    points_title { en: "Action points", fr: "Points d’action" }
    /// The points of the phase.
    points_now { en: "in this phase", fr: "dans cette phase" }
    /// The points that a place would give.
    points_then { en: "if a troll went there now", fr: "si un troll y allait maintenant" }
    /// The source of points.
    source(source: Source, count: u8) { all: table::source(source, count) }
    /// Points for every action.
    own_points(points: u8) { en: if points == 1 { "action point" } else { "action points" }, fr: if points < 2 { "point d’action" } else { "points d’action" } }
    /// The points that are left of those.
    own_left { en: "left", fr: "à dépenser" }
    /// Points for actions that opponents' trolls help with; `now` for those that are left.
    shared_points(now: bool) { en: if now { "left for shared actions" } else { "for shared actions" }, fr: if now { "pour les actions partagées, à dépenser" } else { "pour les actions partagées" } }
    /// The number of points left.
    left(left: u8, of: u8) -> String { en: format!("{left} of {of} left"), fr: format!("{left} sur {of} à dépenser") }
    /// The actions of the place: the heading; `now` while points are being spent.
    place_actions(now: bool) { en: if now { "What you can do here" } else { "What you could do there" }, fr: if now { "Ce que vous pouvez faire ici" } else { "Ce que vous pourriez y faire" } }
    /// The number of possible actions.
    reach(within: usize, all: usize) -> String { en: format!("{within} of {all} within reach"), fr: format!("{within} sur {all} à portée") }
    /// The gain of an action for the active player.
    yields(state: &State, place_action: PlaceAction) -> String { all: table::yields(state, place_action) }
    /// Advice while nothing is selected.
    choose_place { en: "Choose a place to see what it would give.", fr: "Choisissez un lieu pour voir ce qu’il donnerait." }
    /// The most action points of a troll on a page of the board.
    most(points: u8) -> String { en: format!("up to {points}"), fr: format!("jusqu’à {points}") }
    /// The displays: the heading.
    displays { en: "Displays", fr: "Étalages" }
    /// A display.
    display(show: Show) { all: table::display(show) }
    /// An amount of troll power.
    power(power: u8) -> String { en: format!("{power} troll power"), fr: format!("{power} de pouvoir troll") }
    /// A number of cows.
    cows(cows: u8) -> String { en: count(cows, "cow", "cows"), fr: count(cows, "vache", "vaches") }
    /// A number of free cauldrons.
    cauldrons(free: u8) -> String { en: count(free, "free cauldron", "free cauldrons"), fr: count(free, "chaudron libre", "chaudrons libres") }
    /// A cavern in one word, as on a round card.
    cavern(at: Place) { match at {
        Place::MINING => { en: "Mining", fr: "Mine" }
        Place::BUILDING => { en: "Building", fr: "Bâtisseurs" }
        _ => { en: "Power", fr: "Pouvoir" }
    } }
    /// The use of a cavern, for a player who does not know it yet.
    cavern_use(at: Place) { match at {
        Place::MINING => { en: "resources from your sites", fr: "ressources de vos gisements" }
        Place::BUILDING => { en: "cave tiles and outposts", fr: "tuiles et avant-postes" }
        _ => { en: "troll power and troll cards", fr: "pouvoir troll et cartes Troll" }
    } }
    /// A player's chip, read aloud after the name.
    chip(glance: &Glance) -> String { all: table::chip(glance) }
    /// A tab of the phone's sheet.
    tab(tab: Tab) { all: table::tab(tab) }
    /// The steps of the turn.
    legs { en: "The turn", fr: "Le tour" }
    /// A step of the turn.
    leg(leg: Leg) { all: table::leg(leg) }
    /// A move, in a few words.
    recap_event(recap_event: &RecapEvent) -> String { all: table::recap_event(recap_event) }
    /// The same move as it follows the player's name.
    feat_told(recap_event: &RecapEvent) -> String { all: table::feat_told(recap_event) }
    /// The heading of all players' totals.
    statistics { en: "What everybody did", fr: "Ce que chacun a fait" }
    /// Moves, tiles, troll cards, princesses, bells, castles, changelings, humans.
    did(done: [u16; 8]) -> String { all: table::did(done) }

    // The tray.

    /// The benefit of a king's tile that may be activated; `None` for the one of the board.
    activation(state: &State, of: Option<Tile>) -> String { all: names::activation(state, of) }
    /// Advice on how to decide.
    advice(context: &TextContext<'_>, choices: &Choices) -> String { all: table::advice(context, choices) }
    /// The button that plays the selection.
    confirm(context: &TextContext<'_>, actions: &[Action]) -> String { all: table::confirm(context, actions) }
    /// The button that chooses the troll to move.
    mover(from: Place, same: bool) -> String { all: table::mover(from, same) }
    /// The button that chooses the human to move.
    walker(from: Place) -> String { all: table::walker(from) }
    /// The button that chooses the troll to push.
    pushed(name: &str) -> String { en: format!("Push a troll of {name}"), fr: format!("Chasser un troll {}", de(name)) }
    /// The button that rotates the selected tile.
    rotate { en: "Turn it", fr: "La tourner" }
    /// Why it cannot be rotated yet.
    turn_later { en: "First choose a place for the tile.", fr: "Choisissez d’abord un lieu pour la tuile." }
    /// What the tile in hand joins at its place.
    placement(choices: &Choices) -> String { all: names::placement(choices) }
    /// The red crosses of the preview: halves of sites that the tile spends.
    lost(halves: u8) { match halves {
        1 => { en: "Red cross: a half site is lost.", fr: "Croix rouge : un demi-gisement est perdu." }
        _ => { en: "Red crosses: half sites are lost.", fr: "Croix rouges : des demi-gisements sont perdus." }
    } }
    /// The action points that are left, own ones and those of rival trolls, in the label of the end of the phase.
    points_left(own: u8, lent: u8) -> String { en: format!("{} left", advice::action_points(own, lent)), fr: format!("encore {}", advice::action_points(own, lent)) }
    /// Asks whether to end the phase with action points left.
    end_question(own: u8, lent: u8) -> String { en: format!("End the phase with {} left?", advice::action_points(own, lent)), fr: format!("Finir la phase avec encore {} ?", advice::action_points(own, lent)) }
    /// How many cave tiles may still be built.
    tiles_left(left: u8) -> String { en: format!("{} left", count(left, "tile", "tiles")), fr: format!("encore {}", count(left, "tuile", "tuiles")) }
    /// Asks whether to end building with tiles left.
    leave_question(left: u8) -> String { en: format!("Leave {} unbuilt?", count(left, "cave tile", "cave tiles")), fr: format!("Laisser {} de côté ?", count(left, "tuile de grotte", "tuiles de grotte")) }
    /// Ends the phase.
    end { en: "End phase", fr: "Finir la phase" }
    /// The button that ends the second phase, and with it the turn.
    end_turn { en: "End turn", fr: "Finir le tour" }
    /// The button that declines, or ends a choice.
    done(state: &State) { all: table::done(state) }
    /// Clears the selection.
    cancel { en: "Cancel", fr: "Renoncer" }

    // The lobby.

    /// Why the options are invalid.
    no_game { en: "These options cannot be played.", fr: "Ces options ne se jouent pas." }
    /// The progress of a saved game: players and round.
    saved_at(players: u8, round: usize) -> String { en: format!("{} · round {round}", count(players, "player", "players")), fr: format!("{} · manche {round}", count(players, "joueur", "joueurs")) }
}
