//! What the host does: it orders entries, deals, seats guests, and asks whom an undo concerns.

use moot_core::{Seat, SeatSet};
use moot_table::Seed;

use super::{Conn, News, Out, Peer, PeerError, Role};
use crate::any_log::Reason;
use crate::{ChainEntry, DeviceId, EntryFault, Message, Owner, Request, WhyNot, Wish};

/// A question to those whom an undo concerns.
pub struct UndoRound {
    number: u32,
    /// The device that asks, and the number of its request.
    by: (DeviceId, u32),
    seat: Seat,
    keep: u32,
    agreed: SeatSet,
    /// The devices that have not answered.
    waiting: Vec<DeviceId>,
}

impl Peer {
    /// Becomes the host, and deals from a new seed of 128 random bits. Any device can; its people decide when. The other
    /// devices follow when the entry reaches them.
    ///
    /// # Errors
    /// If this device has no table, or entries are still arriving.
    pub fn take_over(&mut self, secret: [u8; 16], now: u64) -> Result<Vec<Out>, PeerError> {
        self.now = now;
        let log = self.log.as_ref().ok_or(PeerError::NoTable)?;
        if self.is_behind() {
            return Err(PeerError::CatchingUp);
        }
        let seed = Seed::random(secret);
        let code = log.chain().seed_code(seed.text());
        let device = self.person.device;
        self.order(ChainEntry::Host { device, code }).map_err(PeerError::Entry)?;
        self.dealer = Some(seed);
        self.deal().map_err(PeerError::Entry)?;
        Ok(self.flush(now))
    }

    /// Asks another device to become the host. This one stays the host until the other has taken over.
    ///
    /// # Errors
    /// If this device is not the host.
    pub fn hand_over(&mut self, conn: Conn, now: u64) -> Result<Vec<Out>, PeerError> {
        self.now = now;
        self.must_host()?;
        self.send(conn, &Message::Rehost);
        Ok(self.flush(now))
    }

    /// Lets another player play a seat, for instance a computer player while a person is away.
    ///
    /// # Errors
    /// If this device is not the host, or the game has no such seat.
    pub fn set_owner(&mut self, seat: Seat, owner: Owner, now: u64) -> Result<Vec<Out>, PeerError> {
        self.now = now;
        self.must_host()?;
        self.order(ChainEntry::Owner { seat, owner }).map_err(PeerError::Entry)?;
        Ok(self.flush(now))
    }

    /// Lets a computer player sit in for the player of a seat. The device of that player gets it back when it returns.
    ///
    /// # Errors
    /// As [`set_owner`](Self::set_owner).
    pub fn sit_in(&mut self, seat: Seat, level: &str, now: u64) -> Result<Vec<Out>, PeerError> {
        let owner = self.log.as_ref().and_then(|log| log.seating().owner(seat));
        let of = match owner {
            Some(Owner::Device(device)) => Some(*device),
            Some(Owner::Computer { of, .. }) => *of,
            _ => None,
        };
        self.set_owner(seat, Owner::Computer { level: level.to_owned(), of }, now)
    }

    /// Shows the seed that this device dealt from, once the game is over, so that
    /// [`Log::certificate`](crate::Log::certificate) can check the draws.
    ///
    /// # Errors
    /// If this device is not the host, or the game is not over.
    pub fn open_seed(&mut self, now: u64) -> Result<Vec<Out>, PeerError> {
        self.now = now;
        self.must_host()?;
        let seed = self.dealer_seed().unwrap_or_default().to_owned();
        self.order(ChainEntry::Opened { seed }).map_err(PeerError::Entry)?;
        Ok(self.flush(now))
    }

    fn must_host(&self) -> Result<(), PeerError> {
        if !self.is_dealing() {
            Err(PeerError::NotHost)
        } else if self.is_behind() {
            Err(PeerError::CatchingUp)
        } else {
            Ok(())
        }
    }

