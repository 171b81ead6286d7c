//! What a player can set.

use crate::Server;

/// How connections are opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Servers of the player's choice. Without one, only devices in the same network can be reached, and no third party
    /// learns an address.
    pub servers: Vec<Server>,
    /// How long to wait for the addresses of this device, in milliseconds. What is found by then goes into the code.
    pub gather_within: u32,
    /// The greatest age of an invitation, in minutes. The page that made it keeps its ports open meanwhile.
    pub oldest_invitation: u32,
    /// The greatest age of an answer, in minutes. Browsers give up after some minutes without a sign of the other end.
    pub oldest_answer: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { servers: Vec::new(), gather_within: 5_000, oldest_invitation: 30, oldest_answer: 5 }
    }
}
