//! The interface between the table and a game, in addition to that of the lobby ([`GameInfo`]): descriptions of positions, and
//! views.

pub mod ai_chunk;
pub mod change;
pub mod devices;
pub mod extras_chunk;
pub mod handover;
pub mod history;
mod live_game;
mod live_session;
mod live_table;
pub mod past_position;
mod pending_decision;
pub mod recap_entry;
pub mod refusal;
mod selection_signals;
pub mod session;
mod shown_position;
pub mod text_context;
mod turn_end;
mod undo_session;
pub mod words;

use core::fmt::Debug;
use core::ops::Range;

use leptos::prelude::*;
use moot_art::{Icon, Rect};
use moot_core::{Evaluator, Game, ScoreSheet, Seat, Turn};
use moot_table::Table;
use moot_ui::code_split::Fetched;
use moot_ui::game::form::Form;
use moot_ui::game::{ActionOf, EventOf, GameInfo, IllegalOf, SetupOf, StateOf};
use moot_worker::Wire;

use self::change::Change;
use self::recap_entry::RecapEntry;
use crate::game::ai_chunk::AiChunk;
use crate::game::extras_chunk::ExtrasChunk;
use crate::game::session::Session;
use crate::game::words::GameTexts;

pub use selection_signals::{OwnSignals, Pickable, SelectionSignals};

/// A feature by which a computer player evaluates a position of a game.
pub type FeatureOf<G> = <<G as GameInfo>::Rules as Evaluator>::Feature;

/// Descriptions of a game without drawing it: who decides, what happened, what changed. Pure.
pub trait GameModel: GameInfo<Rules: Wire + Evaluator<Feature: Send + Sync>> {
    /// The selection of the player at the screen, which has not been played.
    type Selection: Selection;
    /// Why the options of a game are invalid.
    type BadSetup: core::error::Error;
    /// The marks on the board while a past position is shown; none by default.
    type Marks: Copy + Debug + Default + PartialEq + Send + Sync;

    /// The icon of points.
    const POINTS: Icon;
    /// The lessons in order, by the names of their files.
    const LESSONS: &'static [&'static str] = &[];

    /// The seat that decides in a position; the active seat where no decision is due.
    fn asked(state: &StateOf<Self>) -> Seat;
    /// The seat whose turn is in progress; another seat may be asked meanwhile; `None` before the first turn and after the last one.
    fn turn_of(state: &StateOf<Self>) -> Option<Seat>;
    /// Whether a decision is secret, so that a curtain is always used before it.
    fn secret(state: &StateOf<Self>) -> bool;
    /// Whether hints are available for the pending decision.
    fn advised(state: &StateOf<Self>) -> bool;
    /// Whether a position lies between two decisions that one press plays together: undo and redo do not stop there.
    fn halfway(_state: &StateOf<Self>) -> bool {
        false
    }
    /// The part of the game that a position belongs to, to group the event log; 0 during setup.
    fn chapter(state: &StateOf<Self>) -> u16;
    /// The seat that caused an event.
    fn doer(event: &EventOf<Self>) -> Option<Seat>;
    /// Whether the event log shows an event, given the position after it.
    fn worth_a_line(event: &EventOf<Self>, after: &StateOf<Self>) -> bool;
    /// The moves in a range of plies, oldest first: one entry for actions that belong together.
    fn recap_entries(table: &Table<Self::Rules>, plies: Range<usize>) -> Vec<RecapEntry<Self::Marks>>;
    /// The position for counting points on the screen of `viewer` while the game runs: without the worth of what lies face down
    /// for that seat. `None` is the view of no seat.
    fn seen(_setup: &SetupOf<Self>, state: &StateOf<Self>, _viewer: Option<Seat>) -> StateOf<Self> {
        *state
    }
    /// The points of each seat at the start, after each part of the game, and now, as `viewer` may know them.
    fn history(table: &Table<Self::Rules>, viewer: Option<Seat>) -> Vec<Vec<u16>>;
    /// The visible and audible differences between two positions, from the view of the seat `whose`.
    fn change(setup: &SetupOf<Self>, before: &StateOf<Self>, after: &StateOf<Self>, whose: Seat) -> Change;
    /// The score at a position, by which moves are compared.
    fn ended(setup: &SetupOf<Self>, state: &StateOf<Self>) -> ScoreSheet;
    /// The score sheet if the game ended at a position, with what the rules count only then.
    fn last_sheet(setup: &SetupOf<Self>, state: &StateOf<Self>) -> ScoreSheet {
        Self::ended(setup, state)
    }
    /// The action that leads on from a running position, such as the end of the turn; `None` if turns end by themselves.
    fn main_action(_state: &StateOf<Self>, _legal: &[ActionOf<Self>]) -> Option<MainAction<ActionOf<Self>>> {
        None
    }
    /// The selection that leads to a move of these decisions; `None` for a move without a selection.
    fn pick_for(
        setup: &SetupOf<Self>,
        state: &StateOf<Self>,
        line: &[ActionOf<Self>],
    ) -> Option<PickOf<Self>>;
    /// The setup from the lobby form.
    ///
    /// # Errors
    /// Why the form is invalid.
    fn setup(form: &Form<Self>) -> Result<SetupOf<Self>, Self::BadSetup>;
    /// The section of the rulebook that explains a refusal.
    fn rule(_why: &IllegalOf<Self>) -> Option<&'static str> {
        None
    }
    /// The icon of a row of the score sheet.
    fn category_icon(category: &str) -> Icon;
}

