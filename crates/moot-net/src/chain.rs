//! A chain: numbered entries, each hashed with the one before.

use core::fmt;

use sha2::{Digest, Sha256};

use crate::entry::device;
use crate::wire::{Reader, WireError, Writer};
use crate::{ChainEntry, DeviceId};

/// The maximal number of entries of a chain.
pub const MAX_ENTRIES: usize = 20_000;
/// The maximal length of the text of a setup, in bytes.
pub const MAX_SETUP: usize = 4096;
/// The maximal length of the identifier of a game, in bytes.
pub const MAX_GAME_ID: usize = 64;

/// The hash of a chain up to some entry: SHA-256.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChainHash(pub [u8; 32]);

/// Shows the first four bytes.
impl fmt::Debug for ChainHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0[..4].iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// What a chain starts from. Two games with the same options differ in the nonce.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Genesis {
    /// [`Game::ID`](moot_core::Game::ID).
    pub game: String,
    /// [`Game::RULES`](moot_core::Game::RULES).
    pub rules: u16,
    /// The options of the game, as compact JSON.
    pub setup: String,
    /// Random bytes of the device that opened the table.
    pub nonce: [u8; 16],
}

impl Genesis {
    /// Returns the hash that the first entry is chained to. It identifies the table.
    #[must_use]
    pub fn hash(&self) -> ChainHash {
        let mut writer = Writer::default();
        self.write(&mut writer);
        let mut hash = Sha256::new();
        hash.update(b"trollmoot table 1\n");
        hash.update(&writer.0);
        ChainHash(hash.finalize().into())
    }

    pub(crate) fn write(&self, to: &mut Writer) {
        to.text(&self.game);
        to.number(self.rules.into());
        to.text(&self.setup);
        to.fixed(&self.nonce);
    }

    pub(crate) fn read(from: &mut Reader<'_>) -> Result<Genesis, WireError> {
        Ok(Genesis {
            game: from.text(MAX_GAME_ID)?,
            rules: u16::try_from(from.number()?).map_err(|_| WireError::Number)?,
            setup: from.text(MAX_SETUP)?,
            nonce: from.fixed()?,
        })
    }
}

/// How far a chain reaches: the number of its entries, and the hash of the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The number of entries.
    pub number: u32,
    /// The hash of the last entry, or of the genesis if there is none.
    pub hash: ChainHash,
}

/// An entry in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The device that ordered the entry.
    pub author: DeviceId,
    /// The entry.
    pub entry: ChainEntry,
    /// The hash of the chain up to this entry.
    pub hash: ChainHash,
}

/// Where two chains part: the first entry that differs, and who ordered it on either side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// The number of common entries, which is the index of the first one that differs.
    pub number: u32,
    /// The author of the entry of this chain.
    pub ours: DeviceId,
    /// The author of the entry of the other chain.
    pub theirs: DeviceId,
}

/// How two chains of one table compare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Relation {
    /// They are equal.
    Same,
    /// The other one has more entries.
    Behind {
        /// How many more.
        by: u32,
    },
    /// This one has more entries.
    Ahead {
        /// How many more.
        by: u32,
    },
    /// They have different entries.
    Parted(Parting),
    /// They are of different tables.
    OtherTable,
}

/// The log of a table: entries that are only ever added at the end.
///
/// # Examples
///
/// ```
/// use moot_net::{Chain, ChainEntry, DeviceId, Genesis, Parting, Relation};
///
/// let (ann, bo) = (DeviceId(1), DeviceId(2));
/// let genesis = Genesis { game: "hoard".into(), rules: 2, setup: "[2,1]".into(), nonce: [0; 16] };
/// let mut chain = Chain::new(genesis);
/// chain.append(ann, ChainEntry::Ply("* card 4".into()));
/// chain.append(ann, ChainEntry::Ply("* card 9".into()));
/// assert_eq!(chain.verify(), Ok(()));
///
/// // Two devices go on from here without the other.
/// let mut other = chain.clone();
/// assert_eq!(chain.relation(&other), Relation::Same);
/// chain.append(ann, ChainEntry::Ply("0 keep".into()));
/// assert_eq!(chain.relation(&other), Relation::Ahead { by: 1 });
/// other.append(bo, ChainEntry::Ply("1 swap".into()));
/// assert_eq!(chain.relation(&other), Relation::Parted(Parting { number: 2, ours: ann, theirs: bo }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    genesis: Genesis,
    start: ChainHash,
    links: Vec<Link>,
}

