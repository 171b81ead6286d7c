//! Catching up, in French.

use super::French;
use crate::text::news::NewsWords;

impl NewsWords for French {
    fn since(&self) -> &'static str {
        "Depuis votre dernier tour"
    }
    fn told(&self, who: &str, what: &str) -> String {
        format!("{who} {what}.")
    }
    fn earlier(&self) -> &'static str {
        "Plus tôt"
    }
    fn later(&self) -> &'static str {
        "Plus tard"
    }
    fn nothing_earlier(&self) -> &'static str {
        "Rien ne s’est passé avant depuis votre dernier tour"
    }
    fn now(&self) -> &'static str {
        "Retour au présent"
    }
    fn place(&self, at: usize, of: usize) -> String {
        format!("{at} sur {of}")
    }
    fn dismiss(&self) -> &'static str {
        "Je suis au courant"
    }
}
