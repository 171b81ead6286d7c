//! What devices say to each other, as bytes.
//!
//! A message starts with the version of the protocol and the kind; lengths and numbers are checked against limits
//! before anything is kept. Messages say nothing about the game that the rules have not checked afterwards.

use crate::chain::{ChainHash, Genesis, Head, read_item, write_item};
use crate::entry::{MAX_LEVEL, MAX_NAME, MAX_PLY_TEXT, device};
use crate::wire::{Reader, WireError, Writer};
use crate::{ChainEntry, DeviceId};
use moot_core::Seat;

/// The version of the protocol.
pub const PROTOCOL: u8 = 1;
/// The maximal length of a message, in bytes: what every browser sends in one piece.
pub const MAX_MESSAGE: usize = 16_384;
/// The maximal number of entries of a message.
pub const MAX_BATCH: usize = 256;

/// The maximal number of actions of a request: so many fit into a message, however long their texts are.
pub const MAX_ACTIONS: usize = (MAX_MESSAGE - HEAD_OF_REQUEST) / MAX_PLY_TEXT;

/// The bytes of a request that come before its actions, at most.
const HEAD_OF_REQUEST: usize = 16;
/// The length after which a batch is full.
const FULL_BATCH: usize = 12_000;
/// The maximal length of a code that is passed on, in bytes.
const MAX_CODE: usize = 512;
/// The maximal length of the identifier of a build, in bytes.
const MAX_BUILD: usize = 64;

/// What a device that connects wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To watch.
    Watch,
    /// To play any seat that is free.
    Play,
    /// To play this seat.
    Seat(Seat),
}

/// The first message in both directions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hello {
    /// The device.
    pub device: DeviceId,
    /// The build of its program. Builds may differ as long as protocol and rules are the same.
    pub build: String,
    /// [`Game::ID`](moot_core::Game::ID).
    pub game: String,
    /// [`Game::RULES`](moot_core::Game::RULES).
    pub rules: u16,
    /// The name of the person.
    pub name: String,
    /// What the person wants.
    pub wish: Wish,
    /// The table, and how far its chain reaches; `None` for a guest who comes for the first time.
    pub table: Option<(ChainHash, Head)>,
    /// Whether the other side should say hello again.
    pub answer: bool,
}

/// Why a device is turned away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It plays another game.
    Game,
    /// It has another revision of the rules.
    Rules,
    /// It is at another table.
    Table,
    /// It is this device itself.
    Itself,
}

/// Consecutive entries of a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    /// The number of entries before the first one.
    pub from: u32,
    /// The hash of the chain before the first one.
    pub before: ChainHash,
    /// Authors and entries.
    pub items: Vec<(DeviceId, ChainEntry)>,
}

/// What a person asks of the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// To play actions one after the other, all of them or none.
    Act {
        /// The seat that acts.
        seat: Seat,
        /// [`Game::action_text`](moot_core::Game::action_text) of each: from one to [`MAX_ACTIONS`].
        actions: Vec<String>,
    },
    /// To take back the last decision of a seat.
    Undo {
        /// The seat.
        seat: Seat,
        /// The number of plies that would remain.
        keep: u32,
    },
    /// To change the name of a seat.
    Name {
        /// The seat.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// To leave a seat to a computer player.
    Leave {
        /// The seat.
        seat: Seat,
        /// The identifier of the computer player's level.
        level: String,
    },
    /// To take a seat back from the computer player that sits in.
    Back {
        /// The seat.
        seat: Seat,
    },
}

impl Request {
    /// Returns the seat that it is about.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        match self {
            Request::Act { seat, .. }
            | Request::Undo { seat, .. }
            | Request::Name { seat, .. }
            | Request::Leave { seat, .. }
            | Request::Back { seat } => *seat,
        }
    }
}

/// Why a request is not fulfilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// The device that was asked is not the host. Asked again later.
    NotHost,
    /// The host has not got all entries yet. Asked again later.
    CatchingUp,
    /// Another person plays the seat.
    NotYours,
    /// The rules do not allow it.
    Illegal,
    /// The position has changed since.
    Stale,
    /// Another undo is being discussed.
    Busy,
    /// A player whom the undo concerns did not agree.
    Denied,
}

