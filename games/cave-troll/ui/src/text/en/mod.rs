//! Cave Troll in English.

mod advice;
mod board;
pub mod entry;
mod game;
mod log;
mod names;
mod news;
pub mod offer;
mod refusals;
#[cfg(test)]
mod tests;
mod trays;

use cave_troll::{Action, Artifact, Card, Figure, Set, Space, State};

use crate::board::facts::Facts;
use crate::board::hold::{Deed, Grip};
use crate::board::model::Outlook;
use crate::text::cave_troll::{CaveTexts, CaveWords, Feat, Glance, Spent, Tab, Tale, Verb, Whereabouts};
use moot_ui::text::en::join::count;

/// Cave Troll in English.
pub static CAVE: CaveTexts = CaveTexts { game: &Cave, own: &Cave };

/// Cave Troll.
struct Cave;

impl CaveWords for Cave {
    fn figure(&self, figure: Figure) -> &'static str {
        names::figure(figure)
    }
    fn ability(&self, figure: Figure) -> &'static str {
        names::ability(figure)
    }
    fn card(&self, card: Card) -> &'static str {
        names::card(card)
    }
    fn card_text(&self, card: Card) -> &'static str {
        names::card_text(card)
    }
    fn artifact(&self, artifact: Artifact) -> &'static str {
        names::artifact(artifact)
    }
    fn artifact_text(&self, artifact: Artifact) -> &'static str {
        names::artifact_text(artifact)
    }
    fn place(&self, space: Space) -> String {
        names::place(space)
    }
    fn traces_map(&self) -> &'static str {
        "The ways of all figures, and the gold from each room"
    }
    fn did(&self, [placed, steps, shoved, removed]: [u16; 4], gold: u16) -> String {
        let count = moot_ui::text::en::join::count;
        format!(
            "{}, {}; {} of others moved, {} removed; {gold} gold from rooms",
            count(placed, "figure placed", "figures placed"),
            count(steps, "move", "moves"),
            count(shoved, "figure", "figures"),
            removed
        )
    }
    fn icons(&self, icons: u8) -> String {
        names::icons(icons)
    }

    fn dungeon(&self) -> &'static str {
        "The dungeon"
    }
    fn role(&self) -> &'static str {
        "board"
    }
    fn whole(&self) -> &'static str {
        "Whole dungeon"
    }
    fn keys(&self) -> &'static str {
        "Arrow keys go from room to room, to lit ones first; with Shift to every space. Enter chooses, Escape puts down. Plus, \
         minus and 0 zoom. F6 leads to the next part of the table, and arrows from button to button in it."
    }
    fn facts(&self, tale: &Tale<'_>, facts: &Facts, lit: bool) -> String {
        board::spoken(tale, facts, lit)
    }
    fn standing(&self, tale: &Tale<'_>, facts: &Facts) -> String {
        board::standing(tale, facts)
    }
    fn crowd(&self, tale: &Tale<'_>, facts: &Facts) -> String {
        board::crowd(tale, facts)
    }
    fn tie(&self) -> &'static str {
        "tie"
    }

    fn forecast(&self) -> &'static str {
        "If scored now"
    }
    fn forecast_extra(&self) -> &'static str {
        "gold → after"
    }
    fn forecast_row(&self, name: &str, gold: i32, board: i16) -> String {
        format!("{name}: {gold} gold, the dungeon would pay {board}: {}", gold + i32::from(board))
    }
    fn pile(&self) -> &'static str {
        "Scoring pile"
    }
    fn pile_count(&self, icons: u8) -> String {
        format!("{icons} of 5 icons")
    }
    fn pile_rest(&self, missing: u8) -> String {
        format!("{}, and every room with a hero pays out.", count(missing, "more icon", "more icons"))
    }
    fn decks(&self, fewest: u8) -> String {
        format!("The game ends with a deck: the smallest has {}.", count(fewest, "card", "cards"))
    }
    fn turn(&self, name: &str, own: bool) -> String {
        if own { "Your turn".to_owned() } else { format!("Turn of {name}") }
    }
    fn left(&self, left: u8, of: u8) -> String {
        format!("{left} of {} left", count(of, "action", "actions"))
    }
    fn verb(&self, verb: Verb) -> &'static str {
        match verb {
            Verb::Draw => "Draw and play",
            Verb::Move => "Move",
            Verb::Ability => "Use an ability",
            Verb::Artifact => "Play artifact",
        }
    }
    fn verb_note(&self, verb: Verb, number: u8) -> String {
        match verb {
            Verb::Draw => format!("{number} left in the deck"),
            Verb::Move => match number {
                0 => "nobody can move".to_owned(),
                _ => format!("{} can", count(number, "figure", "figures")),
            },
            Verb::Ability => match number {
                0 => "nobody can use one".to_owned(),
                _ => format!("{} can", count(number, "figure", "figures")),
            },
            Verb::Artifact => match number {
                0 => "none before you".to_owned(),
                _ => self.unplayed(number),
            },
        }
    }
    fn cards(&self) -> &'static str {
        "Your cards"
    }
    fn cards_secret(&self) -> &'static str {
        "seen by you only"
    }
    fn deck(&self, left: u8) -> String {
        format!("{left} left in the deck")
    }
    fn deck_note(&self) -> &'static str {
        "Draw one, play one of the two."
    }
    fn hidden_hand(&self, name: &str, cards: u8) -> String {
        format!("{name} holds {}", count(cards, "card", "cards"))
    }
    fn face_down(&self) -> &'static str {
        "An artifact, face down"
    }
    fn unplayed(&self, gold: u8) -> String {
        format!("unplayed it pays {gold} gold")
    }
    fn characters(&self) -> &'static str {
        "Who does what"
    }
    fn whereabouts(&self, whereabouts: Whereabouts) -> String {
        match whereabouts {
            Whereabouts::Board(1) => "on the board".to_owned(),
            Whereabouts::Board(n) => format!("{n} on the board"),
            Whereabouts::Hand => "in hand".to_owned(),
            Whereabouts::Deck => "in the deck".to_owned(),
            Whereabouts::Gone => "removed".to_owned(),
        }
    }
    fn chip(&self, glance: &Glance) -> String {
        let artifact = if glance.artifact { ", an artifact face down" } else { "" };
        format!(
            "{} gold, {} more if scored now, {}, {}, {} in hand, {} left in the deck{artifact}",
            glance.gold,
            glance.board,
            count(glance.heroes, "hero", "heroes"),
            count(glance.monsters, "monster", "monsters"),
            count(glance.held, "card", "cards"),
            glance.deck
        )
    }
    fn chip_deck(&self, deck: u8) -> String {
        self.deck(deck)
    }
    fn chip_heroes(&self, heroes: u8) -> String {
        format!("{} in the dungeon", count(heroes, "hero", "heroes"))
    }
    fn chip_monsters(&self, monsters: u8) -> String {
        format!("{} in the dungeon", count(monsters, "monster", "monsters"))
    }
    fn chip_artifact(&self, artifact: bool) -> &'static str {
        if artifact { self.face_down() } else { "No artifact" }
    }

    fn question(&self, tale: &Tale<'_>, grip: &Grip) -> String {
        trays::question(tale, grip)
    }
    fn advice(&self, tale: &Tale<'_>, grip: &Grip) -> String {
        trays::advice(tale, grip)
    }
    fn act(&self, deed: Deed) -> &'static str {
        trays::deed(deed)
    }
    fn confirm(&self, tale: &Tale<'_>, actions: &[Action]) -> String {
        trays::confirm(tale, actions)
    }
    fn outlook(&self, tale: &Tale<'_>, outlook: &Outlook) -> String {
        trays::outlook(tale, outlook)
    }
    fn done(&self, state: &State) -> &'static str {
        trays::done(state)
    }
    fn cancel(&self) -> &'static str {
        "Put down"
    }
    fn end(&self) -> &'static str {
        "End turn"
    }

    fn tab(&self, tab: Tab) -> &'static str {
        match tab {
            Tab::Cards => "Cards",
            Tab::Gold => "Gold",
            Tab::Figures => "Figures",
        }
    }
    fn actions(&self) -> &'static str {
        "Actions of this turn"
    }
    fn any_action(&self) -> &'static str {
        "any action"
    }
    fn spent(&self, spent: Spent) -> String {
        match spent {
            Spent::Draw => "Draw a card".to_owned(),
            Spent::Card(card) => match card {
                Card::FIND | Card::SCORE => names::card(card).to_owned(),
                _ => format!("Play the {}", names::card(card)),
            },
            Spent::Move(figure) => format!("Move the {}", names::figure(figure)),
            Spent::Ability(figure) => format!("{} acts", names::figure(figure)),
            Spent::Artifact => "Play the artifact".to_owned(),
        }
    }
    fn deed(&self, feat: &Feat) -> String {
        news::deed(feat)
    }
    fn deed_told(&self, feat: &Feat) -> String {
        news::deed_told(feat)
    }

    fn no_game(&self) -> &'static str {
        "Two to four can play."
    }
    fn saved_at(&self, set: Set, draws: usize) -> String {
        let set = self.set_name(set);
        let draws = count(u32::try_from(draws).unwrap_or(u32::MAX), "card", "cards");
        format!("{set}, {draws} drawn")
    }
    fn set_name(&self, set: Set) -> &'static str {
        match set {
            Set::Classic => "Classic characters",
            Set::Variant => "Variant characters",
        }
    }
}
