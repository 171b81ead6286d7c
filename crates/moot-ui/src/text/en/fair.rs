//! The fair shuffle in English.

use super::English;
use crate::text::fair::FairWords;

impl FairWords for English {
    fn title(&self) -> &'static str {
        "Fair shuffle"
    }
    fn none(&self) -> &'static str {
        "no code: the seed is typed"
    }
    fn how(&self) -> &'static str {
        "The program has drawn a secret, and this code binds it. Write the code down; then let everybody add a word that nobody knew before. Secret and words together make the shuffle. At the end the secret is shown, and the page checks it."
    }
    fn word_of(&self, name: &str) -> String {
        format!("A word of {name}")
    }
    fn drawn(&self) -> &'static str {
        "drawn"
    }
    fn no_certificate(&self) -> &'static str {
        "This game has no certificate: its seed was typed, belongs to a what-if or an older version of the page, or nobody was there to add a word."
    }
    fn code_is(&self) -> &'static str {
        "The code that was shown before the game:"
    }
    fn words_are(&self) -> &'static str {
        "The words that were added:"
    }
    fn later(&self) -> &'static str {
        "The secret is shown here when the game is over."
    }
    fn secret_is(&self) -> &'static str {
        "The secret:"
    }
    fn draws_match(&self) -> &'static str {
        "Every draw of this game is what the secret and the words give."
    }
    fn draw_differs(&self, entry: usize) -> String {
        format!("Entry {entry} of the log is not what the secret and the words give.")
    }
    fn noted(&self) -> &'static str {
        "The code that you wrote down"
    }
    fn code_matches(&self) -> &'static str {
        "That is the code of this secret."
    }
    fn code_differs(&self) -> &'static str {
        "That is not the code of this secret."
    }
    fn recompute(&self) -> &'static str {
        "Without this page: SHA-256 of “trollmoot shuffle 1”, a line feed, and the letters of the secret without the dashes."
    }
    fn proves_title(&self) -> &'static str {
        "What this proves"
    }
    fn proves(&self) -> &'static str {
        "If the code that you wrote down before the game is the code of the secret, the secret was fixed before the words were said. Then nobody, not even whoever set the game up, could choose the shuffle: your own word is in it."
    }
    fn proves_not(&self) -> &'static str {
        "It does not prove that nobody looked. The secret lies in this device during the game, and in every file and link of it, so whoever controls the device could read it. Nor can it bind a program that has been changed, or a code that nobody wrote down."
    }
}
