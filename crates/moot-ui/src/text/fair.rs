//! Texts about the fair shuffle.

/// Texts about the fair shuffle.
pub trait FairWords: Sync {
    /// The fair shuffle.
    fn title(&self) -> &'static str;
    /// There is no code, as a seed was typed.
    fn none(&self) -> &'static str;
    /// How it works, before the game.
    fn how(&self) -> &'static str;
    /// The word of a person.
    fn word_of(&self, name: &str) -> String;
    /// It is drawn when nothing is typed.
    fn drawn(&self) -> &'static str;
    /// The game has no certificate, and why.
    fn no_certificate(&self) -> &'static str;
    /// The code, before it.
    fn code_is(&self) -> &'static str;
    /// The words, before them.
    fn words_are(&self) -> &'static str;
    /// The secret is shown at the end.
    fn later(&self) -> &'static str;
    /// The secret, before it.
    fn secret_is(&self) -> &'static str;
    /// Every draw is what secret and words give.
    fn draws_match(&self) -> &'static str;
    /// A draw is not.
    fn draw_differs(&self, entry: usize) -> String;
    /// The field for the code that somebody noted.
    fn noted(&self) -> &'static str;
    /// It is the code of the secret.
    fn code_matches(&self) -> &'static str;
    /// It is not.
    fn code_differs(&self) -> &'static str;
    /// How to compute it without this page.
    fn recompute(&self) -> &'static str;
    /// What it can prove, over the next two.
    fn proves_title(&self) -> &'static str;
    /// What it proves.
    fn proves(&self) -> &'static str;
    /// What it cannot prove.
    fn proves_not(&self) -> &'static str;
}
