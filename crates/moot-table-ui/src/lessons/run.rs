//! A lesson in progress: an open game, and the player's progress in the script.

use core::fmt;
use core::time::Duration;

use leptos::prelude::*;
use moot_core::{Game, Seat, Turn};
use moot_players::Level;
use moot_table::{
    Entry, FORMAT, Opened, RawSave, SaveOpenError, Saved, SeatInfo, Snapshot, Table, entry_text,
};

use super::keep;
use super::keep::SavedProgress;
use super::progress::{Act, LessonProgress};
use super::script::Script;
use super::texts::Part;
use crate::game::GameView;
use crate::game::session::Session;
use moot_art::SeatStyle;
use moot_ui::saves::APP;
use moot_ui::seat_style;

/// The delay before another seat moves, in milliseconds.
const PAUSE: u64 = 700;

/// The seats of a lesson: the learner, and computer players that the script controls.
#[must_use]
pub fn seats(script: &Script) -> Vec<SeatInfo> {
    let sits = |(seat, (name, seat_style)): (usize, (&String, SeatStyle))| SeatInfo {
        name: name.clone(),
        colour: seat_style::name(seat_style).to_owned(),
        pattern: seat_style::pattern(seat_style).to_owned(),
        player: if seat == usize::from(script.me) { SeatInfo::HUMAN } else { Level::Whelp.word() }.to_owned(),
    };
    script.seats.iter().zip(SeatStyle::ALL).enumerate().map(sits).collect()
}

/// Why a lesson does not fit the rules.
pub enum BadLesson<G: Game> {
    /// The setup is not valid JSON.
    Setup(serde_json::Error),
    /// The position cannot be replayed.
    Position(SaveOpenError<G>),
}

impl<G: Game> fmt::Debug for BadLesson<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<G: Game> core::error::Error for BadLesson<G> {}

impl<G: Game> fmt::Display for BadLesson<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLesson::Setup(why) => why.fmt(f),
            BadLesson::Position(why) => why.fmt(f),
        }
    }
}

/// The position at the beginning of a lesson, or a later one after more log entries.
///
/// # Errors
/// Why the lesson does not fit the rules; tests check that no shipped lesson fails.
pub fn open<G: Saved>(script: &Script, more: &[String]) -> Result<Opened<G>, BadLesson<G>> {
    let setup = serde_json::from_str(&script.setup).map_err(BadLesson::Setup)?;
    let raw = RawSave {
        format: FORMAT,
        game: G::ID.to_owned(),
        rules: G::RULES,
        app: APP.to_owned(),
        setup,
        seed: script.seed.clone(),
        seats: seats(script),
        log: script.log.iter().chain(more).cloned().collect(),
        redo: Vec::new(),
        marks: Vec::new(),
        branch: None,
        snapshot: Snapshot { plies: 0, asked: Vec::new(), choices: 0, points: Vec::new() },
    };
    raw.open::<G>().map_err(BadLesson::Position)
}

/// The log entries from an index on, as texts.
pub fn since<G: Saved>(table: &Table<G>, from: usize) -> Vec<String> {
    table.log().iter().skip(from).map(|ply| entry_text::<G>(&ply.entry)).collect()
}

/// The progress of the player of a table.
#[must_use]
pub fn progress<G: Saved>(script: &Script, table: &Table<G>, start: usize, read: usize) -> LessonProgress {
    let texts: Vec<(u8, String, usize)> = (start..table.log().len())
        .filter_map(|at| match table.log()[at].entry {
            Entry::Act { seat, action } => Some((seat.0, G::action_text(action), at)),
            Entry::Chance(_) => None,
        })
        .collect();
    let acts: Vec<Act<'_>> =
        texts.iter().map(|(seat, text, at)| Act { seat: *seat, text, at: *at }).collect();
    script.progress(&acts, read, table.log().len())
}

/// A lesson in progress. A set of signals, which can be copied into every closure.
pub struct Run<G: GameView> {
    /// The id of the lesson.
    pub id: &'static str,
    /// The script.
    pub script: StoredValue<Script>,
    /// The texts.
    pub part: StoredValue<Part>,
    /// The session.
    pub session: Session<G>,
    /// The length of the log at the beginning.
    pub start: usize,
    /// The number of steps read.
    pub read: RwSignal<usize>,
    /// The progress.
    pub progress: Memo<LessonProgress>,
    /// The step whose page is shown.
    pub page: Memo<usize>,
}

impl<G: GameView> Clone for Run<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameView> Copy for Run<G> {}

