//! Texts of the score sheet.

/// Texts of the score sheet.
pub trait SheetWords: Sync {
    /// The sheet, read aloud.
    fn title(&self) -> &'static str;
    /// A row of it, by the name that the rules use.
    fn category(&self, category: &str) -> &'static str;
    /// The last row.
    fn total(&self) -> &'static str;
    /// Who has won.
    fn winner(&self, name: &str) -> String;
    /// Several who share the victory.
    fn winners(&self, names: &[String]) -> String;
    /// How far ahead.
    fn ahead(&self, honour: i32, by: i32) -> String;
    /// Equal honour, and how the tie was broken: the lower sum of troll levels.
    fn tie_broken(&self, honour: i32, levels: i32, other: i32) -> String;
    /// Equal in everything.
    fn tie_shared(&self, honour: i32) -> String;
    /// A place in the ranking, from 1.
    fn place(&self, place: u8) -> String;
    /// How ties are broken.
    fn tie_note(&self) -> &'static str;
    /// Under the beginning of the chart.
    fn chart_start(&self) -> &'static str;
    /// Under its end, the final count.
    fn chart_finish(&self) -> &'static str;
    /// The chart.
    fn chart(&self) -> &'static str;
    /// What the chart shows.
    fn chart_extra(&self) -> &'static str;
    /// One bar, read aloud.
    fn bar(&self, name: &str, total: i32) -> String;
    /// The ranking.
    fn ranking(&self) -> &'static str;
    /// Back to the board.
    fn board(&self) -> &'static str;
    /// A new game.
    fn new_game(&self) -> &'static str;
    /// The score before the end.
    fn so_far(&self) -> &'static str;
}
