//! The lobby in French.

use super::French;
use crate::art::Livery;
use crate::roster::GameName;
use crate::words::lobby::{LobbyWords, NotReady};

impl LobbyWords for French {
    fn brand(&self) -> &'static str {
        "Trollmoot"
    }
    fn motto(&self) -> &'static str {
        "trois jeux autour d’un même feu"
    }
    fn unofficial(&self) -> &'static str {
        "Trollmoot est une page non officielle et non commerciale pour jouer à des jeux de trolls autour d’un même écran."
    }
    fn language(&self) -> &'static str {
        "Langue"
    }
    fn about(&self) -> &'static str {
        "À propos, crédits"
    }
    fn choose_game(&self) -> &'static str {
        "Choisissez un jeu"
    }
    fn game(&self, game: GameName) -> &'static str {
        match game {
            GameName::MountainKing => "Roi de la Montagne",
            GameName::CaveTroll => "Cave Troll",
            GameName::TrollsAndPrincesses => "Trolls & Princesses",
        }
    }
    fn players(&self, game: GameName) -> &'static str {
        match game {
            GameName::MountainKing => "2 à 5 joueurs",
            GameName::CaveTroll | GameName::TrollsAndPrincesses => "2 à 4 joueurs",
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
                "Ralliez une pyramide de trolls, creusez vers le cœur de la montagne et ramenez chez elles les vieilles statues."
            }
            GameName::CaveTroll => {
                "Remplissez les salles d’un donjon de héros et de monstres avant que l’or ne soit compté."
            }
            GameName::TrollsAndPrincesses => {
                "Sortez en douce de la montagne, échangez un bébé, renversez une cloche et charmez le roi des trolls."
            }
        }
    }
    fn seats(&self) -> &'static str {
        "Places"
    }
    fn how_many(&self) -> &'static str {
        "Joueurs"
    }
    fn count(&self, players: u8) -> String {
        players.to_string()
    }
    fn name_of_seat(&self, seat: usize) -> String {
        format!("Nom de la place {}", seat + 1)
    }
    fn player(&self, seat: usize) -> String {
        format!("Joueur {}", seat + 1)
    }
    fn proposed(&self, seat: usize) -> &'static str {
        ["Grimhild", "Oddvar", "Tuva", "Ragnvald", "Solveig"].get(seat).copied().unwrap_or("")
    }
    fn livery_of_seat(&self, seat: usize) -> String {
        format!("Couleurs de la place {}", seat + 1)
    }
    fn livery(&self, livery: Livery) -> &'static str {
        match livery {
            Livery::Rowan => "Sorbier : rayures cramoisies, baies",
            Livery::Fjord => "Fjord : points bleus, vagues",
            Livery::Birch => "Bouleau : traits crème, une feuille",
            Livery::Spruce => "Épicéa : croix vertes, un sapin",
            Livery::Heather => "Bruyère : anneaux lilas, une clochette",
        }
    }
    fn livery_swap(&self, livery: &str, name: &str) -> String {
        format!("{livery} (échange avec {name})")
    }
    fn options(&self) -> &'static str {
        "Réglages"
    }
    fn first(&self) -> &'static str {
        "Premier joueur"
    }
    fn first_random(&self) -> &'static str {
        "Au hasard"
    }
    fn seed(&self) -> &'static str {
        "Graine"
    }
    fn seed_random(&self) -> &'static str {
        "au hasard"
    }
    fn seed_help(&self) -> &'static str {
        "La même graine distribue la même partie. Laissez vide pour en tirer une nouvelle."
    }
    fn not_ready(&self, why: &NotReady) -> String {
        match why {
            NotReady::Options(why) => why.clone(),
            NotReady::Other => "Ces options ne se jouent pas.".to_owned(),
            NotReady::NoChance => {
                "Ce navigateur ne donne pas de nombres aléatoires. Tapez une graine, n’importe laquelle, et recommencez."
                    .to_owned()
            }
        }
    }
}
