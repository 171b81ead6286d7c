//! The devices of a live table: the peer of this one, and what the session shows of the others.

use core::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};

use leptos::prelude::*;
use leptos::task::spawn_local;
use moot_core::{Seat, Turn};
use moot_live::{ConnectError, LivePeer, Settings, draw_device};
use moot_net::{Conn, DeviceId, Head, Owner, Peer, PeerError, Role, Seating};
use moot_table::{SeatInfo, Table};
use moot_ui::game::app_state::{AppState, fresh_id};
use moot_ui::saves::{SAVES, SaveId};
use moot_ui::screen::Screen;

use super::answer::Tabs;
use super::connections::{Invitation, Opening};
use super::kept::{self, Kept};
use super::screen_lock::ScreenLock;
use super::{role, seats, server_choice};
use crate::game::GameView;
use crate::game::devices::{Devices as _, Presence, UndoQuestion, Waits};
use crate::game::session::Session;
use crate::open_game::OpenGame;
use crate::text::words;

/// A decision that this device has asked to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Undoing {
    /// Whose decision it is.
    pub seat: Seat,
    /// Whether others have to agree, and the player waits for them.
    pub waits: bool,
}

/// The devices of a live table.
pub struct LiveDevices<G: GameView> {
    pub(super) own: Weak<LiveDevices<G>>,
    pub(super) app: AppState<G>,
    pub(super) peer: LivePeer,
    /// The name of the person at this device.
    name: String,
    /// The session that shows the game, with the id of its save.
    pub(super) shown: Cell<Option<(Session<G>, SaveId)>>,
    /// Whether plies were taken back, or the whole log was replaced, since the session was brought up to date.
    pub(super) replaced: Cell<bool>,
    /// What this device has asked to take back, and has not heard of.
    pub(super) undoing: Cell<Option<Undoing>>,
    /// Whether a device has come since the dialog was last closed by itself.
    pub(super) met: Cell<bool>,
    /// Whether the session is brought up to date after the present event.
    scheduled: Cell<bool>,
    presence: RefCell<BTreeMap<DeviceId, Presence>>,
    pub(super) opening: RwSignal<Option<(Conn, Opening)>, LocalStorage>,
    pub(super) invitation: RwSignal<Option<Invitation>, LocalStorage>,
    /// The number of invitations that were begun.
    pub(super) making: Cell<u32>,
    /// The connection to a device with another course of the game.
    pub(super) parted: RwSignal<Option<Conn>, LocalStorage>,
    /// The save of a game that is taken up again when its log has arrived.
    returns_to: Cell<Option<SaveId>>,
    /// How far the stored log reaches.
    stored: Cell<Option<Head>>,
    /// Answers that are opened in other tabs of this browser.
    tabs: Option<Tabs>,
    _screen: ScreenLock,
}

impl<G: GameView> LiveDevices<G> {
    /// A device without a table, for a person of this name.
    ///
    /// # Errors
    /// If the browser gives no random numbers.
    pub fn new(app: AppState<G>, name: String) -> Result<Rc<LiveDevices<G>>, moot_live::NoRandomness> {
        let person = kept::person(draw_device()?, name);
        Ok(LiveDevices::start(app, person.name.clone(), Peer::new::<G::Rules>(person)))
    }

    /// A device that goes on with a live game.
    pub fn resume(app: AppState<G>, kept: Kept<G>) -> Rc<LiveDevices<G>> {
        let name = kept.person.name.clone();
        LiveDevices::start(app, name, Peer::resume(kept.person, kept.log, kept.seed.as_deref()))
    }

