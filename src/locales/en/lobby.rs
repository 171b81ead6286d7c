//! The lobby in English.

use super::English;
use super::spelling::spelt;
use crate::art::Livery;
use crate::roster::GameName;
use crate::words::lobby::{LobbyWords, NotReady};

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
    fn game(&self, game: GameName) -> &'static str {
        match game {
            GameName::MountainKing => "Mountain King",
            GameName::CaveTroll => "Cave Troll",
            GameName::TrollsAndPrincesses => "Trolls & Princesses",
        }
    }
    fn players(&self, game: GameName) -> &'static str {
        match game {
            GameName::MountainKing => "2–5 players",
            GameName::CaveTroll | GameName::TrollsAndPrincesses => "2–4 players",
        }
    }
    fn time(&self, game: GameName) -> &'static str {
        match game {
            GameName::MountainKing => "90 min",
            GameName::CaveTroll => "45 min",
            GameName::TrollsAndPrincesses => "75 min",
        }
    }
    fn pitch(&self, game: GameName) -> &'static str {
        match game {
            GameName::MountainKing => {
                "Rally a pyramid of trolls, dig for the heart of the mountain and bring the old statues home."
            }
            GameName::CaveTroll => {
                "Crowd the rooms of a dungeon with heroes and beasts before the gold is counted."
            }
            GameName::TrollsAndPrincesses => {
                "Sneak out of the mountain, swap a changeling, topple a bell and charm the troll king."
            }
        }
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
}
