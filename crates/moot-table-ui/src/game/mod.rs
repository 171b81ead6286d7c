//! What a table needs of a game, beside what the lobby needs ([`GameInfo`]): what can be told of a position, and views.

pub mod ai_chunk;
pub mod change;
pub mod deed;
pub mod extras_chunk;
pub mod handover;
pub mod session;
pub mod words;

use core::fmt::Debug;
use core::ops::Range;

use leptos::prelude::*;
use moot_art::Icon;
use moot_core::{Game, Guide, ScoreSheet, Seat, Turn};
use moot_table::Table;
use moot_ui::code_split::Fetched;
use moot_ui::game::form::Form;
use moot_ui::game::{ActionOf, EventOf, GameInfo, IllegalOf, SetupOf, StateOf};
use moot_worker::Wire;

use self::change::Change;
use self::deed::Deed;
use crate::game::ai_chunk::AiChunk;
use crate::game::extras_chunk::ExtrasChunk;
use crate::game::session::Session;
use crate::game::words::GameWords;

/// A number that a computer player judges a position of a game by.
pub type FeatureOf<G> = <<G as GameInfo>::Rules as Guide>::Feature;

/// What can be told of a game without drawing it: whose decision it is, what happened, what changed. Pure.
pub trait GameModel: GameInfo<Rules: Wire + Guide<Feature: Send + Sync>> {
    /// What the player at the page has picked up but not done.
    type Hand: Hand;
    /// What is marked on the board when the page looks back at something that was done; nothing by default.
    type Marks: Copy + Debug + Default + PartialEq + Send + Sync;

    /// The icon of what is won.
    const POINTS: Icon;
    /// The lessons, by the names of their files, in the order in which they are taken.
    const LESSONS: &'static [&'static str] = &[];

    /// Who decides in a position; where nobody does, whoever is on turn.
    fn asked(state: &StateOf<Self>) -> Seat;
    /// Whether a decision is so secret that the screen is always handed over behind a curtain.
    fn secret(state: &StateOf<Self>) -> bool;
    /// Whether hints can be given on what is decided.
    fn advised(state: &StateOf<Self>) -> bool;
    /// In which part of the game a position is, to group what happened; 0 while the game is set up.
    fn chapter(state: &StateOf<Self>) -> u16;
    /// Who did what happened.
    fn doer(event: &EventOf<Self>) -> Option<Seat>;
    /// Whether the log needs a line for what happened, given the position after it.
    fn worth_a_line(event: &EventOf<Self>, after: &StateOf<Self>) -> bool;
    /// What somebody did in some plies, oldest first: one deed for what belongs together.
    fn deeds(table: &Table<Self::Rules>, plies: Range<usize>) -> Vec<Deed<Self::Marks>>;
    /// The points of each seat at the start, after each part of the game, and now.
    fn history(table: &Table<Self::Rules>) -> Vec<Vec<u16>>;
    /// What is seen to move and heard when a position becomes another one, for whoever sits at the page.
    fn change(setup: &SetupOf<Self>, before: &StateOf<Self>, after: &StateOf<Self>, whose: Seat) -> Change;
    /// The final count as it would be if the game ended at a position.
    fn ended(setup: &SetupOf<Self>, state: &StateOf<Self>) -> ScoreSheet;
    /// What leads on from a position that is not over.
    fn lead(state: &StateOf<Self>, legal: &[ActionOf<Self>]) -> Lead<ActionOf<Self>>;
    /// What a player picks up to make a move of these decisions; `None` for a move that needs nothing in hand.
    fn grasp(setup: &SetupOf<Self>, state: &StateOf<Self>, line: &[ActionOf<Self>]) -> Option<PickOf<Self>>;
    /// The options of a game as chosen in the lobby.
    ///
    /// # Errors
    /// What is missing before it can be played, as a sentence.
    fn setup(form: &Form<Self>) -> Result<SetupOf<Self>, String>;
    /// The section of the rulebook that says why something is against the rules.
    fn rule(_why: &IllegalOf<Self>) -> Option<&'static str> {
        None
    }
    /// The icon of a row of the score sheet.
    fn category_icon(category: &str) -> Icon;
}

