//! Whole games, with connections that break, reloads, and a host that leaves.

use moot_live::{End, LiveNews};
use moot_net::{News, Role};
use nim_template::Nim;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::device::{Device, Made, connect, play, play_to_the_end, until};

#[wasm_bindgen_test]
async fn two_devices_play_a_game_to_the_same_log() {
    let (host, guest) = (Device::host(1, 2), Device::guest(2));
    connect(&host, &guest).await;
    play_to_the_end(&[&host, &guest]).await;
    guest.live.read(|peer| assert_eq!(peer.role(), Role::Guest));
}

#[wasm_bindgen_test]
async fn a_connection_that_breaks_in_a_game_is_told_and_a_new_code_goes_on() {
    let made = Made::watch();
    let (host, guest) = (Device::host(1, 2), Device::guest(2));
    connect(&host, &guest).await;
    let begun = host.entries();
    play(&[&host, &guest], "the game has begun", || host.entries() > begun + 2).await;
    // The connection of the host is the first one.
    made.break_one(0);
    let ended = |news: &LiveNews| matches!(news, LiveNews::Ended { how: End::Closed, device: Some(_), .. });
    until("the guest is told", || guest.told(ended)).await;
    assert!(guest.told(|news| *news == LiveNews::Peer(News::Lost(host.number()))));
    assert!(guest.told(|news| *news == LiveNews::CodeNeeded(host.number())));
    // What the guest decides meanwhile waits for the connection.
    let before = guest.entries();
    guest.decide();
    host.decide();
    connect(&host, &guest).await;
    until("the logs are equal", || host.head() == guest.head() && host.entries() >= before).await;
    play_to_the_end(&[&host, &guest]).await;
}

#[wasm_bindgen_test]
async fn a_guest_and_a_host_that_reload_go_on_by_new_codes() {
    let (host, guest) = (Device::host(1, 2), Device::guest(2));
    connect(&host, &guest).await;
    let begun = host.entries();
    play(&[&host, &guest], "the game has begun", || host.entries() > begun + 1).await;
    let guest = guest.reloaded();
    until("the host is told", || host.told(|news| *news == LiveNews::CodeNeeded(guest.number()))).await;
    connect(&host, &guest).await;
    play(&[&host, &guest], "the game goes on", || host.entries() > begun + 3).await;
    let host = host.reloaded();
    until("the guest is told", || guest.told(|news| *news == LiveNews::CodeNeeded(host.number()))).await;
    connect(&host, &guest).await;
    play_to_the_end(&[&host, &guest]).await;
}

#[wasm_bindgen_test]
async fn guests_are_connected_by_the_host_and_go_on_when_it_leaves() {
    let (host, ann, bo) = (Device::host(1, 3), Device::guest(2), Device::guest(3));
    connect(&host, &ann).await;
    connect(&host, &bo).await;
    until("the guests are connected", || ann.is_connected_to(&bo) && bo.is_connected_to(&ann)).await;
    host.live.leave();
    let left = LiveNews::Peer(News::Left(host.number()));
    until("the guests are told", || ann.told(|news| *news == left) && bo.told(|news| *news == left)).await;
    assert!(!ann.told(|news| matches!(news, LiveNews::CodeNeeded(_))), "{:?}", ann.news.borrow());
    ann.live.take_over().unwrap();
    until("the new host is known", || bo.head() == ann.head()).await;
    let seat = moot_core::Seat(0);
    ann.live.try_call(|peer, now| Ok::<_, ()>(((), peer.sit_in(seat, "elder", now).unwrap()))).unwrap();
    let both = [&ann, &bo];
    let over = || both.iter().all(|device| device.is_over() && device.head() == ann.head());
    for _ in 0..400 {
        if over() {
            break;
        }
        // The new host plays for the one that left.
        let due = ann.live.read(|peer| {
            let record = peer.log::<Nim>()?.record();
            record.asked().contains(seat).then(|| record.legal(seat).first().copied())?
        });
        if let Some(action) = due {
            ann.live.act::<Nim>(seat, &[action]).unwrap();
        }
        let before = ann.entries();
        play(&both, "the game goes on", || over() || ann.entries() > before || ann_is_asked(&ann)).await;
    }
    assert!(over());
}

/// Whether the first seat is asked.
fn ann_is_asked(ann: &Device) -> bool {
    ann.live
        .read(|peer| peer.log::<Nim>().is_some_and(|log| log.record().asked().contains(moot_core::Seat(0))))
}

#[wasm_bindgen_test]
async fn a_lost_connection_is_replaced_by_way_of_a_third_device() {
    let made = Made::watch();
    let (host, ann, bo) = (Device::host(1, 3), Device::guest(2), Device::guest(3));
    connect(&host, &ann).await;
    connect(&host, &bo).await;
    until("the guests are connected", || ann.is_connected_to(&bo) && bo.is_connected_to(&ann)).await;
    let before = made.count();
    // The connection of the host to the first guest.
    made.break_one(0);
    until("the guest is told", || ann.told(|news| matches!(news, LiveNews::Ended { .. }))).await;
    until("they are connected anew", || {
        made.count() > before && host.is_connected_to(&ann) && ann.is_connected_to(&host)
    })
    .await;
    assert!(!ann.told(|news| matches!(news, LiveNews::CodeNeeded(_))), "{:?}", ann.news.borrow());
    play_to_the_end(&[&host, &ann, &bo]).await;
}
