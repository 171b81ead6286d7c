//! Texts of the recap.

moot_ui::texts! {
    /// Texts of the recap.
    pub trait RecapTexts;
    en {} fr {}

    /// The heading.
    since { en: "Since your last turn", fr: "Depuis votre dernier tour" }
    /// A player's move, as a sentence.
    spoken(who: &str, what: &str) -> String { all: format!("{who} {what}.") }
    /// A scoring, with the points of each player: "Tuva +5, Oddvar +3".
    scored(what: &str, gains: &str) -> String { en: format!("{what}: {gains}"), fr: format!("{what} : {gains}") }
    /// To the previous move.
    earlier { en: "Earlier", fr: "Plus tôt" }
    /// To the next move.
    later { en: "Later", fr: "Plus tard" }
    /// There is no previous move.
    nothing_earlier { en: "This is the first move since your last turn", fr: "C’est le premier coup depuis votre dernier tour" }
    /// There is no next move.
    nothing_later { en: "This is the last move since your last turn", fr: "C’est le dernier coup depuis votre dernier tour" }
    /// Back to the present.
    now { en: "Back to now", fr: "Retour au présent" }
    /// The number of the current move, from 1, and the number of moves.
    place(at: usize, of: usize) -> String { en: format!("{at} of {of}"), fr: format!("{at} sur {of}") }
    /// How many moves lie below the row in view.
    rest(moves: u32) -> String { en: format!("+{moves} more"), fr: if moves == 1 { "+1 autre".to_owned() } else { format!("+{moves} autres") } }
    /// Closes the recap.
    dismiss { en: "Got it", fr: "Compris" }
}
