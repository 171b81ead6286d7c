//! A device that connects by the rules and then sends what it likes.

use std::rc::Rc;

use moot_core::Game;
use moot_live::LiveNews;
use moot_net::{
    Breach, Code, Hello, MAX_MESSAGE, Message, News, PROTOCOL, SdpKind, Session, WireError, Wish,
};
use nim_template::Nim;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{
    RtcDataChannel, RtcDataChannelInit, RtcDataChannelState, RtcPeerConnection, RtcSdpType,
    RtcSessionDescriptionInit,
};

use crate::device::{Device, connect, play_to_the_end, until};

/// A connection made with the browser alone.
struct Stranger {
    pc: RtcPeerConnection,
    channel: RtcDataChannel,
}

impl Drop for Stranger {
    fn drop(&mut self) {
        self.pc.close();
    }
}

impl Stranger {
    async fn connect(host: &Device) -> Stranger {
        let invitation = host.live.invite().await.unwrap();
        let pc = RtcPeerConnection::new().unwrap();
        let options = RtcDataChannelInit::new();
        options.set_negotiated(true);
        options.set_id(0);
        let channel = pc.create_data_channel_with_data_channel_dict("moot", &options);
        let theirs = RtcSessionDescriptionInit::new(RtcSdpType::Offer);
        theirs.set_sdp(&invitation.code.session.sdp());
        JsFuture::from(pc.set_remote_description(&theirs)).await.unwrap();
        let own = JsFuture::from(pc.create_answer()).await.unwrap();
        JsFuture::from(pc.set_local_description(own.unchecked_ref())).await.unwrap();
        let pc = Rc::new(pc);
        let sdp = || pc.local_description().unwrap().sdp();
        until("an address is found", || sdp().contains("a=candidate")).await;
        let session = Session::parse(SdpKind::Answer, &sdp()).unwrap();
        let answer = Code::answer(&invitation.code, session, invitation.code.made);
        host.live.accept(&answer.encode()).await.unwrap();
        until("the stranger is connected", || channel.ready_state() == RtcDataChannelState::Open).await;
        Stranger { pc: (*pc).clone(), channel }
    }
}

fn hello(number: u64, game: &str) -> Vec<u8> {
    let hello = Hello {
        device: moot_net::DeviceId(number),
        build: "evil".to_owned(),
        game: game.to_owned(),
        rules: 1,
        name: "Snag".to_owned(),
        wish: Wish::Play,
        table: None,
        answer: false,
    };
    Message::Hello(hello).encode()
}

/// Whether a breach was told.
fn breached(device: &Device, what: Breach) -> bool {
    device.told(|news| matches!(news, LiveNews::Peer(News::Breach { what: told, .. }) if *told == what))
}

#[wasm_bindgen_test]
async fn bytes_that_are_no_message_are_told_and_end_the_connection_only() {
    let (host, guest) = (Device::host(1, 2), Device::guest(2));
    connect(&host, &guest).await;
    let cases: [(&[u8], WireError); 5] = [
        (&[], WireError::Short),
        (&[PROTOCOL + 1, 0], WireError::Version { found: PROTOCOL + 1 }),
        (&[PROTOCOL, 200], WireError::Kind { found: 200 }),
        (&[PROTOCOL, 0, 1, 2], WireError::Short),
        (&[7; MAX_MESSAGE + 1_000], WireError::TooMuch),
    ];
    for (bytes, why) in cases {
        host.news.borrow_mut().clear();
        let stranger = Stranger::connect(&host).await;
        stranger.channel.send_with_u8_array(bytes).unwrap();
        until("the breach is told", || breached(&host, Breach::Wire(why))).await;
        until("the channel is closed", || stranger.channel.ready_state() == RtcDataChannelState::Closed)
            .await;
    }
    host.news.borrow_mut().clear();
    play_to_the_end(&[&host, &guest]).await;
}

#[wasm_bindgen_test]
async fn a_text_is_no_message() {
    let host = Device::host(1, 2);
    let stranger = Stranger::connect(&host).await;
    stranger.channel.send_with_str("good morning").unwrap();
    until("the breach is told", || breached(&host, Breach::Wire(WireError::Short))).await;
}

#[wasm_bindgen_test]
async fn a_device_of_another_game_is_turned_away() {
    let host = Device::host(1, 2);
    let stranger = Stranger::connect(&host).await;
    stranger.channel.send_with_u8_array(&hello(66, "chess")).unwrap();
    let turned_away = |news: &LiveNews| matches!(news, LiveNews::Peer(News::TurnedAway { .. }));
    until("it is told", || host.told(turned_away)).await;
    until("the channel is closed", || stranger.channel.ready_state() == RtcDataChannelState::Closed).await;
}

#[wasm_bindgen_test]
async fn codes_from_an_unknown_device_open_nothing() {
    let made = crate::device::Made::watch();
    let host = Device::host(1, 2);
    let stranger = Stranger::connect(&host).await;
    stranger.channel.send_with_u8_array(&hello(66, Nim::ID)).unwrap();
    until("they have met", || host.told(|news| matches!(news, LiveNews::Peer(News::Met { .. })))).await;
    let other = Device::host(7, 2);
    let offer = other.live.invite().await.unwrap().code.encode();
    let before = made.count();
    let codes = [offer.as_str(), &offer[..50], "", "good morning"];
    for code in codes {
        let signal =
            Message::Signal { from: moot_net::DeviceId(77), to: host.number(), code: code.to_owned() };
        stranger.channel.send_with_u8_array(&signal.encode()).unwrap();
    }
    // A message after them: when it is answered, the codes have been read.
    stranger.channel.send_with_u8_array(&[PROTOCOL, 200]).unwrap();
    until("the breach is told", || breached(&host, Breach::Wire(WireError::Kind { found: 200 }))).await;
    assert_eq!(made.count(), before);
    assert!(!host.told(|news| matches!(news, LiveNews::Peer(News::Signal { .. }))));
}
