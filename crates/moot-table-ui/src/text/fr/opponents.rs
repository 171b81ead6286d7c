//! Computer players in French.

use moot_players::Level;

use super::French;
use crate::ai_client::Trouble;
use crate::text::opponents::OpponentWords;
use moot_ui::players::Player;

impl OpponentWords for French {
    fn thinks(&self, name: &str) -> String {
        format!("{name} réfléchit")
    }
    fn waits(&self, name: &str) -> String {
        format!("{name} attend")
    }
    fn tries(&self, level: Level, done: u32, of: u32) -> String {
        let level =
            moot_ui::text::players::PlayerWords::player(&moot_ui::text::fr::French, Player::Machine(level));
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
}
