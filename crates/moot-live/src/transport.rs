//! The connections of a device, and the peer that decides what goes over them. Not generic, so that a program of
//! several games contains it once.

use core::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use gloo_events::EventListener;
use gloo_timers::callback::Interval;
use moot_net::{Code, Conn, DeviceId, Expected, News, OfferId, Out, Peer};
use wasm_bindgen_futures::spawn_local;
use web_sys::Event;

use crate::codes::Offers;
use crate::reconnect::{CALL_WITHIN, Reach, Reconnect, Task};
use crate::{
    ConnectError, Connection, ConnectionEvent, End, LiveNews, OpenCode, Server, Settings, Start, clock,
};

/// The time between two ticks, in milliseconds.
const TICK: u32 = 1_000;
/// The maximal number of connections that are open or being opened.
const MAX_LINES: usize = 24;

enum Stage {
    /// Its code waits for an answer.
    Invited(OfferId),
    /// The browser tries to open it.
    Opening,
    /// It is open.
    Open,
}

struct Line {
    conn: Conn,
    connection: Connection,
    stage: Stage,
    interrupted: bool,
    /// The device at the other end: the one that has said hello, or the one that is called.
    device: Option<DeviceId>,
    /// Until when it has to be open, if codes are passed on by other devices.
    until: Option<u64>,
}

#[derive(Default)]
struct State {
    lines: Vec<Line>,
    offers: Offers,
    conns: u32,
    /// What the peer wants, in order. Only one call at a time carries it out, so that messages keep their order when
    /// the page acts on news.
    outs: VecDeque<Out>,
    working: bool,
    left: bool,
    keep_time: Option<(Interval, Option<EventListener>)>,
}

pub struct Transport {
    game: &'static str,
    settings: RefCell<Settings>,
    peer: Rc<RefCell<Peer>>,
    on_news: Box<dyn Fn(LiveNews)>,
    state: RefCell<State>,
    reconnect: RefCell<Reconnect>,
    own: Weak<Transport>,
}

impl Transport {
    pub fn start(
        game: &'static str,
        settings: Settings,
        peer: Rc<RefCell<Peer>>,
        on_news: Box<dyn Fn(LiveNews)>,
    ) -> Rc<Transport> {
        let reconnect = RefCell::new(Reconnect::new(peer.borrow().device()));
        let transport = Rc::new_cyclic(|own| Transport {
            game,
            settings: RefCell::new(settings),
            peer,
            on_news,
            state: RefCell::default(),
            reconnect,
            own: own.clone(),
        });
        transport.keep_time();
        transport
    }

    /// The settings as they are now. A copy: connections are made over several tasks.
    fn settings(&self) -> Settings {
        self.settings.borrow().clone()
    }

    /// Uses other servers from now on. Connections that exist keep theirs.
    pub fn use_servers(&self, servers: Vec<Server>) {
        self.settings.borrow_mut().servers = servers;
    }

    fn keep_time(&self) {
        let own = self.own.clone();
        let interval = Interval::new(TICK, move || {
            if let Some(transport) = own.upgrade() {
                transport.tick();
            }
        });
        let document = web_sys::window().and_then(|window| window.document());
        let listener = document.map(|document| {
            let (own, page) = (self.own.clone(), document.clone());
            let run = move |_: &Event| {
                if let Some(transport) = own.upgrade() {
                    transport.run(|peer, now| peer.set_absent(page.hidden(), now));
                }
            };
            EventListener::new(&document, "visibilitychange", run)
        });
        self.state.borrow_mut().keep_time = Some((interval, listener));
    }

    fn tick(&self) {
        let now = clock::now();
        self.drop_overdue(now);
        self.run(|peer, now| peer.tick(now));
        self.reconnect();
    }

    /// Calls the peer and carries out what it wants.
    pub fn run(&self, call: impl FnOnce(&mut Peer, u64) -> Vec<Out>) {
        let outs = call(&mut self.peer.borrow_mut(), clock::now());
        self.carry_out(outs);
    }

    /// Carries out what the peer wants, after what it wanted before.
    pub fn carry_out(&self, outs: Vec<Out>) {
        {
            let mut state = self.state.borrow_mut();
            state.outs.extend(outs);
            if state.working {
                return;
            }
            state.working = true;
        }
        loop {
            let next = self.state.borrow_mut().outs.pop_front();
            match next {
                Some(Out::Send { to, bytes }) => self.send(to, &bytes),
                Some(Out::Close(conn)) => self.close(conn),
                Some(Out::News(news)) => self.on_peer_news(news),
                None => break,
            }
        }
        self.state.borrow_mut().working = false;
    }