    /// Adds an entry of the host.
    fn order(&mut self, entry: ChainEntry) -> Result<(), EntryFault<Reason>> {
        let Some(log) = &mut self.log else { return Ok(()) };
        let number = log.chain().len();
        let effect = log.append(self.person.device, entry)?;
        self.recovering = false;
        self.arrived(number, effect);
        Ok(())
    }

    /// Draws the chance events that are due.
    fn deal(&mut self) -> Result<(), EntryFault<Reason>> {
        while let Some(drawn) = self.dealer.as_ref().and_then(|seed| self.log.as_ref()?.draw(seed)) {
            self.order(ChainEntry::Ply(drawn))?;
        }
        Ok(())
    }

    /// Gives guests the seats that they want, as far as they are free, and those who come back theirs.
    pub(super) fn seat_guests(&mut self) {
        if !self.is_dealing() || self.is_behind() {
            return;
        }
        let lines = self.lines.iter().filter(|(_, line)| line.flows() && !line.seated);
        let guests: Vec<(Conn, DeviceId, Wish, String)> = lines
            .filter_map(|(conn, line)| Some((*conn, line.device?, line.wish, line.name.clone())))
            .collect();
        for (conn, device, wish, name) in guests {
            for seat in self.seats_for(device, wish) {
                let named = ChainEntry::Name { seat, name: self.distinct(seat, &name) };
                let fresh =
                    self.log.as_ref().is_some_and(|log| log.seating().owner(seat) == Some(&Owner::Nobody));
                let given = self.order(ChainEntry::Owner { seat, owner: Owner::Device(device) });
                if given.is_ok() && fresh && !name.is_empty() {
                    // A name that is not allowed leaves the seat without one.
                    let _ = self.order(named);
                }
            }
            let seated = self.log.as_ref().is_some_and(|log| !log.seating().seats_of(device).is_empty());
            if let Some(line) = self.lines.get_mut(&conn) {
                line.seated = seated;
            }
        }
    }

    /// A name for a seat that no other one has.
    fn distinct(&self, seat: Seat, name: &str) -> String {
        let taken = |name: &str| {
            self.log.as_ref().is_some_and(|log| {
                let seating = log.seating();
                seating.seats().any(|other| other != seat && seating.name(other).eq_ignore_ascii_case(name))
            })
        };
        if !taken(name) {
            return name.to_owned();
        }
        // There are fewer seats than numbers.
        (2..).map(|number| format!("{name} {number}")).find(|numbered| !taken(numbered)).unwrap_or_default()
    }

    fn seats_for(&self, device: DeviceId, wish: Wish) -> Vec<Seat> {
        let Some(log) = &self.log else { return Vec::new() };
        let seating = log.seating();
        let owner_is = |seat: &Seat, owner: &Owner| seating.owner(*seat) == Some(owner);
        let returns = |seat: &Seat| match seating.owner(*seat) {
            Some(Owner::Computer { of, .. }) => *of == Some(device),
            _ => false,
        };
        let back: Vec<Seat> = seating.seats().filter(returns).collect();
        if !back.is_empty() || !seating.seats_of(device).is_empty() {
            return back;
        }
        let mut free = seating.seats().filter(|seat| owner_is(seat, &Owner::Nobody));
        match wish {
            Wish::Watch => Vec::new(),
            Wish::Play => free.next().into_iter().collect(),
            Wish::Seat(wanted) => free.filter(|&seat| seat == wanted).collect(),
        }
    }

    pub(super) fn on_request(&mut self, conn: Conn, id: u32, at: u32, request: &Request) {
        let Some(line) = self.lines.get(&conn).filter(|line| line.flows()) else { return };
        let Some(device) = line.device else { return };
        // The same message twice.
        if id <= line.last_request {
            return;
        }
        let why = if !self.is_dealing() {
            Some(WhyNot::NotHost)
        } else if self.is_behind() {
            Some(WhyNot::CatchingUp)
        } else {
            if let Some(line) = self.lines.get_mut(&conn) {
                line.last_request = id;
            }
            match self.fulfil(device, id, at, request) {
                Ok(true) => None,
                Ok(false) => return,
                Err(why) => Some(why),
            }
        };
        self.pass_on();
        self.send(conn, &Message::Ack { id, why });
    }

