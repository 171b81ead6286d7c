//! Texts of Cave Troll: the dungeon, the panels round it and the trays under it.

use cave_troll::{Action, Artifact, Card, Figure, Piece, Set, Space, State};

use crate::CaveTrollUi;
use crate::board::facts::Facts;
use crate::board::model::Preview;
use crate::game::pick::{Choices, FigureAction, NextPart};
use crate::text::en::CAVE;
use moot_table_ui::game::words::GameTexts;

/// The context of a sentence about Cave Troll.
pub type TextContext<'a> = moot_table_ui::game::text_context::TextContext<'a, CaveTrollUi>;

/// The texts of Cave Troll in one language.
pub struct CaveSections {
    /// The shared game texts.
    pub game: &'static dyn GameTexts<CaveTrollUi>,
    /// The dungeon, the panels round it and the trays under it.
    pub own: &'static dyn CaveTexts,
}

/// The texts that are Cave Troll's own in the reader's language; not tracked, like [`words`](moot_table_ui::text::words).
#[must_use]
pub fn cave() -> &'static dyn CaveTexts {
    texts().own
}

moot_ui::translated! {
    /// All texts of Cave Troll in the reader's language.
    pub fn texts() -> CaveSections = &CAVE;
}

/// The location of an own figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    /// This number of them is in the dungeon.
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
    /// The gold that the board would pay now.
    pub board: i16,
}

/// A tab of the phone's sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Hand and actions.
    Cards,
    /// All players' gold, and the scoring pile.
    Gold,
    /// The list of characters.
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

/// What a player used against a figure of another player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// A figure, by its ability.
    Figure(Figure),
    /// An artifact.
    Artifact(Artifact),
}

/// A past move of a player, for the recap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecapEvent {
    /// Placed a figure.
    Placed(Figure, Space),
    /// Moved a figure of their own.
    Moved(Figure, Space),
    /// Moved a figure of another player.
    Shoved(Piece, Space),
    /// Removed some figures.
    Removed {
        /// The first of them.
        first: Piece,
        /// The number.
        count: u8,
        /// The space they were on.
        at: Space,
    },
    /// Removed some figures of the reader.
    Lost {
        /// The first of them.
        first: Figure,
        /// The number.
        count: u8,
        /// The space they were on.
        at: Space,
        /// What removed them.
        by: Means,
    },
    /// Moved a figure of the reader.
    Sent(Figure, Space, Means),
    /// Scored a room: the gold of each seat.
    Scored(Space, [u8; 4]),
    /// Set off a scoring of the whole dungeon: the gold of each seat.
    Board([i16; 4]),
    /// Found gold in an empty room.
    Purse,
    /// Found an artifact.
    Found,
    /// Played an artifact.
    Invoked(Artifact),
    /// Sealed a room.
    Sealed(Space),
    /// Ended a turn without an action.
    Idle,
}

/// An action in the row of actions.
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