    fn start(app: AppState<G>, name: String, peer: Peer) -> Rc<LiveDevices<G>> {
        Rc::new_cyclic(|own: &Weak<LiveDevices<G>>| {
            let hears = own.clone();
            let on_news = Box::new(move |news| {
                if let Some(devices) = hears.upgrade() {
                    devices.hear(&news);
                }
            });
            let settings = Settings { servers: server_choice::chosen(), ..Settings::default() };
            LiveDevices {
                own: own.clone(),
                app,
                peer: LivePeer::start(peer, settings, on_news),
                name,
                shown: Cell::new(None),
                replaced: Cell::new(false),
                undoing: Cell::new(None),
                met: Cell::new(false),
                scheduled: Cell::new(false),
                presence: RefCell::default(),
                opening: app.with_owner(|| RwSignal::new_local(None)),
                invitation: app.with_owner(|| RwSignal::new_local(None)),
                making: Cell::new(0),
                parted: app.with_owner(|| RwSignal::new_local(None)),
                returns_to: Cell::new(None),
                stored: Cell::new(None),
                _screen: ScreenLock::keep_on(),
                tabs: {
                    let hears = own.clone();
                    Tabs::open(move |text| {
                        if let Some(devices) = hears.upgrade() {
                            devices.hear_tab(text);
                        }
                    })
                },
            }
        })
    }

    /// The devices of the session, if it is played live and the chunk has read its log.
    pub fn of(session: Session<G>) -> Option<Rc<LiveDevices<G>>> {
        session.devices()?.as_any().downcast().ok()
    }

    /// Opens the game of a session to other devices, with this one as the host.
    ///
    /// # Errors
    /// Why it cannot be.
    pub fn host(app: AppState<G>, session: Session<G>) -> Result<Rc<LiveDevices<G>>, String> {
        let texts = words().live;
        let Some(id) = app.id.get_untracked() else { return Err(texts.not_saved().to_owned()) };
        let name = session.reader().map_or_else(String::new, |seat| session.name(seat));
        let devices = LiveDevices::new(app, name).map_err(|_| texts.no_randomness().to_owned())?;
        let me = devices.me();
        let opened = session.table().with_untracked(|table| {
            let owners = session.seats().with_untracked(|seats| seats::owners(seats, me));
            devices.peer.open_table(table, &owners)
        });
        opened.map_err(|why| {
            leptos::logging::error!("no live table: {why}");
            texts.no_table().to_owned()
        })?;
        devices.attach(session, id);
        Ok(devices)
    }

    /// Lets a session show the game of these devices.
    pub fn attach(self: &Rc<Self>, session: Session<G>, id: SaveId) {
        self.shown.set(Some((session, id)));
        session.join_devices(self.clone(), role(self.peer.read(Peer::role)));
        // The stored log counts where it and the save differ.
        self.replaced.set(true);
        self.bring_up_to_date();
    }

    /// The number of this device.
    pub fn me(&self) -> DeviceId {
        self.peer.read(Peer::device)
    }

    /// Enters the answer to an invitation.
    ///
    /// # Errors
    /// Why it is not used; the invitation still waits.
    pub async fn enter(self: &Rc<Self>, text: &str) -> Result<(), ConnectError> {
        self.peer.accept(text).await?;
        self.opening.set(None);
        self.invitation.set(Some(Invitation::Answered));
        Ok(())
    }

    /// Enters an answer that was opened in another tab, if it is one to an invitation of this device.
    fn hear_tab(self: &Rc<Self>, text: &str) {
        let (devices, text) = (self.clone(), text.to_owned());
        spawn_local(async move {
            if devices.enter(&text).await.is_ok()
                && let Some(tabs) = &devices.tabs
            {
                tabs.taken();
            }
        });
    }

    /// Goes on with the saved game of this id when its log has arrived.
    pub fn returns_to(&self, id: SaveId) {
        self.returns_to.set(Some(id));
    }

    /// Ends live play. The game stays open at this screen.
    pub fn stop(app: AppState<G>, session: Session<G>) {
        session.leave_devices();
        session.show_note(words().live.stopped().to_owned());
        if let Some(id) = app.id.get_untracked()
            && let Err(why) = SAVES.forget_live(id)
        {
            app.unsaved.set(Some(why));
        }
    }