impl Chain {
    /// Starts a chain without entries.
    #[must_use]
    pub fn new(genesis: Genesis) -> Chain {
        let start = genesis.hash();
        Chain { genesis, start, links: Vec::new() }
    }

    /// Returns what the chain starts from.
    #[must_use]
    pub const fn genesis(&self) -> &Genesis {
        &self.genesis
    }

    /// Returns the hash of the genesis, which identifies the table.
    #[must_use]
    pub const fn table(&self) -> ChainHash {
        self.start
    }

    /// Returns the entries.
    #[must_use]
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// Returns the number of entries.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.links.len() as u32
    }

    /// Returns whether there is no entry.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.links.is_empty()
    }

    /// Returns how far the chain reaches.
    #[must_use]
    pub fn head(&self) -> Head {
        Head { number: self.len(), hash: self.links.last().map_or(self.start, |link| link.hash) }
    }

    /// Returns the hash after the first `number` entries; `None` if there are fewer.
    #[must_use]
    pub fn hash_at(&self, number: u32) -> Option<ChainHash> {
        match (number as usize).checked_sub(1) {
            None => Some(self.start),
            Some(last) => self.links.get(last).map(|link| link.hash),
        }
    }

    /// Adds an entry. The chain does not know the rules; [`Log`](crate::Log) does.
    pub fn append(&mut self, author: DeviceId, entry: ChainEntry) {
        let hash = chained(self.head().hash, author, &entry);
        self.links.push(Link { author, entry, hash });
    }

    /// Computes all hashes again.
    ///
    /// # Errors
    /// The index of the first entry that does not fit its hash.
    pub fn verify(&self) -> Result<(), u32> {
        let mut before = self.start;
        for (at, link) in self.links.iter().enumerate() {
            before = chained(before, link.author, &link.entry);
            if before != link.hash {
                return Err(at as u32);
            }
        }
        Ok(())
    }

    /// Compares with another chain.
    #[must_use]
    pub fn relation(&self, other: &Chain) -> Relation {
        if self.start != other.start {
            return Relation::OtherTable;
        }
        let pairs = self.links.iter().zip(&other.links);
        if let Some((at, (ours, theirs))) =
            pairs.enumerate().find(|(_, (ours, theirs))| ours.hash != theirs.hash)
        {
            return Relation::Parted(Parting { number: at as u32, ours: ours.author, theirs: theirs.author });
        }
        match (self.len(), other.len()) {
            (ours, theirs) if ours < theirs => Relation::Behind { by: theirs - ours },
            (ours, theirs) if ours > theirs => Relation::Ahead { by: ours - theirs },
            _ => Relation::Same,
        }
    }

    /// Returns the code of a seed for [`ChainEntry::Host`]: a hash of the table and the text. Only a random
    /// seed is hidden by it; one that a person typed could be guessed.
    #[must_use]
    pub fn seed_code(&self, seed: &str) -> [u8; 32] {
        seed_code(self.start, seed)
    }

    /// Returns the bytes to store. They end with the hash of the last entry.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut to = Writer::default();
        to.byte(STORED);
        self.genesis.write(&mut to);
        to.number(self.len().into());
        for link in &self.links {
            write_item(&mut to, link.author, &link.entry);
        }
        to.fixed(&self.head().hash.0);
        to.0
    }

    /// Reads the output of [`encode`](Self::encode).
    ///
    /// # Errors
    /// Why the bytes are not a stored chain.
    pub fn decode(bytes: &[u8]) -> Result<Chain, ChainError> {
        let mut from = Reader::new(bytes);
        match from.byte()? {
            STORED => {}
            found => return Err(WireError::Version { found }.into()),
        }
        let mut chain = Chain::new(Genesis::read(&mut from)?);
        for _ in 0..from.count(MAX_ENTRIES)? {
            let (author, entry) = read_item(&mut from)?;
            chain.append(author, entry);
        }
        let hash = ChainHash(from.fixed()?);
        from.end()?;
        if hash == chain.head().hash { Ok(chain) } else { Err(ChainError::Damaged) }
    }
}

