//! What can go wrong with workers.

/// Why players think beside the page, or do not think at all. The game goes on in any case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The players' program cannot be had at all, and players move without thinking.
    NoPlayers(String),
    /// Workers cannot be started, or died or fell silent too often.
    Failing(String),
    /// The worker that the browser got is of another version than the page, also after asking anew.
    OtherVersion,
    /// A job was asked for where there is nothing to decide: a fault of the page.
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
