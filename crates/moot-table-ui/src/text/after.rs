//! Texts of the analysis after a game.

moot_ui::texts! {
    /// Texts of the analysis after a game.
    pub trait AfterTexts;
    en {} fr {}

    /// The costliest turns.
    title { en: "The costliest turns", fr: "Les tours les plus coûteux" }
    /// The explanation of the analysis, and of its reliability.
    about { en: "A search looks at every decision again, knowing no more than its player knew. It is a strong player’s guess, not the truth: the figure after ± says how unsure it is.", fr: "Une recherche revoit chaque décision, sans en savoir plus que celui qui l’a prise. C’est l’avis d’un joueur fort, pas la vérité : le nombre après ± dit son incertitude." }
    /// The label of the choice of a player.
    whose { en: "Whose turns", fr: "Tours de qui" }
    /// The button that starts the analysis.
    look { en: "Look for them", fr: "Les chercher" }
    /// The progress of the analysis.
    looking(done: usize, of: usize) -> String { en: format!("Looking at decision {} of {of}", (done + 1).min(of)), fr: format!("Décision {} sur {of}", (done + 1).min(of)) }
    /// The button that stops the analysis.
    cancel { en: "Stop", fr: "Arrêter" }
    /// No costly turn was found.
    nothing_found { en: "No turn clearly cost anything: the search would have played much the same.", fr: "Aucun tour n’a clairement coûté de points : la recherche aurait joué presque pareil." }
    /// The move that was played.
    played(what: &str) -> String { en: format!("Played: {what}"), fr: format!("Joué : {what}") }
    /// The better move.
    better(what: &str) -> String { en: format!("Better: {what}"), fr: format!("Mieux : {what}") }
    /// The loss in points, with half the width of its confidence interval; whether the search did not try the played move.
    cost(loss: f32, spread: f32, untried: bool, points: &str) -> String {
        en: {
            let doubt = if spread >= loss { "; that may be nothing" } else { "" };
            let untried = if untried { "; the search did not even try this move" } else { "" };
            format!("About {loss:.1} {points} ±{spread:.1}{doubt}{untried}")
        },
        fr: {
            let tenths = |of: f32| format!("{of:.1}").replace('.', ",");
            let doubt = if spread >= loss { " ; peut-être rien" } else { "" };
            let untried = if untried { " ; la recherche n’a même pas essayé ce coup" } else { "" };
            format!("Environ {} {points} ±{}{doubt}{untried}", tenths(loss), tenths(spread))
        },
    }
    /// The button that shows the position.
    show { en: "Show", fr: "Montrer" }
    /// The label of the choice of a category.
    category { en: "Category", fr: "Catégorie" }
    /// All categories together.
    all_categories { en: "All together", fr: "Toutes ensemble" }
    /// All players' actions on the board.
    statistics { en: "Tiles and routes", fr: "Tuiles et trajets" }
}
