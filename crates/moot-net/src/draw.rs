//! Public draws that no device can steer or foresee (level 2 of `docs/fair-play.md`).
//!
//! Before the game each device makes a chain of secret numbers, each the hash of the next, and shows the first: its
//! anchor. For a draw each device shows the next number; the draw follows from all of them together. Everybody can check
//! that a number is the one to which its device was bound, and no device knows the draw before the last device has shown its
//! number.
//!
//! [`Peer`](crate::Peer) does not use it yet.

use core::error::Error;
use core::fmt;
use std::collections::BTreeMap;

use moot_table::Seed;
use sha2::{Digest, Sha256};

use crate::{ChainHash, DeviceId};

/// The maximal number of draws of a game.
pub const MAX_DRAWS: u32 = 4096;

/// The secret numbers of one device for one game.
///
/// # Examples
///
/// ```
/// use moot_net::{ChainHash, DeviceId, PublicDraws, SecretChain};
///
/// let table = ChainHash([5; 32]);
/// let (ann, bo) = (DeviceId(1), DeviceId(2));
/// let secrets = [(ann, SecretChain::new(table, ann, [1; 32], 20)), (bo, SecretChain::new(table, bo, [2; 32], 20))];
///
/// // Every device keeps these books; this is one of them.
/// let mut draws = PublicDraws::new(table, &[ann, bo], 20);
/// for (device, secret) in &secrets {
///     draws.commit(*device, secret.anchor())?;
/// }
/// assert_eq!(draws.reveal(ann, 0, secrets[0].1.number(0).expect("a number"))?, None);
/// assert_eq!(draws.missing(), [bo]);
/// let seed = draws.reveal(bo, 0, secrets[1].1.number(0).expect("a number"))?;
/// assert!(seed.is_some(), "all have shown theirs");
/// # Ok::<(), moot_net::DrawFault>(())
/// ```
#[derive(Clone)]
pub struct SecretChain {
    /// The anchor, and then the number of each draw.
    numbers: Vec<[u8; 32]>,
}

impl SecretChain {
    /// Makes the numbers of a device for at most `length` draws from 256 random bits.
    #[must_use]
    pub fn new(table: ChainHash, device: DeviceId, secret: [u8; 32], length: u32) -> SecretChain {
        let length = length.min(MAX_DRAWS);
        let mut numbers = vec![secret];
        let mut number = secret;
        for draw in (0..length).rev() {
            number = before(table, device, draw, number);
            numbers.push(number);
        }
        numbers.reverse();
        SecretChain { numbers }
    }

    /// Returns the anchor, to be shown before the first draw.
    #[must_use]
    pub fn anchor(&self) -> [u8; 32] {
        self.numbers.first().copied().unwrap_or_default()
    }

    /// Returns the number for a draw; `None` if there are not so many. Show it only when everybody knows that the draw
    /// is due.
    #[must_use]
    pub fn number(&self, draw: u32) -> Option<[u8; 32]> {
        self.numbers.get(draw as usize + 1).copied()
    }
}

/// Shows nothing secret.
impl fmt::Debug for SecretChain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SecretChain").field("draws", &(self.numbers.len() - 1)).finish_non_exhaustive()
    }
}

/// What a device did wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawFault {
    /// It does not take part.
    Stranger(DeviceId),
    /// It showed a second, different anchor.
    SecondAnchor(DeviceId),
    /// It showed the anchor of another device.
    CopiedAnchor(DeviceId),
    /// It showed an anchor or a number after its time, or before it.
    OutOfTurn(DeviceId),
    /// It showed a number to which it was not bound.
    WrongNumber(DeviceId),
    /// It showed two different numbers for one draw.
    SecondNumber(DeviceId),
    /// It wrote an outcome that does not follow from the numbers.
    WrongOutcome(DeviceId),
}

impl DrawFault {
    /// Returns the device.
    #[must_use]
    pub const fn device(self) -> DeviceId {
        match self {
            DrawFault::Stranger(device)
            | DrawFault::SecondAnchor(device)
            | DrawFault::CopiedAnchor(device)
            | DrawFault::OutOfTurn(device)
            | DrawFault::WrongNumber(device)
            | DrawFault::SecondNumber(device)
            | DrawFault::WrongOutcome(device) => device,
        }
    }
}

impl fmt::Display for DrawFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self {
            DrawFault::Stranger(_) => "does not take part",
            DrawFault::SecondAnchor(_) => "showed two anchors",
            DrawFault::CopiedAnchor(_) => "showed the anchor of another device",
            DrawFault::OutOfTurn(_) => "showed a number out of turn",
            DrawFault::WrongNumber(_) => "showed a number to which it was not bound",
            DrawFault::SecondNumber(_) => "showed two numbers for one draw",
            DrawFault::WrongOutcome(_) => "wrote another outcome",
        };
        write!(f, "{} {what}", self.device())
    }
}

impl Error for DrawFault {}

/// The books about the public draws of a game: the anchors, and the numbers shown so far. A fault changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicDraws {
    table: ChainHash,
    length: u32,
    /// Of each device that takes part: its anchor, if it has shown it.
    anchors: BTreeMap<DeviceId, Option<[u8; 32]>>,
    /// Of each draw: the numbers shown. All but the last draw are complete.
    shown: Vec<BTreeMap<DeviceId, [u8; 32]>>,
}

impl PublicDraws {
    /// Opens the books for these devices and at most `length` draws.
    #[must_use]
    pub fn new(table: ChainHash, devices: &[DeviceId], length: u32) -> PublicDraws {
        let anchors = devices.iter().map(|&device| (device, None)).collect();
        PublicDraws { table, length: length.min(MAX_DRAWS), anchors, shown: vec![BTreeMap::new()] }
    }

