//! Codes that are not the expected ones.

use moot_core::Game;
use moot_live::ConnectError;
use moot_net::{Code, CodeError, Minute};
use nim_template::Nim;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::device::{Device, connect, play_to_the_end, until};

#[wasm_bindgen_test]
async fn wrong_codes_are_told_apart_and_the_right_ones_still_work() {
    let (host, guest) = (Device::host(1, 2), Device::guest(2));
    let invitation = host.live.invite().await.unwrap();
    let text = invitation.code.encode();
    let (session, made) = (invitation.code.session.clone(), invitation.code.made);
    let old = Code::offer(Nim::ID, session.clone(), Minute(made.0 - 31));
    let other_game = Code::offer("chess", session, made);
    for (wrong, why) in [
        (String::new(), CodeError::NotACode),
        ("good morning".to_owned(), CodeError::NotACode),
        (old.encode(), CodeError::TooOld { minutes: 31 }),
        (other_game.encode(), CodeError::OtherGame),
        (format!("{text}{text}"), CodeError::Doubled),
        (format!("{text}xyz"), CodeError::Surplus),
        // The first letter has the upper bits of the version.
        (text.replacen('0', "1", 1), CodeError::OtherVersion { found: 5 }),
    ] {
        assert_eq!(guest.live.answer(&wrong).await, Err(ConnectError::Code(why)), "{wrong}");
    }
    let cut = guest.live.answer(&text[..60]).await;
    assert!(matches!(cut, Err(ConnectError::Code(CodeError::Cut { .. }))));
    assert_eq!(host.live.answer(&text).await, Err(ConnectError::OwnInvitation));

    let open = guest.live.answer(&format!("https://example.org/nim.html#join={text}")).await.unwrap();
    let answer = open.code.encode();
    assert_eq!(host.live.accept(&text).await, Err(CodeError::AnswerExpected.into()));
    assert_eq!(guest.live.answer(&answer).await, Err(CodeError::OfferExpected.into()));
    let stranger = Device::host(9, 2);
    let foreign = stranger.live.invite().await.unwrap();
    assert_eq!(stranger.live.accept(&answer).await, Err(CodeError::OtherOffer.into()));
    stranger.live.hang_up(foreign.conn);

    assert_eq!(host.live.accept(&answer).await, Ok(invitation.conn));
    assert_eq!(host.live.accept(&answer).await, Err(ConnectError::Answered));
    guest.live.answer_was_entered(open.conn);
    until("the devices are connected", || host.is_connected_to(&guest) && guest.is_connected_to(&host)).await;
    play_to_the_end(&[&host, &guest]).await;
}

#[wasm_bindgen_test]
async fn a_withdrawn_invitation_takes_no_answer_and_others_stay_open() {
    let (host, guest) = (Device::host(1, 2), Device::guest(2));
    let (first, second) = (host.live.invite().await.unwrap(), host.live.invite().await.unwrap());
    assert_ne!(first.conn, second.conn);
    let answer = guest.live.answer(&first.code.encode()).await.unwrap();
    host.live.hang_up(first.conn);
    assert_eq!(host.live.accept(&answer.code.encode()).await, Err(ConnectError::Answered));
    let answer = guest.live.answer(&second.code.encode()).await.unwrap();
    assert_eq!(host.live.accept(&answer.code.encode()).await, Ok(second.conn));
    guest.live.answer_was_entered(answer.conn);
    until("the devices are connected", || host.is_connected_to(&guest)).await;
}

#[wasm_bindgen_test]
async fn a_device_that_has_left_makes_no_codes() {
    let (host, guest) = (Device::host(1, 2), Device::guest(2));
    connect(&host, &guest).await;
    guest.live.leave();
    assert_eq!(guest.live.invite().await, Err(ConnectError::Withdrawn));
    until("the host is told", || !host.is_connected_to(&guest)).await;
}

#[wasm_bindgen_test]
async fn there_are_only_so_many_invitations() {
    let host = Device::host(1, 2);
    for number in 0.. {
        match host.live.invite().await {
            Ok(_) => assert!(number < 24),
            Err(why) => {
                assert_eq!((why, number), (ConnectError::TooMany, 24));
                return;
            }
        }
    }
}
