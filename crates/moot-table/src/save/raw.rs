//! A save that nobody has trusted yet.

use moot_core::{Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::migrate::{self, FORMAT};
use super::{Saved, Unreadable, seal};
use crate::{Mark, Table, entry_text};

/// Who sits somewhere. The table reads nothing of it but whether a person sits there.
///
/// # Examples
///
/// ```
/// use moot_core::{Seat, SeatSet};
/// use moot_table::SeatInfo;
///
/// let seat = |player: &str| SeatInfo {
///     name: "Gnarl".into(),
///     colour: "red".into(),
///     pattern: "plain".into(),
///     player: player.into(),
/// };
/// let seats = [seat("elder"), seat(SeatInfo::HUMAN), seat("whelp")];
/// assert_eq!(SeatInfo::humans(&seats), SeatSet::one(Seat(1)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    /// The name that was typed.
    pub name: String,
    /// The colour, by the page's name for it.
    pub colour: String,
    /// The pattern that goes with the colour.
    pub pattern: String,
    /// [`SeatInfo::HUMAN`], or the name of a level of computer player.
    pub player: String,
}

impl SeatInfo {
    /// The kind of player that is a person.
    pub const HUMAN: &'static str = "human";

    /// The seats of people.
    #[must_use]
    pub fn humans(seats: &[SeatInfo]) -> SeatSet {
        seats
            .iter()
            .zip(Seat::all(seats.len()))
            .filter(|(info, _)| info.player == SeatInfo::HUMAN)
            .fold(SeatSet::NONE, |set, (_, seat)| set.with(seat))
    }
}

/// A what-if: a copy of another saved game from some moment on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The save from which it was taken, by the name that the page has for it. That save may be gone.
    pub of: String,
    /// How many plies were taken from it.
    pub at: usize,
    /// What the player calls it; may be empty.
    pub name: String,
}

/// What the players saw at the end of the log: enough to show in a list without replaying, and to notice that other
/// rules led the same log elsewhere. A position itself is never saved; the log is the authority.
///
/// # Examples
///
/// ```
/// use moot_core::SeatSet;
/// use moot_core::laws::toy::Hoard;
/// use moot_table::{Seed, Snapshot, Table};
///
/// let table = Table::<Hoard>::new((2, 1), Seed::typed("troll"), SeatSet::NONE)?;
/// let snapshot = Snapshot::of(&table);
/// assert_eq!((snapshot.plies, snapshot.asked, snapshot.choices), (2, vec![0, 1], 4));
/// assert_eq!(snapshot.points, [0, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// How many plies there were, a chance event that was due included.
    pub plies: usize,
    /// The seats that had to decide; none when the game was over.
    pub asked: Vec<u8>,
    /// How many legal actions they had between them.
    pub choices: usize,
    /// The certain points of each seat.
    pub points: Vec<i32>,
}

impl Snapshot {
    /// What the players of a table see now.
    #[must_use]
    pub fn of<G: Saved>(table: &Table<G>) -> Snapshot {
        let asked = match table.turn() {
            Turn::Seats(asked) => asked,
            Turn::Chance | Turn::Over => SeatSet::NONE,
        };
        let score = table.score();
        Snapshot {
            plies: table.log().len(),
            asked: asked.iter().map(|seat| seat.0).collect(),
            choices: asked.iter().map(|seat| table.legal(seat).len()).sum(),
            points: Seat::all(G::seats(table.setup())).map(|seat| score.total(seat)).collect(),
        }
    }
}

