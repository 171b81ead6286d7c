//! Computer players in French.

use moot_players::Level;

use super::French;
use super::join::{and, de};
use crate::players::{Pace, Player};
use crate::text::players::PlayerWords;

impl PlayerWords for French {
    fn player(&self, player: Player) -> &'static str {
        match player {
            Player::Person => "Humain",
            Player::Machine(Level::Whelp) => "Marmot",
            Player::Machine(Level::Digger) => "Mineur",
            Player::Machine(Level::Elder) => "Aîné",
            Player::Machine(Level::Ancient) => "Ancêtre",
            Player::Afar => "Par lien",
            Player::Stranger => "Inconnu",
        }
    }
    fn about(&self, player: Player) -> &'static str {
        match player {
            Player::Person => "Quelqu’un devant cet écran",
            Player::Machine(Level::Whelp) => {
                "Joue au coup d’œil : de bonne compagnie pour une première partie"
            }
            Player::Machine(Level::Digger) => {
                "Prend ce qui rapporte tout de suite : vif, solide, à courte vue"
            }
            Player::Machine(Level::Elder) => "Réfléchit environ une seconde : difficile à battre",
            Player::Machine(Level::Ancient) => "Réfléchit quelques secondes : le plus fort de tous",
            Player::Afar => {
                "Quelqu’un devant un autre écran : vous vous envoyez la partie sous forme de lien"
            }
            Player::Stranger => "Inconnu de cette version de la page : un humain joue ici",
        }
    }
    fn proposed(&self, seat: usize) -> &'static str {
        ["Moussu", "Noueux", "Skarn", "Mortier", "Chardon"].get(seat).copied().unwrap_or("")
    }
    fn who_plays(&self, seat: usize) -> String {
        format!("Qui joue à la place {}", seat + 1)
    }
    fn strangers(&self, who: &[(String, String)]) -> String {
        let who: Vec<String> = who.iter().map(|(name, word)| format!("{} (« {word} »)", de(name))).collect();
        format!(
            "Cette page ne connaît pas l’ordinateur qui joue à la place {}. Un humain y joue en attendant ; la sauvegarde garde le mot.",
            and(&who)
        )
    }
    fn pace(&self) -> &'static str {
        "Rythme des ordinateurs"
    }
    fn pace_name(&self, pace: Pace) -> &'static str {
        match pace {
            Pace::Slow => "Lent",
            Pace::Normal => "Normal",
            Pace::Fast => "Rapide",
            Pace::Instant => "Immédiat",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strangers_are_named_with_their_word() {
        let who = [("Tuva", "wizard"), ("Oddvar", "oracle")].map(|(a, b)| (a.to_owned(), b.to_owned()));
        assert!(French.strangers(&who).contains("place de Tuva (« wizard ») et d’Oddvar (« oracle »)."));
    }
}