/// A message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// The first message in both directions, and again when a chain was replaced.
    Hello(Hello),
    /// The other side is turned away.
    Refuse(Refusal),
    /// The table, for a guest who has none.
    Welcome(Genesis),
    /// Entries of the chain.
    Entries(Batch),
    /// Asks for the entries from here on.
    Want {
        /// The number of entries that the sender has.
        from: u32,
    },
    /// Entries of a chain that parts from the other side's, to be compared.
    Trail {
        /// The entries.
        batch: Batch,
        /// Whether they are the last ones.
        last: bool,
    },
    /// A request to the host.
    Propose {
        /// The number of the request; it rises with each request of a device.
        id: u32,
        /// The number of entries that the sender had.
        at: u32,
        /// The request.
        request: Request,
    },
    /// The host's answer to a request: `None` if it is fulfilled.
    Ack {
        /// The number of the request.
        id: u32,
        /// Why it is not fulfilled.
        why: Option<WhyNot>,
    },
    /// The host asks whether a decision may be taken back.
    UndoQuery {
        /// The number of the question.
        round: u32,
        /// The seat that asks.
        seat: Seat,
        /// The number of plies that would remain.
        keep: u32,
    },
    /// The answer to that.
    UndoAnswer {
        /// The number of the question.
        round: u32,
        /// Whether the sender agrees.
        yes: bool,
    },
    /// A sign of life.
    Ping {
        /// How far the chain of the sender reaches, if it has one.
        head: Option<Head>,
        /// Whether the person is away, for instance because the page is hidden.
        away: bool,
    },
    /// The sender leaves.
    Goodbye,
    /// The sender asks the other side to become the host.
    Rehost,
    /// A code for a device to which the sender has no connection yet. The receiver passes it on.
    Signal {
        /// The device that made the code.
        from: DeviceId,
        /// The device that it is for.
        to: DeviceId,
        /// The code: [`Code::encode`](crate::Code::encode).
        code: String,
    },
}

impl Message {
    /// Returns the bytes.
    ///
    /// # Examples
    ///
    /// ```
    /// use moot_net::{Message, WireError};
    ///
    /// let bytes = Message::Want { from: 300 }.encode();
    /// assert_eq!(bytes.len(), 4);
    /// assert_eq!(Message::decode(&bytes), Ok(Message::Want { from: 300 }));
    /// assert_eq!(Message::decode(&bytes[..3]), Err(WireError::Short));
    /// assert_eq!(Message::decode(&[9, 0]), Err(WireError::Version { found: 9 }));
    /// ```
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut to = Writer::default();
        to.byte(PROTOCOL);
        to.byte(self.kind());
        self.write(&mut to);
        to.0
    }

    const fn kind(&self) -> u8 {
        match self {
            Message::Hello(_) => 0,
            Message::Refuse(_) => 1,
            Message::Welcome(_) => 2,
            Message::Entries(_) => 3,
            Message::Want { .. } => 4,
            Message::Trail { .. } => 5,
            Message::Propose { .. } => 6,
            Message::Ack { .. } => 7,
            Message::UndoQuery { .. } => 8,
            Message::UndoAnswer { .. } => 9,
            Message::Ping { .. } => 10,
            Message::Goodbye => 11,
            Message::Rehost => 12,
            Message::Signal { .. } => 13,
        }
    }

    fn write(&self, to: &mut Writer) {
        match self {
            Message::Hello(hello) => hello.write(to),
            Message::Refuse(why) => to.byte(*why as u8),
            Message::Welcome(genesis) => genesis.write(to),
            Message::Entries(batch) => batch.write(to),
            Message::Want { from } => to.number((*from).into()),
            Message::Trail { batch, last } => {
                to.byte((*last).into());
                batch.write(to);
            }
            Message::Propose { id, at, request } => {
                to.number((*id).into());
                to.number((*at).into());
                request.write(to);
            }
            Message::Ack { id, why } => {
                to.number((*id).into());
                to.byte(why.map_or(0, |why| why as u8 + 1));
            }
            Message::UndoQuery { round, seat, keep } => {
                to.number((*round).into());
                to.byte(seat.0);
                to.number((*keep).into());
            }
            Message::UndoAnswer { round, yes } => {
                to.number((*round).into());
                to.byte((*yes).into());
            }
            Message::Ping { head, away } => {
                to.byte((*away).into());
                to.byte(head.is_some().into());
                if let Some(head) = head {
                    write_head(to, head);
                }
            }
            Message::Goodbye | Message::Rehost => {}
            Message::Signal { from, to: device, code } => {
                to.fixed(&from.0.to_be_bytes());
                to.fixed(&device.0.to_be_bytes());
                to.text(cut(code, MAX_CODE));
            }
        }
    }

    /// Reads a message.
    ///
    /// # Errors
    /// Why the bytes are not a message.
    pub fn decode(bytes: &[u8]) -> Result<Message, WireError> {
        if bytes.len() > MAX_MESSAGE {
            return Err(WireError::TooMuch);
        }
        let mut from = Reader::new(bytes);
        match from.byte()? {
            PROTOCOL => {}
            found => return Err(WireError::Version { found }),
        }
        let message = Message::read(&mut from)?;
        from.end()?;
        Ok(message)
    }

    fn read(from: &mut Reader<'_>) -> Result<Message, WireError> {
        Ok(match from.byte()? {
            0 => Message::Hello(Hello::read(from)?),
            1 => Message::Refuse(refusal(from.byte()?)?),
            2 => Message::Welcome(Genesis::read(from)?),
            3 => Message::Entries(Batch::read(from)?),
            4 => Message::Want { from: from.small()? },
            5 => {
                let last = from.flag()?;
                Message::Trail { batch: Batch::read(from)?, last }
            }
            6 => Message::Propose { id: from.small()?, at: from.small()?, request: Request::read(from)? },
            7 => Message::Ack { id: from.small()?, why: why_not(from.byte()?)? },
            8 => Message::UndoQuery { round: from.small()?, seat: from.seat()?, keep: from.small()? },
            9 => Message::UndoAnswer { round: from.small()?, yes: from.flag()? },
            10 => {
                let away = from.flag()?;
                let head = if from.flag()? { Some(read_head(from)?) } else { None };
                Message::Ping { head, away }
            }
            11 => Message::Goodbye,
            12 => Message::Rehost,
            13 => Message::Signal { from: device(from)?, to: device(from)?, code: from.text(MAX_CODE)? },
            found => return Err(WireError::Kind { found }),
        })
    }
}

