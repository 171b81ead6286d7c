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
        Theme::Game => { en: "The game’s own", fr: "Selon le jeu" }
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
    sounds_on { en: "Table sounds", fr: "Sons de la table" }
    /// The volume.
    volume { en: "Volume", fr: "Volume" }
    /// How to switch animations off.
    motion_note { en: "Nothing moves if your device asks for less motion, or at the pace “Instant” (in a game: “Players and pace”).", fr: "Rien ne bouge si votre appareil demande moins de mouvement, ou au rythme « Immédiat » (dans une partie : « Joueurs et rythme »)." }
}