/// The version of the stored form.
const STORED: u8 = 1;

/// Why bytes are not a stored chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChainError {
    /// They cannot be read.
    Wire(WireError),
    /// They can be read, but do not lead to the hash at their end.
    Damaged,
}

impl From<WireError> for ChainError {
    fn from(why: WireError) -> ChainError {
        ChainError::Wire(why)
    }
}

impl fmt::Display for ChainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChainError::Wire(why) => why.fmt(f),
            ChainError::Damaged => f.write_str("the hash does not match"),
        }
    }
}

impl core::error::Error for ChainError {}

/// As [`Chain::seed_code`], for a table.
pub(crate) fn seed_code(table: ChainHash, seed: &str) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"trollmoot dealer 1\n");
    hash.update(table.0);
    hash.update(seed.as_bytes());
    hash.finalize().into()
}

pub(crate) fn write_item(to: &mut Writer, author: DeviceId, entry: &ChainEntry) {
    to.fixed(&author.0.to_be_bytes());
    entry.write(to);
}

pub(crate) fn read_item(from: &mut Reader<'_>) -> Result<(DeviceId, ChainEntry), WireError> {
    Ok((device(from)?, ChainEntry::read(from)?))
}

fn chained(before: ChainHash, author: DeviceId, entry: &ChainEntry) -> ChainHash {
    let mut hash = Sha256::new();
    hash.update(b"trollmoot entry 1\n");
    hash.update(before.0);
    hash.update(author.0.to_be_bytes());
    hash.update(entry.encode());
    ChainHash(hash.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chain(entries: u32) -> Chain {
        let genesis = Genesis { game: "hoard".into(), rules: 2, setup: "[2,1]".into(), nonce: [7; 16] };
        let mut chain = Chain::new(genesis);
        for n in 0..entries {
            chain.append(DeviceId(n.into()), ChainEntry::Ply(format!("0 {n}")));
        }
        chain
    }

    #[test]
    fn a_change_anywhere_is_noticed_at_its_place() {
        for at in 0..6 {
            let mut forged = chain(6);
            forged.links[at].entry = ChainEntry::Ply("0 other".into());
            assert_eq!(forged.verify(), Err(at as u32));
            let mut forged = chain(6);
            forged.links[at].author = DeviceId(99);
            assert_eq!(forged.verify(), Err(at as u32));
        }
        let mut shorter = chain(6);
        shorter.links.remove(2);
        assert_eq!(shorter.verify(), Err(2));
        assert_eq!(chain(6).verify(), Ok(()));
    }

    #[test]
    fn chains_of_one_table_compare_and_of_two_tables_do_not() {
        assert_eq!(chain(3).relation(&chain(5)), Relation::Behind { by: 2 });
        assert_eq!(chain(5).relation(&chain(0)), Relation::Ahead { by: 5 });
        let mut parted = chain(3);
        parted.append(DeviceId(77), ChainEntry::Opened { seed: "x".into() });
        let parting = Parting { number: 3, ours: DeviceId(3), theirs: DeviceId(77) };
        assert_eq!(chain(9).relation(&parted), Relation::Parted(parting));
        let other = Chain::new(Genesis { nonce: [8; 16], ..chain(0).genesis });
        assert_eq!(chain(0).relation(&other), Relation::OtherTable);
    }

    #[test]
    fn a_stored_chain_reads_back_and_a_damaged_one_does_not() {
        let bytes = chain(20).encode();
        assert_eq!(Chain::decode(&bytes), Ok(chain(20)));
        for at in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1;
            assert!(Chain::decode(&damaged).is_err(), "byte {at}");
            assert!(Chain::decode(&bytes[..at]).is_err(), "cut at {at}");
        }
    }
}
