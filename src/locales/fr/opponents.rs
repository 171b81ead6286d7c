//! Computer players in French.

use moot_players::Level;

use super::French;
use super::join::{and, de};
use crate::opponents::{Pace, Player};
use crate::thinker::Trouble;
use crate::words::opponents::OpponentWords;

impl OpponentWords for French {
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
    fn thinks(&self, name: &str) -> String {
        format!("{name} réfléchit")
    }
    fn waits(&self, name: &str) -> String {
        format!("{name} attend")
    }
    fn tries(&self, level: Level, done: u32, of: u32) -> String {
        let level = self.player(Player::Machine(level));
        match of {
            0 => level.to_owned(),
            _ => format!("{level}, réflexion à {} %", u64::from(done.min(of)) * 100 / u64::from(of)),
        }
    }
    fn move_now(&self) -> &'static str {
        "Jouer maintenant"
    }
    fn pause(&self) -> &'static str {
        "Pause"
    }
    fn go_on(&self) -> &'static str {
        "Reprendre"
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
    fn seats(&self) -> &'static str {
        "Qui joue"
    }
    fn seats_help(&self) -> &'static str {
        "Une place peut changer de main à tout moment, avec tout ce qui s’y trouve."
    }
    fn trouble(&self, trouble: &Trouble) -> Option<&'static str> {
        match trouble {
            Trouble::NoPlayers(_) => Some(
                "Les joueurs de l’ordinateur n’ont pas pu être chargés. En attendant, ils jouent n’importe quel coup permis par les règles.",
            ),
            Trouble::OtherVersion => Some(
                "Il existe un Trollmoot plus récent. Rechargez la page pour retrouver ses joueurs : votre partie est conservée et, d’ici là, ils jouent n’importe quel coup permis par les règles.",
            ),
            Trouble::Failing(_) | Trouble::NothingToDecide => None,
        }
    }
    fn past(&self) -> &'static str {
        "Ce moment est passé. Revenez d’abord au présent."
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_told_in_hundredths() {
        assert_eq!(French.tries(Level::Elder, 1000, 4000), "Aîné, réflexion à 25 %");
        assert_eq!(French.tries(Level::Whelp, 0, 0), "Marmot");
    }

    #[test]
    fn strangers_are_named_with_their_word() {
        let who = [("Tuva", "wizard"), ("Oddvar", "oracle")].map(|(a, b)| (a.to_owned(), b.to_owned()));
        assert!(French.strangers(&who).contains("place de Tuva (« wizard ») et d’Oddvar (« oracle »)."));
    }
}
