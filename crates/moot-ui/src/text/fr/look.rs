//! Looks and sounds in French.

use super::French;
use crate::look::Theme;
use crate::text::look::LookWords;

impl LookWords for French {
    fn title(&self) -> &'static str {
        "Aspect et sons"
    }
    fn theme(&self) -> &'static str {
        "Thème"
    }
    fn theme_name(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::Game => "Selon le jeu",
            Theme::Winter => "Hiver",
            Theme::Autumn => "Automne",
            Theme::Dark => "Sombre",
            Theme::Light => "Clair",
            Theme::Contrast => "Fort contraste",
        }
    }
    fn theme_note(&self) -> &'static str {
        "Les thèmes changent la table et le paysage. Les pièces gardent leurs couleurs, leurs motifs et leurs signes."
    }
    fn sound(&self) -> &'static str {
        "Son"
    }
    fn sounds_on(&self) -> &'static str {
        "Bruits de la table"
    }
    fn volume(&self) -> &'static str {
        "Volume"
    }
    fn motion_note(&self) -> &'static str {
        "Rien ne bouge si votre appareil demande moins de mouvement, ou si les ordinateurs jouent au rythme « Immédiat »."
    }
}
