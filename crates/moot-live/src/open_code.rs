//! A code that waits for the other end.

use moot_net::{Code, Conn};

/// A code that waits for the other end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenCode {
    /// The connection that it belongs to.
    pub conn: Conn,
    /// The code. [`Code::encode`] returns its text.
    pub code: Code,
    /// Of an answer: whether the connection opens only after [`LivePeer::answer_was_entered`](crate::LivePeer), called
    /// within five seconds after the host has entered the answer. So it is in Firefox.
    pub needs_release: bool,
}
