//! Computer players in English.

use moot_players::Level;

use super::English;
use super::join::and;
use crate::players::{Pace, Player};
use crate::text::players::PlayerWords;

impl PlayerWords for English {
    fn player(&self, player: Player) -> &'static str {
        match player {
            Player::Person => "Person",
            Player::Machine(Level::Whelp) => "Whelp",
            Player::Machine(Level::Digger) => "Digger",
            Player::Machine(Level::Elder) => "Elder",
            Player::Machine(Level::Ancient) => "Ancient",
            Player::Afar => "By link",
            Player::Stranger => "Stranger",
        }
    }
    fn about(&self, player: Player) -> &'static str {
        match player {
            Player::Person => "Somebody at this screen",
            Player::Machine(Level::Whelp) => "Plays by a glance: good company for a first game",
            Player::Machine(Level::Digger) => "Takes what pays at once: quick, solid, short-sighted",
            Player::Machine(Level::Elder) => "Thinks ahead for about a second: hard to beat",
            Player::Machine(Level::Ancient) => "Thinks ahead for some seconds: the strongest there is",
            Player::Afar => "Somebody at another screen: you send each other the game as a link",
            Player::Stranger => "Unknown to this version of the page: a person plays here",
        }
    }
    fn proposed(&self, seat: usize) -> &'static str {
        ["Mossback", "Gnarl", "Skarn", "Old Grout", "Thistlejaw"].get(seat).copied().unwrap_or("")
    }
    fn who_plays(&self, seat: usize) -> String {
        format!("Who plays seat {}", seat + 1)
    }
    fn strangers(&self, who: &[(String, String)]) -> String {
        let who: Vec<String> = who.iter().map(|(name, word)| format!("{name} (“{word}”)")).collect();
        format!(
            "This page does not know the computer player of {}. A person plays there for now; the save keeps the word.",
            and(&who)
        )
    }
    fn pace(&self) -> &'static str {
        "Pace of computer players"
    }
    fn pace_name(&self, pace: Pace) -> &'static str {
        match pace {
            Pace::Slow => "Slow",
            Pace::Normal => "Normal",
            Pace::Fast => "Fast",
            Pace::Instant => "Instant",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn computer_players_have_names_of_their_own() {
        let mut names: Vec<&str> = (0..5).map(|seat| English.proposed(seat)).collect();
        names.extend((0..5).map(|seat| crate::text::lobby::LobbyWords::proposed(&English, seat)));
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
        assert!(names.iter().all(|name| !name.is_empty()));
    }

    #[test]
    fn strangers_are_named_with_their_word() {
        let who = [("Tuva".to_owned(), "wizard".to_owned())];
        assert!(English.strangers(&who).contains("Tuva (“wizard”)"));
    }
}
