//! The lobby in French.

use super::French;
use crate::text::lobby::{LobbyWords, NotReady};
use moot_art::Livery;

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
    fn close(&self) -> &'static str {
        "Fermer"
    }
}
