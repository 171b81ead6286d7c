//! A connection: an `RTCPeerConnection` with one data channel.

use core::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo_events::EventListener;
use js_sys::{Array, ArrayBuffer, Promise, Reflect, Uint8Array};
use moot_net::{Candidate, Code, CodeError, Handshake, MAX_MESSAGE, SdpKind, Session};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Event, EventTarget, MessageEvent, RtcConfiguration, RtcDataChannel, RtcDataChannelInit,
    RtcDataChannelState, RtcDataChannelType, RtcIceCandidateInit, RtcIceGatheringState, RtcIceServer,
    RtcPeerConnection, RtcPeerConnectionState, RtcSdpType, RtcSessionDescriptionInit,
};

use crate::wait::wait_for;
use crate::{ConnectError, Settings, Step, clock};

/// How long a connection that is closed may take to send what is left, in milliseconds.
const CLOSE_WITHIN: u32 = 3_000;
/// Messages that wait to be sent, in bytes: more than a whole log. Beyond it the other end does not read.
const MAX_WAITING: u32 = 4 << 20;

/// What happens on a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectionEvent {
    /// It is open: messages can be sent.
    Opened,
    /// A message has arrived. A message that is too long is cut after [`MAX_MESSAGE`] and one more byte, and a text arrives
    /// as no bytes, so that neither is taken for a message.
    Received(Vec<u8>),
    /// Nothing arrives any more. It may come back by itself.
    Interrupted,
    /// It has come back.
    Resumed,
    /// It is over. Nothing follows.
    Ended(End),
}

/// How a connection ends, unless this device closes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It never opened: the devices do not reach each other.
    Unreachable,
    /// The other end gave up before it opened.
    GivenUp,
    /// The other end closed it, or its page was closed.
    Closed,
    /// Nothing arrived for so long that the browser gave it up.
    Lost,
    /// The other end does not take what is sent.
    Stuck,
}

/// When an end that answers begins to look for the other end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// At once. The other end has to use the answer within seconds.
    AtOnce,
    /// When it is [released](Connection::release), because people take their time to pass codes on. A host that has
    /// entered the answer reaches most browsers without that; see [`Connection::needs_release`].
    Held,
}

/// What is kept from the browser until the host has entered the answer.
enum Held {
    /// The addresses of the host: a browser that knows them gives up after a while if nothing answers there.
    Candidates(Vec<Candidate>),
    /// The whole description: Firefox gives up five seconds after it has got it, with addresses or without.
    Description(Session),
}

struct Inner {
    pc: RtcPeerConnection,
    channel: RtcDataChannel,
    handler: Box<dyn Fn(ConnectionEvent)>,
    opened: Cell<bool>,
    over: Cell<bool>,
    interrupted: Cell<bool>,
    held: RefCell<Option<Held>>,
    listeners: RefCell<Vec<EventListener>>,
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.listeners.get_mut().clear();
        self.pc.close();
    }
}

impl Inner {
    fn tell(&self, event: ConnectionEvent) {
        if !self.over.get() {
            (self.handler)(event);
        }
    }

    fn end(&self, opened: End, unopened: End) {
        if !self.over.replace(true) {
            let how = if self.opened.get() { opened } else { unopened };
            (self.handler)(ConnectionEvent::Ended(how));
        }
    }

    fn on_state(&self) {
        let state = self.pc.connection_state();
        match state {
            RtcPeerConnectionState::Failed => self.end(End::Lost, End::Unreachable),
            RtcPeerConnectionState::Disconnected | RtcPeerConnectionState::Connected if self.opened.get() => {
                let interrupted = state == RtcPeerConnectionState::Disconnected;
                if self.interrupted.replace(interrupted) != interrupted {
                    let event =
                        if interrupted { ConnectionEvent::Interrupted } else { ConnectionEvent::Resumed };
                    self.tell(event);
                }
            }
            _ => {}
        }
    }

    fn on_message(&self, event: &Event) {
        let data = event.unchecked_ref::<MessageEvent>().data();
        let bytes = match data.dyn_into::<ArrayBuffer>() {
            Ok(buffer) => {
                let length = buffer.byte_length().min(MAX_MESSAGE as u32 + 1);
                Uint8Array::new_with_byte_offset_and_length(&buffer, 0, length).to_vec()
            }
            Err(_) => Vec::new(),
        };
        self.tell(ConnectionEvent::Received(bytes));
    }
}

/// A connection between two devices. Copies are handles of the same connection; when the last one is dropped it ends at
/// once, and [`close`](Self::close) ends it after sending what is left.
///
/// Both ends create the channel under the same number, so channels that the other end adds are never listened to. The
/// description of the browser is used as the browser made it; the other end gets it as a [`Code`].
#[derive(Clone)]
pub struct Connection(Rc<Inner>);

