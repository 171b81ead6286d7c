//! The trays of the panels.

use super::French;
use crate::text::cards::CardTexts;
use moot_ui::text::fr::join::{capital, de};
use mountain_king::{Clan, Kind};

/// The accessible name of a token and its location.
pub(crate) fn token(kind: Kind, clan: Option<Clan>, on: Option<u8>) -> String {
    let what = match (kind, clan) {
        (Kind::Cart, Some(clan)) => capital(French.cart(Some(clan))),
        _ => capital(&French.count(kind, 1)),
    };
    match on {
        Some(card) => format!("{what} {}", de(French.troll(card))),
        None => format!("{what} du stock"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::trays::TrayTexts;
    use mountain_king::Pile;

    #[test]
    fn numbers_and_articles_are_right() {
        assert_eq!((French.side(8), French.row_wakes(8, 6).as_str()), ("droite", "rangée 3, active 6"));
        assert_eq!(French.uses(1), "encore 1 utilisation");
        assert_eq!(French.carry_title(1), "Déplacez jusqu’à 1 ressource de vos trolls vers le stock");
        assert_eq!(French.token(Kind::Cart, Some(Clan::Ice), None), "Wagonnet de Glace du stock");
        assert_eq!(French.token(Kind::Rune, None, Some(15)), "1 rune d’Iskald");
        assert_eq!(French.transmute(Pile([3, 0, 0, 0, 0, 0, 0]), Kind::Iron), "3 pierres en fer");
    }
}