    /// Fulfils a request. Returns false if others have to be asked first.
    pub(super) fn fulfil(
        &mut self,
        by: DeviceId,
        id: u32,
        at: u32,
        request: &Request,
    ) -> Result<bool, WhyNot> {
        let seat = request.seat();
        let own_computer = by == self.person.device && self.role() == Role::Host;
        let owner = self.log.as_ref().and_then(|log| log.seating().owner(seat));
        let back = matches!(owner, Some(Owner::Computer { of, .. }) if *of == Some(by));
        let may = match request {
            Request::Back { .. } => back,
            _ => {
                self.plays(by, seat)
                    || own_computer && matches!(owner, Some(Owner::Computer { .. } | Owner::Nobody))
            }
        };
        if !may {
            return Err(WhyNot::NotYours);
        }
        if !matches!(request, Request::Act { .. }) && self.is_crowded() {
            return Err(WhyNot::Busy);
        }
        if matches!(request, Request::Act { .. } | Request::Undo { .. }) && self.is_stale(seat, at) {
            return Err(WhyNot::Stale);
        }
        let entry = match request {
            Request::Act { seat, actions } => return self.enter(by, *seat, actions).map(|()| true),
            Request::Name { seat, name } => ChainEntry::Name { seat: *seat, name: name.clone() },
            Request::Leave { seat, level } => {
                let owner = Owner::Computer { level: level.clone(), of: Some(by) };
                ChainEntry::Owner { seat: *seat, owner }
            }
            Request::Back { seat } => ChainEntry::Owner { seat: *seat, owner: Owner::Device(by) },
            Request::Undo { seat, keep } => return self.begin_round(by, id, *seat, *keep),
        };
        self.order(entry).map_err(|_| WhyNot::Illegal)?;
        self.deal().map_err(|_| WhyNot::Illegal)?;
        Ok(true)
    }

    /// Enters actions of a seat and the chance events that follow each of them, or nothing.
    fn enter(&mut self, by: DeviceId, seat: Seat, actions: &[String]) -> Result<(), WhyNot> {
        let (Some(log), Some(seed)) = (&self.log, &self.dealer) else { return Err(WhyNot::NotHost) };
        let plies = match log.play_all(seat, actions, seed) {
            Ok(plies) => plies,
            Err(untried) => {
                if untried.has_drawn && by != self.person.device {
                    self.news(News::Probed { device: by, seat });
                }
                return Err(WhyNot::Illegal);
            }
        };
        if actions.is_empty() || log.chain().links().len() + plies.len() > crate::MAX_ENTRIES {
            return Err(WhyNot::Illegal);
        }
        for ply in plies {
            self.order(ChainEntry::Ply(ply)).map_err(|_| WhyNot::Illegal)?;
        }
        Ok(())
    }

    /// Whether the chain is half full: what remains is kept for plies.
    fn is_crowded(&self) -> bool {
        self.head().is_some_and(|head| head.number as usize > crate::MAX_ENTRIES / 2)
    }

    /// Whether the seat has acted, or something was taken back, since a device had `at` entries.
    fn is_stale(&self, seat: Seat, at: u32) -> bool {
        let Some(log) = &self.log else { return true };
        let Some(since) = log.chain().links().get(at as usize..) else { return true };
        let own = format!("{seat} ");
        since.iter().any(|link| match &link.entry {
            ChainEntry::Undo { .. } => true,
            ChainEntry::Ply(text) => text.starts_with(&own),
            _ => false,
        })
    }

