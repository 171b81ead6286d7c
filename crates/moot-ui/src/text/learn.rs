//! Texts around lessons, rulebook and glossary, whose own texts are separate files.

crate::texts! {
    /// Texts around lessons, rulebook and glossary.
    pub trait LearnTexts;
    en {
        use crate::text::en::counted;
    }
    fr {}

    /// The lessons, as a heading and on the button that leads there.
    lessons { en: "Lessons", fr: "Leçons" }
    /// The description of lessons.
    lessons_about { en: "Each lesson is a short game on the real table. You can leave it at any time and go on later.", fr: "Chaque leçon est une courte partie à la vraie table. Vous pouvez la quitter à tout moment et reprendre plus tard." }
    /// The rulebook, as a heading and on the button that leads there.
    rules { en: "Rules", fr: "Règles" }
    /// About how long a lesson takes.
    minutes(minutes: usize) -> String { en: counted(minutes, "minute", "minutes"), fr: format!("{minutes} {}", if minutes > 1 { "minutes" } else { "minute" }) }
    /// Begin a lesson.
    begin { en: "Begin", fr: "Commencer" }
    /// Go on with a lesson.
    resume { en: "Go on", fr: "Reprendre" }
    /// Play a finished lesson again.
    again { en: "Play again", fr: "Rejouer" }
    /// The mark of a finished lesson.
    done { en: "Finished", fr: "Terminée" }
    /// The accessible name of the coach, with the name of the lesson.
    coach(lesson: &str) -> String { en: format!("Lesson: {lesson}"), fr: format!("Leçon : {lesson}") }
    /// The progress of a lesson.
    step(step: usize, of: usize) -> String { en: format!("{step} of {of}"), fr: format!("{step} sur {of}") }
    /// The step has been read.
    next { en: "Next", fr: "Suite" }
    /// The button that shows the target.
    show_me { en: "Show me where", fr: "Montrer où" }
    /// The target is hidden by a tab.
    behind_tab { en: "It is behind the marked tab.", fr: "C’est derrière l’onglet indiqué." }
    /// Other seats move.
    others_move { en: "The others move…", fr: "Les autres jouent…" }
    /// The default text for a deviation from the script.
    other_way { en: "The rules allow that, and in a game it may well be right. For this lesson, take it back and try what is marked.", fr: "Les règles le permettent, et dans une vraie partie ce serait peut-être un bon coup. Pour cette leçon, annulez et essayez ce qui est indiqué." }
    /// The button that undoes the deviation.
    take_back { en: "Take it back", fr: "Annuler ce coup" }
    /// Asks whether to begin the lesson anew.
    asks_anew { en: "From the first step?", fr: "Depuis la première étape ?" }
    /// Begin the lesson anew.
    restart { en: "Begin anew", fr: "Recommencer" }
    /// Leave the lesson.
    leave { en: "Leave the lesson", fr: "Quitter la leçon" }
    /// Make the coach small.
    fold { en: "Make the coach small", fr: "Réduire le guide" }
    /// Make the coach large again.
    unfold { en: "Show what the coach says", fr: "Montrer ce que dit le guide" }
    /// A lesson has come to its end.
    finished { en: "That was the whole lesson.", fr: "La leçon est finie." }
    /// The next lesson.
    next_lesson { en: "Next lesson", fr: "Leçon suivante" }
    /// Play a real game.
    play { en: "Play a game", fr: "Jouer une partie" }

    /// A text could not be fetched.
    not_fetched { en: "This text could not be fetched. There may be no connection.", fr: "Ce texte n’a pas pu être chargé. Il n’y a peut-être pas de connexion." }
    /// Try again.
    try_again { en: "Try again", fr: "Réessayer" }

    /// The field for searching the rulebook.
    search { en: "Search the rules", fr: "Chercher dans les règles" }
    /// The number of sections found.
    found(sections: usize) -> String {
        en: if sections == 0 { "Nothing found".to_owned() } else { counted(sections, "section", "sections") },
        fr: match sections {
            0 => "Rien trouvé".to_owned(),
            1 => "1 section trouvée".to_owned(),
            many => format!("{many} sections trouvées"),
        },
    }
    /// The sections, as a list.
    contents { en: "Contents", fr: "Sommaire" }
    /// A link to a section of the rulebook.
    link_to(section: &str) -> String { en: format!("Link to “{section}”"), fr: format!("Lien vers « {section} »") }
    /// Opens an example.
    show_example { en: "Show the example", fr: "Montrer l’exemple" }
    /// The step before.
    earlier { en: "Previous step", fr: "Étape précédente" }
    /// The step after.
    later { en: "Next step", fr: "Étape suivante" }
    /// Shows the rule behind a refusal.
    rule { en: "Read the rule", fr: "Lire la règle" }
    /// Starts a game of two against a computer player, whatever the form of the lobby shows.
    quick { en: "Quick game against the computer", fr: "Partie rapide contre l’ordinateur" }
}
