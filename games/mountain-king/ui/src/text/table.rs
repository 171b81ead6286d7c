//! Texts of Mountain King, section by section, and those that belong to no section of their own.

use mountain_king::{Kind, Phase, Side, Stage, State};

use super::board::BoardTexts;
use super::cards::CardTexts;
use super::draft::DraftTexts;
use super::panels::PanelTexts;
use super::pay::PayTexts;
use super::trays::TrayTexts;
use crate::MountainKingUi;
use crate::board::model::Honour;
use crate::game::step_name::StepName;
use crate::game::what::What;
use crate::text::en::KING;
use moot_table_ui::game::words::GameTexts;

/// The context of a sentence about Mountain King.
pub type TextContext<'a> = moot_table_ui::game::text_context::TextContext<'a, MountainKingUi>;

/// The texts of Mountain King in one language.
pub struct KingSections {
    /// The mountain and the tray under it.
    pub board: &'static dyn BoardTexts,
    /// Names and texts of the components.
    pub cards: &'static dyn CardTexts,
    /// The draft of starters.
    pub draft: &'static dyn DraftTexts,
    /// The shared game texts.
    pub game: &'static dyn GameTexts<MountainKingUi>,
    /// The panels round the mountain.
    pub panels: &'static dyn PanelTexts,
    /// Paying by hand, and trading.
    pub pay: &'static dyn PayTexts,
    /// Steps, chips, tabs, lobby.
    pub table: &'static dyn KingTexts,
    /// The trays in which the panels ask for a decision.
    pub trays: &'static dyn TrayTexts,
}

moot_ui::translated! {
    /// The texts of Mountain King in the reader's language; not tracked, like [`words`](moot_table_ui::text::words).
    pub fn king() -> KingSections = &KING;
}

/// Whether steps 1 and 2 of the turn are over, so that a refused action comes too late.
pub(crate) fn past_step_two(state: &State) -> bool {
    state.phase == Phase::Step && state.stage != Stage::Work
}

/// A tab of the phone's sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Trollsmoot and storage.
    Trolls,
    /// The horde.
    Horde,
    /// Spellbook, workshops, pedestal track.
    Spells,
}

