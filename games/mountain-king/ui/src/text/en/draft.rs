//! The draft of starters.

use mountain_king::Pile;

use super::cards::Cards;
use crate::text::cards::CardWords;
use crate::text::draft::DraftWords;
use moot_ui::text::en::join::count;

/// The draft of starters.
pub(super) struct Draft;

const SLOTS: [&str; 4] = ["first slot", "second slot", "third slot", "fourth slot"];

impl DraftWords for Draft {
    fn title(&self, name: &str) -> String {
        format!("{name}'s first trolls")
    }

    fn task(&self, kept: u8) -> String {
        format!("Keep one of the two for your bottom row: troll {} of 4.", kept.saturating_add(1).min(4))
    }

    fn secret(&self) -> &'static str {
        "What you hold is for your eyes only."
    }

    fn hand(&self) -> &'static str {
        "In your hand"
    }

    fn slots(&self) -> &'static str {
        "Your bottom row"
    }

    fn starter(&self, card: u8, once: Pile) -> String {
        format!("{}; gives {} at once", Cards.troll_card(card), Cards.pile(once))
    }

    fn once(&self) -> &'static str {
        "once"
    }

    fn repeats(&self) -> &'static str {
        "The symbol fills again each time the troll wakes. What stands beneath it you gain once, when you keep it."
    }

    fn slot(&self, slot: u8, wakes: u32) -> String {
        let name = SLOTS.get(usize::from(slot)).copied().unwrap_or("slot");
        format!(
            "{}: wakes {} in a full trollsmoot",
            moot_ui::text::en::join::capital(name),
            count(wakes, "time", "times")
        )
    }

    fn wakes(&self, wakes: u32) -> String {
        format!("wakes {}", count(wakes, "time", "times"))
    }

    fn team_secret(&self) -> &'static str {
        "Your team mate may look; the other team may not."
    }
    fn team_bonus(&self) -> &'static str {
        "What starters give at once goes to the team storage. In team play nobody gains a bonus for going later."
    }
    fn bonus(&self, place: u8) -> &'static str {
        match place {
            0 => "You go first, so the starters that you do not keep give you nothing.",
            1 | 2 => {
                "You go later, so the starter left in your hand will give you its \u{201c}once\u{201d} resources as well."
            }
            _ => {
                "You go late, so the starter left in your hand and the one never seen will both give you their \
                 \u{201c}once\u{201d} resources as well."
            }
        }
    }

    fn keep(&self, card: u8, slot: u8) -> String {
        format!(
            "Keep {} in the {}",
            Cards.troll(card),
            SLOTS.get(usize::from(slot)).copied().unwrap_or("slot")
        )
    }

    fn taken(&self) -> &'static str {
        "A starter stands there already"
    }
    fn choose_both(&self) -> &'static str {
        "Choose a troll, then a slot."
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_draft_counts_trolls_and_wakes() {
        assert_eq!(Draft.task(0), "Keep one of the two for your bottom row: troll 1 of 4.");
        assert_eq!(Draft.slot(1, 5), "Second slot: wakes 5 times in a full trollsmoot");
        assert!(Draft.keep(57, 3).ends_with("in the fourth slot"));
        assert_ne!(Draft.bonus(0), Draft.bonus(2));
        assert_ne!(Draft.bonus(2), Draft.bonus(4));
    }
}
