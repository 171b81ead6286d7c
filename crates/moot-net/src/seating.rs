//! Who plays which seat, and who is the host.

use moot_core::{Seat, SeatSet};

use crate::chain::{ChainHash, seed_code};
use crate::entry::{MAX_LEVEL, MAX_NAME};
use crate::{ChainEntry, DeviceId, Effect, EntryFault, Owner};

/// The seats with their players, and the host. It is a part of a [`Record`](crate::Record), and independent of the game.
///
/// # Examples
///
/// ```
/// use moot_core::Seat;
/// use moot_core::laws::toy::Hoard;
/// use moot_net::{ChainEntry, ChainHash, DeviceId, Owner, Record};
///
/// let ann = DeviceId(1);
/// let mut record = Record::<Hoard>::new((2, 1), ChainHash([0; 32]));
/// record.apply(ann, &ChainEntry::Host { device: ann, code: [0; 32] })?;
/// record.apply(ann, &ChainEntry::Owner { seat: Seat(1), owner: Owner::Device(ann) })?;
/// assert_eq!(record.seating().host(), Some(ann));
/// assert!(record.seating().seats_of(ann).contains(Seat(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    owners: Vec<Owner>,
    names: Vec<String>,
    host: Option<DeviceId>,
    code: [u8; 32],
    table: ChainHash,
}

impl Seating {
    /// Free seats, and no host.
    pub(crate) fn new(seats: usize, table: ChainHash) -> Seating {
        Seating {
            owners: vec![Owner::Nobody; seats],
            names: vec![String::new(); seats],
            host: None,
            code: [0; 32],
            table,
        }
    }

    /// Returns who plays a seat.
    #[must_use]
    pub fn owner(&self, seat: Seat) -> Option<&Owner> {
        self.owners.get(seat.index())
    }

    /// Returns the name of a seat; empty if it has none.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Returns the seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.owners.len())
    }

    /// Returns the seats that people at a device play.
    #[must_use]
    pub fn seats_of(&self, device: DeviceId) -> SeatSet {
        self.seats_where(|owner| *owner == Owner::Device(device))
    }

    /// Returns the devices of the table: those of the players, and the host.
    #[must_use]
    pub fn devices(&self) -> Vec<DeviceId> {
        let owners = self.owners.iter().filter_map(|owner| match owner {
            Owner::Device(device) => Some(*device),
            Owner::Computer { of, .. } => *of,
            Owner::Nobody => None,
        });
        owners.chain(self.host).collect()
    }

    /// Returns the seats of people.
    #[must_use]
    pub fn people(&self) -> SeatSet {
        self.seats_where(|owner| matches!(owner, Owner::Device(_)))
    }

    fn seats_where(&self, is: impl Fn(&Owner) -> bool) -> SeatSet {
        let seats = self.seats().zip(&self.owners).filter(|(_, owner)| is(owner));
        seats.fold(SeatSet::NONE, |set, (seat, _)| set.with(seat))
    }

    /// Returns the device that orders the entries.
    #[must_use]
    pub const fn host(&self) -> Option<DeviceId> {
        self.host
    }

    /// Returns the code of the seed that the host deals from.
    #[must_use]
    pub const fn seed_code(&self) -> &[u8; 32] {
        &self.code
    }

    /// Checks that an entry is by the host, or makes its author the host.
    pub(crate) fn check_author<I>(&self, author: DeviceId, entry: &ChainEntry) -> Result<(), EntryFault<I>> {
        let by_host = match entry {
            ChainEntry::Host { device, .. } => author == *device,
            _ => self.host == Some(author),
        };
        if by_host { Ok(()) } else { Err(EntryFault::Author) }
    }

    /// Applies an entry that changes no position.
    pub(crate) fn apply<I>(&mut self, entry: &ChainEntry) -> Result<Effect, EntryFault<I>> {
        match entry {
            ChainEntry::Name { seat, name } => {
                allowed(name, MAX_NAME)?;
                *self.names.get_mut(seat.index()).ok_or(EntryFault::Seat)? = name.clone();
                Ok(Effect::Named(*seat))
            }
            ChainEntry::Owner { seat, owner } => {
                if let Owner::Computer { level, .. } = owner {
                    allowed(level, MAX_LEVEL)?;
                }
                *self.owners.get_mut(seat.index()).ok_or(EntryFault::Seat)? = owner.clone();
                Ok(Effect::Owned(*seat))
            }
            ChainEntry::Host { device, code } => {
                self.host = Some(*device);
                self.code = *code;
                Ok(Effect::Hosted(*device))
            }
            ChainEntry::Opened { seed } if seed_code(self.table, seed) != self.code => {
                Err(EntryFault::SeedCode)
            }
            ChainEntry::Opened { .. } => Ok(Effect::Opened),
            // The record applies them.
            ChainEntry::Ply(_) => Err(EntryFault::Spelling),
            ChainEntry::Undo { .. } => Err(EntryFault::Undo),
        }
    }
}

/// Refuses a text that messages would refuse too.
fn allowed<I>(text: &str, most: usize) -> Result<(), EntryFault<I>> {
    if text.len() > most || text.chars().any(char::is_control) { Err(EntryFault::Name) } else { Ok(()) }
}
