//! The draft of starters.

use crate::text::cards::CardTexts;
use mountain_king::Pile;

moot_ui::texts! {
    /// The draft of starters.
    pub trait DraftTexts;
    en {
        use crate::text::en::English;
        use crate::text::en::draft::SLOTS;
        use moot_ui::text::en::join::count;
    }
    fr {
        use crate::text::fr::French;
        use crate::text::fr::draft::slot_name;
        use moot_ui::text::fr::join::{capital, count};
    }

    /// Title of the screen.
    title(name: &str) -> String { en: format!("{name}'s first trolls"), fr: format!("{name} : les premiers trolls") }
    /// The task, given the number of starters kept already.
    task(kept: u8) -> String {
        en: format!("Keep one of the two for your bottom row: troll {} of 4.", kept.saturating_add(1).min(4)),
        fr: format!(
            "Gardez l’un des deux pour votre rangée du bas : troll {} sur 4.",
            kept.saturating_add(1).min(4)
        ),
    }
    /// A note that the hand is secret.
    secret { en: "What you hold is for your eyes only.", fr: "Vous seul devez voir ce que vous avez en main." }
    /// Title of the hand.
    hand { en: "In your hand", fr: "Votre main" }
    /// Title of the slots.
    slots { en: "Your bottom row", fr: "Votre rangée du bas" }
    /// The accessible name of a starter: its repeated symbol, and its one-time resources.
    starter(card: u8, once: Pile) -> String { en: format!("{}; gives {} at once", English.troll_card(card), English.pile(once)), fr: format!("{} ; donne aussitôt {}", French.troll_card(card), French.pile(once)) }
    /// The label of a starter's one-time resources.
    once { en: "once", fr: "une fois" }
    /// The explanation of a starter's symbol, and of its one-time resources.
    repeats { en: "The symbol fills again each time the troll wakes. What stands beneath it you gain once, when you keep it.", fr: "Le symbole se remplit à chaque activation du troll. Ce qui figure en dessous, vous ne le gagnez qu’une fois, en le gardant." }
    /// A slot of the bottom row, and the number of times it will wake.
    slot(at: u8, wakes: u32) -> String {
        en: {
            let name = SLOTS.get(usize::from(at)).copied().unwrap_or("slot");
            format!(
                "{}: wakes {} in a full trollsmoot",
                moot_ui::text::en::join::capital(name),
                count(wakes, "time", "times")
            )
        },
        fr: format!(
            "{} : {} dans une meute au complet",
            capital(slot_name(at)),
            count(wakes, "activation", "activations")
        ),
    }
    /// The number of times a slot will wake, in few words.
    wakes(wakes: u32) -> String { en: format!("wakes {}", count(wakes, "time", "times")), fr: count(wakes, "activation", "activations") }
    /// A note that the team mate may look, and the other team may not.
    team_secret { en: "Your team mate may look; the other team may not.", fr: "Votre coéquipier peut regarder, l’autre équipe non." }
    /// A note that one-time resources go to the team, without a bonus for later players.
    team_bonus { en: "What starters give at once goes to the team storage. In team play nobody gains a bonus for going later.", fr: "Les ressources de départ vont au stock d’équipe. En équipes, l’ordre du tour ne donne aucun bonus." }
    /// The bonus for later players, by the place in the turn order, from 0.
    bonus(place: u8) { match place {
        0 => { en: "You go first, so the starters that you do not keep give you nothing.", fr: "Vous jouez en premier : les trolls de départ que vous ne gardez pas ne vous donnent rien." }
        1 | 2 => { en: "You go later, so the starter left in your hand will give you its \u{201c}once\u{201d} resources as well.", fr: "Vous jouez plus tard : le troll resté dans votre main vous donnera aussi ses ressources « une fois »." }
        _ => {
            en: "You go late, so the starter left in your hand and the one never seen will both give you their \
             \u{201c}once\u{201d} resources as well.",
            fr: "Vous jouez tard : le troll resté dans votre main et celui que vous n’aurez pas vu vous donneront aussi leurs \
             ressources « une fois ».",
        }
    } }
    /// The button that keeps a starter in a slot.
    keep(card: u8, at: u8) -> String {
        en: format!(
            "Keep {} in the {}",
            English.troll(card),
            SLOTS.get(usize::from(at)).copied().unwrap_or("slot")
        ),
        fr: format!("Garder {} au {}", French.troll(card), slot_name(at)),
    }
    /// A starter is kept in that slot already.
    taken { en: "A starter stands there already", fr: "Un troll s’y trouve déjà" }
    /// Nothing is chosen yet.
    choose_both { en: "Choose a troll, then a slot.", fr: "Choisissez un troll, puis un emplacement." }
}
