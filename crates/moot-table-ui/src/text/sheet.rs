//! Texts of the score sheet.

/// Texts of the score sheet.
pub trait SheetWords: Sync {
    /// The sheet, read aloud.
    fn title(&self) -> &'static str;
    /// How far ahead.
    fn ahead(&self, total: i32, by: i32, points: &str) -> String;
    /// A place in the ranking, from 1.
    fn place(&self, place: u8) -> String;
    /// Under the beginning of the chart.
    fn chart_start(&self) -> &'static str;
    /// Under its end, the final count.
    fn chart_finish(&self) -> &'static str;
    /// One bar, read aloud.
    fn bar(&self, name: &str, total: i32, points: &str) -> String;
    /// The ranking.
    fn ranking(&self) -> &'static str;
    /// Back to the board.
    fn board(&self) -> &'static str;
    /// A new game.
    fn new_game(&self) -> &'static str;
    /// The score before the end.
    fn so_far(&self) -> &'static str;
}
