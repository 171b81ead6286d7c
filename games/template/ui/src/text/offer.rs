//! The lobby texts of the game, which are needed before its other chunks have loaded.

use moot_ui::game::form::Form;

use moot_ui::game::offer::OfferTexts;
use nim_template::Size;

use super::en::English;
use crate::NimUi;

moot_ui::texts! {
    /// The lobby texts of this game, in addition to the shared ones.
    pub trait NimOffer: OfferTexts<NimUi>;
    en {
        use crate::text::en::English;
    }
    fr {
        use crate::text::fr::French;
    }

    /// The choice of a size.
    size { en: "Heaps", fr: "Tas" }
    /// A size.
    size_name(size: Size) { match size {
        Size::Small => { en: "Small", fr: "Petits" }
        Size::Large => { en: "Large", fr: "Grands" }
    } }
    /// The progress of a saved game: its size, and the number of random events and decisions.
    saved_at(size: Size, plies: usize) -> String { en: format!("{} heaps, {plies} steps", English.size_name(size)), fr: format!("{} tas, {plies} étapes", French.size_name(size)) }
}

moot_ui::translated! {
    /// The lobby texts in the reader's language; not tracked.
    pub fn nim_offer() -> dyn NimOffer = &English;
}

moot_ui::texts! {
    impl OfferTexts<NimUi>;
    en {
        use moot_ui::text::en::join::count;
    }
    fr {}

    laid_out(form: &Form<NimUi>) -> String { en: format!("{}: three heaps, a card each", count(form.players, "player", "players")), fr: format!("à {} : trois tas, une carte chacun", form.players) }
    start { en: "Start Nim", fr: "Commencer la partie" }
}