    fn send(&self, to: Conn, bytes: &[u8]) {
        if let Some(connection) = self.connection(to)
            && let Err(why) = connection.send(bytes)
        {
            self.on_end(to, why);
        }
    }

    fn connection(&self, conn: Conn) -> Option<Connection> {
        let state = self.state.borrow();
        state.lines.iter().find(|line| line.conn == conn).map(|line| line.connection.clone())
    }

    fn take(&self, conn: Conn) -> Option<Line> {
        let mut state = self.state.borrow_mut();
        let place = state.lines.iter().position(|line| line.conn == conn)?;
        let line = state.lines.remove(place);
        if let Stage::Invited(offer) = line.stage {
            state.offers.close(offer);
        }
        Some(line)
    }

    fn close(&self, conn: Conn) {
        if let Some(line) = self.take(conn) {
            line.connection.close();
        }
    }

    /// Closes a connection, or withdraws a code. The device at the other end is not called again.
    pub fn hang_up(&self, conn: Conn) {
        if let Some(line) = self.take(conn) {
            if let Some(device) = line.device {
                self.reconnect.borrow_mut().gone(device);
            }
            line.connection.close();
            if matches!(line.stage, Stage::Open) {
                self.run(|peer, now| peer.disconnected(conn, now));
            }
        }
    }

    pub fn leave(&self) {
        self.run(|peer, now| peer.leave(now));
        let mut state = self.state.borrow_mut();
        state.left = true;
        state.keep_time = None;
        // The peer closes the open ones itself, after its goodbye.
        let (open, unopened): (Vec<Line>, Vec<Line>) =
            core::mem::take(&mut state.lines).into_iter().partition(|line| matches!(line.stage, Stage::Open));
        state.lines = open;
        drop(state);
        drop(unopened);
    }

    fn on_peer_news(&self, news: News) {
        match &news {
            News::Met { conn, device, .. } => {
                let mut state = self.state.borrow_mut();
                if let Some(line) = state.lines.iter_mut().find(|line| line.conn == *conn) {
                    (line.device, line.until) = (Some(*device), None);
                }
                drop(state);
                self.reconnect.borrow_mut().met(*device);
            }
            News::Left(device) => self.reconnect.borrow_mut().gone(*device),
            News::Breach { conn, .. } | News::TurnedAway { conn, .. } => {
                if let Some(device) = self.device_at(*conn) {
                    self.reconnect.borrow_mut().gone(device);
                }
            }
            News::Signal { from, code } => return self.on_signal(*from, code),
            _ => {}
        }
        (self.on_news)(LiveNews::Peer(news));
    }

    fn device_at(&self, conn: Conn) -> Option<DeviceId> {
        let state = self.state.borrow();
        state.lines.iter().find(|line| line.conn == conn).and_then(|line| line.device)
    }

    fn on_event(&self, conn: Conn, event: ConnectionEvent) {
        match event {
            ConnectionEvent::Opened => {
                let mut state = self.state.borrow_mut();
                let Some(line) = state.lines.iter_mut().find(|line| line.conn == conn) else { return };
                line.stage = Stage::Open;
                drop(state);
                self.run(|peer, now| peer.connected(conn, now));
            }
            ConnectionEvent::Received(bytes) => self.run(|peer, now| peer.receive(conn, &bytes, now)),
            ConnectionEvent::Interrupted | ConnectionEvent::Resumed => {
                let interrupted = event == ConnectionEvent::Interrupted;
                let mut state = self.state.borrow_mut();
                let Some(line) = state.lines.iter_mut().find(|line| line.conn == conn) else { return };
                line.interrupted = interrupted;
                let device = line.device;
                drop(state);
                (self.on_news)(if interrupted {
                    LiveNews::Interrupted { conn, device }
                } else {
                    LiveNews::Resumed { conn, device }
                });
                self.reconnect();
            }
            ConnectionEvent::Ended(how) => self.on_end(conn, how),
        }
    }

