//! The lobby texts of the game, which are needed before its other chunks have loaded. They do not depend on the rules.

use moot_ui::game::form::Form;

use cave_troll::Set;
use moot_ui::game::offer::OfferTexts;

use super::en::English;
use crate::CaveTrollUi;

moot_ui::texts! {
    /// The options of Cave Troll.
    pub trait CaveOffer: OfferTexts<CaveTrollUi>;
    en {} fr {}

    /// The choice of characters.
    set { en: "Characters", fr: "Troupe" }
    /// The set of characters.
    set_short(set: Set) { match set {
        Set::Classic => { en: "Classic", fr: "Classique" }
        Set::Variant => { en: "Variant", fr: "Variante" }
    } }
    /// The characters of the set, and the players it suits.
    set_note(set: Set) { match set {
        Set::Classic => { en: "Knight, Thief, Dwarf, Barbarian; Orc, Wraith, Cave Troll. Best for a first game.", fr: "Chevalier, Voleur, Nain, Barbare ; Orque, Spectre, Troll des cavernes. Le mieux pour une première partie." }
        Set::Variant => { en: "Paladin, Assassin, Giant Slayer, Berserker; Grunt, Banshee, Rampaging Troll. Rougher, for those who know the dungeon.", fr: "Paladin, Assassin, Tueur de géants, Berserk ; Soudard, Banshee, Troll enragé. Plus rude, pour qui connaît le donjon." }
    } }
}

moot_ui::translated! {
    /// The options of the game in the reader's language; not tracked, like [`words`](moot_ui::text::words).
    pub fn cave_offer() -> dyn CaveOffer = &English;
}

moot_ui::texts! {
    impl OfferTexts<CaveTrollUi>;
    en {} fr {}

    laid_out(form: &Form<CaveTrollUi>) -> String {
        en: {
            let players = usize::from(form.players);
            let count = ["two", "three", "four"].get(players.wrapping_sub(2)).copied().unwrap_or("no");
            [count, " players: nineteen cards and seventeen figures each"].concat()
        },
        fr: {
            let players = usize::from(form.players);
            let count = ["deux", "trois", "quatre"].get(players.wrapping_sub(2)).copied().unwrap_or("zéro");
            ["à ", count, " : dix-neuf cartes et dix-sept figurines chacun"].concat()
        },
    }
    start { en: "Start Cave Troll", fr: "Commencer la partie" }
}
