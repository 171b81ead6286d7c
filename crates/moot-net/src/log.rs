//! A log: a chain together with the record that it amounts to.

use core::error::Error;
use core::fmt;

use moot_core::{Game, Turn};
use moot_table::{EntryOf, Position, Saved, Seed, entry_from};

use crate::chain::MAX_ENTRIES;
use crate::{Chain, ChainEntry, DeviceId, Effect, EntryFault, Genesis, Record};

/// Why a chain is not a log of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogError<I> {
    /// It is of another game.
    OtherGame,
    /// It was played by another revision of the rules.
    OtherRules {
        /// That revision.
        found: u16,
    },
    /// The game cannot play the setup.
    Setup,
    /// An entry does not fit.
    Entry {
        /// Its index.
        number: u32,
        /// Why it does not fit.
        why: EntryFault<I>,
    },
}

impl<I: fmt::Display> fmt::Display for LogError<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogError::OtherGame => f.write_str("another game"),
            LogError::OtherRules { found } => write!(f, "rules {found}"),
            LogError::Setup => f.write_str("the setup makes no game"),
            LogError::Entry { number, why } => write!(f, "entry {number}: {why}"),
        }
    }
}

impl<I: Error + 'static> Error for LogError<I> {}

/// The result of checking all draws of a game against the seeds that were opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Certificate {
    /// The number of draws that a seed confirms.
    pub confirmed: usize,
    /// The number of draws whose seed was not opened.
    pub unopened: usize,
    /// The numbers of the entries that the seed would have drawn otherwise.
    pub foreign: Vec<u32>,
}

/// A chain whose every entry has been checked by the rules.
///
/// # Examples
///
/// ```
/// use moot_core::laws::toy::Hoard;
/// use moot_net::{Chain, ChainEntry, DeviceId, Log, LogError};
///
/// let ann = DeviceId(1);
/// let mut log = Log::<Hoard>::start((2, 1), [7; 16])?;
/// log.append(ann, ChainEntry::Host { device: ann, code: [0; 32] })?;
/// log.append(ann, ChainEntry::Ply("* card 4".into()))?;
///
/// let chain = Chain::decode(&log.chain().encode())?;
/// assert_eq!(Log::<Hoard>::open(chain.clone())?.chain().head(), log.chain().head());
///
/// let mut forged = chain;
/// forged.append(ann, ChainEntry::Ply("* card 4".into()));
/// let why = Log::<Hoard>::open(forged).err();
/// assert!(matches!(why, Some(LogError::Entry { number: 2, .. })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Log<G: Game> {
    chain: Chain,
    record: Record<G>,
}

impl<G: Game> Clone for Log<G> {
    fn clone(&self) -> Self {
        Log { chain: self.chain.clone(), record: self.record.clone() }
    }
}

impl<G: Saved> Log<G> {
    /// Starts a log without entries.
    ///
    /// # Errors
    /// If the setup cannot be serialized as JSON. Only a faulty `Serialize` implementation can cause that.
    pub fn start(setup: G::Setup, nonce: [u8; 16]) -> Result<Log<G>, serde_json::Error> {
        let text = serde_json::to_string(&setup)?;
        let genesis = Genesis { game: G::ID.to_owned(), rules: G::RULES, setup: text, nonce };
        let chain = Chain::new(genesis);
        let record = Record::new(setup, chain.table());
        Ok(Log { chain, record })
    }

    /// Starts a log without entries from what another device says.
    ///
    /// # Errors
    /// Why the genesis is not one of this game.
    pub fn from_genesis(genesis: Genesis) -> Result<Log<G>, LogError<G::Illegal>> {
        if genesis.game != G::ID {
            return Err(LogError::OtherGame);
        }
        if genesis.rules != G::RULES {
            return Err(LogError::OtherRules { found: genesis.rules });
        }
        let setup: G::Setup = serde_json::from_str(&genesis.setup).map_err(|_| LogError::Setup)?;
        let chain = Chain::new(genesis);
        let record = Record::new(setup, chain.table());
        Ok(Log { chain, record })
    }

    /// Checks a chain.
    ///
    /// # Errors
    /// The first entry that does not fit.
    pub fn open(chain: Chain) -> Result<Log<G>, LogError<G::Illegal>> {
        let mut log = Log::from_genesis(chain.genesis().clone())?;
        for (number, link) in (0..).zip(chain.links()) {
            log.append(link.author, link.entry.clone()).map_err(|why| LogError::Entry { number, why })?;
        }
        Ok(log)
    }
}

impl<G: Game> Log<G> {
    /// Returns the chain.
    #[must_use]
    pub const fn chain(&self) -> &Chain {
        &self.chain
    }

    /// Returns what the entries amount to.
    #[must_use]
    pub const fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Adds an entry. Nothing changes if it does not fit.
    ///
    /// # Errors
    /// Why the entry cannot follow.
    pub fn append(&mut self, author: DeviceId, entry: ChainEntry) -> Result<Effect, EntryFault<G::Illegal>> {
        if self.chain.links().len() >= MAX_ENTRIES {
            return Err(EntryFault::Full);
        }
        let effect = self.record.apply(author, &entry)?;
        self.chain.append(author, entry);
        Ok(effect)
    }

    /// Checks the draws against the seeds that the hosts have opened. Draws that were taken back count too.
    #[must_use]
    pub fn certificate(&self) -> Certificate {
        let mut result = Certificate::default();
        let mut record = Record::<G>::new(self.record.setup().clone(), self.chain.table());
        // The draws of the present host: the number of each, the position before it, the chance events before it.
        let mut draws: Vec<(u32, G::State, u64)> = Vec::new();
        for (number, link) in (0..).zip(self.chain.links()) {
            match &link.entry {
                ChainEntry::Ply(_) if record.turn() == Turn::Chance => {
                    draws.push((number, *record.state(), record.chances()));
                }
                ChainEntry::Host { .. } => result.unopened += draws.drain(..).len(),
                ChainEntry::Opened { seed } => {
                    let seed = Seed::typed(seed);
                    for (number, state, chances) in draws.drain(..) {
                        let due = self.drawn(&state, chances, &seed);
                        if self.ply(number) == Some(due) {
                            result.confirmed += 1;
                        } else {
                            result.foreign.push(number);
                        }
                    }
                }
                _ => {}
            }
            if record.apply(link.author, &link.entry).is_err() {
                break;
            }
        }
        result.unopened += draws.len();
        result
    }

    /// What a seed draws in a position after so many chance events.
    fn drawn(&self, state: &G::State, chances: u64, seed: &Seed) -> EntryOf<G> {
        Position::<G> { setup: self.record.setup(), state, plies: 0, chances }.drawn(seed)
    }

    fn ply(&self, number: u32) -> Option<EntryOf<G>> {
        match &self.chain.links().get(number as usize)?.entry {
            ChainEntry::Ply(text) => entry_from::<G>(text).ok(),
            _ => None,
        }
    }
}
