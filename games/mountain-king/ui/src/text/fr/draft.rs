//! The draft of starters.

use mountain_king::Pile;

use super::cards::Cards;
use crate::text::cards::CardWords;
use crate::text::draft::DraftWords;
use moot_ui::text::fr::join::{capital, count};

/// The draft of starters.
pub(super) struct Draft;

const SLOTS: [&str; 4] =
    ["premier emplacement", "deuxième emplacement", "troisième emplacement", "quatrième emplacement"];

fn slot(slot: u8) -> &'static str {
    SLOTS.get(usize::from(slot)).copied().unwrap_or("emplacement")
}

impl DraftWords for Draft {
    fn title(&self, name: &str) -> String {
        format!("{name} : les premiers trolls")
    }

    fn task(&self, kept: u8) -> String {
        format!(
            "Gardez l’un des deux pour votre rangée du bas : troll {} sur 4.",
            kept.saturating_add(1).min(4)
        )
    }

    fn secret(&self) -> &'static str {
        "Vous seul devez voir ce que vous avez en main."
    }

    fn hand(&self) -> &'static str {
        "Votre main"
    }

    fn slots(&self) -> &'static str {
        "Votre rangée du bas"
    }

    fn starter(&self, card: u8, once: Pile) -> String {
        format!("{} ; donne aussitôt {}", Cards.troll_card(card), Cards.pile(once))
    }

    fn once(&self) -> &'static str {
        "une fois"
    }

    fn repeats(&self) -> &'static str {
        "Le symbole se remplit à chaque activation du troll. Ce qui figure en dessous, vous ne le gagnez qu’une fois, en le gardant."
    }

    fn slot(&self, at: u8, wakes: u32) -> String {
        format!(
            "{} : {} dans une meute au complet",
            capital(slot(at)),
            count(wakes, "activation", "activations")
        )
    }

    fn wakes(&self, wakes: u32) -> String {
        count(wakes, "activation", "activations")
    }

    fn team_secret(&self) -> &'static str {
        "Votre coéquipier peut regarder, l’autre équipe non."
    }
    fn team_bonus(&self) -> &'static str {
        "Les ressources de départ vont au stock d’équipe. En équipes, l’ordre du tour ne donne aucun bonus."
    }
    fn bonus(&self, place: u8) -> &'static str {
        match place {
            0 => "Vous jouez en premier : les trolls de départ que vous ne gardez pas ne vous donnent rien.",
            1 | 2 => {
                "Vous jouez plus tard : le troll resté dans votre main vous donnera aussi ses ressources « une fois »."
            }
            _ => {
                "Vous jouez tard : le troll resté dans votre main et celui que vous n’aurez pas vu vous donneront aussi leurs \
                 ressources « une fois »."
            }
        }
    }

    fn keep(&self, card: u8, at: u8) -> String {
        format!("Garder {} au {}", Cards.troll(card), slot(at))
    }

    fn taken(&self) -> &'static str {
        "Un troll s’y trouve déjà"
    }
    fn choose_both(&self) -> &'static str {
        "Choisissez un troll, puis un emplacement."
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_draft_counts_trolls_and_wakes() {
        assert_eq!(Draft.task(0), "Gardez l’un des deux pour votre rangée du bas : troll 1 sur 4.");
        assert_eq!(Draft.slot(1, 5), "Deuxième emplacement : 5 activations dans une meute au complet");
        assert!(Draft.keep(57, 3).ends_with("au quatrième emplacement"));
        assert_ne!(Draft.bonus(0), Draft.bonus(2));
        assert_ne!(Draft.bonus(2), Draft.bonus(4));
    }
}
