//! Computer players in English.

use moot_players::Level;

use super::English;
use crate::ai_client::Trouble;
use crate::text::opponents::OpponentWords;
use moot_ui::players::Player;

impl OpponentWords for English {
    fn thinks(&self, name: &str) -> String {
        format!("{name} is at it")
    }
    fn waits(&self, name: &str) -> String {
        format!("{name} waits")
    }
    fn tries(&self, level: Level, done: u32, of: u32) -> String {
        let level =
            moot_ui::text::players::PlayerWords::player(&moot_ui::text::en::English, Player::Machine(level));
        match of {
            0 => level.to_owned(),
            _ => format!("{level}, {} % thought through", u64::from(done.min(of)) * 100 / u64::from(of)),
        }
    }
    fn move_now(&self) -> &'static str {
        "Move now"
    }
    fn pause(&self) -> &'static str {
        "Pause"
    }
    fn go_on(&self) -> &'static str {
        "Go on"
    }
    fn seats(&self) -> &'static str {
        "Who plays"
    }
    fn seats_help(&self) -> &'static str {
        "A seat can be handed over at any moment, with all that lies before it."
    }
    fn trouble(&self, trouble: &Trouble) -> Option<&'static str> {
        match trouble {
            Trouble::NoPlayers(_) => Some(
                "The computer players could not be loaded. Until they can be, theirs is any move that the rules allow.",
            ),
            Trouble::OtherVersion => Some(
                "There is a newer Trollmoot. Reload the page to meet its computer players: your game is kept, and until then theirs is any move that the rules allow.",
            ),
            Trouble::Failing(_) | Trouble::NothingToDecide => None,
        }
    }
    fn past(&self) -> &'static str {
        "This is a moment that is past. Go back to now first."
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_told_in_hundredths() {
        assert_eq!(English.tries(Level::Elder, 1000, 4000), "Elder, 25 % thought through");
        assert_eq!(English.tries(Level::Elder, 9000, 4000), "Elder, 100 % thought through");
        assert_eq!(English.tries(Level::Whelp, 0, 0), "Whelp");
    }
}