    /// Answers the question whether another player may take back a decision.
    pub fn answer_undo(&self, round: u32, yes: bool) {
        self.ask_about_undo(None);
        self.peer.call(|peer, now| peer.answer_undo(round, yes, now));
    }

    /// Plays on without the answer of the others to the question about a decision. They can still agree until this device decides.
    pub fn play_on(self: &Rc<Self>) {
        if let Some(undoing) = self.undoing.get() {
            self.undoing.set(Some(Undoing { waits: false, ..undoing }));
        }
        self.bring_up_to_date();
    }

    /// The moves from the ply `keep` on, each as it follows the name of its player, oldest first.
    pub(super) fn moves_since(&self, keep: usize) -> Vec<(Seat, String)> {
        let Some((session, _)) = self.shown.get() else { return Vec::new() };
        let entries = session.table().with_untracked(|table| {
            let plies = table.log().len();
            G::recap_entries(table, keep.min(plies)..plies)
        });
        entries.into_iter().map(|entry| (entry.seen.who, entry.spoken)).collect()
    }

    /// The names of the people at the other devices.
    pub(super) fn others(&self) -> Vec<String> {
        let me = self.me();
        let elsewhere = |owner: &Owner| matches!(owner, Owner::Device(device) if *device != me);
        self.owners().into_iter().filter(|(owner, _)| elsewhere(owner)).map(|(_, name)| name).collect()
    }

    /// What this device waits for.
    fn waits(&self) -> Option<Waits> {
        if self.undoing.get().is_some_and(|undoing| undoing.waits) {
            return Some(Waits::ForConsent);
        }
        let host = self.hosted_by()?;
        if self.peer.read(Peer::turn) == Some(Turn::Over) {
            return None;
        }
        let moved = self.peer.read(|peer| peer.waiting().next().is_some());
        match self.presence.borrow().get(&host).copied().unwrap_or(Presence::Lost) {
            Presence::Lost | Presence::Left => Some(Waits::ForHost { moved }),
            Presence::Calling if moved => Some(Waits::ForConnection),
            _ => None,
        }
    }

    /// Closes the dialog when the last device that was missing has come.
    fn close_when_complete(&self, session: Session<G>) {
        let complete = || !session.presence().with_untracked(|all| all.iter().any(|one| one.is_missing()));
        if self.met.replace(false) && complete() {
            session.invite(false);
        }
    }

    /// Asks the player here whether a decision may be taken back, or withdraws the question.
    pub(super) fn ask_about_undo(&self, question: Option<UndoQuestion>) {
        if let Some((session, _)) = self.shown.get() {
            session.ask_about_undo(question);
        }
    }

    pub(super) fn become_host(self: &Rc<Self>) {
        if let Err(why) = self.peer.take_over() {
            leptos::logging::error!("not the host: {why}");
            self.note(words().live.catching_up().to_owned());
        } else {
            self.note(words().live.is_host().to_owned());
        }
        self.bring_up_to_date();
    }

    /// The device that orders the moves, if it is another one.
    pub(super) fn hosted_by(&self) -> Option<DeviceId> {
        self.with_seating(Seating::host).flatten().filter(|host| *host != self.me())
    }

    /// The name of the person at that device.
    pub fn host_name(&self) -> Option<String> {
        self.hosted_by().map(|host| self.name_of(host))
    }

    /// Shows a message at the table.
    pub fn note(&self, text: String) {
        if let Some((session, _)) = self.shown.get() {
            session.show_note(text);
        }
    }

    pub(super) fn is_marked(&self, device: DeviceId, presence: Presence) -> bool {
        self.presence.borrow().get(&device) == Some(&presence)
    }

    pub(super) fn mark(self: &Rc<Self>, device: DeviceId, presence: Presence) {
        self.presence.borrow_mut().insert(device, presence);
        self.schedule();
    }