impl<G: GameView> Run<G> {
    /// A lesson at its beginning.
    #[must_use]
    pub fn new(id: &'static str, script: Script, part: Part, session: Session<G>, start: usize) -> Run<G> {
        let script = StoredValue::new(script);
        let read = RwSignal::new(0);
        let progress = Memo::new(move |_| {
            session
                .table()
                .with(|table| script.with_value(|script| progress(script, table, start, read.get())))
        });
        let page = Memo::new(move |_| {
            progress.with(|progress| script.with_value(|script| script.page(progress, read.get())))
        });
        Run { id, script, part: StoredValue::new(part), session, start, read, progress, page }
    }

    /// Resumes stored progress, and stores progress from now on.
    pub fn resume(self) {
        let kept = keep::kept(G::ID, self.id);
        if kept.begun() && self.load(&kept.log) {
            self.read.set(kept.read);
        }
        let run = self;
        Effect::new(move |_| {
            let finished = run.finished();
            let log = run.session.table().with(|table| since(table, run.start));
            let read = run.read.get();
            let done = keep::kept(G::ID, run.id).done || finished;
            // A finished lesson begins again when it is opened.
            let kept = if finished {
                SavedProgress { done, ..SavedProgress::default() }
            } else {
                SavedProgress { done, read, log }
            };
            keep::keep(G::ID, run.id, &kept);
        });
        self.read_by_acting();
        self.move_others();
    }

    /// Whether all steps have been taken.
    #[must_use]
    pub fn finished(self) -> bool {
        let steps = self.script.with_value(|script| script.steps.len());
        self.progress.with(|progress| progress.step >= steps && !progress.off)
    }

    /// Loads the position after some log entries. Returns whether the rules allow them.
    fn load(self, more: &[String]) -> bool {
        let opened = self.script.with_value(|script| open::<G::Rules>(script, more));
        match opened {
            Ok(opened) => {
                self.session.load(opened.table, opened.seats, None);
                self.hold();
                true
            }
            Err(why) => {
                leptos::logging::error!("the lesson {} does not fit the rules: {why}", self.id);
                false
            }
        }
    }

    /// Lets the script play for the computer players.
    pub fn hold(self) {
        self.session.opponents().follow_script();
        self.session.mark_read(self.session.table().with_untracked(|table| table.log().len()));
    }

    /// Marks the page as read.
    pub fn next(self) {
        self.read.set(self.page.get_untracked() + 1);
    }

    /// Marks the page as read that was shown when an action took the player to a later step.
    fn read_by_acting(self) {
        Effect::new(move |before: Option<(usize, usize)>| {
            let (step, asks) = self.progress.with(|now| (now.step, !now.off && now.due.is_none()));
            let now = (step, self.page.get());
            // What went wrong, and that others move, is no page to be read.
            if !asks {
                return before.unwrap_or(now);
            }
            if let Some((step, page)) = before
                && now.0 > step
                && self.read.get_untracked() <= page
            {
                self.read.set(page + 1);
            }
            now
        });
    }

    /// Undoes the deviation from the script, by undo if possible, else by restarting the step.
    pub fn back(self) {
        let since = self.progress.with_untracked(|progress| progress.since);
        let length = || self.session.table().with_untracked(|table| table.log().len());
        while length() > since && untrack(|| self.session.can_undo()).is_ok() {
            self.session.undo();
        }
        if length() != since {
            let log = self.session.table().with_untracked(|table| {
                table.log()[self.start..since.max(self.start)]
                    .iter()
                    .map(|ply| entry_text::<G::Rules>(&ply.entry))
                    .collect::<Vec<_>>()
            });
            let _ = self.load(&log);
        }
    }

    /// Restarts the lesson.
    pub fn restart(self) {
        self.read.set(0);
        let _ = self.load(&[]);
    }

    /// Plays the moves of the other seats from the script.
    fn move_others(self) {
        Effect::new(move |_| {
            let progress = self.progress.get();
            let Some(due) = progress.due else { return };
            let text =
                self.script.with_value(|script| script.steps.get(progress.step)?.then.get(due).cloned());
            let Some((seat, action)) = text.as_deref().and_then(|text| text.split_once(' ')) else { return };
            let Ok(action) = G::Rules::action_from(action) else { return };
            let Ok(seat) = seat.parse().map(Seat) else { return };
            let move_now = move || {
                // The move before it may have been undone.
                let still = self.progress.try_get_untracked().is_some_and(|now| now == progress);
                if still && self.session.table().with_untracked(|table| table.turn() != Turn::Over) {
                    self.session.play_for(seat, action);
                }
            };
            set_timeout(move_now, Duration::from_millis(PAUSE));
        });
    }
}
