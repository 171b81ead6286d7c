//! The trays of the panels.

use mountain_king::tables::Swap;
use mountain_king::{Clan, Kind, Pile};

use super::cards::Cards;
use crate::text::cards::CardWords;
use crate::text::trays::TrayWords;
use moot_ui::text::en::join::{and, capital, count};

/// The trays of the panels.
pub(super) struct Trays;

impl TrayWords for Trays {
    fn cancel(&self) -> &'static str {
        "Cancel"
    }

    fn done(&self) -> &'static str {
        "Done"
    }

    fn gain(&self, gained: Pile) -> String {
        format!("gains {}", Cards.pile(gained))
    }

    fn recruit_title(&self, card: u8) -> String {
        format!("Recruit {}, {}", Cards.troll(card), Cards.sort(card))
    }

    fn bribe(&self, trolls: &[u8]) -> String {
        let names: Vec<String> = trolls.iter().map(|&card| Cards.troll(card).to_owned()).collect();
        format!("Bribe {}:", and(&names))
    }

    fn bribe_later(&self, trolls: u32) -> String {
        format!("Silver Tongue: then lay any resource on each of {}.", count(trolls, "troll", "trolls"))
    }

    fn no_bribe(&self) -> &'static str {
        "Nobody has to be bribed."
    }

    fn brings(&self) -> &'static str {
        "brings"
    }

    fn recruit(&self) -> &'static str {
        "Recruit"
    }

    fn place_title(&self, card: u8) -> String {
        format!("Where does {} stand?", Cards.troll(card))
    }

    fn slot(&self, slot: u8) -> &'static str {
        super::panels::place(slot)
    }

    fn side(&self, slot: u8) -> &'static str {
        match slot {
            4 | 7 => "left",
            5 => "middle",
            6 | 8 => "right",
            _ => "top",
        }
    }

    fn row_wakes(&self, slot: u8, wakes: u32) -> String {
        let row = match slot {
            0..=3 => 1,
            4..=6 => 2,
            7..=8 => 3,
            _ => 4,
        };
        format!("row {row}, wakes {wakes}")
    }

    fn missed(&self, missed: Pile) -> String {
        format!("covered, so not gained: {}", Cards.pile(missed))
    }

    fn place(&self) -> &'static str {
        "Place"
    }

    fn pick_title(&self, card: u8) -> String {
        format!("{} brings a pedestal of your choice", Cards.troll(card))
    }

    fn pick(&self, clan: Clan, left: u8) -> String {
        format!("{} ({left} in the bag)", Cards.clan(Some(clan)))
    }

    fn anchor_title(&self) -> &'static str {
        "A pedestal on the new anchor?"
    }

    fn bless(&self, clan: Clan, honour: u8) -> String {
        format!("{}: +{honour}", Cards.clan(Some(clan)))
    }

    fn anchor_tier(&self, tier: u8) -> String {
        format!("It lies in the {}.", Cards.tier(tier))
    }

    fn leave(&self) -> &'static str {
        "Leave it bare"
    }

    fn leave_site(&self) -> &'static str {
        "Leave it empty"
    }

    fn found_title(&self) -> &'static str {
        "Open a workshop on the new site?"
    }

    fn found(&self, workshop: u8) -> String {
        format!("Open the {}. {}", Cards.workshop(workshop), Cards.workshop_rule(workshop))
    }

    fn use_title(&self, workshop: u8) -> String {
        format!("The {} is at work", Cards.workshop(workshop))
    }

    fn uses(&self, left: u8) -> String {
        format!("{} left", count(left, "use", "uses"))
    }

    fn exchange(&self, given: Pile, swap: &Swap) -> String {
        format!("Give {} for {}", Cards.pile(given), Cards.count(swap.gets, swap.gain))
    }

    fn bribe_title(&self, troll: u8, laid: u8, of: u8) -> String {
        format!("Bribe {} of {of}: lay a resource on {}", laid + 1, Cards.troll(troll))
    }

    fn give_title(&self, left: u8, get: Kind) -> String {
        format!("Give {} more for {}", count(left, "resource", "resources"), Cards.count(get, 1))
    }

    fn carry_title(&self, left: u8) -> String {
        format!("Carry up to {} from trolls to storage", count(left, "token", "tokens"))
    }

    fn token(&self, kind: Kind, clan: Option<Clan>, on: Option<u8>) -> String {
        let what = match (kind, clan) {
            (Kind::Cart, Some(clan)) => capital(Cards.cart(Some(clan))),
            _ => capital(&Cards.count(kind, 1)),
        };
        match on {
            Some(card) => format!("{what} of {}", Cards.troll(card)),
            None => format!("{what} from storage"),
        }
    }

    fn in_storage(&self) -> &'static str {
        "Storage"
    }

    fn cast(&self) -> &'static str {
        "Cast"
    }

    fn horn_title(&self, left: u8) -> String {
        format!("Send away a troll without bribes ({left} more at most)")
    }

    fn send_away(&self, card: u8) -> String {
        format!("Send {} away", Cards.troll(card))
    }

    fn wake_title(&self) -> &'static str {
        "Wake one of your trolls"
    }

    fn wake(&self, card: u8) -> String {
        format!("Wake {}", Cards.troll(card))
    }

    fn swap_title(&self, left: u8) -> String {
        format!("Choose two trolls to change places ({})", count(left, "time", "times"))
    }

    fn swap(&self, a: u8, b: u8) -> String {
        format!("Swap {} and {}", Cards.troll(a), Cards.troll(b))
    }

    fn swap_none(&self) -> &'static str {
        "Choose two trolls first."
    }

    fn transmute_title(&self) -> &'static str {
        "Turn minerals into another kind"
    }

    fn transmute(&self, given: Pile, to: Kind) -> String {
        format!("{} into {}", capital(&Cards.pile(given)), Cards.kind(to))
    }

    fn skip_title(&self) -> &'static str {
        "You can neither recruit nor dig"
    }

    fn skip(&self) -> &'static str {
        "Go on"
    }

    fn breath_title(&self) -> &'static str {
        "Deep Breath: dig one more small tunnel, or go on"
    }

    fn no_breath(&self) -> &'static str {
        "No second dig"
    }

    fn idle(&self) -> &'static str {
        "Choose on the mountain, in the horde or in the spellbook."
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_articles_are_right() {
        assert_eq!((Trays.side(8), Trays.row_wakes(8, 6).as_str()), ("right", "row 3, wakes 6"));
        assert_eq!(Trays.uses(1), "1 use left");
        assert_eq!(Trays.carry_title(1), "Carry up to 1 token from trolls to storage");
        assert_eq!(Trays.token(Kind::Cart, Some(Clan::Ice), None), "Ice cart from storage");
        assert_eq!(Trays.transmute(Pile([3, 0, 0, 0, 0, 0, 0]), Kind::Iron), "3 stone into iron");
    }
}
