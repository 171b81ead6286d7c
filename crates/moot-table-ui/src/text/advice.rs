//! Texts of hints.

moot_ui::texts! {
    /// Texts of hints.
    pub trait AdviceTexts;
    en {
        use crate::text::en::advice;
        use crate::text::en::advice::tenths;
    }
    fr {
        use crate::text::fr::advice;
        use crate::text::fr::advice::tenths;
    }

    /// Hint: the button and the tray.
    hint { en: "Hint", fr: "Conseil" }
    /// Closes the hints.
    close { en: "Close the hints", fr: "Fermer les conseils" }
    /// The progress of the search; `of` is 0 while it is unknown.
    thinking(done: u32, of: u32) -> String { match of {
        0 => { en: "Thinking it over …".to_owned(), fr: "Réflexion en cours…".to_owned() }
        _ => { en: format!("Thinking it over: {} %", u64::from(done.min(of)) * 100 / u64::from(of)), fr: format!("Réflexion en cours : {} %", u64::from(done.min(of)) * 100 / u64::from(of)) }
    } }
    /// There is no hint.
    nothing { en: "There is nothing to choose from.", fr: "Il n’y a rien à choisir." }
    /// The game is over.
    over { en: "The game is over.", fr: "La partie est terminée." }
    /// Another player is on turn.
    not_yours(name: &str) -> String { en: format!("It is {name}’s turn."), fr: format!("C’est à {name} de jouer.") }
    /// The expected gain in points of that name, with half the width of the confidence interval.
    points(points: f32, spread: f32, unit: &str) -> String {
        en: {
            let spread = (spread.abs() * 10.0).round() as u32;
            format!("{} {unit} ±{}.{}", tenths(points), spread / 10, spread % 10)
        },
        fr: {
            let in_tenths = |of: f32| (of.abs() * 10.0).round() as u32;
            let sign = if points < 0.0 && in_tenths(points) > 0 { "−" } else { "+" };
            format!("{sign}{} {unit} ±{}", tenths(in_tenths(points)), tenths(in_tenths(spread)))
        },
    }
    /// What the percentages are.
    shares { en: "The computer tries moves in trial games. The percentages tell how many of them began with a move. They are no chances of winning.", fr: "L’ordinateur essaie les coups dans des parties d’essai. Les pourcentages indiquent combien d’entre elles ont commencé par un coup. Ce ne sont pas des chances de victoire." }
    /// The confidence, by the share of the search.
    sure(share: f32) -> String { all: advice::sure(share) }
    /// Instead of the confidence where there is one move only.
    only_choice { en: "the only choice", fr: "le seul choix" }
    /// What a move is expected to bring, in points with their interval.
    expected(points: &str) -> String { en: format!("expected: {points}"), fr: format!("attendu : {points}") }
    /// The reason for a move that changes too little to be counted; `points` are those expected of it.
    no_reason(points: &str) -> String { en: format!("Changes little at once; trial games expect {points} of it."), fr: format!("Ne change presque rien sur le moment ; les parties d’essai en attendent {points}.") }
    /// Shows or hides all reasons and what a move is expected to bring.
    details { en: "Details", fr: "Détails" }
    /// The button that selects the move.
    pick_up { en: "Select it", fr: "Choisir" }
    /// The button that plays the move.
    play { en: "Play it", fr: "Jouer" }
}