/// A save that could be read, of whatever game. Nothing in it has been checked against any rules; only
/// [`open`](Self::open) turns it into a table, by replay.
///
/// # Examples
///
/// ```
/// use moot_core::SeatSet;
/// use moot_core::laws::toy::Hoard;
/// use moot_table::{RawSave, SeatInfo, Seed, Table, Unreadable, peek};
///
/// # fn person(name: &str) -> SeatInfo {
/// #     SeatInfo {
/// #         name: name.into(),
/// #         colour: "red".into(),
/// #         pattern: "plain".into(),
/// #         player: SeatInfo::HUMAN.into(),
/// #     }
/// # }
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let table = Table::<Hoard>::new((2, 1), Seed::typed("troll"), SeatSet::all(2))?;
/// let text = RawSave::of(&table, &[person("Ann"), person("Bo")], "1.0")?.encode()?;
/// assert_eq!(peek(&text)?, "hoard");
///
/// let save = RawSave::decode(&text)?;
/// assert_eq!(save.log.len(), 2);
/// assert_eq!(save.open::<Hoard>()?.table, table);
///
/// // The checksum notices a change.
/// let forged = text.replace("troll", "goblin");
/// assert!(matches!(RawSave::decode(&forged), Err(Unreadable::Damaged { .. })));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawSave {
    /// The shape of the envelope; [`FORMAT`] after decoding.
    pub format: u16,
    /// The game's name on the wire.
    pub game: String,
    /// The revision of its rules.
    pub rules: u16,
    /// The version of the program that saved.
    pub app: String,
    /// The options of the game, in the game's own form.
    pub setup: Value,
    /// The text of the seed.
    pub seed: String,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The log, each entry as its text.
    pub log: Vec<String>,
    /// What was taken back, the entry to redo first in front.
    pub redo: Vec<String>,
    /// The marked moments.
    pub marks: Vec<Mark>,
    /// What the players saw at the end of the log.
    pub snapshot: Snapshot,
    /// Of which game this is a what-if, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<Branch>,
}

impl RawSave {
    /// What is to be saved of a table.
    ///
    /// # Errors
    /// When the setup cannot be written as JSON, which only a fault of its `Serialize` can bring about.
    pub fn of<G: Saved>(
        table: &Table<G>,
        seats: &[SeatInfo],
        app: &str,
    ) -> Result<RawSave, serde_json::Error> {
        Ok(RawSave {
            format: FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES,
            app: app.to_owned(),
            setup: seal::canonical(serde_json::to_value(table.setup())?),
            seed: table.seed().text().to_owned(),
            seats: seats.to_vec(),
            log: table.log().iter().map(|ply| entry_text::<G>(&ply.entry)).collect(),
            redo: table.undone().map(entry_text::<G>).collect(),
            marks: table.marks().to_vec(),
            snapshot: Snapshot::of(table),
            branch: None,
        })
    }

    /// The text of the save, with a fresh checksum.
    ///
    /// # Errors
    /// Never for a save that came from [`of`](Self::of) or [`decode`](Self::decode).
    pub fn encode(&self) -> Result<String, serde_json::Error> {
        match serde_json::to_value(self)? {
            Value::Object(map) => Ok(seal::sealed(map)),
            other => Ok(other.to_string()),
        }
    }

    /// Reads a text as far as that is possible without knowing the game.
    ///
    /// # Errors
    /// Why it is no save, or not a sound one.
    pub fn decode(text: &str) -> Result<RawSave, Unreadable> {
        let (mut save, format) = envelope(text)?;
        let stored = save
            .remove(seal::KEY)
            .as_ref()
            .and_then(Value::as_u64)
            .and_then(|sum| u32::try_from(sum).ok())
            .ok_or(Unreadable::NotASave { key: seal::KEY })?;
        let computed = seal::checksum(&save);
        if stored != computed {
            return Err(Unreadable::Damaged { stored, computed });
        }
        let save = migrate::migrated(save, format, &migrate::STEPS).map_err(Unreadable::Step)?;
        serde_json::from_value(Value::Object(save))
            .map_err(|why| Unreadable::Shape { detail: why.to_string() })
    }
}

/// The name of the game that a text claims to be a save of, for choosing who is to read it.
///
/// # Errors
/// As [`RawSave::decode`], which checks more.
pub fn peek(text: &str) -> Result<String, Unreadable> {
    let (save, _) = envelope(text)?;
    save.get("game").and_then(Value::as_str).map(str::to_owned).ok_or(Unreadable::NotASave { key: "game" })
}

/// The outermost object of a save and its format, which must be one that is known.
fn envelope(text: &str) -> Result<(Map<String, Value>, u16), Unreadable> {
    let value: Value = serde_json::from_str(text)
        .map_err(|why| Unreadable::NotJson { line: why.line(), column: why.column() })?;
    let Value::Object(save) = value else { return Err(Unreadable::NotASave { key: "format" }) };
    let format = save
        .get("format")
        .and_then(Value::as_u64)
        .filter(|&format| format > 0)
        .ok_or(Unreadable::NotASave { key: "format" })?;
    match u16::try_from(format) {
        Ok(known) if known <= FORMAT => Ok((save, known)),
        _ => Err(Unreadable::NewerFormat { found: format, known: FORMAT }),
    }
}
