//! Catching up, in English.

use super::English;
use super::cards::Cards;
use super::join::{a, count};
use crate::news::What;
use crate::words::cards::CardWords;
use crate::words::news::NewsWords;

/// "+8", "−2".
pub(super) fn signed(change: impl Into<i32>) -> String {
    let change = change.into();
    if change < 0 { format!("−{}", change.unsigned_abs()) } else { format!("+{change}") }
}

impl NewsWords for English {
    fn since(&self) -> &'static str {
        "Since your last turn"
    }
    fn deed(&self, what: &What) -> String {
        match *what {
            What::Gate => "built a gate".to_owned(),
            What::Kept(trolls) => format!("kept {}", count(trolls, "starter", "starters")),
            What::Recruited { card, woke: 0 } => format!("recruited {}", Cards.troll(card)),
            What::Recruited { card, woke } => format!("recruited {}, {woke} woke", Cards.troll(card)),
            What::Dug { size, tier, honour, statues } => {
                let found = match statues {
                    0 => String::new(),
                    n => [", ", &count(n, "statue", "statues")].concat(),
                };
                format!("dug {size} in the {}: {}{found}", Cards.tier(tier), signed(honour))
            }
            What::Blessed { clan, honour } => {
                format!("{} pedestal: {}", Cards.clan(Some(clan)), signed(honour))
            }
            What::Founded(kind) => format!("opened the {}", Cards.workshop(kind)),
            What::Dedicated { hall, change } => {
                format!("dedicated the {}: {}", Cards.hall(hall), signed(change))
            }
            What::Moved { clan, change } => {
                format!("carted {} statue: {}", a(Cards.clan(Some(clan))), signed(change))
            }
            What::Cast(spell) => format!("cast {}", Cards.spell(spell)),
            What::Activated(kind) => format!("used the {}", Cards.workshop(kind)),
            What::Reclaimed => "took a tunnel up again".to_owned(),
            What::Capped(0) => "completed the trollsmoot".to_owned(),
            What::Capped(honour) => format!("completed the trollsmoot: {}", signed(honour)),
            What::Skipped => "could do nothing".to_owned(),
        }
    }
    fn told(&self, who: &str, what: &What) -> String {
        let what = match what {
            What::Blessed { .. } => ["set the ", &self.deed(what)].concat(),
            _ => self.deed(what),
        };
        format!("{who} {what}.")
    }
    fn earlier(&self) -> &'static str {
        "Earlier"
    }
    fn later(&self) -> &'static str {
        "Later"
    }
    fn now(&self) -> &'static str {
        "Back to now"
    }
    fn place(&self, at: usize, of: usize) -> String {
        format!("{at} of {of}")
    }
    fn dismiss(&self) -> &'static str {
        "I am up to date"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::Clan;

    #[test]
    fn deeds_are_counted() {
        let dug = What::Dug { size: 5, tier: 3, honour: 8, statues: 1 };
        assert_eq!(English.deed(&dug), "dug 5 in the fourth tier: +8, 1 statue");
        assert_eq!(English.deed(&What::Moved { clan: Clan::Ice, change: -2 }), "carted an Ice statue: −2");
        assert_eq!(English.deed(&What::Kept(1)), "kept 1 starter");
        assert_eq!(
            English.told("Gnarl", &What::Blessed { clan: Clan::Fire, honour: 3 }),
            "Gnarl set the Fire pedestal: +3."
        );
    }
}
