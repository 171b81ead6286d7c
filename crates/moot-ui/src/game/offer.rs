//! What the lobby says of a game before the rest of the game's program is fetched: nothing that needs the rules.

use crate::game::GameInfo;
use crate::game::form::Form;

/// What the lobby says of every game.
pub trait OfferWords<G: GameInfo>: Sync {
    /// How many play, and what is laid out for them.
    fn laid_out(&self, form: &Form<G>) -> String;
    /// Begin.
    fn start(&self) -> &'static str;
}
