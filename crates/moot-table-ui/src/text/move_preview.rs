//! Texts of the preview of a move.

moot_ui::texts! {
    /// Texts of the preview of a move.
    pub trait MovePreviewTexts;
    en {
        use moot_ui::text::en::join::signed;
    }
    fr {
        use moot_ui::text::fr::join::signed;
    }

    /// A change of points with its sign.
    signed(change: i32) -> String { all: signed(change) }
    /// The accessible text of the change of a player's points, by category.
    change(name: &str, total: i32, points: &str, parts: &[(&str, i16)]) -> String {
        en: {
            let parts: Vec<String> =
                parts.iter().map(|(category, change)| format!("{category} {}", signed(*change))).collect();
            format!("{name}: {} {points} ({}). ", signed(total), parts.join(", "))
        },
        fr: {
            let parts: Vec<String> =
                parts.iter().map(|(category, change)| format!("{category} {}", signed(*change))).collect();
            format!("{name} : {} {points} ({}). ", signed(total), parts.join(", "))
        },
    }
    /// The rest depends on random events or hidden information.
    open { en: "and what is drawn or hidden", fr: "et ce qui sera tiré ou est caché" }
    /// If the game ended now.
    ended_now { en: "If the game ended now", fr: "Si la partie finissait maintenant" }
    /// The explanation of that score.
    about_ended_now { en: "The final count as it would be at the moment that is shown, the best legal choices made for everybody.", fr: "Le décompte final tel qu’il serait au moment montré, avec les meilleurs choix permis pour chacun." }
}
