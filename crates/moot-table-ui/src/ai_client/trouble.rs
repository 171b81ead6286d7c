//! Failures of workers.

/// Why searches run on the page, or not at all. The game continues in any case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The players' program is unavailable, and computer players choose any legal action.
    NoPlayers(String),
    /// Workers cannot be started, or failed too often.
    Failing(String),
    /// The worker's script is of another version than the page, even after fetching it again.
    OtherVersion,
    /// A job was started without a decision to make: a bug of the page.
    NothingToDecide,
}

impl std::fmt::Display for Trouble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Trouble::NoPlayers(why) => write!(f, "the computer players cannot be loaded: {why}"),
            Trouble::Failing(why) => write!(f, "workers keep failing: {why}"),
            Trouble::OtherVersion => f.write_str("the worker is of another version than the page"),
            Trouble::NothingToDecide => {
                f.write_str("a decision was asked for where nothing is to be decided")
            }
        }
    }
}
