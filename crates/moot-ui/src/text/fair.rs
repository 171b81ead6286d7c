//! Texts about the fair shuffle.

crate::texts! {
    /// Texts about the fair shuffle.
    pub trait FairTexts;
    en {}
    fr {
        use crate::text::fr::join::de;
    }

    /// The fair shuffle.
    title { en: "Fair shuffle", fr: "Mélange équitable" }
    /// There is no code, as a seed was typed.
    none { en: "no code with a typed seed", fr: "pas de code avec une graine saisie" }
    /// The explanation, before the game.
    how { en: "The program has drawn a secret, and this code commits to it. Write the code down; then let everybody add a word of their own. The secret and the words make the shuffle. At the end the secret is shown, and the page checks it.", fr: "Le programme a tiré un secret, et ce code l’engage. Notez le code ; puis que chacun ajoute un mot de son choix. Le secret et les mots déterminent le mélange. À la fin, le secret est montré et la page le vérifie." }
    /// The word of a person.
    word_of(name: &str) -> String { en: format!("{name}’s word"), fr: format!("Le mot {}", de(name)) }
    /// The placeholder: the word is drawn.
    drawn { en: "drawn", fr: "tiré au sort" }
    /// The game has no certificate, and why.
    no_certificate { en: "This game has no certificate: its seed was typed, or comes from a what-if or an older version of the page, or nobody could add a word.", fr: "Cette partie n’a pas de certificat : sa graine a été saisie, vient d’une variante ou d’une version plus ancienne de la page, ou personne n’a pu ajouter de mot." }
    /// The label of the code.
    code_is { en: "The code that was shown before the game:", fr: "Le code montré avant la partie :" }
    /// The label of the words.
    words_are { en: "The words that were added:", fr: "Les mots ajoutés :" }
    /// The secret is shown at the end.
    later { en: "The secret is shown here when the game is over.", fr: "Le secret sera montré ici à la fin de la partie." }
    /// The label of the secret.
    secret_is { en: "The secret:", fr: "Le secret :" }
    /// All random events match the secret and the words.
    draws_match { en: "Every draw of this game follows from the secret and the words.", fr: "Chaque pioche de cette partie découle du secret et des mots." }
    /// A random event does not match.
    draw_differs(entry: usize) -> String { en: format!("Entry {entry} of the log does not follow from the secret and the words."), fr: format!("L’entrée {entry} du journal ne découle pas du secret et des mots.") }
    /// The field for the noted code.
    noted { en: "The code that you wrote down", fr: "Le code que vous avez noté" }
    /// The noted code matches.
    code_matches { en: "That is the code of this secret.", fr: "C’est le code de ce secret." }
    /// The noted code does not match.
    code_differs { en: "That is not the code of this secret.", fr: "Ce n’est pas le code de ce secret." }
    /// How to compute it without this page.
    recompute { en: "Without this page: SHA-256 of “trollmoot shuffle 1”, a line feed, and the letters of the secret without the dashes.", fr: "Sans cette page : SHA-256 de « trollmoot shuffle 1 », un saut de ligne, et les lettres du secret sans les tirets." }
    /// The heading of the next two texts.
    proves_title { en: "What this proves", fr: "Ce que cela prouve" }
    /// What the certificate proves.
    proves { en: "If the code that you wrote down before the game is the code of the secret, the secret was fixed before the words were said. Then nobody, not even whoever set up the game, could choose the shuffle: your own word is in it.", fr: "Si le code noté avant la partie est celui du secret, le secret était fixé avant que les mots ne soient dits. Alors personne, pas même celui qui a préparé la partie, n’a pu choisir le mélange : votre propre mot y est." }
    /// What the certificate does not prove.
    proves_not { en: "It does not prove that nobody looked. During the game the secret is on this device and in every file and link of the game, so whoever controls the device could read it. It proves nothing about a changed program or a code that nobody wrote down.", fr: "Cela ne prouve pas que personne n’a regardé. Pendant la partie, le secret est dans cet appareil et dans chaque fichier et lien de la partie : qui contrôle l’appareil pourrait le lire. Cela ne prouve rien d’un programme modifié ni d’un code que personne n’a noté." }
}