    /// The name of the person at a device.
    pub(super) fn name_of(&self, device: DeviceId) -> String {
        self.peer.read(|peer| {
            let seated = peer.seating().and_then(|seating| {
                let seat = seating.seats_of(device).iter().next()?;
                Some(seating.name(seat).to_owned())
            });
            seated.unwrap_or_else(|| words().live.another_device().to_owned())
        })
    }

    pub(super) fn seat_name(&self, seat: Seat) -> String {
        self.with_seating(|seating| seating.name(seat).to_owned()).unwrap_or_default()
    }

    /// Brings the session up to date once the present event has been handled, so that plies that belong together are shown together.
    pub(super) fn schedule(self: &Rc<Self>) {
        if self.scheduled.replace(true) {
            return;
        }
        let devices = self.clone();
        spawn_local(async move { devices.bring_up_to_date() });
    }

    /// Plays on the session what the log has more than it, and shows who is there.
    pub(super) fn bring_up_to_date(self: &Rc<Self>) {
        self.scheduled.set(false);
        let Some((session, id)) = self.shown.get() else { return self.open_when_complete() };
        if session.devices().is_none_or(|devices| !core::ptr::addr_eq(Rc::as_ptr(&devices), Rc::as_ptr(self)))
        {
            // Another game was opened. These devices are dropped with the last handle.
            return self.peer.leave();
        }
        self.update_seats(session);
        self.update_table(session);
        session.set_live_role(role(self.peer.read(Peer::role)));
        session.set_presence(self.presence_by_seat());
        session.set_waits(self.waits());
        self.close_when_complete(session);
        self.open_seed_at_the_end();
        self.store(id);
    }

    /// Stores the log if it has changed since.
    fn store(&self, id: SaveId) {
        let head = self.peer.read(Peer::head);
        if head == self.stored.get() {
            return;
        }
        match self.peer.read(|peer| kept::write::<G>(id, &self.name, peer)) {
            Ok(()) => self.stored.set(head),
            Err(why) => self.app.unsaved.set(Some(why)),
        }
    }

    fn update_table(self: &Rc<Self>, session: Session<G>) {
        if !self.is_settled() {
            // The outcome of the chance event is on its way.
            return;
        }
        if self.replaced.replace(false) {
            return self.replace_table(session);
        }
        let shown = session.table().with_untracked(|table| table.log().len());
        let more = self.peer.read(|peer| {
            let log = peer.log::<G::Rules>()?;
            Some(log.record().plies().skip(shown).collect::<Vec<_>>())
        });
        let Some(more) = more else { return };
        if more.is_empty() {
            return;
        }
        if let Err(why) = session.follow(more) {
            // The peer has checked them by the same rules, so the session shows another position.
            leptos::logging::error!("the table differs from the log: {why}");
            self.replace_table(session);
        }
    }

    fn replace_table(self: &Rc<Self>, session: Session<G>) {
        if let Some(table) = self.table() {
            let same = session.table().with_untracked(|shown| {
                shown.log().iter().map(|ply| ply.entry).eq(table.log().iter().map(|ply| ply.entry))
            });
            if !same {
                session.replace_table(table);
            }
        }
        // What one press has played is taken back together, unless others would have to be asked once more.
        if let Some(Undoing { seat, .. }) = self.undoing.take()
            && session.table().with_untracked(|table| G::halfway(table.state()))
            && self.peer.read(|peer| peer.undo_plan(seat)).is_some_and(|plan| plan.concerned.is_empty())
        {
            self.take_back(seat);
        }
    }

    /// The game as a table. That of the host deals from its seed; that of a guest must not be played on.
    fn table(&self) -> Option<Table<G::Rules>> {
        match self.peer.read(Peer::table::<G::Rules>) {
            Ok(table) => table,
            Err(why) => {
                leptos::logging::error!("the log cannot be played: {why}");
                None
            }
        }
    }

    pub(super) fn with_seating<T>(&self, read: impl FnOnce(&Seating) -> T) -> Option<T> {
        self.peer.read(|peer| peer.seating().map(read))
    }

