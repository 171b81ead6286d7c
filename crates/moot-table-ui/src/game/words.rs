//! Texts that every game has, each its own.

use moot_core::{ScoreSheet, Seat};

use crate::game::{FeatureOf, GameView};
use crate::text::Scene;
use moot_ui::game::{ActionOf, EventOf, IllegalOf};

/// Texts that every game has, each its own.
pub trait GameWords<G: GameView>: Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;
    /// What is won, such as honour.
    fn points(&self) -> &'static str;
    /// The same where it heads a row.
    fn total(&self) -> &'static str;
    /// How far the game is.
    fn moment(&self, scene: &Scene<'_, G>) -> String;
    /// A part of the game, from 1, as a heading.
    fn chapter(&self, chapter: u16) -> String;
    /// The end is near.
    fn last_call(&self, scene: &Scene<'_, G>) -> Option<String>;
    /// What the curtain is for, before the decision of whoever has that name.
    fn curtain(&self, name: &str, secret: bool) -> String;
    /// Why there are no hints while a decision is secret.
    fn no_hints(&self) -> &'static str;
    /// The button that shows what lies before somebody.
    fn show_belongings(&self) -> &'static str;
    /// The heading of the dialog that shows what lies before somebody.
    fn belongings(&self, name: &str) -> String;

    /// One event as a sentence; `None` where nothing is worth a line of its own. `scene` is the position right after it.
    fn sentence(&self, scene: &Scene<'_, G>, event: &EventOf<G>) -> Option<String>;
    /// Why something is against the rules, as a sentence.
    fn illegal(&self, scene: &Scene<'_, G>, why: IllegalOf<G>) -> String;
    /// A move, by the decisions that it takes.
    fn title(&self, scene: &Scene<'_, G>, line: &[ActionOf<G>]) -> String;
    /// A reason for a move: what changes, by how many.
    fn reason(&self, feature: FeatureOf<G>, count: f32) -> String;

    /// A row of the score sheet, by the name that the rules use.
    fn category(&self, category: &str) -> &'static str;
    /// Who has won, or who share the victory.
    fn winners(&self, names: &[String]) -> String;
    /// That a team has won, by its one name; in games without teams like anybody's.
    fn team_wins(&self, team: &str) -> String {
        self.winners(&[team.to_owned()])
    }
    /// How a tie for the first place was broken, or that it was shared by all `first`.
    fn tie(&self, scene: &Scene<'_, G>, sheet: &ScoreSheet, first: &[Seat], second: Option<Seat>) -> String;
    /// How ties are broken.
    fn tie_note(&self) -> &'static str;
    /// The chart of the score sheet.
    fn chart(&self) -> &'static str;
    /// What the chart shows.
    fn chart_extra(&self) -> &'static str;
}
