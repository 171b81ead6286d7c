//! Themes: they change the chrome and the land. Pieces never change colour.

/// A theme of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// The theme of the open game: each game has colours of its own.
    #[default]
    Game,
    /// A blue winter night.
    Winter,
    /// Autumn in the woods.
    Autumn,
    /// Dark and quiet, with dimmed paper.
    Dark,
    /// Daylight.
    Light,
    /// Black and white with thick lines.
    Contrast,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 6] =
        [Theme::Game, Theme::Winter, Theme::Autumn, Theme::Dark, Theme::Light, Theme::Contrast];

    /// The name in the browser's storage and in the style sheets; never changed.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["game", "winter", "autumn", "dark", "light", "contrast"][self as usize]
    }

    /// Parses a theme name; the default theme for an unknown name.
    #[must_use]
    pub fn named(word: &str) -> Theme {
        Theme::ALL.into_iter().find(|theme| theme.word() == word).unwrap_or_default()
    }

    /// The theme that is shown: the default theme follows the browser's preference for more contrast.
    #[must_use]
    pub const fn shown(self, more: bool) -> Theme {
        match self {
            Theme::Game if more => Theme::Contrast,
            theme => theme,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn theme_names_round_trip() {
        for theme in Theme::ALL {
            assert_eq!(Theme::named(theme.word()), theme);
        }
        assert_eq!(Theme::named("tartan"), Theme::Game);
    }

    #[test]
    fn the_default_theme_follows_the_contrast_preference() {
        assert_eq!(Theme::Game.shown(true), Theme::Contrast);
        assert_eq!(Theme::Light.shown(true), Theme::Light);
        assert_eq!(Theme::Game.shown(false), Theme::Game);
    }
}
