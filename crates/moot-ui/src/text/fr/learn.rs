//! Lessons, rulebook and glossary in French.

use super::French;
use crate::text::learn::LearnWords;

impl LearnWords for French {
    fn lessons(&self) -> &'static str {
        "Leçons"
    }
    fn lessons_about(&self) -> &'static str {
        "Chaque leçon est une courte partie à la vraie table. Vous pouvez la quitter à tout moment et reprendre plus tard."
    }
    fn rules(&self) -> &'static str {
        "Règles"
    }
    fn minutes(&self, minutes: usize) -> String {
        format!("{minutes} {}", if minutes > 1 { "minutes" } else { "minute" })
    }
    fn begin(&self) -> &'static str {
        "Commencer"
    }
    fn resume(&self) -> &'static str {
        "Reprendre"
    }
    fn again(&self) -> &'static str {
        "Rejouer"
    }
    fn done(&self) -> &'static str {
        "Terminée"
    }
    fn coach(&self, lesson: &str) -> String {
        format!("Leçon : {lesson}")
    }
    fn step(&self, step: usize, of: usize) -> String {
        format!("{step} sur {of}")
    }
    fn next(&self) -> &'static str {
        "Suite"
    }
    fn show_me(&self) -> &'static str {
        "Montrer où"
    }
    fn behind_tab(&self) -> &'static str {
        "C’est derrière l’onglet indiqué."
    }
    fn others_move(&self) -> &'static str {
        "Les autres jouent…"
    }
    fn other_way(&self) -> &'static str {
        "Les règles le permettent, et dans une vraie partie ce serait peut-être un bon coup. Pour cette leçon, annulez et essayez ce qui est indiqué."
    }
    fn take_back(&self) -> &'static str {
        "Annuler ce coup"
    }
    fn restart(&self) -> &'static str {
        "Recommencer"
    }
    fn leave(&self) -> &'static str {
        "Quitter la leçon"
    }
    fn fold(&self) -> &'static str {
        "Réduire le guide"
    }
    fn unfold(&self) -> &'static str {
        "Montrer ce que dit le guide"
    }
    fn finished(&self) -> &'static str {
        "Voilà toute la leçon."
    }
    fn next_lesson(&self) -> &'static str {
        "Leçon suivante"
    }
    fn play(&self) -> &'static str {
        "Jouer une partie"
    }
    fn not_fetched(&self) -> &'static str {
        "Ce texte n’a pas pu être chargé. La connexion manque peut-être en ce moment."
    }
    fn try_again(&self) -> &'static str {
        "Réessayer"
    }
    fn search(&self) -> &'static str {
        "Chercher dans les règles"
    }
    fn found(&self, sections: usize) -> String {
        match sections {
            0 => "Rien trouvé".to_owned(),
            1 => "1 section trouvée".to_owned(),
            many => format!("{many} sections trouvées"),
        }
    }
    fn contents(&self) -> &'static str {
        "Sommaire"
    }
    fn link_to(&self, section: &str) -> String {
        format!("Lien vers « {section} »")
    }
    fn show_example(&self) -> &'static str {
        "Montrer l’exemple"
    }
    fn earlier(&self) -> &'static str {
        "Étape précédente"
    }
    fn later(&self) -> &'static str {
        "Étape suivante"
    }
    fn rule(&self) -> &'static str {
        "Lire la règle"
    }
    fn quick(&self) -> &'static str {
        "Partie rapide"
    }
}