moot_ui::texts! {
    /// Texts of Mountain King that belong to no section of their own.
    pub trait KingTexts;
    en {
        use crate::text::cards::CardTexts;
        use crate::text::en::{English, table};
        use crate::text::en::table::side;

        use moot_ui::text::en::spelling::honour as points;
    }
    fr {
        use crate::text::cards::CardTexts;
        use crate::text::fr::{French, table};
        use crate::text::fr::table::side;
        use moot_ui::text::fr::join::{count, honour_points};
    }

    /// Trolls recruited, of ten.
    trolls(trolls: usize) -> String { all: format!("{trolls}/10") }
    /// The number of a kind that a player owns, and how many of them are in storage.
    owns(count: u8, stored: u8, kind: Kind) -> String {
        en: match count.saturating_sub(stored) {
            0 => English.count(kind, count),
            held => format!("{}: {stored} in storage, {held} on trolls", English.count(kind, count)),
        },
        fr: match count.saturating_sub(stored) {
            0 => French.count(kind, count),
            held => format!("{} : {stored} en stock, {held} sur les trolls", French.count(kind, count)),
        },
    }
    /// What the two numbers of honour beside a name count.
    honour_so_far(honour: Honour) -> String {
        en: format!(
            "{} {} for tunnels now. Pedestals, halls, statues and a crown add {} at the end, as they stand. Sets of left-over resources come on top.",
            honour.now,
            points(),
            honour.end
        ),
        fr: format!(
            "{} pour les tunnels. Piédestaux, salles, statues et couronne ajoutent {} à la fin, dans l’état actuel. Les lots de ressources restantes s’y ajoutent.",
            honour_points(honour.now),
            honour.end
        ),
    }
    /// The honour that the final count would add, behind that of now.
    honour_end(end: i16) -> String { all: format!("{}{}", if end < 0 { "\u{2212}" } else { "+" }, end.unsigned_abs()) }
    /// An empty slot of a trollsmoot.
    empty_slot { en: "Empty place", fr: "Emplacement vide" }
    /// Pedestals waiting to be placed.
    pedestals_held { en: "Pedestals to place", fr: "Piédestaux à poser" }
    /// In storage.
    storage { en: "Storage", fr: "Stock" }
    /// The list of steps.
    steps { en: "Steps of the turn", fr: "Étapes du tour" }
    /// A step.
    step(step: StepName) { match step {
        StepName::Spells => { en: "Spells & Workshops", fr: "Sorts et ateliers" }
        StepName::Dig => { en: "Recruit or Dig", fr: "Recruter ou creuser" }
        StepName::Hall => { en: "Great Hall", fr: "Grande Salle" }
        StepName::Statues => { en: "Move statues", fr: "Statues" }
    } }
    /// The same, short.
    step_short(step: StepName) { match step {
        StepName::Spells => { en: "Spells", fr: "Sorts" }
        StepName::Dig => { en: "Recruit/dig", fr: "Troll/tunnel" }
        StepName::Hall => { en: "Hall", fr: "Salle" }
        StepName::Statues => { en: "Statues", fr: "Statues" }
    } }
    /// Trade four for one, or two for one while the Night Market is open.
    trade(give: u8) -> String { en: format!("Trade {give} : 1"), fr: format!("Échange {give} : 1") }
    /// The same on the phone.
    trade_short { en: "Trade", fr: "Échange" }
    /// A hall can still be dedicated, in the label of the end of the turn.
    hall_left { en: "a hall fits", fr: "une salle tient" }
    /// Statues can still be moved, in the label of the end of the turn.
    carts_left { en: "a statue can move", fr: "une statue peut avancer" }
    /// End the turn.
    end_turn { en: "End turn", fr: "Finir le tour" }
    /// Step 2 is impossible.
    skip { en: "Skip this step", fr: "Passer l’étape" }
    /// No more digging.
    go_on { en: "No more digging", fr: "Ne plus creuser" }
    /// A tab of the sheet.
    tab(tab: Tab) { match tab {
        Tab::Trolls => { en: "Trolls", fr: "Meute" }
        Tab::Horde => { en: "Horde", fr: "Horde" }
        Tab::Spells => { en: "Spells", fr: "Sorts" }
    } }
    /// A troll card, read aloud.
    card(name: &str, level: u8) -> String { en: if level == 0 { format!("{name}, starting troll") } else { format!("{name}, level {level}") }, fr: if level == 0 { format!("{name}, troll de départ") } else { format!("{name}, niveau {level}") } }
    /// Of the starting team the left member begins.
    left_begins(right: &str, left: &str) -> String { en: format!("In a team the left member begins: {left}, not {right}."), fr: format!("Dans une équipe, le membre de gauche commence : {left}, pas {right}.") }
    /// The number of chosen workshops, of how many.
    workshops_count(chosen: u32, need: u8) -> String { en: format!("{chosen} of {need} chosen"), fr: format!("{} sur {need}", count(chosen, "choisi", "choisis")) }
    /// One more of a workshop.
    more_of(workshop: &str) -> String { en: format!("One more {workshop}"), fr: format!("Ajouter : {workshop}") }
    /// One fewer of a workshop.
    fewer_of(workshop: &str) -> String { en: format!("One {workshop} fewer"), fr: format!("Retirer : {workshop}") }
    /// The accessible name of the map of tunnels and paths of statues.
    statistics_map { en: "Everybody’s tunnels, and the ways of the statues", fr: "Les tunnels de chacun et les trajets des statues" }
    /// The number of tunnels and squares dug, and of statue journeys and their steps.
    dug_and_carted(tunnels: usize, squares: usize, journeys: usize, steps: usize) -> String {
        en: format!(
            "{} of {}; {} in {}",
            moot_ui::text::en::counted(tunnels, "tunnel", "tunnels"),
            moot_ui::text::en::counted(squares, "square", "squares"),
            moot_ui::text::en::counted(journeys, "journey with a statue", "journeys with statues"),
            moot_ui::text::en::counted(steps, "stage", "stages")
        ),
        fr: {
            let n = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
            format!(
                "{} de {} ; {} en {}",
                count(n(tunnels), "tunnel", "tunnels"),
                count(n(squares), "case", "cases"),
                count(n(journeys), "trajet de statue", "trajets de statues"),
                count(n(steps), "étape", "étapes")
            )
        },
    }
    /// Why there cannot be fewer of it.
    none_of { en: "None of them is chosen", fr: "Aucun n’est choisi" }
    /// Why there cannot be more of it.
    all_of { en: "All of them are chosen", fr: "Ils sont tous choisis" }
    /// A move in a few words, without the player.
    recap_entry(what: &What) -> String { all: table::recap_entry(what) }
    /// The same move as it follows the player's name.
    recap_entry_spoken(what: &What) -> String { match what {
        What::Blessed(_) => { en: ["set the ", &English.recap_entry(what)].concat(), fr: ["pose un ", &French.recap_entry(what)].concat() }
        _ => { en: English.recap_entry(what), fr: French.recap_entry(what) }
    } }
    /// Side and round of a saved game; round 0 is the setup.
    saved_at(at: Side, round: usize) -> String {
        en: {
            let side = side(at);
            if round == 0 { format!("{side}, setting up") } else { format!("{side}, round {round}") }
        },
        fr: {
            let side = side(at);
            if round == 0 { format!("{side}, mise en place") } else { format!("{side}, manche {round}") }
        },
    }
    /// The accessible text of a player's chip.
    chip(honour: Honour, trolls: usize, starts: bool, over: bool) -> String {
        en: {
            let first = if starts { ", starting player" } else { "" };
            let end = if over { String::new() } else { format!(" now and {} at the end", honour.end) };
            format!("{} {}{end}, {trolls} of 10 trolls{first}", honour.now, points())
        },
        fr: {
            let first = if starts { ", premier joueur" } else { "" };
            let end = if over { String::new() } else { format!(" maintenant et {} à la fin", honour.end) };
            format!("{}{end}, {trolls} trolls sur 10{first}", honour_points(honour.now))
        },
    }
    /// Too few or too many workshops are chosen.
    workshops_missing(chosen: u32, need: u8) -> String {
        en: format!("Choose exactly {need} workshops; {chosen} are chosen now."),
        fr: format!(
            "Choisissez exactement {need} ateliers ; pour l’instant : {}.",
            count(chosen, "choisi", "choisis")
        ),
    }
    /// The options are invalid.
    no_game { en: "These options cannot be played.", fr: "Ces options ne se jouent pas." }
}
