//! The texts that every game defines.

use moot_core::{ScoreSheet, Seat};

use moot_players::Reason;

use crate::game::text_context::TextContext;
use crate::game::{FeatureOf, GameView};
use moot_ui::game::{ActionOf, EventOf, IllegalOf};

/// The texts that every game defines.
pub trait GameTexts<G: GameView>: Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;
    /// The name of the points, such as honour.
    fn points(&self) -> &'static str;
    /// The same as the heading of a row.
    fn total(&self) -> &'static str;
    /// The progress of the game.
    fn moment(&self, context: &TextContext<'_, G>) -> String;
    /// A part of the game, from 1, as a heading.
    fn chapter(&self, chapter: u16) -> String;
    /// The announcement that the game is about to end.
    fn last_call(&self, context: &TextContext<'_, G>) -> Option<String>;
    /// The text of the curtain before the decision of the player of that name.
    fn curtain(&self, name: &str, secret: bool) -> String;
    /// Why there are no hints while a decision is secret.
    fn no_hints(&self) -> &'static str;
    /// The button that shows the belongings of a player.
    fn show_belongings(&self) -> &'static str;
    /// The heading of the dialog with the belongings of a player.
    fn belongings(&self, name: &str) -> String;

    /// An event as a sentence; `None` if the event log does not show it. `context` is the position right after it.
    fn sentence(&self, context: &TextContext<'_, G>, event: &EventOf<G>) -> Option<String>;
    /// Why an action is illegal, as a sentence.
    fn illegal(&self, context: &TextContext<'_, G>, why: IllegalOf<G>) -> String;
    /// The title of a move, from its decisions.
    fn title(&self, context: &TextContext<'_, G>, line: &[ActionOf<G>]) -> String;
    /// A reason for a move: the feature that changes, and by how much.
    fn reason(&self, feature: FeatureOf<G>, count: f32) -> String;
    /// Why a move is recommended, as one sentence; by default its first reason.
    fn why(&self, reasons: &[Reason<FeatureOf<G>>]) -> Option<String> {
        reasons.first().map(|reason| self.reason(reason.feature, reason.count))
    }

    /// The label of a row of the score sheet, by the name in the rules.
    fn category(&self, category: &str) -> &'static str;
    /// The winner, or the players that share the victory.
    fn winners(&self, names: &[String]) -> String;
    /// The sentence for a winning team; in games without teams the same as for a player.
    fn team_wins(&self, team: &str) -> String {
        self.winners(&[team.to_owned()])
    }
    /// How a tie for the first place was broken, or that all of `first` share it.
    fn tie(
        &self,
        context: &TextContext<'_, G>,
        sheet: &ScoreSheet,
        first: &[Seat],
        second: Option<Seat>,
    ) -> String;
    /// How ties are broken.
    fn tie_note(&self) -> &'static str;
    /// The points that a count leaves out while the game runs, since they are not for everybody to see; `None` if there are none.
    fn unseen(&self) -> Option<&'static str> {
        None
    }
    /// The title of the chart of the score sheet.
    fn chart(&self) -> &'static str;
    /// The description of the chart.
    fn chart_extra(&self) -> &'static str;
}