moot_ui::texts! {
    /// Texts of Cave Troll.
    pub trait CaveTexts;
    en {
        use crate::text::en::{English, board, names, recap, table, trays};
        use moot_ui::text::en::join::count;
    }
    fr {
        use crate::text::fr::{French, board, names, recap, table, trays};
        use moot_ui::text::fr::join::{count, de};
    }

    // Names and texts of the components.

    /// The name of a figure.
    figure(figure: Figure) { en: names::figure(figure), fr: names::figure(figure).name }
    /// The ability, in one or two sentences.
    ability(figure: Figure) { all: names::ability(figure) }
    /// The name of a card.
    card(card: Card) { all: names::card(card) }
    /// What a card does.
    card_text(card: Card) { all: names::card_text(card) }
    /// The name of an artifact.
    artifact(artifact: Artifact) { en: names::artifact(artifact), fr: names::artifact(artifact).name }
    /// What an artifact does.
    artifact_text(artifact: Artifact) { all: names::artifact_text(artifact) }
    /// A space as a title: "Hoard".
    place(space: Space) -> String { all: names::place(space) }
    /// The accessible name of the map of paths and gold.
    statistics_map { en: "The ways of all figures, and the gold from each room", fr: "Les trajets de toutes les figurines et l’or de chaque salle" }
    /// A player's totals: figures placed, steps, figures of others moved, figures removed; gold from rooms.
    did(done: [u16; 4], gold: u16) -> String { all: table::did(done, gold) }
    /// A number of scoring icons.
    icons(icons: u8) -> String { all: names::icons(icons) }

    // The dungeon.

    /// The board as a whole.
    dungeon { en: "The dungeon", fr: "Le donjon" }
    /// The role of the board, for screen readers.
    role { en: "board", fr: "plateau" }
    /// A button: the whole dungeon.
    whole { en: "Whole dungeon", fr: "Tout le donjon" }
    /// The keys of the board.
    keys {
        en: "Arrow keys go from room to room, to lit ones first; with Shift to every space. Enter chooses, Escape puts down. Plus, \
         minus and 0 zoom. F6 leads to the next part of the table, and arrows from button to button in it.",
        fr: "Les flèches mènent de salle en salle, d’abord aux éclairées ; avec Maj, à tout espace. Entrée choisit, Échap repose. \
         Plus, moins et 0 règlent le zoom. F6 mène à la partie suivante de la table, où les flèches vont d’un bouton à l’autre.",
    }
    /// A space with its content, and whether it may be chosen now.
    facts(context: &TextContext<'_>, facts: &Facts, lit: bool) -> String { all: board::spoken(context, facts, lit) }
    /// The leader of a room and its payment, in one line.
    standing(context: &TextContext<'_>, facts: &Facts) -> String { all: board::standing(context, facts) }
    /// The figures on a space, in one line.
    crowd(context: &TextContext<'_>, facts: &Facts) -> String { all: board::crowd(context, facts) }
    /// A tie, on a pennant.
    tie { en: "tie", fr: "nul" }

    // The panels.

    /// The heading of the forecast: gold if the board were scored now, or after the selection.
    forecast(choice: bool) {
        en: if choice { "After this choice" } else { "If scored now" },
        fr: if choice { "Après ce choix" } else { "Si décompte" },
    }
    /// The headings of its columns.
    forecast_extra { en: "gold → after", fr: "or → après" }
    /// The accessible name of one row.
    forecast_row(name: &str, gold: i32, board: i16) -> String {
        en: format!("{name}: {gold} gold, the dungeon would pay {board}: {}", gold + i32::from(board)),
        fr: {
            let after = gold + i32::from(board);
            format!("{name} : {}, le donjon paierait {board} : {after}", names::gold(gold))
        },
    }
    /// The scoring pile.
    pile { en: "Scoring pile", fr: "Pile de décompte" }
    /// The number of its icons.
    pile_count(icons: u8) -> String { en: format!("{icons} of 5 icons"), fr: format!("{icons}/5 {}", if icons < 2 { "symbole" } else { "symboles" }) }
    /// The number of missing icons, and the consequence.
    pile_rest(missing: u8) -> String {
        en: format!("{}, and every room with a hero pays out.", count(missing, "more icon", "more icons")),
        fr: format!(
            "Encore {}, et toutes les salles avec un héros paient.",
            count(missing, "symbole", "symboles")
        ),
    }
    /// The remaining cards of the smallest deck, near the end.
    decks(fewest: u8) -> String { en: format!("The game ends with a deck: the smallest has {}.", count(fewest, "card", "cards")), fr: format!("La partie finit avec une pioche : la plus petite a {}.", count(fewest, "carte", "cartes")) }
    /// The actions of the turn: the heading.
    turn(name: &str, own: bool) -> String { en: if own { "Your turn".to_owned() } else { format!("Turn of {name}") }, fr: if own { "Votre tour".to_owned() } else { format!("Tour {}", de(name)) } }
    /// How many actions are left.
    left(left: u8, of: u8) -> String { en: format!("{left} of {} left", count(of, "action", "actions")), fr: format!("{} sur {of}", count(left, "action", "actions")) }
    /// The name of an action.
    verb(verb: Verb) { match verb {
        Verb::Draw => { en: "Draw and play", fr: "Piocher et jouer" }
        Verb::Move => { en: "Move", fr: "Déplacer" }
        Verb::Ability => { en: "Use an ability", fr: "Pouvoir" }
        Verb::Artifact => { en: "Play artifact", fr: "Jouer l’artefact" }
    } }
    /// A note on an action; `number` counts cards, figures that can act, or gold.
    verb_note(verb: Verb, number: u8) -> String { all: table::verb_note(verb, number) }
    /// A note on an action while something else is decided.
    not_now { en: "not now", fr: "pas maintenant" }
    /// A note on an artifact that would be played without effect.
    no_effect { en: "no effect now", fr: "sans effet maintenant" }
    /// A notice that the game ends unless a player draws a card.
    stall(turns: u8) -> String { all: trays::stall(turns) }
    /// The cards of the player at the screen.
    cards { en: "Your cards", fr: "Vos cartes" }
    /// The cards of another player.
    cards_of(name: &str) -> String { en: format!("Cards of {name}"), fr: format!("Cartes {}", de(name)) }
    /// A note that only this player sees them.
    cards_secret { en: "seen by you only", fr: "pour vos yeux seulement" }
    /// The number of cards left in the deck.
    deck(left: u8) -> String { en: format!("{left} left in the deck"), fr: format!("encore {left} dans la pioche") }
    /// The explanation of drawing.
    deck_note { en: "Draw one, play one of the two.", fr: "Piochez-en une, jouez une des deux." }
    /// A hand that is hidden.
    hidden_hand(name: &str, cards: u8) -> String { en: format!("{name} holds {}", count(cards, "card", "cards")), fr: format!("{name} a {} en main", count(cards, "carte", "cartes")) }
    /// An artifact that is face down.
    face_down { en: "An artifact, face down", fr: "Un artefact, face cachée" }
    /// The gold for an unplayed artifact.
    unplayed(gold: u8) -> String { en: format!("unplayed it pays {gold} gold"), fr: format!("non joué, il paie {}", names::gold(gold.into())) }
    /// The list of characters.
    characters { en: "Who does what", fr: "Qui fait quoi" }
    /// The location of a figure.
    whereabouts(whereabouts: Whereabouts) -> String { match whereabouts {
        Whereabouts::Board(1) => { en: "on the board".to_owned(), fr: "dans le donjon".to_owned() }
        Whereabouts::Board(n) => { en: format!("{n} on the board"), fr: format!("{n} dans le donjon") }
        Whereabouts::Hand => { en: "in hand".to_owned(), fr: "en main".to_owned() }
        Whereabouts::Deck => { en: "in the deck".to_owned(), fr: "dans la pioche".to_owned() }
        Whereabouts::Gone => { en: "removed".to_owned(), fr: "hors jeu".to_owned() }
    } }
    /// A player's chip, read aloud after the name.
    chip(glance: &Glance) -> String { all: table::chip(glance) }
    /// The tooltip of an amount on a chip.
    chip_deck(deck: u8) -> String { en: English.deck(deck), fr: French.deck(deck) }
    /// The tooltip of an amount on a chip.
    chip_heroes(heroes: u8) -> String { en: format!("{} in the dungeon", count(heroes, "hero", "heroes")), fr: format!("{} dans le donjon", count(heroes, "héros", "héros")) }
    /// The tooltip of an amount on a chip.
    chip_monsters(monsters: u8) -> String { en: format!("{} in the dungeon", count(monsters, "monster", "monsters")), fr: format!("{} dans le donjon", count(monsters, "monstre", "monstres")) }
    /// The tooltip of an amount on a chip.
    chip_artifact(artifact: bool) { en: if artifact { English.face_down() } else { "No artifact" }, fr: if artifact { French.face_down() } else { "Aucun artefact" } }

    /// A tab of the phone's sheet.
    tab(tab: Tab) { match tab {
        Tab::Cards => { en: "Cards", fr: "Cartes" }
        Tab::Gold => { en: "Gold", fr: "Or" }
        Tab::Figures => { en: "Figures", fr: "Figurines" }
    } }
    /// The list of the turn's actions.
    actions { en: "Actions of this turn", fr: "Actions de ce tour" }
    /// An action that is not spent yet.
    any_action { en: "any action", fr: "au choix" }
    /// What an action was spent on.
    spent(spent: Spent) -> String { match spent {
        Spent::Draw => { en: "Play a card".to_owned(), fr: "Jouer une carte".to_owned() }
        Spent::Card(card) => {
            en: match card {
                Card::FIND | Card::SCORE => names::card(card).to_owned(),
                _ => format!("Play the {}", names::card(card)),
            },
            fr: match card {
                Card::FIND | Card::SCORE => names::card(card).to_owned(),
                _ => format!("Jouer {}", names::a_card(card)),
            },
        }
        Spent::Move(figure) => { en: format!("Move the {}", names::figure(figure)), fr: format!("Déplacer {}", names::figure(figure).the()) }
        Spent::Ability(figure) => { en: format!("{} acts", names::figure(figure)), fr: format!("{} agit", names::figure(figure).name) }
        Spent::Artifact => { en: "Play the artifact".to_owned(), fr: "Jouer l’artefact".to_owned() }
    } }
    /// A move, in a few words.
    recap_entry(recap_event: &RecapEvent) -> String { all: recap::recap_entry(recap_event) }
    /// The same move as it follows the player's name.
    recap_entry_spoken(recap_event: &RecapEvent) -> String { all: recap::recap_entry_spoken(recap_event) }
    /// A move that takes gold from the rooms of the reader, in a few words.
    recap_cost(what: &str, gold: i32) -> String {
        en: [what, ", −", &gold.to_string(), " gold for you"].concat(),
        fr: [what, ", −", &names::gold(gold), " pour vous"].concat(),
    }
    /// The same move as it follows the player's name.
    recap_cost_spoken(what: &str, gold: i32) -> String {
        en: [what, ", which costs you ", &gold.to_string(), " gold of the next scoring"].concat(),
        fr: [what, ", ce qui vous coûte ", &names::gold(gold), " au prochain décompte"].concat(),
    }

    // The trays.

    /// The question to the player who decides.
    question(context: &TextContext<'_>, choices: &Choices) -> String { all: trays::question(context, choices.pick) }
    /// Advice on how to decide.
    advice(context: &TextContext<'_>, choices: &Choices) -> String { all: trays::advice(context, choices) }
    /// The button that acts on a figure.
    act(figure_action: FigureAction) { all: trays::figure_action(figure_action) }
    /// Why that button is disabled.
    no_use(figure_action: FigureAction) { all: trays::no_use(figure_action) }
    /// The button that plays the selection.
    confirm(context: &TextContext<'_>, actions: &[Action]) -> String { all: trays::confirm(context, actions) }
    /// The same button while a part of the selection is missing: what to choose next.
    missing(next_part: NextPart) { match next_part {
        NextPart::Card => { en: "Choose a card", fr: "Choisissez une carte" }
        NextPart::Who | NextPart::Whom => { en: "Choose a figure", fr: "Choisissez une figurine" }
        NextPart::To | NextPart::Ready | NextPart::Nothing => { en: "Choose a place", fr: "Choisissez un lieu" }
    } }
    /// The effect of a decision besides gold; empty if there is none.
    preview(context: &TextContext<'_>, preview: &Preview) -> String { all: trays::preview(context, preview) }
    /// The button that declines, or ends a choice.
    done(state: &State) { all: trays::done(state) }
    /// Clears the selection.
    cancel { en: "Cancel", fr: "Renoncer" }
    /// The actions that are left, in the label of the end of the turn.
    actions_left(left: u8) -> String { en: format!("{} left", count(left, "action", "actions")), fr: format!("encore {}", count(left, "action", "actions")) }
    /// Asks whether to end the turn with actions left.
    end_question(left: u8) -> String { en: format!("End the turn with {} left?", count(left, "action", "actions")), fr: format!("Finir le tour avec encore {} ?", count(left, "action", "actions")) }
    /// Draws a card that ends the game.
    last_draw { en: "Draw the last card", fr: "Piocher la dernière" }
    /// Asks whether to draw the card that ends the game with other actions left.
    last_draw_question(lost: u8) -> String { en: format!("Draw the last card? The game ends with it, and {} would be lost.", count(lost, "other action", "other actions")), fr: format!("Piocher la dernière carte\u{202f}? La partie finit avec elle, et {} seraient perdues.", count(lost, "autre action", "autres actions")) }
    /// The characters that could step out before a Cave Troll.
    could_step_out(number: u8) -> String { en: format!("{number} could"), fr: if number == 1 { "1 le pourrait".to_owned() } else { format!("{number} le pourraient") } }
    /// Asks whether no character steps out before a Cave Troll.
    stay_question(number: u8) -> String { en: format!("Leave {} to the Cave Troll?", count(number, "character", "characters")), fr: format!("Abandonner {} au troll des cavernes ?", count(number, "personnage", "personnages")) }
    /// Ends the turn.
    end { en: "End turn", fr: "Finir le tour" }

    // The lobby.

    /// Why the options are invalid.
    no_game { en: "Two to four can play.", fr: "On y joue de deux à quatre." }
    /// The progress of a saved game: its characters, and the number of cards drawn.
    saved_at(set: Set, draws: usize) -> String {
        en: {
            let set = English.set_name(set);
            let draws = count(u32::try_from(draws).unwrap_or(u32::MAX), "card", "cards");
            format!("{set}, {draws} drawn")
        },
        fr: {
            let draws = u32::try_from(draws).unwrap_or(u32::MAX);
            format!("{}, {}", French.set_name(set), count(draws, "carte piochée", "cartes piochées"))
        },
    }
    /// A set of characters.
    set_name(set: Set) { match set {
        Set::Classic => { en: "Classic characters", fr: "Troupe classique" }
        Set::Variant => { en: "Variant characters", fr: "Troupe variante" }
    } }
}
