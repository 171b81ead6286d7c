//! Parts that are fetched when they are needed, in French.

use super::French;
use crate::text::parts::PartWords;

impl PartWords for French {
    fn fetching(&self) -> &'static str {
        "Un instant…"
    }
    fn lost(&self) -> &'static str {
        "Cette partie de la page n’a pas pu être chargée. Vos parties sont en sécurité : elles sont conservées dans ce navigateur."
    }
    fn again(&self) -> &'static str {
        "Réessayer"
    }
    fn update(&self) -> &'static str {
        "Une nouvelle version de cette page est prête. Votre partie continue où elle en est."
    }
    fn update_now(&self) -> &'static str {
        "L’utiliser maintenant"
    }
    fn update_later(&self) -> &'static str {
        "Plus tard"
    }
}
