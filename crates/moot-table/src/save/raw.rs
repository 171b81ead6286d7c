//! A save before validation.

use moot_core::{Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::migrate::{self, FORMAT};
use super::{SaveDecodeError, Saved, seal};
use crate::{Mark, Table, entry_text};

/// The player in a seat. The table reads only whether it is a person.
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
    /// The name that the player chose.
    pub name: String,
    /// The colour, as an identifier of the page.
    pub colour: String,
    /// The pattern that goes with the colour, as an identifier of the page.
    pub pattern: String,
    /// [`SeatInfo::HUMAN`], or the identifier of a level of computer player.
    pub player: String,
}

impl SeatInfo {
    /// The value of [`player`](Self::player) for a person.
    pub const HUMAN: &'static str = "human";

    /// Returns the seats of people. `seats` is indexed by seat.
    #[must_use]
    pub fn humans(seats: &[SeatInfo]) -> SeatSet {
        seats
            .iter()
            .zip(Seat::all(seats.len()))
            .filter(|(info, _)| info.player == SeatInfo::HUMAN)
            .fold(SeatSet::NONE, |set, (_, seat)| set.with(seat))
    }
}

/// The origin of a what-if: a copy of another saved game from some ply on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The identifier of the save that it was copied from. That save may have been deleted.
    pub of: String,
    /// The number of plies copied.
    pub at: usize,
    /// The name that the player gave it; may be empty.
    pub name: String,
}

/// What the players saw at the end of the log. A list of saves shows it without replaying, and a difference
/// after replay shows that the rules have changed. The position itself is not saved; the log is the
/// authority.
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
    /// The number of plies, including a chance event that was due.
    pub plies: usize,
    /// The seats that decided next, ascending; empty if the game was over.
    pub asked: Vec<u8>,
    /// The total number of legal actions of these seats.
    pub choices: usize,
    /// The certain points of each seat, by seat.
    pub points: Vec<i32>,
}

impl Snapshot {
    /// Takes the snapshot of a table.
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

/// A decoded save of any game. Its contents have not been checked against the rules; [`open`](Self::open)
/// does that by replaying it.
///
/// # Examples
///
/// ```
/// use moot_core::SeatSet;
/// use moot_core::laws::toy::Hoard;
/// use moot_table::{RawSave, SeatInfo, Seed, Table, SaveDecodeError, save_game_id};
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
/// assert_eq!(save_game_id(&text)?, "hoard");
///
/// let save = RawSave::decode(&text)?;
/// assert_eq!(save.log.len(), 2);
/// assert_eq!(save.open::<Hoard>()?.table, table);
///
/// // The checksum notices a change.
/// let forged = text.replace("troll", "goblin");
/// assert!(matches!(RawSave::decode(&forged), Err(SaveDecodeError::Damaged { .. })));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawSave {
    /// The layout of the envelope; [`FORMAT`] after decoding.
    pub format: u16,
    /// [`Game::ID`](moot_core::Game::ID) of the game.
    pub game: String,
    /// The revision of its rules.
    pub rules: u16,
    /// The version of the program that wrote the save.
    pub app: String,
    /// The options of the game, in the game's own form.
    pub setup: Value,
    /// The text of the seed.
    pub seed: String,
    /// The player in each seat, by seat.
    pub seats: Vec<SeatInfo>,
    /// The log, each entry in its text form.
    pub log: Vec<String>,
    /// The redo stack in text form, the next entry first.
    pub redo: Vec<String>,
    /// The marks, oldest first.
    pub marks: Vec<Mark>,
    /// What the players saw at the end of the log.
    pub snapshot: Snapshot,
    /// The game that this one is a what-if of, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<Branch>,
}

impl RawSave {
    /// Creates a save from a table. `seats` has one entry per seat, `app` is the version of the program.
    ///
    /// # Errors
    /// If the setup cannot be serialized as JSON. Only a faulty `Serialize` implementation can cause that.
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

    /// Returns the text of the save, with a fresh checksum.
    ///
    /// # Errors
    /// Never, for a save that came from [`of`](Self::of) or [`decode`](Self::decode).
    pub fn encode(&self) -> Result<String, serde_json::Error> {
        match serde_json::to_value(self)? {
            Value::Object(map) => Ok(seal::sealed(map)),
            other => Ok(other.to_string()),
        }
    }

    /// Decodes a text. The rules of the game are not needed.
    ///
    /// # Errors
    /// Why the text is not a save, or is damaged.
    pub fn decode(text: &str) -> Result<RawSave, SaveDecodeError> {
        let (mut save, format) = envelope(text)?;
        let stored = save
            .remove(seal::KEY)
            .as_ref()
            .and_then(Value::as_u64)
            .and_then(|sum| u32::try_from(sum).ok())
            .ok_or(SaveDecodeError::NotASave { key: seal::KEY })?;
        let computed = seal::checksum(&save);
        if stored != computed {
            return Err(SaveDecodeError::Damaged { stored, computed });
        }
        let save = migrate::migrated(save, format, &migrate::STEPS).map_err(SaveDecodeError::Step)?;
        serde_json::from_value(Value::Object(save))
            .map_err(|why| SaveDecodeError::Shape { detail: why.to_string() })
    }
}

/// Returns [`Game::ID`](moot_core::Game::ID) of the game that a save claims to be of, so that the caller can
/// select the type to open it with. The checksum is not verified.
///
/// # Errors
/// As [`RawSave::decode`], which checks more.
pub fn save_game_id(text: &str) -> Result<String, SaveDecodeError> {
    let (save, _) = envelope(text)?;
    save.get("game")
        .and_then(Value::as_str)
        .map(str::to_owned)
        .ok_or(SaveDecodeError::NotASave { key: "game" })
}

/// Returns the outermost object of a save and its format, which must be known.
fn envelope(text: &str) -> Result<(Map<String, Value>, u16), SaveDecodeError> {
    let value: Value = serde_json::from_str(text)
        .map_err(|why| SaveDecodeError::NotJson { line: why.line(), column: why.column() })?;
    let Value::Object(save) = value else { return Err(SaveDecodeError::NotASave { key: "format" }) };
    let format = save
        .get("format")
        .and_then(Value::as_u64)
        .filter(|&format| format > 0)
        .ok_or(SaveDecodeError::NotASave { key: "format" })?;
    match u16::try_from(format) {
        Ok(known) if known <= FORMAT => Ok((save, known)),
        _ => Err(SaveDecodeError::NewerFormat { found: format, known: FORMAT }),
    }
}
