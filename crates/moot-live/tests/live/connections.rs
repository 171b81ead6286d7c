//! Two connections in one page.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use moot_live::{ConnectError, Connection, ConnectionEvent, End, Server, Settings, Start, Step};
use moot_net::{Code, CodeError, Handshake, MAX_MESSAGE, Session};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::device::until;

const GAME: &str = "nim";

type Events = Rc<RefCell<Vec<ConnectionEvent>>>;

fn events() -> (Events, Box<dyn Fn(ConnectionEvent)>) {
    let events = Events::default();
    let heard = events.clone();
    (events, Box::new(move |event| heard.borrow_mut().push(event)))
}

/// Two open connections, with what happened on them so far.
async fn pair(start: Start) -> [(Connection, Events); 2] {
    let settings = Settings::default();
    let ((host_events, on_host), (guest_events, on_guest)) = (events(), events());
    let (host, offer) = Connection::offer(GAME, &settings, on_host).await.unwrap();
    let sent = Code::decode(&offer.encode()).unwrap();
    let (guest, answer) = Connection::answer(&sent, start, &settings, on_guest).await.unwrap();
    assert!(offer.encode().len() < 300 && answer.encode().len() < 300, "{}", offer.encode());
    host.accept(&Code::decode(&answer.encode()).unwrap()).await.unwrap();
    if guest.needs_release() {
        guest.release();
    }
    until("both ends are open", || host.is_open() && guest.is_open()).await;
    until("both are told", || !host_events.borrow().is_empty() && !guest_events.borrow().is_empty()).await;
    [(host, host_events), (guest, guest_events)]
}

fn received(events: &Events) -> Vec<Vec<u8>> {
    let bytes = |event: &ConnectionEvent| match event {
        ConnectionEvent::Received(bytes) => Some(bytes.clone()),
        _ => None,
    };
    events.borrow().iter().filter_map(bytes).collect()
}

#[wasm_bindgen_test]
async fn two_codes_open_a_connection_and_messages_keep_their_order() {
    let [(host, at_host), (guest, at_guest)] = pair(Start::AtOnce).await;
    let messages: Vec<Vec<u8>> = (0..50).map(|number| vec![number as u8; 1 + number * 300]).collect();
    for bytes in &messages {
        host.send(bytes).unwrap();
        guest.send(bytes).unwrap();
    }
    host.send(&vec![9; MAX_MESSAGE]).unwrap();
    until("all have arrived", || received(&at_guest).len() == 51 && received(&at_host).len() == 50).await;
    assert_eq!(received(&at_host), messages);
    assert_eq!(received(&at_guest)[..50], messages);
    assert_eq!(received(&at_guest)[50].len(), MAX_MESSAGE);
}

#[wasm_bindgen_test]
async fn a_guest_that_keeps_the_addresses_of_the_host_back_is_reached() {
    let [(host, _), (guest, at_guest)] = pair(Start::Held).await;
    // Addresses that are given late do no harm.
    guest.release();
    host.send(&[1]).unwrap();
    until("it has arrived", || received(&at_guest) == [[1]]).await;
}

#[wasm_bindgen_test]
async fn what_was_sent_before_closing_arrives_and_closing_is_told() {
    let [(host, at_host), (guest, at_guest)] = pair(Start::AtOnce).await;
    for _ in 0..100 {
        host.send(&[7; 10_000]).unwrap();
    }
    let before = at_host.borrow().len();
    host.close();
    let ended = ConnectionEvent::Ended(End::Closed);
    until("closing is told", || at_guest.borrow().last() == Some(&ended)).await;
    assert_eq!(received(&at_guest).len(), 100);
    assert_eq!(at_host.borrow().len(), before, "the end that closes hears no more");
    assert_eq!(guest.send(&[1]), Err(End::Stuck));
}

#[wasm_bindgen_test]
async fn a_dropped_connection_is_told_as_closed_at_the_other_end() {
    let [(host, _), (_guest, at_guest)] = pair(Start::AtOnce).await;
    drop(host);
    until("closing is told", || at_guest.borrow().contains(&ConnectionEvent::Ended(End::Closed))).await;
}

#[wasm_bindgen_test]
async fn a_server_that_does_not_answer_delays_a_code_by_the_limit_only() {
    let silent = Server::parse("stun:192.0.2.1:3478", "", "").unwrap();
    let settings = Settings { servers: vec![silent], gather_within: 400, ..Settings::default() };
    let begun = js_sys::Date::now();
    let (_, code) = Connection::offer(GAME, &settings, events().1).await.unwrap();
    assert!(!code.session.candidates.is_empty());
    assert!(js_sys::Date::now() - begun < 4_000.0);
}

#[wasm_bindgen_test]
async fn an_offer_is_no_answer_and_a_refusal_of_the_browser_is_told() {
    let settings = Settings::default();
    let (host, offer) = Connection::offer(GAME, &settings, events().1).await.unwrap();
    let (guest, answer) = Connection::answer(&offer, Start::Held, &settings, events().1).await.unwrap();
    assert_eq!(host.accept(&offer).await, Err(CodeError::AnswerExpected.into()));
    let again = Connection::answer(&answer, Start::Held, &settings, events().1).await;
    assert_eq!(again.err(), Some(CodeError::OfferExpected.into()));
    host.accept(&answer).await.unwrap();
    guest.release();
    until("both ends are open", || host.is_open() && guest.is_open()).await;

    let (host, offer) = Connection::offer(GAME, &settings, events().1).await.unwrap();
    // An answer has to choose a role in the handshake.
    let undecided = Session { handshake: Handshake::Actpass, ..answer.session };
    let refused = host.accept(&Code::answer(&offer, undecided, answer.made)).await;
    assert!(matches!(refused, Err(ConnectError::Browser { step: Step::UseTheirs, .. })), "{refused:?}");
}

#[wasm_bindgen_test]
async fn a_guest_that_is_gone_is_told_as_unreachable() {
    let settings = Settings::default();
    let (at_host, on_host) = events();
    let (host, offer) = Connection::offer(GAME, &settings, on_host).await.unwrap();
    let (guest, answer) = Connection::answer(&offer, Start::Held, &settings, events().1).await.unwrap();
    drop(guest);
    host.accept(&answer).await.unwrap();
    until("it is told", || *at_host.borrow() == [ConnectionEvent::Ended(End::Unreachable)]).await;
}

/// Longer than Firefox waits, which is five seconds.
const SLOW: u32 = 6_500;

#[wasm_bindgen_test]
async fn a_code_that_is_passed_on_slowly_still_connects() {
    let settings = Settings::default();
    let (host, offer) = Connection::offer(GAME, &settings, events().1).await.unwrap();
    let (at_guest, on_guest) = events();
    let (guest, answer) = Connection::answer(&offer, Start::Held, &settings, on_guest).await.unwrap();
    TimeoutFuture::new(SLOW).await;
    assert!(at_guest.borrow().is_empty(), "{:?}", at_guest.borrow());
    host.accept(&answer).await.unwrap();
    if guest.needs_release() {
        // The person at the guest hears of it and presses.
        TimeoutFuture::new(1_500).await;
        guest.release();
    }
    until("both ends are open", || host.is_open() && guest.is_open()).await;
}