    fn on_end(&self, conn: Conn, how: End) {
        let Some(line) = self.take(conn) else { return };
        let called = line.until.and(line.device);
        match (line.stage, called) {
            (Stage::Open, _) => {
                (self.on_news)(LiveNews::Ended { conn, device: line.device, how });
                self.run(|peer, now| peer.disconnected(conn, now));
                self.reconnect();
            }
            (_, Some(device)) => self.reconnect.borrow_mut().failed(device, clock::now()),
            (_, None) => (self.on_news)(LiveNews::NotOpened { conn, why: how }),
        }
    }

    fn drop_overdue(&self, now: u64) {
        let overdue: Vec<Conn> = {
            let state = self.state.borrow();
            let late = |line: &&Line| line.until.is_some_and(|until| now > until);
            state.lines.iter().filter(late).map(|line| line.conn).collect()
        };
        for conn in overdue {
            self.on_end(conn, End::Unreachable);
        }
    }

    /// Calls the devices that are missing.
    fn reconnect(&self) {
        let reached: Vec<Reach> = {
            let state = self.state.borrow();
            if state.left {
                return;
            }
            let open = state.lines.iter().filter(|line| matches!(line.stage, Stage::Open));
            open.filter_map(|line| Some(Reach { device: line.device?, interrupted: line.interrupted }))
                .collect()
        };
        let known = self.peer.borrow().known_devices();
        let tasks = self.reconnect.borrow_mut().tasks(&known, &reached, clock::now());
        for task in tasks {
            match task {
                Task::Call(device) => {
                    (self.on_news)(LiveNews::Calling(device));
                    self.call(device);
                }
                Task::AskForCode(device) => (self.on_news)(LiveNews::CodeNeeded(device)),
            }
        }
    }

    fn call(&self, device: DeviceId) {
        let Some(own) = self.own.upgrade() else { return };
        spawn_local(async move {
            let called = match own.offer(Some(device)).await {
                Ok(open) => own.signal(device, open.conn, &open.code),
                Err(_) => false,
            };
            if !called {
                own.reconnect.borrow_mut().failed(device, clock::now());
            }
        });
    }

    /// Sends a code by way of another device. Gives the connection up if there is no way.
    fn signal(&self, to: DeviceId, conn: Conn, code: &Code) -> bool {
        let outs = self.peer.borrow_mut().signal(to, &code.encode(), clock::now());
        let sent = outs.is_some();
        match outs {
            Some(outs) => self.carry_out(outs),
            None => drop(self.take(conn)),
        }
        sent
    }

    /// A code has come by way of another device.
    fn on_signal(&self, from: DeviceId, text: &str) {
        // Its age does not matter: it was made just now, by a clock that may be wrong.
        let Ok(code) = Code::decode(text) else { return };
        let expected = Expected { game: self.game, answer_to: code.answers, now: code.made, oldest: 0 };
        if Code::open(text, &expected).is_err() || !self.is_awaited(from) {
            return;
        }
        let Some(own) = self.own.upgrade() else { return };
        match code.answers {
            Some(offer) => {
                let state = self.state.borrow();
                let called = |line: &&Line| {
                    let waits = matches!(line.stage, Stage::Invited(other) if other == offer);
                    waits && line.until.is_some() && line.device == Some(from)
                };
                let Some(conn) = state.lines.iter().find(called).map(|line| line.conn) else { return };
                drop(state);
                spawn_local(async move {
                    if own.use_answer(conn, offer, &code).await.is_err() {
                        own.on_end(conn, End::Unreachable);
                    }
                });
            }
            None if self.gives_way(from) => {
                spawn_local(async move {
                    if let Ok(open) = own.reply(&code, Some(from)).await {
                        own.signal(from, open.conn, &open.code);
                    }
                });
            }
            None => {}
        }
    }

    /// Whether the call or answer of a device is used: it is of the table, or was connected, and has not left.
    fn is_awaited(&self, device: DeviceId) -> bool {
        let known = self.peer.borrow().known_devices();
        let mut reconnect = self.reconnect.borrow_mut();
        known.iter().for_each(|&other| reconnect.known(other));
        reconnect.expects(device)
    }

