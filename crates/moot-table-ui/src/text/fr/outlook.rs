//! What is certain before a choice is made, in French.

use super::French;
use crate::text::outlook::OutlookWords;
use moot_ui::text::fr::join::signed;

impl OutlookWords for French {
    fn signed(&self, change: i32) -> String {
        signed(change)
    }
    fn change(&self, name: &str, total: i32, points: &str, parts: &[(&str, i16)]) -> String {
        let parts: Vec<String> =
            parts.iter().map(|(category, change)| format!("{category} {}", signed(*change))).collect();
        format!("{name} : {} {points} ({}). ", signed(total), parts.join(", "))
    }
    fn nothing_certain(&self) -> &'static str {
        "Aucun point assuré"
    }
    fn open(&self) -> &'static str {
        "Le reste dépend de ce qui sera tiré ou est caché."
    }
    fn ended_now(&self) -> &'static str {
        "Si la partie finissait maintenant"
    }
    fn about_ended_now(&self) -> &'static str {
        "Le décompte final tel qu’il serait au moment montré, avec les meilleurs choix permis pour chacun."
    }
}
