//! The trays of the panels.

use super::English;
use crate::text::cards::CardTexts;
use moot_ui::text::en::join::capital;
use mountain_king::{Clan, Kind};

/// The accessible name of a token and its location.
pub(crate) fn token(kind: Kind, clan: Option<Clan>, on: Option<u8>) -> String {
    let what = match (kind, clan) {
        (Kind::Cart, Some(clan)) => capital(English.cart(Some(clan))),
        _ => capital(&English.count(kind, 1)),
    };
    match on {
        Some(card) => format!("{what} of {}", English.troll(card)),
        None => format!("{what} from storage"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::trays::TrayTexts;
    use mountain_king::Pile;

    #[test]
    fn numbers_and_articles_are_right() {
        assert_eq!((English.side(8), English.row_wakes(8, 6).as_str()), ("right", "row 3, wakes 6"));
        assert_eq!(English.uses(1), "1 use left");
        assert_eq!(English.carry_title(1), "Carry up to 1 token from trolls to storage");
        assert_eq!(English.token(Kind::Cart, Some(Clan::Ice), None), "Ice cart from storage");
        assert_eq!(English.transmute(Pile([3, 0, 0, 0, 0, 0, 0]), Kind::Iron), "3 stone into iron");
    }
}
