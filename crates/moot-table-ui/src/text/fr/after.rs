//! What comes after the game, in French.

use super::French;
use crate::text::after::AfterWords;

impl AfterWords for French {
    fn title(&self) -> &'static str {
        "Les tours les plus coûteux"
    }
    fn about(&self) -> &'static str {
        "Une recherche revoit chaque décision, sans en savoir plus que celui qui l’a prise. C’est l’avis d’un joueur fort, pas la vérité : le nombre après ± dit son incertitude."
    }
    fn whose(&self) -> &'static str {
        "Les tours de"
    }
    fn look(&self) -> &'static str {
        "Les chercher"
    }
    fn looking(&self, done: usize, of: usize) -> String {
        format!("Décision {} sur {of}", (done + 1).min(of))
    }
    fn cancel(&self) -> &'static str {
        "Arrêter"
    }
    fn nothing_found(&self) -> &'static str {
        "Aucun tour n’a clairement coûté : la recherche aurait joué à peu près de même."
    }
    fn played(&self, what: &str) -> String {
        format!("Joué : {what}")
    }
    fn better(&self, what: &str) -> String {
        format!("Mieux : {what}")
    }
    fn cost(&self, loss: f32, spread: f32, untried: bool, points: &str) -> String {
        let tenths = |of: f32| format!("{of:.1}").replace('.', ",");
        let doubt = if spread >= loss { " ; peut-être rien" } else { "" };
        let untried = if untried { " ; la recherche n’a même pas essayé ce coup" } else { "" };
        format!("Environ {} {points} ±{}{doubt}{untried}", tenths(loss), tenths(spread))
    }
    fn show(&self) -> &'static str {
        "Montrer"
    }
    fn category(&self) -> &'static str {
        "Catégorie"
    }
    fn all_categories(&self) -> &'static str {
        "Toutes ensemble"
    }
    fn traces(&self) -> &'static str {
        "Tuiles et trajets"
    }
}