impl Hello {
    fn write(&self, to: &mut Writer) {
        to.fixed(&self.device.0.to_be_bytes());
        to.text(cut(&self.build, MAX_BUILD));
        to.text(&self.game);
        to.number(self.rules.into());
        to.text(cut(&self.name, MAX_NAME));
        to.byte(match self.wish {
            Wish::Watch => 0,
            Wish::Play => 1,
            Wish::Seat(seat) => 2 + seat.0,
        });
        to.byte(self.answer.into());
        to.byte(self.table.is_some().into());
        if let Some((table, head)) = &self.table {
            to.fixed(&table.0);
            write_head(to, head);
        }
    }

    fn read(from: &mut Reader<'_>) -> Result<Hello, WireError> {
        Ok(Hello {
            device: device(from)?,
            build: from.text(MAX_BUILD)?,
            game: from.text(crate::chain::MAX_GAME_ID)?,
            rules: u16::try_from(from.number()?).map_err(|_| WireError::Number)?,
            name: from.text(MAX_NAME)?,
            wish: match from.byte()? {
                0 => Wish::Watch,
                1 => Wish::Play,
                seat if usize::from(seat) < 2 + moot_core::MAX_SEATS => Wish::Seat(Seat(seat - 2)),
                _ => return Err(WireError::Seat),
            },
            answer: from.flag()?,
            table: if from.flag()? { Some((ChainHash(from.fixed()?), read_head(from)?)) } else { None },
        })
    }
}

impl Batch {
    /// Splits entries into batches that fit into messages. `before` is the hash before the first of them.
    pub(crate) fn split(links: &[crate::Link], from: u32, before: ChainHash) -> Vec<Batch> {
        let mut batches = Vec::new();
        let mut batch = Batch { from, before, items: Vec::new() };
        let mut bytes = 0;
        for (number, link) in (from..).zip(links) {
            let size = 8 + link.entry.encode().len();
            if !batch.items.is_empty() && (batch.items.len() == MAX_BATCH || bytes + size > FULL_BATCH) {
                let before = number.checked_sub(from + 1).map_or(before, |last| links[last as usize].hash);
                batches
                    .push(core::mem::replace(&mut batch, Batch { from: number, before, items: Vec::new() }));
                bytes = 0;
            }
            bytes += size;
            batch.items.push((link.author, link.entry.clone()));
        }
        batches.push(batch);
        batches
    }

    fn write(&self, to: &mut Writer) {
        to.number(self.from.into());
        to.fixed(&self.before.0);
        to.number(self.items.len() as u64);
        self.items.iter().for_each(|(author, entry)| write_item(to, *author, entry));
    }

    fn read(from: &mut Reader<'_>) -> Result<Batch, WireError> {
        let (first, before) = (from.small()?, ChainHash(from.fixed()?));
        if first as usize > crate::chain::MAX_ENTRIES {
            return Err(WireError::TooMuch);
        }
        let count = from.count(MAX_BATCH)?;
        let items = (0..count).map(|_| read_item(from)).collect::<Result<_, _>>()?;
        Ok(Batch { from: first, before, items })
    }
}