/// The views of a game around the shared table.
pub trait GameView: GameModel + GameInfo<Session = Session<Self>> {
    /// The SVG sprite of the symbols of this game alone; empty if it has none.
    const SYMBOLS: &'static str = "";
    /// Whether the change of the score that an action brings is shown above its control while it is pointed at; a game whose
    /// controls carry that number themselves leaves it out.
    const POINTED_PREVIEW: bool = true;
    /// Fetches the computer players.
    fn ai_chunk() -> Fetched<&'static AiChunk<Self>>;
    /// Fetches the parts that are not needed before the first turn is played.
    fn extras_chunk() -> Fetched<&'static ExtrasChunk<Self>>;

    /// The texts in the reader's language.
    fn words() -> &'static dyn GameTexts<Self>;
    /// Why the form is invalid, as a sentence.
    fn bad_setup(form: &Form<Self>, why: &Self::BadSetup) -> String;
    /// The style of the whole page: a value of `data-side` of the style sheets.
    fn side(setup: &SetupOf<Self>) -> &'static str;
    /// The board.
    fn board(session: Session<Self>) -> AnyView;
    /// The tray of a decision.
    fn tray(session: Session<Self>) -> AnyView;
    /// An overlay of the board, such as a choice that covers everything else.
    fn overlay(_session: Session<Self>) -> AnyView {
        ().into_any()
    }
    /// The dialogs of the game.
    fn dialogs(_session: Session<Self>) -> AnyView {
        ().into_any()
    }
    /// The left column of a wide window, above the log.
    fn left(session: Session<Self>) -> AnyView;
    /// The right column of a wide window.
    fn right(session: Session<Self>) -> AnyView;
    /// The panes of a phone's sheet, before the log.
    fn panes() -> &'static [Pane<Self>];
    /// The pane on which the decision is made, if any.
    fn pane(_state: &StateOf<Self>) -> Option<usize> {
        None
    }
    /// The progress of the turn.
    fn steps(session: Session<Self>) -> AnyView;
    /// The buttons beside the leading button; `short` on a phone.
    fn buttons(_session: Session<Self>, _short: bool) -> AnyView {
        ().into_any()
    }
    /// The content of a player's chip besides name and badge.
    fn chip(session: Session<Self>, seat: Seat) -> Chip;
    /// The belongings of a player, for the dialog that shows them.
    fn belongings(session: Session<Self>, seat: Seat) -> AnyView;
    /// All players' actions on the board in the whole game: paths, tiles, counts.
    fn statistics(session: Session<Self>) -> AnyView;
    /// The bounds of a place of the board in the window, in pixels, by its name in action texts. `None` while it is not visible.
    fn place_at(_name: &str) -> Option<Rect> {
        None
    }
    /// A small picture of the table for the rulebook; `show` selects the part, in terms of the game.
    fn rulebook_picture(_session: Session<Self>, _show: &str) -> AnyView {
        ().into_any()
    }
    /// Scrolls a place of the board into view.
    fn show_place(_session: Session<Self>, _name: &str) {}
}

/// The selection of a game.
pub type PickOf<G> = <<G as GameModel>::Selection as Selection>::Pick;

/// The player's selection that has not been played: a handle to signals, which can be copied into every closure. It is not part
/// of the game and never saved.
pub trait Selection: Copy + Send + Sync + 'static {
    /// One selection.
    type Pick: Copy + Debug + PartialEq + Send + Sync;

    /// An empty selection.
    fn empty() -> Self;
    /// Clears the selection.
    fn drop_all(self);
    /// Whether the player has selected anything; what the page has selected by itself does not count. Tracked.
    fn holds(self) -> bool;
    /// Called when a decision has been played; `passed` tells whether another seat decides now.
    fn played(self, passed: bool);
    /// Previews a selection on the board; `None` ends the preview.
    fn try_out(self, pick: Option<Self::Pick>);
    /// Selects something.
    fn pick_up(self, pick: Self::Pick);
}

/// The action that leads on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MainAction<A> {
    /// The icon.
    pub icon: Icon,
    /// The label.
    pub label: &'static str,
    /// The action.
    pub action: A,
    /// What the player gives up with the action; `None` if nothing is left to do.
    pub forgone: Option<Forgone>,
}

/// What a player gives up with the action that leads on. Its button says so, and is not the most visible one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forgone {
    /// In a few words, to go into the label: "2 actions left".
    pub what: String,
    /// The question that is asked before the action is played; `None` if it is played at once.
    pub question: Option<String>,
}

/// A pane of a phone's sheet.
pub struct Pane<G: GameView> {
    /// The id prefix of its elements.
    pub id: &'static str,
    /// The icon.
    pub icon: Icon,
    /// The label of its tab.
    pub label: fn() -> &'static str,
    /// The content.
    pub body: fn(Session<G>) -> AnyView,
}

/// The content of a player's chip besides name and badge.
pub struct Chip {
    /// The full content, read aloud after the name.
    pub spoken: Signal<String>,
    /// Beside the name, on a wide window.
    pub head: AnyView,
    /// Under the name, on a wide window.
    pub body: AnyView,
    /// Replaces both on a phone.
    pub short: AnyView,
}

/// Why decisions of the asked player cannot be played in sequence: the reason against the first illegal one. Decisions after a
/// random event are not checked.
#[must_use]
pub fn refused<G: GameModel>(
    setup: &SetupOf<G>,
    state: &StateOf<G>,
    actions: &[ActionOf<G>],
) -> Option<IllegalOf<G>> {
    let (mut after, seat) = (*state, G::asked(state));
    for &action in actions {
        if G::Rules::turn(setup, &after) == Turn::Chance {
            return None;
        }
        if let Err(why) = G::Rules::check(setup, &after, seat, action) {
            return Some(why);
        }
        let _ = G::Rules::act(setup, &mut after, seat, action, &mut ());
    }
    None
}
