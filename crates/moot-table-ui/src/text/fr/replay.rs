//! Replays and what-ifs in French.

use super::French;
use crate::replay::Stride;
use crate::text::replay::ReplayWords;

impl ReplayWords for French {
    fn replay(&self) -> &'static str {
        "Revoir la partie"
    }
    fn begins(&self) -> &'static str {
        "La partie commence."
    }
    fn position(&self, place: usize, end: usize) -> String {
        format!("Décision {place} sur {end}")
    }
    fn slider(&self) -> &'static str {
        "Moment de la partie"
    }
    fn step(&self, stride: Stride, later: bool) -> &'static str {
        match (stride, later) {
            (Stride::Decision, false) => "Décision précédente",
            (Stride::Decision, true) => "Décision suivante",
            (Stride::Turn, false) => "Tour précédent",
            (Stride::Turn, true) => "Tour suivant",
            (Stride::All, false) => "Au début",
            (Stride::All, true) => "À la fin",
        }
    }
    fn no_step(&self, later: bool) -> &'static str {
        if later { "C’est le dernier moment" } else { "C’est le début" }
    }
    fn play(&self) -> &'static str {
        "Lire"
    }
    fn pause(&self) -> &'static str {
        "Pause"
    }
    fn speed(&self) -> &'static str {
        "Vitesse"
    }
    fn speed_of(&self, quarters: u64) -> String {
        match quarters {
            2 => "½×".to_owned(),
            quarters => format!("{}×", quarters / 4),
        }
    }
    fn leave(&self) -> &'static str {
        "Quitter"
    }
    fn jump(&self) -> &'static str {
        "Montrer ce moment"
    }
    fn filter(&self) -> &'static str {
        "Les actions de"
    }
    fn everybody(&self) -> &'static str {
        "Tout le monde"
    }
    fn search(&self) -> &'static str {
        "Chercher dans la saga"
    }
    fn nothing_found(&self) -> &'static str {
        "Rien de tel n’est arrivé."
    }
    fn barrier(&self, what: &str) -> String {
        format!("On ne peut pas annuler au-delà : quelque chose a été révélé. {what}").trim_end().to_owned()
    }
    fn what_if(&self) -> &'static str {
        "Et si ?"
    }
    fn about_what_if(&self, over: bool) -> &'static str {
        if over {
            "Une copie de la partie à partir de ce moment, pour essayer autre chose. Le hasard y est le même ; la partie, elle, ne change pas."
        } else {
            "Une copie de la partie à partir de ce moment, pour essayer autre chose. Ce qui vous est encore caché y est redistribué, pour ne rien dévoiler ; la partie, elle, ne change pas."
        }
    }
    fn name(&self) -> &'static str {
        "Nom"
    }
    fn proposed(&self, moment: &str) -> String {
        format!("À partir de : {}", moment.to_lowercase())
    }
    fn against(&self) -> &'static str {
        "Les autres"
    }
    fn alone(&self) -> &'static str {
        "Je les joue tous"
    }
    fn begin(&self) -> &'static str {
        "Essayer"
    }
    fn no_what_if(&self) -> &'static str {
        "Ce moment n’a pas pu être copié."
    }
    fn marked(&self, name: &str) -> String {
        if name.is_empty() { "Et si".to_owned() } else { format!("Et si : {name}") }
    }
    fn back(&self) -> &'static str {
        "Retour à la partie"
    }
    fn orphan(&self) -> &'static str {
        "La partie d’origine a été supprimée"
    }
    fn tree(&self) -> &'static str {
        "La partie et ses « et si »"
    }
    fn root(&self) -> &'static str {
        "La partie"
    }
    fn forked(&self, plies: usize) -> String {
        format!("après l’étape {plies}")
    }
    fn here(&self) -> &'static str {
        "sur la table"
    }
    fn not_here(&self) -> &'static str {
        "Il est sur la table : revenez d’abord à la partie"
    }
    fn not_empty(&self) -> &'static str {
        "D’autres « et si » en sont partis : supprimez-les d’abord"
    }
    fn no_branches(&self) -> &'static str {
        "Aucun « et si » n’est encore parti de cette partie. Feuilletez la partie et appuyez sur « Et si ? »."
    }
}
