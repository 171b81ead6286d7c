//! Screens and their addresses. The address is the fragment, so any static file server will do.

use crate::saves::SaveId;

/// A screen of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// The lobby: a new game, or a saved one.
    #[default]
    Lobby,
    /// The table.
    Table,
    /// The score sheet of a finished game.
    Sheet,
    /// The credits.
    About,
    /// The list of lessons, or one lesson.
    Lessons,
    /// The rulebook.
    Rules,
}

impl Screen {
    const ALL: [Screen; 6] =
        [Screen::Lobby, Screen::Table, Screen::Sheet, Screen::About, Screen::Lessons, Screen::Rules];

    /// The fragment, without the `#`.
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

    /// Whether the screen shows the open game.
    #[must_use]
    pub const fn needs_game(self) -> bool {
        matches!(self, Screen::Table | Screen::Sheet)
    }
}

/// The place within a screen, as in `#rules/GAME/SECTION`: the text after the first slash.
#[must_use]
pub fn rest() -> String {
    let fragment = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    fragment.split_once('/').map(|(_, rest)| rest.to_owned()).unwrap_or_default()
}

/// The key of a game code in a fragment.
pub const LINK: &str = "game";

/// The key of an invitation to a live game in a fragment.
pub const JOIN: &str = "join";
/// The key of an answer to such an invitation.
pub const ANSWER: &str = "answer";

/// A link that has been opened, with its code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenedLink {
    /// A game.
    Game(String),
    /// An invitation to a live game.
    Invitation(String),
    /// An answer to such an invitation.
    Answer(String),
}

/// The target of an address: `#table` is the open game, `#table=ID` a saved one, `#game=CODE` one encoded in the address itself,
/// `#join=CODE` and `#answer=CODE` open a live game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The screen.
    pub screen: Screen,
    /// The saved game to show on it.
    pub save: Option<SaveId>,
    /// The link to open over it.
    pub link: Option<OpenedLink>,
    /// The code of a save, from the crash screen.
    pub crash: Option<String>,
}

impl Place {
    /// Parses a fragment, with or without the `#`; the lobby for an unknown one.
    #[must_use]
    pub fn at(fragment: &str) -> Place {
        let fragment = fragment.trim_start_matches('#');
        let opened = fragment.split_once('=').and_then(|(key, code)| match key {
            LINK => Some(OpenedLink::Game(code.to_owned())),
            JOIN => Some(OpenedLink::Invitation(code.to_owned())),
            ANSWER => Some(OpenedLink::Answer(code.to_owned())),
            _ => None,
        });
        if opened.is_some() {
            return Place { link: opened, ..Place::default() };
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
    fn fragments_parse_to_their_screens() {
        for screen in Screen::ALL {
            let place = Place { screen, save: None, ..Place::default() };
            assert_eq!(Place::at(screen.fragment()), place);
            assert_eq!(Place::at(&format!("#{}", screen.fragment())), place);
        }
        assert_eq!(Place::at("#somewhere").screen, Screen::Lobby);
    }

    #[test]
    fn fragments_can_name_a_saved_game() {
        let saved = Place { screen: Screen::Table, save: Some(SaveId(1234)), ..Place::default() };
        assert_eq!(Place::at("#table=1234"), saved);
        assert_eq!(Place::at("#rules/some-game/dig").screen, Screen::Rules);
        assert_eq!(Place::at("#learn/1-recruit").screen, Screen::Lessons);
        assert_eq!(Place::at("#table=mine"), Place { screen: Screen::Table, save: None, ..Place::default() });
        assert_eq!(Place::at("#about=1234"), Place { screen: Screen::About, save: None, ..Place::default() });
        let code = || "AbC_-9".to_owned();
        assert_eq!(Place::at("#game=AbC_-9").link, Some(OpenedLink::Game(code())));
        assert_eq!(Place::at("#join=AbC_-9").link, Some(OpenedLink::Invitation(code())));
        assert_eq!(Place::at("#answer=AbC_-9").link, Some(OpenedLink::Answer(code())));
        assert_eq!(Place::at("#save=J.e30").crash.as_deref(), Some("J.e30"));
        assert_eq!(Place::at("#games=AbC"), Place::default());
    }
}