    /// Whether the log ends with a position in which no chance event is due.
    fn is_settled(&self) -> bool {
        self.peer.read(Peer::turn).is_some_and(|turn| turn != Turn::Chance)
    }

    fn owners(&self) -> Vec<(Owner, String)> {
        self.with_seating(|seating| {
            let owner =
                |seat| (seating.owner(seat).cloned().unwrap_or(Owner::Nobody), seating.name(seat).to_owned());
            seating.seats().map(owner).collect()
        })
        .unwrap_or_default()
    }

    fn seats(&self, before: &[SeatInfo]) -> Vec<SeatInfo> {
        seats::seen(&self.owners(), self.me(), before)
    }

    fn update_seats(&self, session: Session<G>) {
        let before = session.seats().get_untracked();
        let after = self.seats(&before);
        if after == before || after.is_empty() {
            return;
        }
        let renamed = before.iter().zip(&after).any(|(before, after)| before.name != after.name);
        session.reseat(after);
        if renamed {
            // Names are read once when a screen is built.
            self.app.session.set(Some(session));
        }
    }

    fn presence_by_seat(&self) -> Vec<Presence> {
        let (me, known) = (self.me(), self.presence.borrow());
        let of = |(owner, _): &(Owner, String)| match owner {
            Owner::Device(device) if *device == me => Presence::Here,
            Owner::Device(device) => known.get(device).copied().unwrap_or(Presence::Lost),
            Owner::Computer { .. } => Presence::Here,
            Owner::Nobody => Presence::Free,
        };
        self.owners().iter().map(of).collect()
    }

    /// Opens the table at a guest when the whole log has arrived.
    fn open_when_complete(self: &Rc<Self>) {
        if !self.peer.read(Peer::is_in_step) || !self.is_settled() {
            return;
        }
        let Some(table) = self.table() else { return };
        self.app.arriving.set(None);
        let known = self.returns_to.get().filter(|&id| self.reopen(id));
        let id = known.unwrap_or_else(|| {
            let id = fresh_id();
            OpenGame(self.app).play(id, table, self.seats(&[]), Screen::Table);
            id
        });
        if let Some(session) = self.app.session.get_untracked() {
            self.attach(session, id);
        }
    }

    /// Opens the saved game that is taken up again. Returns false if it is gone.
    fn reopen(&self, id: SaveId) -> bool {
        OpenGame(self.app).reopen(id, Screen::Table);
        self.app.id.get_untracked() == Some(id)
    }

    /// Shows the seed of the host when the game is over, so that each device can check the draws.
    fn open_seed_at_the_end(&self) {
        let due = self.peer.read(|peer| {
            let Some(chain) = peer.chain() else { return false };
            let over = peer.turn() == Some(Turn::Over) && peer.role() == Role::Host;
            let opened = chain
                .links()
                .last()
                .is_some_and(|link| matches!(link.entry, moot_net::ChainEntry::Opened { .. }));
            over && !opened && peer.dealer_seed().is_some()
        });
        if due && let Err(why) = self.peer.try_call(|peer, now| Ok(((), peer.open_seed(now)?))) {
            let why: PeerError = why;
            leptos::logging::error!("the seed is not shown: {why}");
        }
    }

    /// Shows why a request was not sent. Returns false.
    pub(super) fn not_sent(&self, why: &PeerError) -> bool {
        let texts = words().live;
        leptos::logging::log!("not sent: {why}");
        self.note(match why {
            PeerError::Waiting => texts.waiting_for(&self.host_name().unwrap_or_default()),
            PeerError::CatchingUp => texts.catching_up().to_owned(),
            PeerError::NotYours => texts.not_yours().to_owned(),
            PeerError::NotHost => texts.only_host().to_owned(),
            _ => texts.stale().to_owned(),
        });
        false
    }
}

impl<G: GameView> Drop for LiveDevices<G> {
    fn drop(&mut self) {
        self.peer.leave();
    }
}