    /// Returns the number of complete draws, which is the index of the next one.
    #[must_use]
    pub fn next(&self) -> u32 {
        self.shown.len() as u32 - 1
    }

    /// Returns whether all anchors are there, so that numbers may be shown.
    #[must_use]
    pub fn is_bound(&self) -> bool {
        self.anchors.values().all(Option::is_some)
    }

    /// Returns the devices for which everybody waits: for an anchor, or for a number of the next draw.
    #[must_use]
    pub fn missing(&self) -> Vec<DeviceId> {
        let bound = self.is_bound();
        let now = self.shown.last();
        let lacks = |device: &DeviceId, anchor: &Option<[u8; 32]>| {
            if bound { now.is_some_and(|shown| !shown.contains_key(device)) } else { anchor.is_none() }
        };
        self.anchors
            .iter()
            .filter(|(device, anchor)| lacks(device, anchor))
            .map(|(&device, _)| device)
            .collect()
    }

    /// Enters the anchor of a device. Every device has to see all anchors before it shows its first number.
    ///
    /// # Errors
    /// What the device did wrong.
    pub fn commit(&mut self, device: DeviceId, anchor: [u8; 32]) -> Result<(), DrawFault> {
        let own = *self.anchors.get(&device).ok_or(DrawFault::Stranger(device))?;
        if let Some(own) = own {
            return if own == anchor { Ok(()) } else { Err(DrawFault::SecondAnchor(device)) };
        }
        if self.anchors.values().any(|&other| other == Some(anchor)) {
            return Err(DrawFault::CopiedAnchor(device));
        }
        self.anchors.insert(device, Some(anchor));
        Ok(())
    }

    /// Enters the number of a device for a draw. Returns the seed of the draw when it is the last one.
    ///
    /// # Errors
    /// What the device did wrong.
    pub fn reveal(
        &mut self,
        device: DeviceId,
        draw: u32,
        number: [u8; 32],
    ) -> Result<Option<Seed>, DrawFault> {
        let anchor = *self.anchors.get(&device).ok_or(DrawFault::Stranger(device))?;
        if let Some(shown) = self.shown.get(draw as usize).and_then(|shown| shown.get(&device)) {
            return if *shown == number { Ok(None) } else { Err(DrawFault::SecondNumber(device)) };
        }
        if draw != self.next() || draw >= self.length || !self.is_bound() {
            return Err(DrawFault::OutOfTurn(device));
        }
        let last = draw.checked_sub(1).and_then(|last| self.shown.get(last as usize)?.get(&device).copied());
        if last.or(anchor) != Some(before(self.table, device, draw, number)) {
            return Err(DrawFault::WrongNumber(device));
        }
        if let Some(shown) = self.shown.last_mut() {
            shown.insert(device, number);
        }
        if !self.missing().is_empty() {
            return Ok(None);
        }
        let seed = self.seed(draw);
        self.shown.push(BTreeMap::new());
        Ok(seed)
    }

    /// Returns the seed of a complete draw: the draw is what it gives as event `draw` of
    /// [`Stream::Chance`](moot_table::Stream::Chance).
    #[must_use]
    pub fn seed(&self, draw: u32) -> Option<Seed> {
        let shown = self.shown.get(draw as usize)?;
        if shown.len() < self.anchors.len() || shown.is_empty() {
            return None;
        }
        let mut hash = Sha256::new();
        hash.update(b"trollmoot draw 1\n");
        hash.update(self.table.0);
        hash.update(draw.to_be_bytes());
        for (device, number) in shown {
            hash.update(device.0.to_be_bytes());
            hash.update(number);
        }
        let all: [u8; 32] = hash.finalize().into();
        all.first_chunk::<16>().map(|bytes| Seed::random(*bytes))
    }

    /// Compares the books of two devices. They differ only if some device told them different things.
    ///
    /// # Errors
    /// That device.
    pub fn compare(&self, other: &PublicDraws) -> Result<(), DrawFault> {
        for (device, anchor) in &self.anchors {
            if let (Some(ours), Some(Some(theirs))) = (anchor, other.anchors.get(device))
                && ours != theirs
            {
                return Err(DrawFault::SecondAnchor(*device));
            }
        }
        for (ours, theirs) in self.shown.iter().zip(&other.shown) {
            for (device, number) in ours {
                if theirs.get(device).is_some_and(|their| their != number) {
                    return Err(DrawFault::SecondNumber(*device));
                }
            }
        }
        Ok(())
    }

    /// Checks the outcome of a draw that `host` has written. `outcome` computes what a seed draws.
    ///
    /// # Errors
    /// The host, if it wrote something else, or wrote it before all numbers were shown.
    pub fn check<T: PartialEq>(
        &self,
        draw: u32,
        host: DeviceId,
        written: &T,
        outcome: impl FnOnce(&Seed) -> T,
    ) -> Result<(), DrawFault> {
        let seed = self.seed(draw).ok_or(DrawFault::OutOfTurn(host))?;
        if outcome(&seed) == *written { Ok(()) } else { Err(DrawFault::WrongOutcome(host)) }
    }
}

/// The number before another one in the chain of a device.
fn before(table: ChainHash, device: DeviceId, draw: u32, number: [u8; 32]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"trollmoot number 1\n");
    hash.update(table.0);
    hash.update(device.0.to_be_bytes());
    hash.update(draw.to_be_bytes());
    hash.update(number);
    hash.finalize().into()
}
