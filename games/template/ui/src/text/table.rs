//! The game's own texts at the table: board, panels and tray.

use nim_template::Phase;

use moot_table_ui::game::words::GameTexts;
use nim_template::{Card, Hand, Heap};

use crate::NimUi;
use crate::board::pick::Pick;
use crate::text::en::NIM;

/// The context of a sentence: the position and the players.
pub type TextContext<'a> = moot_table_ui::game::text_context::TextContext<'a, NimUi>;

/// The texts of the game in one language.
pub struct NimSections {
    /// The shared game texts.
    pub game: &'static dyn GameTexts<NimUi>,
    /// Board, panels and tray.
    pub own: &'static dyn NimTexts,
}

/// The game's own texts in the reader's language; not tracked: a change of language builds the page anew.
#[must_use]
pub fn nim() -> &'static dyn NimTexts {
    texts().own
}

moot_ui::translated! {
    /// All texts of the game in the reader's language.
    pub fn texts() -> NimSections = &NIM;
}

/// A past move of a player, for the recap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecapEvent {
    /// Took a number of stones from a heap.
    Took(Heap, u8),
    /// Emptied a heap, for a number of points.
    Emptied(Heap, u8),
    /// Played a card.
    Played(Card),
}

moot_ui::texts! {
    /// The game's own texts at the table.
    pub trait NimTexts;
    en {
        use crate::text::en::{English, points, stones, table};
        use moot_ui::text::en::join::count;
    }
    fr {
        use crate::text::fr::{French, points, stones, table};
        use moot_ui::text::fr::join::count;
    }

    // Names.

    /// A card.
    card(card: Card) { match card {
        Card::TwoHands => { en: "Two hands", fr: "Deux mains" }
        Card::Rest => { en: "Rest", fr: "Repos" }
    } }
    /// What a card does, as a sentence.
    card_text(card: Card) { match card {
        Card::TwoHands => { en: "Once: take from two different heaps.", fr: "Une fois : prenez dans deux tas différents." }
        Card::Rest => { en: "Once: take nothing.", fr: "Une fois : ne prenez rien." }
    } }
    /// The card of a player, as far as it is known.
    hand(hand: Hand) -> String {
        en: match hand {
            Hand::Empty => "no card".to_owned(),
            Hand::Hidden => "a hidden card".to_owned(),
            Hand::Held(card) => English.card(card).to_owned(),
            Hand::Played(card) => format!("{}, played", English.card(card)),
        },
        fr: match hand {
            Hand::Empty => "aucune carte".to_owned(),
            Hand::Hidden => "une carte cachée".to_owned(),
            Hand::Held(card) => French.card(card).to_owned(),
            Hand::Played(Card::TwoHands) => "Deux mains, jouées".to_owned(),
            Hand::Played(Card::Rest) => "Repos, joué".to_owned(),
        },
    }

    // The board.

    /// The board as a whole.
    board { en: "The heaps", fr: "Les tas" }
    /// The role of the board, for screen readers.
    role { en: "board", fr: "plateau" }
    /// The button that shows all of the board.
    whole { en: "All heaps", fr: "Tous les tas" }
    /// The keys of the board.
    keys {
        en: "Left and right go from heap to heap, up and down from stone to stone. Enter selects a stone with all above it, Enter again \
         takes them, Escape drops the selection. Plus, minus and 0 zoom.",
        fr: "Gauche et droite mènent de tas en tas, haut et bas de pierre en pierre. Entrée choisit une pierre et toutes celles du \
         dessus, Entrée encore les prend, Échap abandonne le choix. Plus, moins et 0 règlent le zoom.",
    }
    /// A stone with the stones that a press on it takes, and whether that is legal now.
    stone(context: &TextContext<'_>, at: Pick, open: bool) -> String {
        en: {
            let all = stones(context.state.stones(at.heap));
            let can = if open { " Can be taken." } else { "" };
            format!("Heap {}, {all}: take {}.{can}", at.heap.word(), at.stones)
        },
        fr: {
            let all = stones(context.state.stones(at.heap));
            let can = if open { " Possible." } else { "" };
            format!("Tas {}, {all} : en prendre {}.{can}", at.heap.word(), at.stones)
        },
    }

    // The tray.

    /// The question to the player who decides.
    question(context: &TextContext<'_>) -> String { all: table::question(context) }
    /// Advice on how to decide.
    advice(context: &TextContext<'_>) -> String {
        en: match context.state.phase {
            Phase::Second { first } => format!("From any heap but {}.", first.word()),
            _ => "Press the lowest stone that you want.".to_owned(),
        },
        fr: match context.state.phase {
            Phase::Second { first } => format!("Dans tout autre tas que {}.", first.word()),
            _ => "Touchez la plus basse pierre voulue.".to_owned(),
        },
    }
    /// The button that plays a card.
    play(card: Card) { match card {
        Card::TwoHands => { en: "Play two hands", fr: "Jouer Deux mains" }
        Card::Rest => { en: "Play rest", fr: "Jouer Repos" }
    } }
    /// The button that takes what is selected.
    take(selected: Pick) -> String { en: format!("Take {} from {}", stones(selected.stones), selected.heap.word()), fr: format!("Prendre {} en {}", stones(selected.stones), selected.heap.word()) }
    /// The button that drops the selection.
    cancel { en: "Cancel", fr: "Renoncer" }

    // The panels and what is round them.

    /// The panel of cards.
    cards { en: "Cards", fr: "Les cartes" }
    /// The panel of points.
    points_title { en: "Points", fr: "Les points" }
    /// The points for the next heap; 0 if there is none.
    pay(pay: u8) -> String { en: if pay == 0 { String::new() } else { format!("next heap: {pay}") }, fr: if pay == 0 { String::new() } else { format!("prochain tas : {pay}") } }
    /// The tab of the panel of cards on a phone.
    tab_cards { en: "Cards", fr: "Cartes" }
    /// The tab of the panel of points on a phone.
    tab_points { en: "Points", fr: "Points" }
    /// A player's chip, read aloud after the name.
    chip(has: u8, hand: Hand) -> String { en: format!("{}, {}", points(has), English.hand(hand)), fr: format!("{}, {}", points(has), French.hand(hand)) }
    /// The steps of the turn.
    steps { en: "Steps of this turn", fr: "Étapes de ce tour" }
    /// A step of the turn, from 0, of `of`.
    step(at: u8, of: u8) { match (at, of) {
        (_, 1) => { en: "Take from a heap", fr: "Prendre dans un tas" }
        (0, _) => { en: "First hand", fr: "Première main" }
        _ => { en: "Second hand", fr: "Seconde main" }
    } }
    /// A move, in a few words.
    recap_entry(recap_event: RecapEvent) -> String { match recap_event {
        RecapEvent::Took(heap, n) => { en: format!("{} from {}", stones(n), heap.word()), fr: format!("{} en {}", stones(n), heap.word()) }
        RecapEvent::Emptied(heap, n) => { en: format!("Heap {}: {}", heap.word(), points(n)), fr: format!("Tas {} : {}", heap.word(), points(n)) }
        RecapEvent::Played(card) => { en: English.card(card).to_owned(), fr: French.card(card).to_owned() }
    } }
    /// The same move as it follows the player's name.
    recap_entry_spoken(recap_event: RecapEvent) -> String { match recap_event {
        RecapEvent::Took(heap, n) => { en: format!("took {} from heap {}", stones(n), heap.word()), fr: format!("prend {} dans le tas {}", stones(n), heap.word()) }
        RecapEvent::Emptied(heap, n) => { en: format!("emptied heap {} for {}", heap.word(), points(n)), fr: format!("vide le tas {} pour {}", heap.word(), points(n)) }
        RecapEvent::Played(card) => { en: format!("played {}", English.card(card).to_lowercase()), fr: format!("joue {}", French.card(card)) }
    } }
    /// A player's totals in the whole game: stones taken, heaps emptied.
    did(taken: u8, heaps: u8) -> String {
        en: format!("{} taken, {} emptied", stones(taken), count(heaps, "heap", "heaps")),
        fr: format!(
            "{}, {}",
            count(taken, "pierre prise", "pierres prises"),
            count(heaps, "tas vidé", "tas vidés")
        ),
    }

    // The lobby.

    /// Why the options are invalid.
    no_game { en: "Two or three can play.", fr: "On y joue à deux ou à trois." }
}
