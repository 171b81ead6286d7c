//! The texts of a game that the lobby needs before the game's own chunks have loaded. They do not depend on the rules.

use crate::game::GameInfo;
use crate::game::form::Form;

/// The texts of a game in the lobby.
pub trait OfferTexts<G: GameInfo>: Sync {
    /// The number of players, and the material that is laid out for them.
    fn laid_out(&self, form: &Form<G>) -> String;
    /// The label of the start button.
    fn start(&self) -> &'static str;
}
