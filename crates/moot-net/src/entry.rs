//! The entries of a chain.

use core::fmt;

use moot_core::{Seat, SeatSet};

use crate::wire::{Reader, WireError, Writer};

/// The maximal length of the text of a ply, in bytes.
pub const MAX_PLY_TEXT: usize = 1024;
/// The maximal length of a name, in bytes.
pub const MAX_NAME: usize = 80;
/// The maximal length of the text of a seed, in bytes.
pub const MAX_SEED_TEXT: usize = 1024;
/// The maximal length of the identifier of a computer player, in bytes.
pub const MAX_LEVEL: usize = 32;

/// A device, by a number that it draws once. It identifies, it proves nothing: see `docs/fair-play.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceId(pub u64);

impl fmt::Display for DeviceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// No owner yet: the first guest who asks for it gets it.
    Nobody,
    /// A person at this device.
    Device(DeviceId),
    /// A computer player, run by the host.
    Computer {
        /// The identifier of its level.
        level: String,
        /// The device that it sits in for. That device gets the seat back when it returns.
        of: Option<DeviceId>,
    },
}

/// One entry of a chain. The chain holds no conversation.
///
/// # Examples
///
/// ```
/// use moot_core::Seat;
/// use moot_net::{ChainEntry, WireError};
///
/// let entry = ChainEntry::Name { seat: Seat(1), name: "Ylva".to_owned() };
/// let bytes = entry.encode();
/// assert_eq!(ChainEntry::decode(&bytes), Ok(entry));
/// assert_eq!(ChainEntry::decode(&bytes[..3]), Err(WireError::Short));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChainEntry {
    /// A decision or the outcome of a chance event, in the text form of saves:
    /// [`entry_text`](moot_table::entry_text).
    Ply(String),
    /// The plies from `keep` on were taken back.
    Undo {
        /// The number of plies that remain.
        keep: u32,
        /// The seats whose people were asked and agreed.
        agreed: SeatSet,
    },
    /// A seat is called this.
    Name {
        /// The seat.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// A seat is played by another player from now on.
    Owner {
        /// The seat.
        seat: Seat,
        /// Who plays it.
        owner: Owner,
    },
    /// A device orders the entries and deals from now on.
    Host {
        /// The device.
        device: DeviceId,
        /// The code of the seed that it deals from: [`Chain::seed_code`](crate::Chain::seed_code).
        code: [u8; 32],
    },
    /// The game is over, and the host shows the seed that it dealt from.
    Opened {
        /// The text of the seed.
        seed: String,
    },
}

impl ChainEntry {
    /// Returns the bytes of the entry. Equal entries have equal bytes.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut writer = Writer::default();
        self.write(&mut writer);
        writer.0
    }

    /// Reads the output of [`encode`](Self::encode).
    ///
    /// # Errors
    /// Why the bytes are not an entry.
    pub fn decode(bytes: &[u8]) -> Result<ChainEntry, WireError> {
        let mut reader = Reader::new(bytes);
        let entry = ChainEntry::read(&mut reader)?;
        reader.end()?;
        Ok(entry)
    }

    pub(crate) fn write(&self, to: &mut Writer) {
        match self {
            ChainEntry::Ply(text) => {
                to.byte(0);
                to.text(text);
            }
            ChainEntry::Undo { keep, agreed } => {
                to.byte(1);
                to.number((*keep).into());
                to.seats(*agreed);
            }
            ChainEntry::Name { seat, name } => {
                to.byte(2);
                to.byte(seat.0);
                to.text(name);
            }
            ChainEntry::Owner { seat, owner } => {
                to.byte(3);
                to.byte(seat.0);
                owner.write(to);
            }
            ChainEntry::Host { device, code } => {
                to.byte(4);
                to.fixed(&device.0.to_be_bytes());
                to.fixed(code);
            }
            ChainEntry::Opened { seed } => {
                to.byte(5);
                to.text(seed);
            }
        }
    }

    pub(crate) fn read(from: &mut Reader<'_>) -> Result<ChainEntry, WireError> {
        Ok(match from.byte()? {
            0 => ChainEntry::Ply(from.text(MAX_PLY_TEXT)?),
            1 => ChainEntry::Undo { keep: from.small()?, agreed: from.seats()? },
            2 => ChainEntry::Name { seat: from.seat()?, name: from.text(MAX_NAME)? },
            3 => ChainEntry::Owner { seat: from.seat()?, owner: Owner::read(from)? },
            4 => ChainEntry::Host { device: device(from)?, code: from.fixed()? },
            5 => ChainEntry::Opened { seed: from.text(MAX_SEED_TEXT)? },
            found => return Err(WireError::Kind { found }),
        })
    }
}

impl Owner {
    fn write(&self, to: &mut Writer) {
        match self {
            Owner::Nobody => to.byte(0),
            Owner::Device(device) => {
                to.byte(1);
                to.fixed(&device.0.to_be_bytes());
            }
            Owner::Computer { level, of } => {
                to.byte(2 + u8::from(of.is_some()));
                to.text(level);
                if let Some(device) = of {
                    to.fixed(&device.0.to_be_bytes());
                }
            }
        }
    }

    fn read(from: &mut Reader<'_>) -> Result<Owner, WireError> {
        Ok(match from.byte()? {
            0 => Owner::Nobody,
            1 => Owner::Device(device(from)?),
            2 => Owner::Computer { level: from.text(MAX_LEVEL)?, of: None },
            3 => Owner::Computer { level: from.text(MAX_LEVEL)?, of: Some(device(from)?) },
            found => return Err(WireError::Kind { found }),
        })
    }
}

/// Reads the number of a device.
pub(crate) fn device(from: &mut Reader<'_>) -> Result<DeviceId, WireError> {
    Ok(DeviceId(u64::from_be_bytes(from.fixed()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_entry_reads_back() {
        let entries = [
            ChainEntry::Ply("2 pass".to_owned()),
            ChainEntry::Undo { keep: 400, agreed: SeatSet::one(Seat(3)) },
            ChainEntry::Name { seat: Seat(0), name: "Ann".to_owned() },
            ChainEntry::Owner { seat: Seat(4), owner: Owner::Nobody },
            ChainEntry::Owner { seat: Seat(4), owner: Owner::Device(DeviceId(u64::MAX)) },
            ChainEntry::Owner {
                seat: Seat(1),
                owner: Owner::Computer { level: "elder".to_owned(), of: None },
            },
            ChainEntry::Owner {
                seat: Seat(1),
                owner: Owner::Computer { level: "elder".to_owned(), of: Some(DeviceId(7)) },
            },
            ChainEntry::Host { device: DeviceId(9), code: [3; 32] },
            ChainEntry::Opened { seed: "06afz-+moss".to_owned() },
        ];
        for entry in entries {
            let bytes = entry.encode();
            assert_eq!(ChainEntry::decode(&bytes).as_ref(), Ok(&entry));
            for end in 0..bytes.len() {
                assert!(ChainEntry::decode(&bytes[..end]).is_err(), "{entry:?} cut at {end}");
            }
            let longer = [&bytes[..], &[0]].concat();
            assert_eq!(ChainEntry::decode(&longer), Err(WireError::Long));
        }
        assert_eq!(ChainEntry::decode(&[9]), Err(WireError::Kind { found: 9 }));
    }
}
