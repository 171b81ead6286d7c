//! The table in French.

use moot_table::Barrier;

use super::French;
use crate::text::table::TableWords;
use moot_ui::text::fr::join::de;

impl TableWords for French {
    fn nearer(&self) -> &'static str {
        "Agrandir"
    }
    fn farther(&self) -> &'static str {
        "Réduire"
    }
    fn small_map(&self) -> &'static str {
        "Petite carte : touchez l’endroit à regarder"
    }
    fn chip(&self, name: &str, shown: &str, active: bool, show: &str) -> String {
        let turn = if active { ", à son tour" } else { "" };
        format!("{name} : {shown}{turn}. {show}")
    }
    fn human(&self) -> &'static str {
        "Humain"
    }
    fn team(&self, names: &[String]) -> String {
        names.join(" et ")
    }
    fn plays_with(&self, mate: &str) -> String {
        format!("avec {mate}")
    }
    fn mate_may_look(&self, mate: &str) -> String {
        format!("Sauf {mate}, qui joue dans la même équipe et peut regarder.")
    }
    fn players(&self) -> &'static str {
        "Joueurs"
    }
    fn undo(&self) -> &'static str {
        "Annuler"
    }
    fn redo(&self) -> &'static str {
        "Rétablir"
    }
    fn barrier(&self, why: Barrier) -> &'static str {
        match why {
            Barrier::Start => "Il n’y a rien à annuler",
            Barrier::Fork => "Le « et si » commence ici ; ce qui précède appartient à la partie",
            Barrier::Reveal { .. } => {
                "Quelque chose a été révélé depuis : on ne peut plus revenir en arrière"
            }
        }
    }
    fn nothing_to_redo(&self) -> &'static str {
        "Rien n’a été annulé"
    }
    fn show_score(&self) -> &'static str {
        "Feuille de score"
    }
    fn saga(&self) -> &'static str {
        "La saga"
    }
    fn whole_saga(&self) -> &'static str {
        "toute la saga"
    }
    fn close(&self) -> &'static str {
        "Fermer"
    }
    fn setup(&self) -> &'static str {
        "Mise en place"
    }
    fn taken_back(&self) -> &'static str {
        "Coup annulé"
    }
    fn done_again(&self) -> &'static str {
        "Coup rétabli"
    }
    fn turn_of(&self, name: &str) -> String {
        format!("C’est à {name} de jouer.")
    }
    fn sheet(&self) -> &'static str {
        "Ce qui entoure le plateau, et le journal"
    }
    fn tab_log(&self) -> &'static str {
        "Saga"
    }
    fn menu(&self) -> &'static str {
        "Menu"
    }
    fn menu_export(&self) -> &'static str {
        "Enregistrer en fichier"
    }
    fn menu_about(&self) -> &'static str {
        "À propos, crédits"
    }
    fn menu_lobby(&self) -> &'static str {
        "Accueil, nouvelle partie"
    }
    fn menu_curtain(&self) -> &'static str {
        "Rideau entre les tours"
    }
    fn menu_curtain_always(&self) -> &'static str {
        "Ici, il tombe toujours : quelque chose est secret."
    }
    fn curtain_title(&self, name: &str) -> String {
        format!("Au tour {}", de(name))
    }
    fn curtain_open(&self, name: &str) -> String {
        format!("Je suis {name}")
    }
    fn no_game(&self) -> &'static str {
        "Il n’y a pas de partie sur la table."
    }
    fn seed(&self, seed: &str) -> String {
        format!("Graine : {seed}")
    }
}