impl Connection {
    /// Invites: returns the connection and the code to send. It waits until the browser has found its addresses, or for
    /// [`Settings::gather_within`].
    ///
    /// # Errors
    /// Why there is no code.
    pub async fn offer(
        game: &str,
        settings: &Settings,
        handler: Box<dyn Fn(ConnectionEvent)>,
    ) -> Result<(Connection, Code), ConnectError> {
        let connection = Connection::create(settings, handler)?;
        let description = browser(Step::Describe, connection.0.pc.create_offer()).await?;
        let session = connection.describe(SdpKind::Offer, &description, settings).await?;
        Ok((connection, Code::offer(game, session, clock::minute())))
    }

    /// Answers an invitation: returns the connection and the code to send back.
    ///
    /// # Errors
    /// Why there is no code.
    pub async fn answer(
        offer: &Code,
        start: Start,
        settings: &Settings,
        handler: Box<dyn Fn(ConnectionEvent)>,
    ) -> Result<(Connection, Code), ConnectError> {
        if offer.session.kind != SdpKind::Offer {
            return Err(CodeError::OfferExpected.into());
        }
        let connection = Connection::create(settings, handler)?;
        let theirs = offer.session.clone();
        let session = match start {
            Start::AtOnce => connection.answer_to(theirs, settings).await?,
            Start::Held => {
                let own = browser(Step::Describe, connection.0.pc.create_offer()).await?;
                if is_of_firefox(&own) {
                    connection.offer_as_answer(theirs, &own, settings).await?
                } else {
                    let bare = Session { candidates: Vec::new(), ..theirs.clone() };
                    connection.0.held.replace(Some(Held::Candidates(theirs.candidates)));
                    connection.answer_to(bare, settings).await?
                }
            }
        };
        Ok((connection, Code::answer(offer, session, clock::minute())))
    }

    async fn answer_to(&self, theirs: Session, settings: &Settings) -> Result<Session, ConnectError> {
        self.use_theirs(&theirs).await?;
        let description = browser(Step::Describe, self.0.pc.create_answer()).await?;
        self.describe(SdpKind::Answer, &description, settings).await
    }

    /// Describes this end as if it answered, though for the browser it offers: the browser does nothing until the
    /// description of the other end is used as an answer, however long that takes. Two ends that offer agree by
    /// themselves on who decides between addresses (RFC 8445, section 7.3.1.1).
    async fn offer_as_answer(
        &self,
        theirs: Session,
        own: &JsValue,
        settings: &Settings,
    ) -> Result<Session, ConnectError> {
        let theirs = Session { kind: SdpKind::Answer, handshake: Handshake::Passive, ..theirs };
        self.0.held.replace(Some(Held::Description(theirs)));
        let own = self.describe(SdpKind::Offer, own, settings).await?;
        Ok(Session { kind: SdpKind::Answer, handshake: Handshake::Active, ..own })
    }

    /// Returns whether the connection opens only after [`release`](Self::release): within five seconds of it and of the
    /// moment when the host has entered the answer. Firefox gives up that early.
    #[must_use]
    pub fn needs_release(&self) -> bool {
        matches!(*self.0.held.borrow(), Some(Held::Description(_)))
    }

    /// Uses the answer to the invitation of this connection.
    ///
    /// # Errors
    /// If it is no answer, or the browser refuses it. After a refusal a new invitation is needed.
    pub async fn accept(&self, answer: &Code) -> Result<(), ConnectError> {
        // Given another offer, the browser would silently take its own back.
        if answer.session.kind != SdpKind::Answer {
            return Err(CodeError::AnswerExpected.into());
        }
        self.use_theirs(&answer.session).await
    }

    /// Ends keeping still. Call it when the host has entered the answer.
    pub fn release(&self) {
        match self.0.held.take() {
            None => {}
            Some(Held::Candidates(candidates)) => {
                for (at, candidate) in candidates.iter().enumerate() {
                    let init = RtcIceCandidateInit::new(&["candidate:", &candidate.line(at)].concat());
                    init.set_sdp_mid(Some("0"));
                    let added = self.0.pc.add_ice_candidate_with_opt_rtc_ice_candidate_init(Some(&init));
                    spawn_local(async move {
                        // An address that the browser cannot use is not missed as long as another one works.
                        let _ = JsFuture::from(added).await;
                    });
                }
            }
            Some(Held::Description(theirs)) => {
                let connection = self.clone();
                spawn_local(async move {
                    if connection.use_theirs(&theirs).await.is_err() {
                        connection.0.end(End::Lost, End::Unreachable);
                    }
                });
            }
        }
    }

    /// Sends a message.
    ///
    /// # Errors
    /// [`End::Stuck`] if it cannot be sent. The connection is of no use then.
    pub fn send(&self, bytes: &[u8]) -> Result<(), End> {
        let channel = &self.0.channel;
        if !self.is_open() || channel.buffered_amount() > MAX_WAITING {
            return Err(End::Stuck);
        }
        channel.send_with_u8_array(bytes).map_err(|_| End::Stuck)
    }