/// The views of a game round the table that all games share.
pub trait GameView: GameModel + GameInfo<Session = Session<Self>> {
    /// Fetches the computer players.
    fn ai_chunk() -> Fetched<&'static AiChunk<Self>>;
    /// Fetches what is not needed before the first turn is played.
    fn extras_chunk() -> Fetched<&'static ExtrasChunk<Self>>;

    /// Its texts in the reader's language.
    fn words() -> &'static dyn GameWords<Self>;
    /// The livery of the whole page: a value of `data-side` of the style sheets.
    fn side(setup: &SetupOf<Self>) -> &'static str;
    /// The board.
    fn board(session: Session<Self>) -> AnyView;
    /// The tray in which a player decides.
    fn tray(session: Session<Self>) -> AnyView;
    /// What lies over the board for a while, such as a choice that hides all else.
    fn veil(session: Session<Self>) -> AnyView;
    /// The dialogs of the game.
    fn dialogs(session: Session<Self>) -> AnyView;
    /// The left column of a app, above the log.
    fn left(session: Session<Self>) -> AnyView;
    /// The right column of a app.
    fn right(session: Session<Self>) -> AnyView;
    /// The panes of a phone's sheet, before the log.
    fn panes() -> &'static [Pane<Self>];
    /// The pane that the decision is made on, if it is one.
    fn pane(state: &StateOf<Self>) -> Option<usize>;
    /// How far the turn is.
    fn steps(session: Session<Self>) -> AnyView;
    /// The buttons beside the one that leads on; `short` on a phone.
    fn buttons(session: Session<Self>, short: bool) -> AnyView;
    /// What a player's chip shows besides name and badge.
    fn chip(session: Session<Self>, seat: Seat) -> Chip;
    /// What lies before a player, for a look at it.
    fn belongings(session: Session<Self>, seat: Seat) -> AnyView;
    /// What everybody did on the board in the whole game: ways on a map, tiles, counts.
    fn traces(session: Session<Self>) -> AnyView;
    /// Where a place of the board is in the window, by the name that the texts of actions use: left, top, width and height
    /// in pixels. `None` while it is out of sight.
    fn place_at(_name: &str) -> Option<[f64; 4]> {
        None
    }
    /// A small picture of the table for the rulebook; `show` says of what, in words of the game.
    fn diorama(_session: Session<Self>, _show: &str) -> AnyView {
        ().into_any()
    }
    /// Brings a place of the board into sight.
    fn show_place(_session: Session<Self>, _name: &str) {}
}

/// What a hint picks up in a game.
pub type PickOf<G> = <<G as GameModel>::Hand as Hand>::Pick;

/// What the player at the page has picked up but not done: a handful of signals, to be copied into every closure. It is
/// never part of the game and never saved.
pub trait Hand: Copy + Send + Sync + 'static {
    /// One thing that can be picked up.
    type Pick: Copy + Debug + PartialEq + Send + Sync;

    /// Nothing in it.
    fn empty() -> Self;
    /// Puts everything down.
    fn drop_all(self);
    /// A decision has been carried out; `passed` tells whether somebody else decides now.
    fn played(self, passed: bool);
    /// Shows something on the board as if it were picked up, or no longer.
    fn try_out(self, pick: Option<Self::Pick>);
    /// Picks something up.
    fn pick_up(self, pick: Self::Pick);
}

/// The one thing that leads on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead<A> {
    /// Its icon.
    pub icon: Icon,
    /// What it is called.
    pub label: &'static str,
    /// The action it stands for.
    pub action: A,
}

/// A pane of a phone's sheet.
pub struct Pane<G: GameView> {
    /// Names its elements.
    pub id: &'static str,
    /// Its icon.
    pub icon: Icon,
    /// What its tab is called.
    pub label: fn() -> &'static str,
    /// What it shows.
    pub body: fn(Session<G>) -> AnyView,
}

/// What a player's chip shows besides name and badge.
pub struct Chip {
    /// All of it, read aloud after the name.
    pub spoken: Signal<String>,
    /// In the line of the name, on a app.
    pub head: AnyView,
    /// Under the name, on a app.
    pub body: AnyView,
    /// Instead of both, on a phone.
    pub short: AnyView,
}

/// Why decisions of the asked player cannot be made one after another: the reason against the first that cannot. What follows
/// something drawn nobody can tell.
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
