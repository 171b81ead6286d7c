//! Requests of this device to the host.

use moot_core::Seat;
use moot_table::{Saved, entry_from};

use super::{Conn, News, Out, Peer, PeerError, PeerErrorOf};
use crate::{ChainEntry, Message, Owner, Request, WhyNot};

/// A request that the host has not answered.
pub struct Pending {
    pub id: u32,
    pub at: u32,
    pub request: Request,
    /// The connection over which it was sent.
    pub sent: Option<Conn>,
    /// Whether to send it again over the same connection.
    pub again: bool,
}

impl Pending {
    /// Sends it again if the host could not answer it the last time.
    pub fn retry(&mut self) {
        if self.again {
            (self.again, self.sent) = (false, None);
        }
    }
}

impl<G: Saved> Peer<G> {
    /// Plays an action for a seat of this device; the host also for computer players. See [`propose`](Self::propose).
    ///
    /// # Errors
    /// As [`propose`](Self::propose).
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        now: u64,
    ) -> Result<(u32, Vec<Out>), PeerErrorOf<G>> {
        self.propose(Request::Act { seat, action: G::action_text(action) }, now)
    }

    /// Asks to take back the last decision of a seat of this device.
    ///
    /// # Errors
    /// As [`propose`](Self::propose).
    pub fn ask_undo(&mut self, seat: Seat, now: u64) -> Result<(u32, Vec<Out>), PeerErrorOf<G>> {
        let record = self.log.as_ref().ok_or(PeerError::NoTable)?.record();
        let plan = record.undo_plan(seat).ok_or(PeerError::WhyNot(WhyNot::Illegal))?;
        self.propose(Request::Undo { seat, keep: plan.keep as u32 }, now)
    }

    /// Makes a request. The host fulfils its own at once; a guest sends it to the host, now or when the connection is
    /// back, and hears [`News::Done`] or [`News::Refused`] with the number that is returned here.
    ///
    /// # Errors
    /// Why it cannot be made.
    pub fn propose(&mut self, request: Request, now: u64) -> Result<(u32, Vec<Out>), PeerErrorOf<G>> {
        self.now = now;
        self.check_own(&request)?;
        let id = self.next_request;
        if self.is_dealing() {
            if self.is_behind() {
                return Err(PeerError::CatchingUp);
            }
            let me = self.person.device;
            let at = self.head().map_or(0, |head| head.number);
            let done = self.fulfil(me, id, at, &request).map_err(PeerError::WhyNot)?;
            self.next_request += 1;
            if done {
                self.news(News::Done { id });
            }
            return Ok((id, self.flush(now)));
        }
        self.next_request += 1;
        let at = self.head().map_or(0, |head| head.number);
        self.pending.push(Pending { id, at, request, sent: None, again: false });
        Ok((id, self.flush(now)))
    }

    /// Returns the requests that the host has not answered.
    pub fn waiting(&self) -> impl Iterator<Item = (u32, &Request)> {
        self.pending.iter().map(|pending| (pending.id, &pending.request))
    }

    /// Answers a question of the host: [`News::UndoAsked`].
    pub fn answer_undo(&mut self, round: u32, yes: bool, now: u64) -> Vec<Out> {
        self.now = now;
        if let Some((_, keep)) = self.question.take_if(|(asked, _)| *asked == round)
            && yes
        {
            self.consents.push(keep);
        }
        if self.is_dealing() {
            let me = self.person.device;
            self.note_answer(me, round, yes);
        } else if let Some(host) = self.host_line() {
            self.send(host, &Message::UndoAnswer { round, yes });
        }
        self.flush(now)
    }

    /// Sends the host what it has not got. Only when everything it had has arrived here, so that nothing is asked
    /// twice.
    pub(super) fn send_pending(&mut self) {
        if self.pending.is_empty() {
            return;
        }
        if self.is_dealing() {
            return self.fulfil_pending();
        }
        let Some(host) = self.host_line() else { return };
        if self.is_behind() {
            return;
        }
        let mut messages = Vec::new();
        for pending in &mut self.pending {
            if pending.sent != Some(host) {
                (pending.sent, pending.again) = (Some(host), false);
                let (id, at) = (pending.id, pending.at);
                messages.push(Message::Propose { id, at, request: pending.request.clone() });
            }
        }
        for message in messages {
            self.send(host, &message);
        }
    }

    pub(super) fn on_ack(&mut self, conn: Conn, id: u32, why: Option<WhyNot>) {
        let sent = |pending: &Pending| pending.id == id && pending.sent == Some(conn);
        let Some(place) = self.pending.iter().position(sent) else { return };
        match why {
            Some(WhyNot::NotHost | WhyNot::CatchingUp) => self.pending[place].again = true,
            Some(why) => {
                self.pending.remove(place);
                self.news(News::Refused { id, why });
            }
            None => {
                self.pending.remove(place);
                self.news(News::Done { id });
            }
        }
    }

    /// An entry arrived: the request that asked for it is fulfilled.
    pub(super) fn settle_pending(&mut self, entry: &ChainEntry) {
        let ChainEntry::Ply(text) = entry else { return };
        let asked = |request: &Request| match request {
            Request::Act { seat, action } => {
                text.split_once(' ').is_some_and(|(who, what)| who == seat.to_string() && what == action)
            }
            _ => false,
        };
        if let Some(place) = self.pending.iter().position(|pending| asked(&pending.request)) {
            let id = self.pending.remove(place).id;
            self.news(News::Done { id });
        }
    }

    pub(super) fn drop_pending(&mut self) {
        for pending in core::mem::take(&mut self.pending) {
            self.news(News::Refused { id: pending.id, why: WhyNot::Stale });
        }
    }

    /// Reports an entry that speaks for this device though it did not ask for it.
    pub(super) fn notice_abuse(&mut self, number: u32, entry: &ChainEntry) {
        let Some(log) = &self.log else { return };
        let mine = log.record().seats_of(self.person.device);
        let spoken = match entry {
            ChainEntry::Ply(text) => {
                let seat = entry_from::<G>(text).ok().and_then(|entry| entry.seat());
                seat.filter(|&seat| mine.contains(seat) && !self.has_asked(seat, text))
            }
            ChainEntry::Undo { keep, agreed } if !self.consents.contains(keep) => {
                agreed.iter().find(|&seat| mine.contains(seat))
            }
            _ => None,
        };
        if let Some(seat) = spoken {
            self.news(News::NotAsked { number, seat });
        }
    }

    fn has_asked(&self, seat: Seat, text: &str) -> bool {
        self.pending.iter().any(|pending| match &pending.request {
            Request::Act { seat: own, action } => {
                *own == seat && text.split_once(' ').is_some_and(|(_, what)| what == action)
            }
            _ => false,
        })
    }

    /// Whether a device plays a seat.
    pub(super) fn plays(&self, device: crate::DeviceId, seat: Seat) -> bool {
        let owner = self.log.as_ref().and_then(|log| log.record().owner(seat));
        owner == Some(&Owner::Device(device))
    }

    pub(super) fn on_undo_query(&mut self, conn: Conn, round: u32, seat: Seat, keep: u32) {
        if self.host_line() == Some(conn) {
            self.question = Some((round, keep));
            self.news(News::UndoAsked { round, seat, keep });
        }
    }
}
