//! A peer: the state machine of one device at a table.
//!
//! The caller tells it what happens (a connection opens, bytes arrive, time passes, the player acts) and carries out
//! what it returns ([`Out`]). It has no clock and no random source; times are milliseconds of any clock.
//!
//! One device is the host: the one that the last [`ChainEntry::Host`] names. It orders the entries and deals. The others
//! ask it ([`Request`]) and take over the entries that it sends, after checking them. Every device has the whole chain,
//! passes on what others lack, and can become the host.

mod error;
mod guest;
mod host;
mod line;
mod news;
mod sync;

use moot_core::{Seat, Turn};
use moot_table::{ReplayError, Saved, Seed, Table, entry_text};

pub use error::PeerError;
pub use news::{Breach, Conn, News, Out};

use crate::any_log::{AnyLog, GameKind};
use crate::entry::MAX_NAME;
use crate::{
    Chain, ChainEntry, DeviceId, EntryFault, Log, MAX_ACTIONS, Message, Owner, Request, Seating, UndoPlan,
    Wish,
};
use guest::Pending;
use host::UndoRound;
use line::{Line, Lines};

/// A device says that it lives when it has sent nothing for so many milliseconds.
pub const PING_AFTER: u64 = 2_000;
/// A device of which nothing was heard for so long is away.
pub const AWAY_AFTER: u64 = 6_000;
/// A connection over which nothing came for so long is given up.
pub const LOST_AFTER: u64 = 15_000;
/// A device that has more entries has so long to send them.
const CATCH_UP_WITHIN: u64 = 5_000;

/// What a device is at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It orders the entries and deals.
    Host,
    /// It plays at least one seat.
    Guest,
    /// It watches.
    Spectator,
}

/// Who sits at this device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The number of the device. Draw it once, at random, and keep it.
    pub device: DeviceId,
    /// The name.
    pub name: String,
    /// The build of the program.
    pub build: String,
    /// What the person wants at a table of others.
    pub wish: Wish,
}

/// One device at a table of a game, which [`new`](Self::new) and [`resume`](Self::resume) name. Methods with a type
/// parameter are about positions and actions of that game; for another game they find nothing.
///
/// # Examples
///
/// Two devices, and every message delivered at once:
///
/// ```
/// use moot_core::laws::toy::Hoard;
/// use moot_core::{Seat, SeatSet};
/// use moot_net::{Conn, DeviceId, Out, Owner, Peer, Person, Role, Wish};
/// use moot_table::{Seed, Table};
///
/// let person = |number, name: &str| Person {
///     device: DeviceId(number),
///     name: name.to_owned(),
///     build: "1.0".to_owned(),
///     wish: Wish::Play,
/// };
/// let (mut ann, mut bo) = (Peer::new::<Hoard>(person(1, "Ann")), Peer::new::<Hoard>(person(2, "Bo")));
/// let table = Table::<Hoard>::new((2, 1), Seed::random([3; 16]), SeatSet::all(2))?;
/// let seats = [(Owner::Device(DeviceId(1)), "Ann".to_owned()), (Owner::Nobody, String::new())];
/// ann.open_table(&table, &seats, [9; 16], 0)?;
///
/// // A data channel opens. What one device returns is given to the other until both are silent.
/// let line = Conn(0);
/// let (mut to_bo, mut to_ann) = (ann.connected(line, 0), bo.connected(line, 0));
/// while !(to_bo.is_empty() && to_ann.is_empty()) {
///     let deliver = |outs: Vec<Out>, peer: &mut Peer| -> Vec<Out> {
///         let bytes = outs.into_iter().filter_map(|out| match out {
///             Out::Send { bytes, .. } => Some(bytes),
///             _ => None,
///         });
///         bytes.flat_map(|bytes| peer.receive(line, &bytes, 0)).collect()
///     };
///     (to_ann, to_bo) = (deliver(to_bo, &mut bo), deliver(to_ann, &mut ann));
/// }
/// assert_eq!((ann.role(), bo.role()), (Role::Host, Role::Guest));
/// assert_eq!(bo.head(), ann.head());
/// assert!(bo.view::<Hoard>(Some(Seat(1))).is_some() && bo.view::<Hoard>(Some(Seat(0))).is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Peer {
    person: Person,
    game: GameKind,
    log: Option<Box<dyn AnyLog>>,
    /// The seed that this device deals from while it is the host.
    dealer: Option<Seed>,
    /// Whether entries in the name of this device may arrive that it does not have: after a restart, until it writes
    /// one.
    recovering: bool,
    lines: Lines,
    pending: Vec<Pending>,
    next_request: u32,
    round: Option<UndoRound>,
    rounds: u32,
    /// The plies that would remain after undos that this device has agreed to.
    consents: Vec<u32>,
    /// The question about an undo that is open: its number and the plies that would remain.
    question: Option<(u32, u32)>,
    absent: bool,
    now: u64,
    outs: Vec<Out>,
}

