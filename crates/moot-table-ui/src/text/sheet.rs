//! Texts of the score sheet.

moot_ui::texts! {
    /// Texts of the score sheet.
    pub trait SheetTexts;
    en {} fr {}

    /// The accessible name of the sheet.
    title { en: "Final scores", fr: "Décompte final" }
    /// The total, and the lead.
    ahead(total: i32, by: i32, points: &str) -> String { en: format!("{total} {points}, {by} ahead"), fr: format!("{total} {points}, {by} d’avance") }
    /// A place in the ranking, from 1.
    place(place: u8) -> String {
        en: match place {
            1 => "1st".to_owned(),
            2 => "2nd".to_owned(),
            3 => "3rd".to_owned(),
            other => format!("{other}th"),
        },
        fr: if place == 1 { "1er".to_owned() } else { format!("{place}e") },
    }
    /// Under the beginning of the chart.
    chart_start { en: "start", fr: "début" }
    /// Under its end, the final count.
    chart_finish { en: "final", fr: "fin" }
    /// The accessible name of a bar.
    bar(name: &str, total: i32, points: &str) -> String { en: format!("{name}: {total} {points}"), fr: format!("{name} : {total} {points}") }
    /// The ranking.
    ranking { en: "Ranking", fr: "Classement" }
    /// Back to the board.
    board { en: "Back to the board", fr: "Retour au plateau" }
    /// A new game.
    new_game { en: "New game", fr: "Nouvelle partie" }
    /// The score before the end.
    so_far { en: "What is certain so far; the game goes on.", fr: "Ce qui est acquis pour l’instant ; la partie continue." }
}
