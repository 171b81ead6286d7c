//! Texts of looks and sounds.

use crate::look::Theme;

crate::texts! {
    /// Texts of looks and sounds.
    pub trait LookTexts;
    en {} fr {}

    /// The dialog, and the buttons that open it.
    title { en: "Look and sound", fr: "Aspect et sons" }
    /// Theme.
    theme { en: "Theme", fr: "Thème" }
    /// The name of a theme.
    theme_name(theme: Theme) { match theme {
        Theme::Game => { en: "As the game", fr: "Selon le jeu" }
        Theme::Winter => { en: "Winter", fr: "Hiver" }
        Theme::Autumn => { en: "Autumn", fr: "Automne" }
        Theme::Dark => { en: "Dark", fr: "Sombre" }
        Theme::Light => { en: "Light", fr: "Clair" }
        Theme::Contrast => { en: "High contrast", fr: "Fort contraste" }
    } }
    /// The explanation of themes.
    theme_note { en: "Themes change the table and the land. Pieces, patterns and signs stay as they are.", fr: "Les thèmes changent la table et le paysage. Les pièces gardent leurs couleurs, leurs motifs et leurs signes." }
    /// Sound.
    sound { en: "Sound", fr: "Son" }
    /// The box that switches sounds on.
    sounds_on { en: "Sounds of the table", fr: "Bruits de la table" }
    /// The volume.
    volume { en: "How loud", fr: "Volume" }
    /// How to switch animations off.
    motion_note { en: "Nothing moves when your device asks for less motion, or when computer players play at the pace “Instant”.", fr: "Rien ne bouge si votre appareil demande moins de mouvement, ou si les ordinateurs jouent au rythme « Immédiat »." }
}