impl Request {
    fn write(&self, to: &mut Writer) {
        to.byte(self.seat().0);
        match self {
            Request::Act { actions, .. } => {
                to.byte(0);
                to.number(actions.len() as u64);
                actions.iter().for_each(|action| to.text(action));
            }
            Request::Undo { keep, .. } => {
                to.byte(1);
                to.number((*keep).into());
            }
            Request::Name { name, .. } => {
                to.byte(2);
                to.text(cut(name, MAX_NAME));
            }
            Request::Leave { level, .. } => {
                to.byte(3);
                to.text(cut(level, MAX_LEVEL));
            }
            Request::Back { .. } => to.byte(4),
        }
    }

    fn read(from: &mut Reader<'_>) -> Result<Request, WireError> {
        let seat = from.seat()?;
        Ok(match from.byte()? {
            0 => {
                let count = from.count(MAX_ACTIONS)?;
                if count == 0 {
                    return Err(WireError::Empty);
                }
                let actions = (0..count).map(|_| from.text(MAX_PLY_TEXT - 2)).collect::<Result<_, _>>()?;
                Request::Act { seat, actions }
            }
            1 => Request::Undo { seat, keep: from.small()? },
            2 => Request::Name { seat, name: from.text(MAX_NAME)? },
            3 => Request::Leave { seat, level: from.text(MAX_LEVEL)? },
            4 => Request::Back { seat },
            found => return Err(WireError::Kind { found }),
        })
    }
}

/// The longest start of a text that has at most `most` bytes.
fn cut(text: &str, most: usize) -> &str {
    let end = (0..=most.min(text.len())).rev().find(|&end| text.is_char_boundary(end));
    text.get(..end.unwrap_or_default()).unwrap_or_default()
}

fn write_head(to: &mut Writer, head: &Head) {
    to.number(head.number.into());
    to.fixed(&head.hash.0);
}

fn read_head(from: &mut Reader<'_>) -> Result<Head, WireError> {
    let head = Head { number: from.small()?, hash: ChainHash(from.fixed()?) };
    if head.number as usize > crate::chain::MAX_ENTRIES { Err(WireError::TooMuch) } else { Ok(head) }
}

fn refusal(found: u8) -> Result<Refusal, WireError> {
    let all = [Refusal::Game, Refusal::Rules, Refusal::Table, Refusal::Itself];
    all.get(usize::from(found)).copied().ok_or(WireError::Kind { found })
}

fn why_not(found: u8) -> Result<Option<WhyNot>, WireError> {
    let all = [
        WhyNot::NotHost,
        WhyNot::CatchingUp,
        WhyNot::NotYours,
        WhyNot::Illegal,
        WhyNot::Stale,
        WhyNot::Busy,
        WhyNot::Denied,
    ];
    match found.checked_sub(1) {
        None => Ok(None),
        Some(place) => all.get(usize::from(place)).copied().map(Some).ok_or(WireError::Kind { found }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A request with the highest numbers and the longest texts.
    fn request(actions: usize) -> Message {
        let action = "a".repeat(MAX_PLY_TEXT - 2);
        let request = Request::Act { seat: Seat(4), actions: vec![action; actions] };
        Message::Propose { id: u32::MAX, at: u32::MAX, request }
    }

    #[test]
    fn the_longest_request_fits_into_a_message() {
        let longest = request(MAX_ACTIONS);
        let bytes = longest.encode();
        assert!(bytes.len() <= MAX_MESSAGE, "{}", bytes.len());
        assert_eq!(Message::decode(&bytes), Ok(longest));
        for end in (0..bytes.len()).step_by(97) {
            assert!(Message::decode(&bytes[..end]).is_err(), "cut at {end}");
        }
    }

    #[test]
    fn a_request_without_actions_or_with_too_many_is_refused() {
        assert_eq!(Message::decode(&request(0).encode()), Err(WireError::Empty));
        let short = Request::Act { seat: Seat(0), actions: vec!["keep".to_owned(); MAX_ACTIONS + 1] };
        let message = Message::Propose { id: 1, at: 1, request: short };
        assert_eq!(Message::decode(&message.encode()), Err(WireError::TooMuch));
        let long = Request::Act { seat: Seat(0), actions: vec!["a".repeat(MAX_PLY_TEXT - 1)] };
        let message = Message::Propose { id: 1, at: 1, request: long };
        assert_eq!(Message::decode(&message.encode()), Err(WireError::Text));
    }
}