impl Peer {
    /// Creates a device without a table.
    #[must_use]
    pub fn new<G: Saved + 'static>(person: Person) -> Peer {
        Peer::of(GameKind::of::<G>(), person)
    }

    fn of(game: GameKind, person: Person) -> Peer {
        let plain = |text: String| text.chars().filter(|letter| !letter.is_control()).collect();
        let mut person = Person { name: plain(person.name), build: plain(person.build), ..person };
        person.name.truncate(person.name.floor_char_boundary(MAX_NAME));
        Peer {
            person,
            game,
            log: None,
            dealer: None,
            recovering: false,
            lines: Lines::default(),
            pending: Vec::new(),
            next_request: 1,
            round: None,
            rounds: 0,
            consents: Vec::new(),
            question: None,
            absent: false,
            now: 0,
            outs: Vec::new(),
        }
    }

    /// Creates a device that goes on with a stored log. `seed` is the text of the seed if this device was dealing; without
    /// it the device has to [`take_over`](Self::take_over) before the game goes on.
    #[must_use]
    pub fn resume<G: Saved + 'static>(person: Person, log: Log<G>, seed: Option<&str>) -> Peer {
        let mut peer = Peer::new::<G>(person);
        peer.go_on(Box::new(log), seed);
        peer
    }

    fn go_on(&mut self, log: Box<dyn AnyLog>, seed: Option<&str>) {
        let seating = log.seating();
        let dealing = |text: &&str| {
            let code = log.chain().seed_code(text);
            seating.host() == Some(self.person.device) && code == *seating.seed_code()
        };
        self.dealer = seed.filter(dealing).map(Seed::typed);
        self.log = Some(log);
        self.recovering = true;
    }

    /// Opens a table as its host, with a game that may have begun. `seats` says who plays each seat and how it is
    /// called.
    ///
    /// # Errors
    /// If this device is at a table, or if a name is not allowed.
    pub fn open_table<G: Saved + 'static>(
        &mut self,
        table: &Table<G>,
        seats: &[(Owner, String)],
        nonce: [u8; 16],
        now: u64,
    ) -> Result<Vec<Out>, PeerError> {
        let log = Log::<G>::start(table.setup().clone(), nonce).map_err(|_| PeerError::Setup)?;
        let plies = table.log().iter().map(|ply| entry_text::<G>(&ply.entry)).collect();
        self.host_log(Box::new(log), plies, table.seed(), seats, now)
    }

    /// Becomes the host of a log without entries: enters the players and plies of its table.
    fn host_log(
        &mut self,
        mut log: Box<dyn AnyLog>,
        plies: Vec<String>,
        seed: &Seed,
        seats: &[(Owner, String)],
        now: u64,
    ) -> Result<Vec<Out>, PeerError> {
        if self.log.is_some() {
            return Err(PeerError::HasTable);
        }
        if log.chain().genesis().game != self.game.id {
            return Err(PeerError::OtherGame);
        }
        let me = self.person.device;
        let code = log.chain().seed_code(seed.text());
        let mut entries = vec![ChainEntry::Host { device: me, code }];
        for (seat, (owner, name)) in Seat::all(seats.len()).zip(seats) {
            entries.push(ChainEntry::Owner { seat, owner: owner.clone() });
            if !name.is_empty() {
                entries.push(ChainEntry::Name { seat, name: name.clone() });
            }
        }
        entries.extend(plies.into_iter().map(ChainEntry::Ply));
        for entry in entries {
            log.append(me, entry).map_err(PeerError::Entry)?;
        }
        self.log = Some(log);
        self.dealer = Some(seed.clone());
        self.greet_again();
        Ok(self.flush(now))
    }

    /// Returns the log; `None` while this device has no table. Store [`Chain::encode`](crate::Chain::encode) of its
    /// chain after each [`News::Entry`].
    #[must_use]
    pub fn log<G: Saved + 'static>(&self) -> Option<&Log<G>> {
        self.log.as_ref()?.as_any().downcast_ref()
    }

    /// Returns the identifier of the game.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        self.game.id
    }

    /// Returns the chain of the log.
    #[must_use]
    pub fn chain(&self) -> Option<&Chain> {
        self.log.as_ref().map(|log| log.chain())
    }

    /// Returns who plays which seat, and who is the host.
    #[must_use]
    pub fn seating(&self) -> Option<&Seating> {
        self.log.as_ref().map(|log| log.seating())
    }

    /// Returns the devices of the table, as [`Seating::devices`].
    #[must_use]
    pub fn known_devices(&self) -> Vec<DeviceId> {
        self.seating().map_or_else(Vec::new, Seating::devices)
    }

    /// Returns what happens next.
    #[must_use]
    pub fn turn(&self) -> Option<Turn> {
        self.log.as_ref().map(|log| log.turn())
    }

    /// Returns what taking back the last decision of a seat would mean, as [`Record::undo_plan`](crate::Record::undo_plan).
    #[must_use]
    pub fn undo_plan(&self, seat: Seat) -> Option<UndoPlan> {
        self.log.as_ref()?.undo_plan(seat)
    }

    /// Returns the text of the seed that this device deals from, to be stored. Showing it shows all future draws.
    #[must_use]
    pub fn dealer_seed(&self) -> Option<&str> {
        self.dealer.as_ref().map(Seed::text)
    }

    /// Returns how far the chain reaches.
    #[must_use]
    pub fn head(&self) -> Option<crate::Head> {
        self.log.as_ref().map(|log| log.chain().head())
    }

    /// Returns the device.
    #[must_use]
    pub const fn device(&self) -> DeviceId {
        self.person.device
    }

    /// Returns what this device is at the table.
    #[must_use]
    pub fn role(&self) -> Role {
        match &self.log {
            Some(log) if log.seating().host() == Some(self.person.device) => Role::Host,
            Some(log) if !log.seating().seats_of(self.person.device).is_empty() => Role::Guest,
            _ => Role::Spectator,
        }
    }

    /// Returns what the people at this device may know: the view of a seat of theirs, or with `None` that of a
    /// spectator. Returns `None` for seats of others.
    #[must_use]
    pub fn view<G: Saved + 'static>(&self, seat: Option<Seat>) -> Option<G::View> {
        let record = self.log::<G>()?.record();
        let own = seat.is_none_or(|seat| self.plays(self.person.device, seat));
        own.then(|| record.view(seat))
    }

    /// Returns the game as a [`Table`], as [`Record::table`](crate::Record::table).
    ///
    /// # Errors
    /// If the rules refuse on replay what they accepted before.
    pub fn table<G: Saved + 'static>(&self) -> Result<Option<Table<G>>, ReplayError<G>> {
        let seed = self.dealer.clone().unwrap_or_else(|| Seed::typed(""));
        self.log::<G>().map_or(Ok(None), |log| log.record().table(seed))
    }

    /// Returns whether a connection to the host is open and nothing is missing.
    #[must_use]
    pub fn is_in_step(&self) -> bool {
        self.log.is_some() && !self.is_behind() && (self.is_dealing() || self.host_line().is_some())
    }

    /// A connection has opened.
    pub fn connected(&mut self, conn: Conn, now: u64) -> Vec<Out> {
        self.now = now;
        self.lines.insert(conn, Line::new(now));
        self.greet(conn, false);
        self.flush(now)
    }

    /// A connection was lost.
    pub fn disconnected(&mut self, conn: Conn, now: u64) -> Vec<Out> {
        self.now = now;
        self.drop_line(conn, News::Lost);
        self.flush(now)
    }

    /// A message has arrived.
    pub fn receive(&mut self, conn: Conn, bytes: &[u8], now: u64) -> Vec<Out> {
        self.now = now;
        let Some(line) = self.lines.get_mut(&conn) else { return Vec::new() };
        line.heard = now;
        match Message::decode(bytes) {
            Ok(message) => self.handle(conn, message),
            Err(why) => self.expel(conn, Breach::Wire(why)),
        }
        self.update_away(conn);
        self.flush(now)
    }

    /// Time has passed. Call it once or twice a second.
    pub fn tick(&mut self, now: u64) -> Vec<Out> {
        self.now = now;
        for conn in self.conns() {
            self.tick_line(conn);
        }
        self.pending.iter_mut().for_each(Pending::retry);
        self.flush(now)
    }

    /// The person goes away (the page is hidden) or comes back.
    pub fn set_absent(&mut self, absent: bool, now: u64) -> Vec<Out> {
        self.absent = absent;
        self.now = now;
        for conn in self.conns() {
            self.ping(conn);
        }
        self.flush(now)
    }

    /// Sends a code to a device, to connect to it directly: over an open connection to it, or by way of another device
    /// that has one. So guests connect to one another without codes by hand, and a connection that was lost is replaced as
    /// long as a way around is left. Returns `None` if there is no way.
    pub fn signal(&mut self, to: DeviceId, code: &str, now: u64) -> Option<Vec<Out>> {
        self.now = now;
        let message = Message::Signal { from: self.person.device, to, code: code.to_owned() };
        let ways: Vec<Conn> = match self.line_of(to) {
            Some(conn) => vec![conn],
            None => self.lines.iter().filter(|(_, line)| line.flows()).map(|(conn, _)| *conn).collect(),
        };
        if ways.is_empty() {
            return None;
        }
        ways.into_iter().for_each(|conn| self.send(conn, &message));
        Some(self.flush(now))
    }

    /// Passes a code on, by one device only, or shows it.
    fn on_signal(&mut self, conn: Conn, from: DeviceId, to: DeviceId, code: String) {
        let Some(sender) = self.lines.get(&conn).filter(|line| line.flows()).and_then(|line| line.device)
        else {
            return;
        };
        if to == self.person.device {
            self.news(News::Signal { from, code });
        } else if from == sender
            && let Some(next) = self.line_of(to)
        {
            self.send(next, &Message::Signal { from, to, code });
        }
    }

    /// Returns the devices to which a connection is open, with the names of their people.
    pub fn devices(&self) -> impl Iterator<Item = (DeviceId, &str)> {
        let lines = self.lines.values().filter(|line| line.flows());
        lines.filter_map(|line| Some((line.device?, line.name.as_str())))
    }

    /// Says goodbye to everybody.
    pub fn leave(&mut self, now: u64) -> Vec<Out> {
        self.now = now;
        for conn in self.conns() {
            self.send(conn, &Message::Goodbye);
            self.outs.push(Out::Close(conn));
        }
        self.lines.clear();
        core::mem::take(&mut self.outs)
    }

    fn conns(&self) -> Vec<Conn> {
        self.lines.iter().map(|(conn, _)| *conn).collect()
    }

    /// Does what any change may have made possible, and returns everything to do.
    fn flush(&mut self, now: u64) -> Vec<Out> {
        self.now = now;
        self.seat_guests();
        self.send_pending();
        self.pass_on();
        core::mem::take(&mut self.outs)
    }

    fn handle(&mut self, conn: Conn, message: Message) {
        match message {
            Message::Hello(hello) => self.on_hello(conn, hello),
            Message::Refuse(why) => {
                self.news(News::TurnedAway { conn, why });
                self.close(conn);
            }
            Message::Welcome(genesis) => self.on_welcome(conn, genesis),
            Message::Entries(batch) => self.on_entries(conn, batch),
            Message::Want { from } => self.on_want(conn, from),
            Message::Trail { batch, last } => self.on_trail(conn, batch, last),
            Message::Propose { id, at, request } => self.on_request(conn, id, at, &request),
            Message::Ack { id, why } => self.on_ack(conn, id, why),
            Message::UndoQuery { round, seat, keep } => self.on_undo_query(conn, round, seat, keep),
            Message::UndoAnswer { round, yes } => self.on_undo_answer(conn, round, yes),
            Message::Ping { head, away } => self.on_ping(conn, head, away),
            Message::Goodbye => {
                self.outs.push(Out::Close(conn));
                self.drop_line(conn, News::Left);
            }
            Message::Signal { from, to, code } => self.on_signal(conn, from, to, code),
            Message::Rehost => {
                if let Some(device) =
                    self.lines.get(&conn).filter(|line| line.flows()).and_then(|line| line.device)
                {
                    self.news(News::HostWanted(device));
                }
            }
        }
    }

    fn tick_line(&mut self, conn: Conn) {
        let now = self.now;
        let Some(line) = self.lines.get_mut(&conn) else { return };
        let silent = now.saturating_sub(line.heard);
        let owes = line.claims.is_some() && line.rival.is_none();
        if owes && now.saturating_sub(line.claimed_at) > CATCH_UP_WITHIN {
            self.expel(conn, Breach::Withheld);
            return;
        }
        if silent > LOST_AFTER {
            self.outs.push(Out::Close(conn));
            self.drop_line(conn, News::Lost);
            return;
        }
        let idle = now.saturating_sub(line.sent) >= PING_AFTER;
        self.update_away(conn);
        if idle {
            self.ping(conn);
        }
    }

    /// Tells the page if a device is away now, or is back.
    fn update_away(&mut self, conn: Conn) {
        let now = self.now;
        let Some(line) = self.lines.get_mut(&conn) else { return };
        let away = line.absent || now.saturating_sub(line.heard) > AWAY_AFTER;
        if let Some(device) = line.device
            && away != line.away
        {
            line.away = away;
            self.news(News::Away { device, away });
        }
    }

    fn ping(&mut self, conn: Conn) {
        let message = Message::Ping { head: self.head(), away: self.absent };
        self.send(conn, &message);
    }

    fn on_ping(&mut self, conn: Conn, head: Option<crate::Head>, away: bool) {
        let Some(line) = self.lines.get_mut(&conn) else { return };
        line.absent = away;
        self.update_away(conn);
        if let Some(head) = head {
            self.compare_ping(conn, head);
        }
    }

    fn send(&mut self, to: Conn, message: &Message) {
        if let Some(line) = self.lines.get_mut(&to) {
            line.sent = self.now;
            self.outs.push(Out::Send { to, bytes: message.encode() });
        }
    }

    fn news(&mut self, news: News) {
        self.outs.push(Out::News(news));
    }

    /// Closes a connection without news of a loss.
    fn close(&mut self, conn: Conn) {
        self.outs.push(Out::Close(conn));
        self.lines.remove(&conn);
    }

    fn expel(&mut self, conn: Conn, what: Breach) {
        self.news(News::Breach { conn, what });
        self.close(conn);
    }

    fn drop_line(&mut self, conn: Conn, news: impl Fn(DeviceId) -> News) {
        let Some(line) = self.lines.remove(&conn) else { return };
        if let Some(device) = line.device {
            self.news(news(device));
        }
    }

    /// The connection to a device, if entries go over it.
    fn line_of(&self, device: DeviceId) -> Option<Conn> {
        let mut lines = self.lines.iter();
        lines.find(|(_, line)| line.flows() && line.device == Some(device)).map(|(conn, _)| *conn)
    }

    fn host_line(&self) -> Option<Conn> {
        self.line_of(self.log.as_ref()?.seating().host()?)
    }

    /// Whether another device has said that it has more entries, which have not arrived.
    fn is_behind(&self) -> bool {
        self.lines.values().any(|line| line.flows() && line.claims.is_some())
    }

    /// Whether this device is the host and has a seed to deal from.
    fn is_dealing(&self) -> bool {
        self.dealer.is_some() && self.role() == Role::Host
    }

    /// The request of a person at this device, checked as far as this device can.
    fn check_own(&self, request: &Request) -> Result<(), PeerError> {
        let log = self.log.as_ref().ok_or(PeerError::NoTable)?;
        let seat = request.seat();
        let mine = match log.seating().owner(seat) {
            Some(Owner::Device(device)) => *device == self.person.device,
            Some(Owner::Computer { of, .. }) => *of == Some(self.person.device) || self.role() == Role::Host,
            Some(Owner::Nobody) => self.role() == Role::Host,
            None => false,
        };
        if !mine {
            return Err(PeerError::NotYours);
        }
        // A decision instead of an answer to an undo withdraws the undo.
        let drops = |pending: &Pending| {
            matches!((&pending.request, request), (Request::Undo { .. }, Request::Act { .. }))
        };
        if self.pending.iter().any(|pending| pending.request.seat() == seat && !drops(pending)) {
            return Err(PeerError::Waiting);
        }
        if let Request::Act { actions, .. } = request {
            match actions.len() {
                0 => return Err(PeerError::NoAction),
                found if found > MAX_ACTIONS => return Err(PeerError::TooManyActions { found }),
                _ => {}
            }
            log.check_all(seat, actions).map_err(|why| match why {
                EntryFault::Rules(why) => PeerError::Refused(why),
                why => PeerError::Entry(why),
            })?;
        }
        Ok(())
    }
}
