//! A peer that runs over the connections of the browser.

use core::cell::RefCell;
use std::rc::Rc;

use moot_core::Seat;
use moot_net::{Conn, Out, Owner, Peer, PeerError};
use moot_table::{Saved, Table};

use crate::random::random_bytes;
use crate::transport::Transport;
use crate::{ConnectError, LiveError, LiveNews, OpenCode, Server, Settings};

/// One device at a table, connected to others by the browser. Copies are handles of the same device.
///
/// It sends what the [`Peer`] wants to send, tells it what arrives and how time passes (the peer says after six seconds
/// of silence that a device is away, and gives its connection up after fifteen), and whether the page is hidden. It
/// connects again to devices that are missing, by way of those that are still connected; where there is no way it asks
/// for a code ([`LiveNews::CodeNeeded`]).
///
/// News are told one after the other, in the order in which things happen, some of them before the method returns that
/// caused them. A handler of news may call any method.
#[derive(Clone)]
pub struct LivePeer {
    peer: Rc<RefCell<Peer>>,
    transport: Rc<Transport>,
}

impl LivePeer {
    /// Starts a device: a [`Peer::new`], or a [`Peer::resume`] with a stored log. `on_news` gets what happens; store the
    /// chain when it has grown. The device stops when the last copy is dropped.
    #[must_use]
    pub fn start(peer: Peer, settings: Settings, on_news: Box<dyn Fn(LiveNews)>) -> LivePeer {
        let game = peer.game();
        let peer = Rc::new(RefCell::new(peer));
        let transport = Transport::start(game, settings, peer.clone(), on_news);
        LivePeer { peer, transport }
    }

    /// Reads the state of the device. The reader must not call other methods of this type.
    pub fn read<R>(&self, reader: impl FnOnce(&Peer) -> R) -> R {
        reader(&self.peer.borrow())
    }

    /// Calls a method of the [`Peer`] that cannot fail, with the present time, and carries out what it returns.
    pub fn call(&self, call: impl FnOnce(&mut Peer, u64) -> Vec<Out>) {
        let outs = call(&mut self.peer.borrow_mut(), crate::clock::now());
        self.transport.carry_out(outs);
    }

    /// Calls a method of the [`Peer`] that can fail.
    ///
    /// # Errors
    /// Those of the method.
    pub fn try_call<T, E>(
        &self,
        call: impl FnOnce(&mut Peer, u64) -> Result<(T, Vec<Out>), E>,
    ) -> Result<T, E> {
        let (result, outs) = call(&mut self.peer.borrow_mut(), crate::clock::now())?;
        self.transport.carry_out(outs);
        Ok(result)
    }

    /// Opens a table as its host: [`Peer::open_table`].
    ///
    /// # Errors
    /// As that, or if the browser gives no random numbers.
    pub fn open_table<G: Saved + 'static>(
        &self,
        table: &Table<G>,
        seats: &[(Owner, String)],
    ) -> Result<(), LiveError> {
        let nonce = random_bytes()?;
        let opened = self.try_call(|peer, now| Ok(((), peer.open_table(table, seats, nonce, now)?)));
        opened.map_err(LiveError::Peer)
    }

    /// Plays actions one after the other, all of them or none: [`Peer::act`]. Returns the number of the request.
    ///
    /// # Errors
    /// As that.
    pub fn act<G: Saved>(&self, seat: Seat, actions: &[G::Action]) -> Result<u32, PeerError> {
        self.try_call(|peer, now| peer.act::<G>(seat, actions, now))
    }

    /// Becomes the host, and deals from a new random seed: [`Peer::take_over`].
    ///
    /// # Errors
    /// As that, or if the browser gives no random numbers.
    pub fn take_over(&self) -> Result<(), LiveError> {
        let secret = random_bytes()?;
        let taken = self.try_call(|peer, now| Ok(((), peer.take_over(secret, now)?)));
        taken.map_err(LiveError::Peer)
    }

    /// Uses other servers for connections that are made from now on. A code names the addresses that were found with the servers of
    /// its time: make a new invitation after a change.
    pub fn use_servers(&self, servers: Vec<Server>) {
        self.transport.use_servers(servers);
    }

    /// Makes an invitation for one other device. It waits until an answer is [accepted](Self::accept).
    ///
    /// # Errors
    /// Why there is no code.
    pub async fn invite(&self) -> Result<OpenCode, ConnectError> {
        self.transport.offer(None).await
    }

    /// Answers an invitation: returns the code to send back. `text` is the code, or a link that ends with it.
    ///
    /// # Errors
    /// Why the text is not an invitation, or why there is no answer.
    pub async fn answer(&self, text: &str) -> Result<OpenCode, ConnectError> {
        self.transport.answer(text).await
    }

    /// Notes that the host has entered the answer. Until then this device keeps still, because browsers give up after a
    /// while. A host that has entered it reaches this device without that, unless [`OpenCode::needs_release`].
    pub fn answer_was_entered(&self, conn: Conn) {
        self.transport.release(conn);
    }

    /// Uses the answer to one of the invitations of this device. The connection opens a moment later
    /// ([`News::Met`](moot_net::News::Met)), or it does not ([`LiveNews::NotOpened`]).
    ///
    /// # Errors
    /// Why the text is not an answer: the invitation still waits. If the browser refuses the answer, a new invitation is
    /// needed.
    pub async fn accept(&self, text: &str) -> Result<Conn, ConnectError> {
        self.transport.accept(text).await
    }

    /// Closes a connection, or withdraws an invitation or an answer. This device does not call the one at the other end
    /// again; a code connects them.
    pub fn hang_up(&self, conn: Conn) {
        self.transport.hang_up(conn);
    }

    /// Says goodbye to all devices and closes all connections.
    pub fn leave(&self) {
        self.transport.leave();
    }
}