    /// Returns whether messages can be sent.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.0.over.get() && self.0.channel.ready_state() == RtcDataChannelState::Open
    }

    /// Ends the connection after sending what is left. No event follows.
    pub fn close(self) {
        self.0.over.set(true);
        self.0.listeners.borrow_mut().clear();
        self.0.channel.close();
        spawn_local(async move {
            let channel = self.0.channel.clone();
            let closed = move || channel.ready_state() == RtcDataChannelState::Closed;
            wait_for(&self.0.channel, "close", CLOSE_WITHIN, Rc::new(closed)).await;
            drop(self);
        });
    }

    fn create(
        settings: &Settings,
        handler: Box<dyn Fn(ConnectionEvent)>,
    ) -> Result<Connection, ConnectError> {
        let supported = Reflect::has(&js_sys::global(), &JsValue::from_str("RTCPeerConnection"));
        if !supported.unwrap_or(false) {
            return Err(ConnectError::Unsupported);
        }
        let configuration = RtcConfiguration::new();
        configuration.set_ice_servers(&servers(settings));
        let pc = RtcPeerConnection::new_with_configuration(&configuration)
            .map_err(|why| refusal(Step::Create, &why))?;
        let options = RtcDataChannelInit::new();
        options.set_negotiated(true);
        options.set_id(0);
        options.set_ordered(true);
        let channel = pc.create_data_channel_with_data_channel_dict("moot", &options);
        channel.set_binary_type(RtcDataChannelType::Arraybuffer);
        let connection = Connection(Rc::new(Inner {
            pc,
            channel,
            handler,
            opened: Cell::new(false),
            over: Cell::new(false),
            interrupted: Cell::new(false),
            held: RefCell::default(),
            listeners: RefCell::default(),
        }));
        connection.listen();
        Ok(connection)
    }

    fn listen(&self) {
        let inner = &self.0;
        let (pc, channel): (&EventTarget, &EventTarget) = (&inner.pc, &inner.channel);
        let on = |target: &EventTarget, event: &'static str, run: fn(&Inner, &Event)| {
            let weak: Weak<Inner> = Rc::downgrade(inner);
            EventListener::new(target, event, move |event| {
                if let Some(inner) = weak.upgrade() {
                    run(&inner, event);
                }
            })
        };
        inner.listeners.borrow_mut().extend([
            on(channel, "open", |inner, _| {
                inner.opened.set(true);
                inner.tell(ConnectionEvent::Opened);
            }),
            on(channel, "message", Inner::on_message),
            on(channel, "close", |inner, _| inner.end(End::Closed, End::GivenUp)),
            on(pc, "connectionstatechange", |inner, _| inner.on_state()),
        ]);
    }

    async fn use_theirs(&self, session: &Session) -> Result<(), ConnectError> {
        let kind = match session.kind {
            SdpKind::Offer => RtcSdpType::Offer,
            SdpKind::Answer => RtcSdpType::Answer,
        };
        let description = RtcSessionDescriptionInit::new(kind);
        description.set_sdp(&session.sdp());
        browser(Step::UseTheirs, self.0.pc.set_remote_description(&description)).await?;
        Ok(())
    }

    /// Uses the own description and reads it once the addresses are in it.
    async fn describe(
        &self,
        kind: SdpKind,
        description: &JsValue,
        settings: &Settings,
    ) -> Result<Session, ConnectError> {
        let pc = &self.0.pc;
        browser(Step::UseOwn, pc.set_local_description(description.unchecked_ref())).await?;
        let gathering = pc.clone();
        let done = move || gathering.ice_gathering_state() == RtcIceGatheringState::Complete;
        wait_for(pc, "icegatheringstatechange", settings.gather_within, Rc::new(done)).await;
        let own = pc.local_description().ok_or(ConnectError::Withdrawn)?;
        Ok(Session::parse(kind, &own.sdp())?)
    }
}

/// Whether Firefox made a description: it says so in the first lines.
fn is_of_firefox(description: &JsValue) -> bool {
    let sdp = Reflect::get(description, &JsValue::from_str("sdp")).ok().and_then(|sdp| sdp.as_string());
    sdp.is_some_and(|sdp| sdp.contains("o=mozilla"))
}

fn servers(settings: &Settings) -> Array {
    let one = |server: &crate::Server| {
        let init = RtcIceServer::new();
        init.set_urls_str(server.url());
        if let Some((user, password)) = server.account() {
            init.set_username(user);
            init.set_credential(password);
        }
        init
    };
    settings.servers.iter().map(one).collect()
}

/// Waits for the browser.
async fn browser(step: Step, promise: Promise) -> Result<JsValue, ConnectError> {
    JsFuture::from(promise).await.map_err(|why| refusal(step, &why))
}

fn refusal(step: Step, why: &JsValue) -> ConnectError {
    let name = Reflect::get(why, &JsValue::from_str("name")).ok().and_then(|name| name.as_string());
    ConnectError::Browser { step, name: name.unwrap_or_default() }
}
