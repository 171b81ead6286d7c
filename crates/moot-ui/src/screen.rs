//! Which screen is shown. The address is the fragment, so that any server of plain files will do.

use crate::saves::SaveId;

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
    /// The lessons of the game, or one of them.
    Lessons,
    /// The rulebook.
    Rules,
}

impl Screen {
    const ALL: [Screen; 6] =
        [Screen::Lobby, Screen::Table, Screen::Sheet, Screen::About, Screen::Lessons, Screen::Rules];

    /// Its address, without the `#`.
    #[must_use]
    pub const fn fragment(self) -> &'static str {
        match self {
            Screen::Lobby => "",
            Screen::Table => "table",
            Screen::Sheet => "score",
            Screen::About => "about",
            Screen::Lessons => "learn",
            Screen::Rules => "rules",
        }
    }

    /// Whether it shows a game, and so needs one.
    #[must_use]
    pub const fn needs_game(self) -> bool {
        matches!(self, Screen::Table | Screen::Sheet)
    }
}

/// What the address names within its screen, as in `#rules/GAME/SECTION`: what follows the first slash.
#[must_use]
pub fn rest() -> String {
    let fragment = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    fragment.split_once('/').map(|(_, rest)| rest.to_owned()).unwrap_or_default()
}

/// What stands before the code of a game in an address.
pub const LINK: &str = "game";

/// Where an address leads: `#table` to the game that is on the table, `#table=ID` to a saved one, `#game=CODE` to one
/// that is in the address itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The screen.
    pub screen: Screen,
    /// The saved game to be shown on it.
    pub save: Option<SaveId>,
    /// The code of a game to be opened over it.
    pub link: Option<String>,
    /// The code of a save, from the screen that tells of a crash.
    pub crash: Option<String>,
}

impl Place {
    /// Where a fragment leads, with or without the `#`; to the lobby for anything unknown.
    #[must_use]
    pub fn at(fragment: &str) -> Place {
        let fragment = fragment.trim_start_matches('#');
        if let Some(code) = fragment.strip_prefix(LINK).and_then(|rest| rest.strip_prefix('=')) {
            return Place { link: Some(code.to_owned()), ..Place::default() };
        }
        if let Some(code) = fragment.strip_prefix("save=") {
            return Place { crash: Some(code.to_owned()), ..Place::default() };
        }
        let (name, id) = fragment.split_once(['=', '/']).unwrap_or((fragment, ""));
        let screen = Screen::ALL.into_iter().find(|screen| screen.fragment() == name).unwrap_or_default();
        let save = id.parse().ok().map(SaveId).filter(|_| screen.needs_game());
        Place { screen, save, ..Place::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_leads_to_its_screen() {
        for screen in Screen::ALL {
            let place = Place { screen, save: None, ..Place::default() };
            assert_eq!(Place::at(screen.fragment()), place);
            assert_eq!(Place::at(&format!("#{}", screen.fragment())), place);
        }
        assert_eq!(Place::at("#somewhere").screen, Screen::Lobby);
    }

    #[test]
    fn an_address_can_name_a_saved_game() {
        let saved = Place { screen: Screen::Table, save: Some(SaveId(1234)), ..Place::default() };
        assert_eq!(Place::at("#table=1234"), saved);
        assert_eq!(Place::at("#rules/mountain-king/dig").screen, Screen::Rules);
        assert_eq!(Place::at("#learn/1-recruit").screen, Screen::Lessons);
        assert_eq!(Place::at("#table=mine"), Place { screen: Screen::Table, save: None, ..Place::default() });
        assert_eq!(Place::at("#about=1234"), Place { screen: Screen::About, save: None, ..Place::default() });
        assert_eq!(Place::at("#game=AbC_-9").link.as_deref(), Some("AbC_-9"));
        assert_eq!(Place::at("#save=J.e30").crash.as_deref(), Some("J.e30"));
        assert_eq!(Place::at("#games=AbC"), Place::default());
    }
}
