//! Texts about computer players at a table.

use moot_players::Level;
use moot_ui::players::Player;

use crate::ai_client::Trouble;

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
    waits(name: &str) -> String { en: format!("{name} waits"), fr: format!("{name} attend") }
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
    seats_help { en: "A seat can be handed over at any moment, with all that lies before it.", fr: "Une place peut changer de main à tout moment, avec tout ce qui s’y trouve." }
    /// A warning about failing workers; `None` if play is unaffected.
    trouble(trouble: &Trouble) -> Option<&'static str> { match trouble {
        Trouble::NoPlayers(_) => {
            en: Some(
                "The computer players could not be loaded. Until they can be, theirs is any move that the rules allow.",
            ),
            fr: Some(
                "Les joueurs de l’ordinateur n’ont pas pu être chargés. En attendant, ils jouent n’importe quel coup permis par les règles.",
            ),
        }
        Trouble::OtherVersion => {
            en: Some(
                "There is a newer Trollmoot. Reload the page to meet its computer players: your game is kept, and until then theirs is any move that the rules allow.",
            ),
            fr: Some(
                "Il existe un Trollmoot plus récent. Rechargez la page pour retrouver ses joueurs : votre partie est conservée et, d’ici là, ils jouent n’importe quel coup permis par les règles.",
            ),
        }
        Trouble::Failing(_) | Trouble::NothingToDecide => { all: None }
    } }
    /// No decision is possible while a past position is shown.
    past { en: "This is a moment that is past. Go back to now first.", fr: "Ce moment est passé. Revenez d’abord au présent." }
}
