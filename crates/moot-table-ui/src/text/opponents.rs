//! Texts about computer players at a table.

use moot_players::Level;
use moot_ui::players::Player;

use crate::ai_client::Trouble;
use crate::game::devices::Presence;

moot_ui::texts! {
    /// Texts about computer players at a table.
    pub trait OpponentTexts;
    en {

    }
    fr {

    }

    /// A player is on turn and thinks.
    thinks(name: &str) -> String { en: format!("{name} is thinking"), fr: format!("{name} réfléchit") }
    /// A player is on turn while the computer players are paused.
    waits(name: &str) -> String { en: format!("Paused: {name} is next"), fr: format!("En pause : à {name} de jouer") }
    /// The progress of a search, in a few words; `of` is 0 while it is unknown.
    tries(level: Level, done: u32, of: u32) -> String {
        en: {
            let level =
                moot_ui::text::players::PlayerTexts::player(&moot_ui::text::en::English, Player::Machine(level));
            match of {
                0 => level.to_owned(),
                _ => format!("{level}, {} % done", u64::from(done.min(of)) * 100 / u64::from(of)),
            }
        },
        fr: {
            let level =
                moot_ui::text::players::PlayerTexts::player(&moot_ui::text::fr::French, Player::Machine(level));
            match of {
                0 => level.to_owned(),
                _ => format!("{level}, réflexion à {} %", u64::from(done.min(of)) * 100 / u64::from(of)),
            }
        },
    }
    /// The button that ends the search.
    move_now { en: "Move now", fr: "Jouer maintenant" }
    /// The button that pauses the computer players.
    pause { en: "Pause", fr: "Pause" }
    /// The button that resumes them.
    go_on { en: "Go on", fr: "Reprendre" }
    /// The dialog that reassigns seats.
    seats { en: "Players and pace", fr: "Joueurs et rythme" }
    /// The explanation of reassigning seats.
    seats_help { en: "A seat can change hands at any moment, with everything that belongs to it.", fr: "Une place peut changer de main à tout moment, avec tout ce qui s’y trouve." }
    /// A warning about failing workers; `None` if play is unaffected.
    trouble(trouble: &Trouble) -> Option<&'static str> { match trouble {
        Trouble::NoPlayers(_) => {
            en: Some(
                "The computer players could not be loaded. Until they can be, they play any legal move.",
            ),
            fr: Some(
                "Les ordinateurs n’ont pas pu être chargés. En attendant, ils jouent n’importe quel coup permis.",
            ),
        }
        Trouble::OtherVersion => {
            en: Some(
                "There is a newer version of Trollmoot. Reload the page to get its computer players: your game is kept. Until then they play any legal move.",
            ),
            fr: Some(
                "Il existe une version plus récente de Trollmoot. Rechargez la page pour avoir ses ordinateurs : votre partie est conservée. D’ici là, ils jouent n’importe quel coup permis.",
            ),
        }
        Trouble::Failing(_) | Trouble::NothingToDecide => { all: None }
    } }
    /// The device of a seat at a live table.
    presence(presence: Presence) { match presence {
        Presence::Here => { en: "here", fr: "ici" }
        Presence::Free => { en: "free: not connected yet", fr: "libre : pas encore de connexion" }
        Presence::Connected => { en: "connected", fr: "connexion établie" }
        Presence::Away => { en: "away", fr: "absence" }
        Presence::Calling => { en: "no sign; trying again", fr: "aucun signe ; nouvel essai" }
        Presence::Lost => { en: "connection lost", fr: "connexion perdue" }
        Presence::Left => { en: "has left", fr: "départ" }
    } }
    /// No decision is possible while a past position is shown.
    past { en: "You are looking at an earlier moment. Go back to now first.", fr: "Vous regardez un moment passé. Revenez d’abord au présent." }
}