    /// Whether the call of a device is answered: the own call goes first if this device has the lower number, and the
    /// call of the other one replaces an older one.
    fn gives_way(&self, from: DeviceId) -> bool {
        if !self.reconnect.borrow_mut().may_answer(from, clock::now()) {
            return false;
        }
        let calls: Vec<(Conn, bool)> = {
            let state = self.state.borrow();
            let calls = state.lines.iter().filter(|line| line.until.is_some() && line.device == Some(from));
            let unopened = calls.filter(|line| !matches!(line.stage, Stage::Open));
            unopened.map(|line| (line.conn, matches!(line.stage, Stage::Invited(_)))).collect()
        };
        if self.peer.borrow().device() < from && calls.iter().any(|&(_, own)| own) {
            return false;
        }
        calls.into_iter().for_each(|(conn, _)| drop(self.take(conn)));
        true
    }

    fn number(&self) -> Result<Conn, ConnectError> {
        let mut state = self.state.borrow_mut();
        if state.left {
            return Err(ConnectError::Withdrawn);
        }
        if state.lines.len() >= MAX_LINES {
            return Err(ConnectError::TooMany);
        }
        state.conns += 1;
        Ok(Conn(state.conns))
    }

    fn handler(&self, conn: Conn) -> Box<dyn Fn(ConnectionEvent)> {
        let own = self.own.clone();
        Box::new(move |event| {
            if let Some(transport) = own.upgrade() {
                transport.on_event(conn, event);
            }
        })
    }

    fn add(
        &self,
        open: &OpenCode,
        connection: Connection,
        called: Option<DeviceId>,
    ) -> Result<(), ConnectError> {
        let mut state = self.state.borrow_mut();
        if state.left {
            return Err(ConnectError::Withdrawn);
        }
        let stage = match open.code.answers {
            None => {
                state.offers.add(open.code.id());
                Stage::Invited(open.code.id())
            }
            Some(_) => Stage::Opening,
        };
        state.lines.push(Line {
            conn: open.conn,
            connection,
            stage,
            interrupted: false,
            device: called,
            until: called.map(|_| clock::now() + CALL_WITHIN),
        });
        Ok(())
    }

    /// Makes an invitation, to be sent by hand, or to the device that is called.
    pub async fn offer(&self, called: Option<DeviceId>) -> Result<OpenCode, ConnectError> {
        let conn = self.number()?;
        let settings = self.settings();
        let (connection, code) = Connection::offer(self.game, &settings, self.handler(conn)).await?;
        let open = OpenCode { conn, code, needs_release: false };
        self.add(&open, connection, called)?;
        Ok(open)
    }

    /// Answers an invitation that was entered by hand.
    pub async fn answer(&self, text: &str) -> Result<OpenCode, ConnectError> {
        let settings = self.settings();
        let code = self.state.borrow().offers.read_invitation(text, self.game, clock::minute(), &settings)?;
        self.reply(&code, None).await
    }

    async fn reply(&self, offer: &Code, called: Option<DeviceId>) -> Result<OpenCode, ConnectError> {
        let conn = self.number()?;
        let start = if called.is_none() { Start::Held } else { Start::AtOnce };
        let settings = self.settings();
        let (connection, code) = Connection::answer(offer, start, &settings, self.handler(conn)).await?;
        let open = OpenCode { conn, code, needs_release: connection.needs_release() };
        self.add(&open, connection, called)?;
        Ok(open)
    }

    /// The host has entered the answer.
    pub fn release(&self, conn: Conn) {
        if let Some(connection) = self.connection(conn) {
            connection.release();
        }
    }

    /// Uses an answer that was entered by hand.
    pub async fn accept(&self, text: &str) -> Result<Conn, ConnectError> {
        let settings = self.settings();
        let (code, offer) =
            self.state.borrow().offers.read_answer(text, self.game, clock::minute(), &settings)?;
        let conn = {
            let state = self.state.borrow();
            let waits = |line: &&Line| matches!(line.stage, Stage::Invited(other) if other == offer);
            state.lines.iter().find(waits).map(|line| line.conn).ok_or(ConnectError::Withdrawn)?
        };
        self.use_answer(conn, offer, &code).await?;
        Ok(conn)
    }

    async fn use_answer(&self, conn: Conn, offer: OfferId, answer: &Code) -> Result<(), ConnectError> {
        let connection = {
            let mut state = self.state.borrow_mut();
            state.offers.close(offer);
            let line = state.lines.iter_mut().find(|line| line.conn == conn);
            let line = line.ok_or(ConnectError::Withdrawn)?;
            line.stage = Stage::Opening;
            line.connection.clone()
        };
        let used = connection.accept(answer).await;
        if used.is_err() {
            // Chromium uses no other answer after one that it has refused.
            drop(self.take(conn));
        }
        used
    }
}
