//! Which screen is shown. The address is the fragment, so that any server of plain files will do.

/// A screen of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// Choosing a game, seats and options, or a saved game.
    #[default]
    Lobby,
    /// The game.
    Table,
    /// The score sheet of a finished game.
    Sheet,
    /// Whose games these are, and who made this page.
    About,
}

impl Screen {
    const ALL: [Screen; 4] = [Screen::Lobby, Screen::Table, Screen::Sheet, Screen::About];

    /// Its address, without the `#`.
    #[must_use]
    pub const fn fragment(self) -> &'static str {
        match self {
            Screen::Lobby => "",
            Screen::Table => "table",
            Screen::Sheet => "score",
            Screen::About => "about",
        }
    }

    /// The screen with that address, with or without the `#`; the lobby for anything unknown.
    #[must_use]
    pub fn at(fragment: &str) -> Screen {
        let fragment = fragment.trim_start_matches('#');
        Screen::ALL.into_iter().find(|screen| screen.fragment() == fragment).unwrap_or_default()
    }

    /// Whether it shows a game, and so needs one.
    #[must_use]
    pub const fn needs_game(self) -> bool {
        matches!(self, Screen::Table | Screen::Sheet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_leads_to_its_screen() {
        for screen in Screen::ALL {
            assert_eq!(Screen::at(screen.fragment()), screen);
            assert_eq!(Screen::at(&format!("#{}", screen.fragment())), screen);
        }
        assert_eq!(Screen::at("#somewhere"), Screen::Lobby);
    }
}