    fn begin_round(&mut self, by: DeviceId, id: u32, seat: Seat, keep: u32) -> Result<bool, WhyNot> {
        if let Some(round) = &self.round {
            // The device has lost its connection and asks once more.
            return if round.by == (by, id) { Ok(false) } else { Err(WhyNot::Busy) };
        }
        let log = self.log.as_ref().ok_or(WhyNot::Illegal)?;
        let plan = log.undo_plan(seat).ok_or(WhyNot::Illegal)?;
        if plan.keep as u32 != keep {
            return Err(WhyNot::Stale);
        }
        let mut waiting: Vec<DeviceId> = plan
            .concerned
            .iter()
            .filter_map(|seat| match log.seating().owner(seat) {
                Some(Owner::Device(device)) => Some(*device),
                _ => None,
            })
            .collect();
        waiting.sort_unstable();
        waiting.dedup();
        if waiting.is_empty() {
            self.order(ChainEntry::Undo { keep, agreed: SeatSet::NONE }).map_err(|_| WhyNot::Illegal)?;
            return Ok(true);
        }
        self.rounds += 1;
        let asked = waiting.clone();
        let number = self.rounds;
        self.round = Some(UndoRound { number, by: (by, id), seat, keep, agreed: plan.concerned, waiting });
        for device in asked {
            self.ask_again(device);
        }
        Ok(false)
    }

    /// Asks a device that has not answered yet, also when it has come back.
    pub(super) fn ask_again(&mut self, device: DeviceId) {
        let Some(round) = self.round.as_ref().filter(|round| round.waiting.contains(&device)) else { return };
        let (number, seat, keep) = (round.number, round.seat, round.keep);
        if device == self.person.device {
            self.news(News::UndoAsked { round: number, seat, keep });
        } else if let Some(conn) = self.line_of(device) {
            self.pass_on();
            self.send(conn, &Message::UndoQuery { round: number, seat, keep });
        }
    }

    pub(super) fn on_undo_answer(&mut self, conn: Conn, round: u32, yes: bool) {
        let line = self.lines.get(&conn).filter(|line| line.flows());
        if let Some(device) = line.and_then(|line| line.device) {
            self.note_answer(device, round, yes);
        }
    }

    pub(super) fn note_answer(&mut self, device: DeviceId, number: u32, yes: bool) {
        let Some(round) = self.round.as_mut().filter(|round| round.number == number) else { return };
        let before = round.waiting.len();
        round.waiting.retain(|&other| other != device);
        if round.waiting.len() == before || yes && !round.waiting.is_empty() {
            return;
        }
        let Some(round) = self.round.take() else { return };
        let entry = ChainEntry::Undo { keep: round.keep, agreed: round.agreed };
        let why = match yes {
            true if self.order(entry).is_ok() => None,
            true => Some(WhyNot::Stale),
            false => Some(WhyNot::Denied),
        };
        self.tell(round.by, why);
    }

    /// The position has changed: what was asked does not matter any longer.
    pub(super) fn cancel_round(&mut self) {
        if let Some(round) = self.round.take() {
            self.tell(round.by, Some(WhyNot::Stale));
        }
    }

    /// Answers a request.
    fn tell(&mut self, (device, id): (DeviceId, u32), why: Option<WhyNot>) {
        if device == self.person.device {
            self.news(why.map_or(News::Done { id }, |why| News::Refused { id, why }));
        } else if let Some(conn) = self.line_of(device) {
            self.pass_on();
            self.send(conn, &Message::Ack { id, why });
        }
    }

    /// This device has become the host: its own requests need no messages any longer.
    pub(super) fn fulfil_pending(&mut self) {
        if self.is_behind() {
            return;
        }
        for pending in core::mem::take(&mut self.pending) {
            let id = pending.id;
            match self.fulfil(self.person.device, id, pending.at, &pending.request) {
                Ok(true) => self.news(News::Done { id }),
                Ok(false) => {}
                Err(why) => self.news(News::Refused { id, why }),
            }
        }
    }
}
