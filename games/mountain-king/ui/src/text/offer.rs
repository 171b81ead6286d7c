//! The lobby texts of the game, which are needed before its other chunks have loaded. They do not depend on the rules.

use moot_ui::game::form::Form;

use moot_ui::game::offer::OfferTexts;
use mountain_king::Side;

use super::en::English;
use crate::MountainKingUi;

moot_ui::texts! {
    /// The options of Mountain King.
    pub trait KingOffer: OfferTexts<MountainKingUi>;
    en {
        use moot_ui::text::en::join::and;
    }
    fr {
        use moot_ui::text::fr::join::and;
    }

    /// The side of the board.
    side { en: "Side of the board", fr: "Face du plateau" }
    /// A side.
    side_name(side: Side) { match side {
        Side::Winter => { en: "Winter", fr: "Hiver" }
        Side::Autumn => { en: "Autumn", fr: "Automne" }
    } }
    /// The choice of teams.
    teams { en: "Teams", fr: "Équipes" }
    /// No teams.
    no_teams { en: "Everyone alone", fr: "Chacun pour soi" }
    /// The names of a team.
    team(names: &[String]) -> String { all: and(names) }
    /// One team against another, by their names.
    one_against(one: &str, other: &str) -> String { en: format!("{one} against {other}"), fr: format!("{one} contre {other}") }
    /// The explanation of teams.
    teams_help { en: "Team mates sit beside each other, share one storage and one score, and may connect their networks. A round goes team 1, team 2, team 2, team 1.", fr: "Les coéquipiers sont voisins, partagent un stock et un score, et peuvent relier leurs réseaux. L’ordre du tour : équipe 1, équipe 2, équipe 2, équipe 1." }
    /// The workshops in the supply.
    workshops { en: "Workshops", fr: "Ateliers" }
    /// Drawn from all.
    workshops_random { en: "Random", fr: "Au hasard" }
    /// No kind twice.
    workshops_distinct { en: "All different", fr: "Tous différents" }
    /// Chosen by the players.
    workshops_chosen { en: "Chosen", fr: "Choisis" }
}

moot_ui::translated! {
    /// The options of the game in the reader's language; not tracked, like [`words`](moot_ui::text::words).
    pub fn king_offer() -> dyn KingOffer = &English;
}

moot_ui::texts! {
    impl OfferTexts<MountainKingUi>;
    en {
        use crate::text::en::offer;
    }
    fr {
        use crate::text::fr::offer;
    }

    laid_out(form: &Form<MountainKingUi>) -> String { all: offer::laid_out(form) }
    start { en: "Start Mountain King", fr: "Commencer la partie" }
}
