//! Cave Troll in French.

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
use moot_ui::text::fr::join::{count, de};

/// Cave Troll in French.
pub static CAVE: CaveTexts = CaveTexts { game: &Cave, own: &Cave };

/// Cave Troll.
struct Cave;

impl CaveWords for Cave {
    fn figure(&self, figure: Figure) -> &'static str {
        names::figure(figure).name
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
        names::artifact(artifact).name
    }
    fn artifact_text(&self, artifact: Artifact) -> &'static str {
        names::artifact_text(artifact)
    }
    fn place(&self, space: Space) -> String {
        names::place(space)
    }
    fn traces_map(&self) -> &'static str {
        "Les trajets de toutes les figurines et l’or de chaque salle"
    }
    fn did(&self, [placed, steps, shoved, removed]: [u16; 4], gold: u16) -> String {
        let count = moot_ui::text::fr::join::count;
        format!(
            "{}, {} ; {} chez les autres, {} ; {gold} d’or tiré des salles",
            count(placed, "figurine posée", "figurines posées"),
            count(steps, "déplacement", "déplacements"),
            count(shoved, "figurine déplacée", "figurines déplacées"),
            count(removed, "retirée", "retirées")
        )
    }
    fn icons(&self, icons: u8) -> String {
        names::icons(icons)
    }

    fn dungeon(&self) -> &'static str {
        "Le donjon"
    }
    fn role(&self) -> &'static str {
        "plateau"
    }
    fn whole(&self) -> &'static str {
        "Tout le donjon"
    }
    fn keys(&self) -> &'static str {
        "Les flèches mènent de salle en salle, d’abord aux éclairées ; avec Maj, à tout espace. Entrée choisit, Échap repose. \
         Plus, moins et 0 règlent le zoom. F6 mène à la partie suivante de la table, où les flèches vont d’un bouton à l’autre."
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
        "nul"
    }

    fn forecast(&self) -> &'static str {
        "Si décompte"
    }
    fn forecast_extra(&self) -> &'static str {
        "or → après"
    }
    fn forecast_row(&self, name: &str, gold: i32, board: i16) -> String {
        let after = gold + i32::from(board);
        format!("{name} : {}, le donjon paierait {board} : {after}", names::gold(gold))
    }
    fn pile(&self) -> &'static str {
        "Pile de décompte"
    }
    fn pile_count(&self, icons: u8) -> String {
        format!("{icons} sur 5")
    }
    fn pile_rest(&self, missing: u8) -> String {
        format!(
            "Encore {}, et toutes les salles avec un héros paient.",
            count(missing, "symbole", "symboles")
        )
    }
    fn decks(&self, fewest: u8) -> String {
        format!("La partie finit avec une pioche : la plus petite a {}.", count(fewest, "carte", "cartes"))
    }
    fn turn(&self, name: &str, own: bool) -> String {
        if own { "Votre tour".to_owned() } else { format!("Tour {}", de(name)) }
    }
    fn left(&self, left: u8, of: u8) -> String {
        format!("{left} sur {}", count(of, "action", "actions"))
    }
    fn verb(&self, verb: Verb) -> &'static str {
        match verb {
            Verb::Draw => "Piocher et jouer",
            Verb::Move => "Déplacer",
            Verb::Ability => "Pouvoir",
            Verb::Artifact => "Jouer l’artefact",
        }
    }
    fn verb_note(&self, verb: Verb, number: u8) -> String {
        let able = || {
            let figures = count(number, "figurine", "figurines");
            [figures.as_str(), if number < 2 { " le peut" } else { " le peuvent" }].concat()
        };
        match verb {
            Verb::Draw => self.deck(number),
            Verb::Move | Verb::Ability => match number {
                0 => "personne ne le peut".to_owned(),
                _ => able(),
            },
            Verb::Artifact => match number {
                0 => "aucun devant vous".to_owned(),
                _ => self.unplayed(number),
            },
        }
    }
    fn cards(&self) -> &'static str {
        "Vos cartes"
    }
    fn cards_secret(&self) -> &'static str {
        "pour vos yeux seulement"
    }
    fn deck(&self, left: u8) -> String {
        format!("encore {left} dans la pioche")
    }
    fn deck_note(&self) -> &'static str {
        "Piochez-en une, jouez une des deux."
    }
    fn hidden_hand(&self, name: &str, cards: u8) -> String {
        format!("{name} a {} en main", count(cards, "carte", "cartes"))
    }
    fn face_down(&self) -> &'static str {
        "Un artefact, face cachée"
    }
    fn unplayed(&self, gold: u8) -> String {
        format!("non joué, il paie {}", names::gold(gold.into()))
    }
    fn characters(&self) -> &'static str {
        "Qui fait quoi"
    }
    fn whereabouts(&self, whereabouts: Whereabouts) -> String {
        match whereabouts {
            Whereabouts::Board(1) => "dans le donjon".to_owned(),
            Whereabouts::Board(n) => format!("{n} dans le donjon"),
            Whereabouts::Hand => "en main".to_owned(),
            Whereabouts::Deck => "dans la pioche".to_owned(),
            Whereabouts::Gone => "hors jeu".to_owned(),
        }
    }
    fn chip(&self, glance: &Glance) -> String {
        let artifact = if glance.artifact { ", un artefact face cachée" } else { "" };
        format!(
            "{}, {} de plus en cas de décompte, {}, {}, {} en main, {}{artifact}",
            names::gold(glance.gold),
            glance.board,
            count(glance.heroes, "héros", "héros"),
            count(glance.monsters, "monstre", "monstres"),
            count(glance.held, "carte", "cartes"),
            self.deck(glance.deck)
        )
    }
    fn chip_deck(&self, deck: u8) -> String {
        self.deck(deck)
    }
    fn chip_heroes(&self, heroes: u8) -> String {
        format!("{} dans le donjon", count(heroes, "héros", "héros"))
    }
    fn chip_monsters(&self, monsters: u8) -> String {
        format!("{} dans le donjon", count(monsters, "monstre", "monstres"))
    }
    fn chip_artifact(&self, artifact: bool) -> &'static str {
        if artifact { self.face_down() } else { "Aucun artefact" }
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
        "Reposer"
    }
    fn end(&self) -> &'static str {
        "Finir le tour"
    }

    fn tab(&self, tab: Tab) -> &'static str {
        match tab {
            Tab::Cards => "Cartes",
            Tab::Gold => "Or",
            Tab::Figures => "Figurines",
        }
    }
    fn actions(&self) -> &'static str {
        "Actions de ce tour"
    }
    fn any_action(&self) -> &'static str {
        "au choix"
    }
    fn spent(&self, spent: Spent) -> String {
        match spent {
            Spent::Draw => "Piocher une carte".to_owned(),
            Spent::Card(card) => match card {
                Card::FIND | Card::SCORE => names::card(card).to_owned(),
                _ => format!("Jouer {}", names::a_card(card)),
            },
            Spent::Move(figure) => format!("Déplacer {}", names::figure(figure).the()),
            Spent::Ability(figure) => format!("{} agit", names::figure(figure).name),
            Spent::Artifact => "Jouer l’artefact".to_owned(),
        }
    }
    fn deed(&self, feat: &Feat) -> String {
        news::deed(feat)
    }
    fn deed_told(&self, feat: &Feat) -> String {
        news::deed_told(feat)
    }

    fn no_game(&self) -> &'static str {
        "On y joue de deux à quatre."
    }
    fn saved_at(&self, set: Set, draws: usize) -> String {
        let draws = u32::try_from(draws).unwrap_or(u32::MAX);
        format!("{}, {}", self.set_name(set), count(draws, "carte piochée", "cartes piochées"))
    }
    fn set_name(&self, set: Set) -> &'static str {
        match set {
            Set::Classic => "Troupe classique",
            Set::Variant => "Troupe variante",
        }
    }
}
