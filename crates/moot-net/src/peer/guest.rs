//! Requests of this device to the host.

use moot_core::Seat;
use moot_table::Saved;

use super::{Conn, News, Out, Peer, PeerError};
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
    /// The number of its actions whose entries have arrived.
    pub entered: usize,
}

impl Pending {
    /// Sends it again if the host could not answer it the last time.
    pub fn retry(&mut self) {
        if self.again {
            (self.again, self.sent) = (false, None);
        }
    }

    /// Whether an entry is the next one that it asks for.
    fn asks_for(&self, entry: &ChainEntry) -> bool {
        let (ChainEntry::Ply(text), Request::Act { seat, actions }) = (entry, &self.request) else {
            return false;
        };
        let next = actions.get(self.entered);
        next.is_some_and(|next| {
            text.split_once(' ').is_some_and(|(who, what)| who == seat.to_string() && what == next)
        })
    }

    /// Whether an entry stands where the rest of its actions has to be. The host enters all of them one after the
    /// other, and only draws come between.
    fn is_torn_by(&self, entry: &ChainEntry) -> bool {
        let draw = matches!(entry, ChainEntry::Ply(text) if text.starts_with("* "));
        self.entered > 0 && !draw && !self.asks_for(entry)
    }

    /// Takes an entry down. Returns what has become of the request if that is known now.
    fn note(&mut self, entry: &ChainEntry) -> Option<News> {
        let id = self.id;
        if self.is_torn_by(entry) {
            return Some(News::Refused { id, why: WhyNot::Stale });
        }
        self.entered += usize::from(self.asks_for(entry));
        match &self.request {
            Request::Act { actions, .. } if self.entered == actions.len() => Some(News::Done { id }),
            _ => None,
        }
    }
}

impl Peer {
    /// Plays actions one after the other, all of them or none, for a seat of this device; the host also for computer
    /// players. Chance events that follow one of them are drawn before the next one, as
    /// [`Table::play_all`](moot_table::Table::play_all) does. See [`propose`](Self::propose).
    ///
    /// # Errors
    /// As [`propose`](Self::propose).
    pub fn act<G: Saved>(
        &mut self,
        seat: Seat,
        actions: &[G::Action],
        now: u64,
    ) -> Result<(u32, Vec<Out>), PeerError> {
        if G::ID != self.game.id {
            return Err(PeerError::OtherGame);
        }
        let actions = actions.iter().map(|&action| G::action_text(action)).collect();
        self.propose(Request::Act { seat, actions }, now)
    }

    /// Asks to take back the last decision of a seat of this device.
    ///
    /// # Errors
    /// As [`propose`](Self::propose).
    pub fn ask_undo(&mut self, seat: Seat, now: u64) -> Result<(u32, Vec<Out>), PeerError> {
        let log = self.log.as_ref().ok_or(PeerError::NoTable)?;
        let plan = log.undo_plan(seat).ok_or(PeerError::WhyNot(WhyNot::Illegal))?;
        self.propose(Request::Undo { seat, keep: plan.keep as u32 }, now)
    }

    /// Makes a request. The host fulfils its own at once; a guest sends it to the host, now or when the connection is
    /// back, and hears [`News::Done`] or [`News::Refused`] with the number that is returned here.
    ///
    /// A guest checks actions as far as the first draw between them; what comes after it only the host can check.
    ///
    /// # Errors
    /// Why it cannot be made: [`PeerError::NoAction`] and [`PeerError::TooManyActions`] for a list of the wrong length.
    pub fn propose(&mut self, request: Request, now: u64) -> Result<(u32, Vec<Out>), PeerError> {
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
        self.pending.push(Pending { id, at, request, sent: None, again: false, entered: 0 });
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
                // The entries come before the answer: if some are missing now, the host has left them out.
                let whole = self.pending.remove(place).entered == 0;
                let why = WhyNot::Stale;
                self.news(if whole { News::Done { id } } else { News::Refused { id, why } });
            }
        }
    }

    /// An entry arrived: a request is fulfilled when all of its actions are there.
    pub(super) fn settle_pending(&mut self, entry: &ChainEntry) {
        let mut settled = Vec::new();
        self.pending.retain_mut(|pending| {
            let news = pending.note(entry);
            let waits = news.is_none();
            settled.extend(news);
            waits
        });
        settled.into_iter().for_each(|news| self.news(news));
    }

    pub(super) fn drop_pending(&mut self) {
        for pending in core::mem::take(&mut self.pending) {
            self.news(News::Refused { id: pending.id, why: WhyNot::Stale });
        }
    }

    /// Reports an entry that speaks for this device though it did not ask for it, or that leaves out the rest of what it
    /// asked for.
    pub(super) fn notice_abuse(&mut self, number: u32, entry: &ChainEntry) {
        let Some(log) = &self.log else { return };
        let mine = log.seating().seats_of(self.person.device);
        let spoken = match entry {
            ChainEntry::Ply(text) => {
                let seat = (self.game.seat_of)(text);
                let asked = self.pending.iter().any(|pending| pending.asks_for(entry));
                seat.filter(|&seat| mine.contains(seat) && !asked)
            }
            ChainEntry::Undo { keep, agreed } if !self.consents.contains(keep) => {
                agreed.iter().find(|&seat| mine.contains(seat))
            }
            _ => None,
        };
        // Another host may lack the rest, and a computer player that sat in may have begun as the person wanted to.
        let plays = matches!(entry, ChainEntry::Ply(_) | ChainEntry::Undo { .. });
        let torn = self.pending.iter().find(|pending| plays && pending.is_torn_by(entry));
        let torn = torn.map(|pending| pending.request.seat()).filter(|&seat| mine.contains(seat));
        if let Some(seat) = spoken.or(torn) {
            self.news(News::NotAsked { number, seat });
        }
    }

    /// Whether a device plays a seat.
    pub(super) fn plays(&self, device: crate::DeviceId, seat: Seat) -> bool {
        let owner = self.log.as_ref().and_then(|log| log.seating().owner(seat));
        owner == Some(&Owner::Device(device))
    }

    pub(super) fn on_undo_query(&mut self, conn: Conn, round: u32, seat: Seat, keep: u32) {
        if self.host_line() == Some(conn) {
            self.question = Some((round, keep));
            self.news(News::UndoAsked { round, seat, keep });
        }
    }
}
