//! A lesson that is being played: a game on the page, and how far its player is in the script.

use core::time::Duration;

use leptos::prelude::*;
use moot_core::{Game, Seat, Turn};
use moot_players::Level;
use moot_table::{Entry, FORMAT, Opened, RawSave, Saved, SeatInfo, Snapshot, Table, entry_text};

use super::keep;
use super::keep::Kept;
use super::script::Script;
use super::stand::{Act, Stand};
use super::texts::Part;
use crate::game::GameView;
use crate::game::session::Session;
use moot_art::Livery;
use moot_ui::saves::APP;
use moot_ui::seat_style;

/// How long the page waits before another seat moves, in milliseconds.
const PAUSE: u64 = 700;

/// Who sits at the table of a lesson: the learner, and computer players whom the lesson tells what to do.
#[must_use]
pub fn seats(script: &Script) -> Vec<SeatInfo> {
    let sits = |(seat, (name, livery)): (usize, (&String, Livery))| SeatInfo {
        name: name.clone(),
        colour: seat_style::name(livery).to_owned(),
        pattern: seat_style::pattern(livery).to_owned(),
        player: if seat == usize::from(script.me) { SeatInfo::HUMAN } else { Level::ALL[0].word() }
            .to_owned(),
    };
    script.seats.iter().zip(Livery::ALL).enumerate().map(sits).collect()
}

/// The position at which a lesson begins, or a later one after more entries of the log.
///
/// # Errors
/// Why the lesson does not fit the rules; the tests let no such lesson pass.
pub fn open<G: Saved>(script: &Script, more: &[String]) -> Result<Opened<G>, String> {
    let setup = serde_json::from_str(&script.setup).map_err(|why| why.to_string())?;
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
    raw.open::<G>().map_err(|why| why.to_string())
}

/// The entries of a log from some point on, as texts.
pub fn since<G: Saved>(table: &Table<G>, from: usize) -> Vec<String> {
    table.log().iter().skip(from).map(|ply| entry_text::<G>(&ply.entry)).collect()
}

/// How far the player of a table is.
#[must_use]
pub fn stand<G: Saved>(script: &Script, table: &Table<G>, start: usize, read: usize) -> Stand {
    let texts: Vec<(u8, String, usize)> = (start..table.log().len())
        .filter_map(|at| match table.log()[at].entry {
            Entry::Act { seat, action } => Some((seat.0, G::action_text(action), at)),
            Entry::Fall(_) => None,
        })
        .collect();
    let acts: Vec<Act<'_>> =
        texts.iter().map(|(seat, text, at)| Act { seat: *seat, text, at: *at }).collect();
    script.stand(&acts, read, table.log().len())
}

/// A lesson that is being played. A handful of signals, to be copied into every closure.
pub struct Run<G: GameView> {
    /// Which one.
    pub id: &'static str,
    /// What happens in it.
    pub script: StoredValue<Script>,
    /// What is said in it.
    pub part: StoredValue<Part>,
    /// The game.
    pub session: Session<G>,
    /// How many entries the log had at the beginning.
    pub start: usize,
    /// How many steps have been read.
    pub read: RwSignal<usize>,
    /// How far the player is.
    pub stand: Memo<Stand>,
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
        let stand = Memo::new(move |_| {
            session.table.with(|table| script.with_value(|script| stand(script, table, start, read.get())))
        });
        Run { id, script, part: StoredValue::new(part), session, start, read, stand }
    }

    /// Goes on from where it was left, and from now on keeps how far it is.
    pub fn resume(self) {
        let kept = keep::kept(G::ID, self.id);
        if kept.begun() && self.load(&kept.log) {
            self.read.set(kept.read);
        }
        let run = self;
        Effect::new(move |_| {
            let finished = run.finished();
            let log = run.session.table.with(|table| since(table, run.start));
            let read = run.read.get();
            let done = keep::kept(G::ID, run.id).done || finished;
            // A lesson that is finished begins anew when it is opened again.
            let kept = if finished { Kept { done, ..Kept::default() } } else { Kept { done, read, log } };
            keep::keep(G::ID, run.id, &kept);
        });
        self.move_others();
    }

    /// Whether all steps have been taken.
    #[must_use]
    pub fn finished(self) -> bool {
        let steps = self.script.with_value(|script| script.steps.len());
        self.stand.with(|stand| stand.step >= steps && !stand.off)
    }

    /// Puts the position after some entries on the table. Tells whether the rules allow it.
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

    /// Computer players wait: the lesson moves them.
    pub fn hold(self) {
        self.session.opponents.paused.set(true);
        self.session.read.set(self.session.table.with_untracked(|table| table.log().len()));
    }

    /// The step has been read.
    pub fn next(self) {
        let now = self.stand.with_untracked(|stand| stand.step);
        self.read.set(now + 1);
    }

    /// Takes back what led away from the path: as a player would where that is possible, else by beginning the step anew.
    pub fn back(self) {
        let since = self.stand.with_untracked(|stand| stand.since);
        let length = || self.session.table.with_untracked(|table| table.log().len());
        while length() > since && untrack(|| self.session.can_undo()).is_ok() {
            self.session.undo();
        }
        if length() != since {
            let log = self.session.table.with_untracked(|table| {
                table.log()[self.start..since.max(self.start)]
                    .iter()
                    .map(|ply| entry_text::<G::Rules>(&ply.entry))
                    .collect::<Vec<_>>()
            });
            let _ = self.load(&log);
        }
    }

    /// Begins anew.
    pub fn restart(self) {
        self.read.set(0);
        let _ = self.load(&[]);
    }

    /// Moves the other seats as the lesson tells.
    fn move_others(self) {
        Effect::new(move |_| {
            let stand = self.stand.get();
            let Some(due) = stand.due else { return };
            let text = self.script.with_value(|script| script.steps.get(stand.step)?.then.get(due).cloned());
            let Some((seat, action)) = text.as_deref().and_then(|text| text.split_once(' ')) else { return };
            let Ok(action) = G::Rules::action_from(action) else { return };
            let Ok(seat) = seat.parse().map(Seat) else { return };
            let move_now = move || {
                // Somebody may have taken back the move before it.
                let still = self.stand.try_get_untracked().is_some_and(|now| now == stand);
                if still && self.session.table.with_untracked(|table| table.turn() != Turn::Over) {
                    self.session.play_for(seat, action);
                }
            };
            set_timeout(move_now, Duration::from_millis(PAUSE));
        });
    }
}
