//! The lobby in English.

use super::English;
use super::spelling::spelt;
use crate::text::lobby::{LobbyWords, NotReady};
use moot_art::Livery;

impl LobbyWords for English {
    fn brand(&self) -> &'static str {
        "Trollmoot"
    }
    fn motto(&self) -> &'static str {
        "three games around one fire"
    }
    fn unofficial(&self) -> &'static str {
        "Trollmoot is an unofficial, non-commercial page for playing troll games at one screen."
    }
    fn language(&self) -> &'static str {
        "Language"
    }
    fn about(&self) -> &'static str {
        "About and credits"
    }
    fn choose_game(&self) -> &'static str {
        "Choose a game"
    }
    fn seats(&self) -> &'static str {
        "Seats"
    }
    fn how_many(&self) -> &'static str {
        "Players"
    }
    fn count(&self, players: u8) -> String {
        players.to_string()
    }
    fn name_of_seat(&self, seat: usize) -> String {
        format!("Name of seat {}", seat + 1)
    }
    fn player(&self, seat: usize) -> String {
        format!("Player {}", seat + 1)
    }
    fn proposed(&self, seat: usize) -> &'static str {
        ["Grimhild", "Oddvar", "Tuva", "Ragnvald", "Solveig"].get(seat).copied().unwrap_or("")
    }
    fn livery_of_seat(&self, seat: usize) -> String {
        format!("{} of seat {}", spelt("Colours", "Colors"), seat + 1)
    }
    fn livery(&self, livery: Livery) -> &'static str {
        match livery {
            Livery::Rowan => "Rowan: crimson stripes, berries",
            Livery::Fjord => "Fjord: blue dots, waves",
            Livery::Birch => "Birch: cream dashes, a leaf",
            Livery::Spruce => "Spruce: green crosses, a fir",
            Livery::Heather => "Heather: lilac rings, a bell",
        }
    }
    fn livery_swap(&self, livery: &str, name: &str) -> String {
        format!("{livery} (swap with {name})")
    }
    fn options(&self) -> &'static str {
        "Options"
    }
    fn first(&self) -> &'static str {
        "Starting player"
    }
    fn first_random(&self) -> &'static str {
        "Random"
    }
    fn seed(&self) -> &'static str {
        "Seed"
    }
    fn seed_random(&self) -> &'static str {
        "random"
    }
    fn seed_help(&self) -> &'static str {
        "The same seed deals the same game. Leave it empty for a new one."
    }
    fn not_ready(&self, why: &NotReady) -> String {
        match why {
            NotReady::Options(why) => why.clone(),
            NotReady::Other => "These options cannot be played.".to_owned(),
            NotReady::NoChance => {
                "This browser gives no random numbers. Type a seed, anything will do, and start again."
                    .to_owned()
            }
        }
    }
    fn close(&self) -> &'static str {
        "Close"
    }
}
