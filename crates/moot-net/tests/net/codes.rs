//! Codes of the SDPs that Chromium and Firefox make.

use moot_core::{Dice, SplitMix64};
use moot_net::{
    Address, CODE_VERSION, CandidateKind, Code, CodeError, Expected, Handshake, Minute, SdpError, SdpKind,
    SdpPart, Session,
};

use crate::world::damage;

const CHROMIUM_OFFER: &str = "v=0\r
o=- 4611731400430051336 2 IN IP4 127.0.0.1\r
s=-\r
t=0 0\r
a=group:BUNDLE 0\r
a=extmap-allow-mixed\r
a=msid-semantic: WMS\r
m=application 54609 UDP/DTLS/SCTP webrtc-datachannel\r
c=IN IP4 0.0.0.0\r
a=candidate:2999745851 1 udp 2113937151 9f3c2a6e-5d1b-4f7a-8c0e-1b2d3f4a5c6d.local 54609 typ host generation 0 network-cost 999\r
a=ice-ufrag:7sXr\r
a=ice-pwd:Qf9JkT2m+VwqZ0bC/4yHn8Ru\r
a=ice-options:trickle\r
a=fingerprint:sha-256 4A:AD:B9:B1:3F:82:18:3B:54:02:12:DF:3E:5D:49:6B:19:E5:7C:AB:3D:5E:11:0F:F2:C9:00:A7:64:8B:9C:31\r
a=setup:actpass\r
a=mid:0\r
a=sctp-port:5000\r
a=max-message-size:262144\r
";

const FIREFOX_ANSWER: &str = "v=0\r
o=mozilla...THIS_IS_SDPARTA-99.0 7402653119208765432 0 IN IP4 0.0.0.0\r
s=-\r
t=0 0\r
a=sendrecv\r
a=fingerprint:sha-256 CB:5A:6E:33:0D:47:88:9F:00:FE:21:C4:15:76:B2:AA:3C:90:E1:4D:58:07:6F:BC:19:D3:2E:84:F5:41:0B:67\r
a=group:BUNDLE 0\r
a=ice-options:trickle\r
a=msid-semantic:WMS *\r
m=application 49321 UDP/DTLS/SCTP webrtc-datachannel\r
c=IN IP4 0.0.0.0\r
a=candidate:0 1 UDP 2122252543 2f6d1c3a-7b4e-4d5f-9a80-c1d2e3f40516.local 49321 typ host\r
a=candidate:1 1 TCP 2105524479 2f6d1c3a-7b4e-4d5f-9a80-c1d2e3f40516.local 9 typ host tcptype active\r
a=sendrecv\r
a=end-of-candidates\r
a=ice-pwd:f1c09e6b2a7d48533d0c5be914a7f260\r
a=ice-ufrag:8be04f2c\r
a=mid:0\r
a=setup:active\r
a=sctp-port:5000\r
a=max-message-size:1073741823\r
";

/// Recorded from Chromium on a machine with two network interfaces. Rebuilt from its code, and the answer from that of
/// the other page, the two connected.
const RECORDED_OFFER: &str = "v=0\r
o=- 3363146492282196466 2 IN IP4 127.0.0.1\r
s=-\r
t=0 0\r
a=group:BUNDLE 0\r
a=extmap-allow-mixed\r
a=msid-semantic: WMS\r
m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r
c=IN IP4 0.0.0.0\r
a=candidate:698786468 1 udp 2113937151 aa1cae05-1222-49b4-b39b-9eb0e4c7f7da.local 58235 typ host generation 0 network-cost 999\r
a=candidate:785698324 1 udp 2113942271 2f42826e-2967-4c79-81dc-608733d50dcc.local 35901 typ host generation 0 network-cost 999\r
a=ice-ufrag:Oxhl\r
a=ice-pwd:4dwz5YaPPpZbThcCd6uACQTF\r
a=ice-options:trickle\r
a=fingerprint:sha-256 C0:BC:E6:98:51:09:0B:8C:C5:E6:BA:5A:4D:25:B7:B5:85:C9:3E:0E:8D:37:FA:BE:93:DF:8D:43:B2:58:96:62\r
a=setup:actpass\r
a=mid:0\r
a=sctp-port:5000\r
a=max-message-size:262144\r
";

const GAME: &str = "cave-troll";
const MADE: Minute = Minute(475_000);

fn offer() -> Code {
    Code::offer(GAME, Session::parse(SdpKind::Offer, CHROMIUM_OFFER).unwrap(), MADE)
}

fn answer() -> Code {
    Code::answer(&offer(), Session::parse(SdpKind::Answer, FIREFOX_ANSWER).unwrap(), Minute(MADE.0 + 1))
}

const FOR_OFFER: Expected<'static> = Expected { game: GAME, answer_to: None, now: MADE, oldest: 10 };

fn for_answer() -> Expected<'static> {
    Expected { answer_to: Some(offer().id()), ..FOR_OFFER }
}

#[test]
fn codes_of_both_browsers_are_short_and_read_back() {
    let (offer, answer) = (offer(), answer());
    println!(
        "{} and {} letters: {} {}",
        offer.encode().len(),
        answer.encode().len(),
        offer.encode(),
        answer.encode()
    );
    assert!(offer.encode().len() <= 130 && answer.encode().len() <= 130);
    assert_eq!(Code::open(&offer.encode(), &FOR_OFFER), Ok(offer.clone()));
    assert_eq!(Code::open(&answer.encode(), &for_answer()), Ok(answer.clone()));
    assert_eq!(answer.answers, Some(offer.id()));
    assert!(
        offer
            .encode()
            .bytes()
            .all(|letter| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_')
    );
}

#[test]
fn a_second_interface_costs_25_letters() {
    let session = Session::parse(SdpKind::Offer, RECORDED_OFFER).unwrap();
    assert_eq!(session.candidates.len(), 2);
    let code = Code::offer(GAME, session, MADE);
    assert_eq!(code.encode().len(), 140);
    assert_eq!(Code::open(&code.encode(), &FOR_OFFER), Ok(code));
}

#[test]
fn what_varies_in_an_sdp_is_kept() {
    let session = answer().session;
    assert_eq!((session.ufrag.as_str(), session.handshake), ("8be04f2c", Handshake::Active));
    assert_eq!(session.password, "f1c09e6b2a7d48533d0c5be914a7f260");
    assert_eq!(session.candidates.len(), 1, "TCP is left out");
    assert_eq!(session.candidates[0].address.to_string(), "2f6d1c3a-7b4e-4d5f-9a80-c1d2e3f40516.local");
    assert_eq!(session.candidates[0].port, 49_321);
    assert_eq!((session.fingerprint[0], session.fingerprint[31]), (0xCB, 0x67));
}

#[test]
fn a_rebuilt_sdp_says_the_same() {
    for code in [offer(), answer()] {
        let text = code.session.sdp();
        assert_eq!(Session::parse(code.session.kind, &text), Ok(code.session.clone()));
        for line in CHROMIUM_OFFER.lines().filter(|_| code.answers.is_none()) {
            let constant = ["m=application ", "a=candidate", "o=", "a=extmap", "a=msid", "a=ice-options"];
            if !constant.iter().any(|start| line.starts_with(start)) {
                assert!(text.contains(&format!("{line}\r\n")), "{line}");
            }
        }
        assert!(text.contains("m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n"));
        assert!(!text.replace("\r\n", "").contains('\n'));
    }
}

#[test]
fn addresses_of_every_kind_are_kept() {
    let lines = [
        "a=candidate:1 1 udp 2122260223 192.168.178.23 50001 typ host generation 0",
        "a=candidate:2 1 udp 2122194687 2001:db8:85a3::8a2e:370:7334 50002 typ host",
        "a=candidate:3 1 UDP 1686052607 203.0.113.77 61000 typ srflx raddr 192.168.178.23 rport 50001",
        "a=candidate:4 1 udp 41885439 198.51.100.9 3478 typ relay raddr 203.0.113.77 rport 61000",
        "a=candidate:5 2 udp 2122260222 192.168.178.23 50003 typ host",
        "a=candidate:6 1 tcp 1518280447 192.168.178.23 9 typ host tcptype active",
        "a=candidate:7 1 udp 1 printer.local 50004 typ host",
        "a=candidate:8 1 udp 1 192.168.178.23 0 typ host",
        "a=candidate:nonsense",
        "",
    ];
    let sdp = format!("{CHROMIUM_OFFER}{}", lines.join("\r\n"));
    let session = Session::parse(SdpKind::Offer, &sdp).unwrap();
    let found: Vec<(CandidateKind, String, u16)> = session
        .candidates
        .iter()
        .map(|candidate| (candidate.kind, candidate.address.to_string(), candidate.port))
        .collect();
    let expected = [
        (CandidateKind::Host, "9f3c2a6e-5d1b-4f7a-8c0e-1b2d3f4a5c6d.local", 54_609),
        (CandidateKind::Host, "192.168.178.23", 50_001),
        (CandidateKind::Host, "2001:db8:85a3::8a2e:370:7334", 50_002),
        (CandidateKind::Srflx, "203.0.113.77", 61_000),
        (CandidateKind::Relay, "198.51.100.9", 3478),
    ];
    assert_eq!(found, expected.map(|(kind, address, port)| (kind, address.to_owned(), port)));
    let code = Code::offer(GAME, session, MADE);
    assert_eq!(Code::decode(&code.encode()), Ok(code.clone()));
    assert_eq!(Session::parse(SdpKind::Offer, &code.session.sdp()), Ok(code.session));
    assert_eq!(Address::parse("fe80::1%eth0"), None);
    assert_eq!(Address::parse("{2f6d1c3a-7b4e-4d5f-9a80-c1d2e3f40516}.local"), None);
}

#[test]
fn each_useless_sdp_has_its_error() {
    let without = |start: &str| -> String {
        CHROMIUM_OFFER
            .lines()
            .filter(|line| !line.starts_with(start))
            .map(|line| format!("{line}\r\n"))
            .collect()
    };
    let parse = |text: &str| Session::parse(SdpKind::Offer, text).unwrap_err();
    let parts = [
        ("a=ice-ufrag", SdpPart::Ufrag),
        ("a=ice-pwd", SdpPart::Password),
        ("a=fingerprint", SdpPart::Fingerprint),
        ("a=setup", SdpPart::Setup),
        ("a=mid", SdpPart::Mid),
        ("m=", SdpPart::DataChannel),
    ];
    for (start, part) in parts {
        assert_eq!(parse(&without(start)), SdpError::Missing(part));
    }
    assert_eq!(parse(&without("a=candidate")), SdpError::NoCandidate);
    let changes = [
        ("a=mid:0", "a=mid:audio", SdpPart::Mid),
        ("sha-256", "sha-1", SdpPart::Fingerprint),
        ("4A:AD", "4A:XD", SdpPart::Fingerprint),
        ("9C:31", "9C", SdpPart::Fingerprint),
        ("7sXr", "7sX", SdpPart::Ufrag),
        ("7sXr", "7s_r", SdpPart::Ufrag),
        ("Qf9JkT2m", "", SdpPart::Password),
        ("actpass", "holdconn", SdpPart::Setup),
        ("m=application", "m=audio 9 X 0\r\nm=application", SdpPart::DataChannel),
        ("webrtc-datachannel", "wt", SdpPart::DataChannel),
    ];
    for (from, to, part) in changes {
        assert_eq!(parse(&CHROMIUM_OFFER.replace(from, to)), SdpError::Bad(part), "{from} {to}");
    }
    assert_eq!(
        Session::parse(SdpKind::Answer, CHROMIUM_OFFER),
        Err(SdpError::Bad(SdpPart::Setup)),
        "an answer has chosen a role"
    );
}

#[test]
fn each_wrong_code_has_its_error() {
    let (invitation, reply) = (offer().encode(), answer().encode());
    let open = |text: &str| Code::open(text, &FOR_OFFER).unwrap_err();
    for text in ["", "  ", "hello", "https://example.org/", "Ylva ü", "AQIDBAUG", "0AAA"] {
        assert_eq!(open(text), CodeError::NotACode, "{text}");
    }
    assert_eq!(open(&reply), CodeError::OfferExpected);
    assert_eq!(Code::open(&invitation, &for_answer()), Err(CodeError::AnswerExpected));
    let another = Code::offer(GAME, offer().session, Minute(MADE.0 + 2));
    let wanted = Expected { answer_to: Some(another.id()), ..FOR_OFFER };
    assert_eq!(Code::open(&reply, &wanted), Err(CodeError::OtherOffer));
    assert_eq!(
        Code::open(&invitation, &Expected { game: "mountain-king", ..FOR_OFFER }),
        Err(CodeError::OtherGame)
    );
    let later = |minutes| Expected { now: Minute(MADE.0 + minutes), ..FOR_OFFER };
    assert!(Code::open(&invitation, &later(10)).is_ok());
    assert_eq!(Code::open(&invitation, &later(11)), Err(CodeError::TooOld { minutes: 11 }));
    let early = |minutes: u32| Expected { now: Minute(MADE.0 - minutes), ..FOR_OFFER };
    assert!(Code::open(&invitation, &early(10)).is_ok());
    assert_eq!(Code::open(&invitation, &early(11)), Err(CodeError::Clock { ahead: 11 }));
    assert_eq!(open(&format!("{invitation}{invitation}")), CodeError::Doubled);
    assert_eq!(open(&format!("{invitation}\n {invitation}\n")), CodeError::Doubled);
    assert_eq!(open(&format!("{invitation}abcdef")), CodeError::Surplus);
}

#[test]
fn a_code_of_a_later_version_is_told_apart() {
    use base64::Engine;
    let letters = base64::engine::general_purpose::URL_SAFE_NO_PAD;
    let mut bytes = vec![0xD0 | (CODE_VERSION + 1)];
    bytes.extend([7; 60]);
    let text = letters.encode(bytes);
    assert_eq!(Code::decode(&text), Err(CodeError::OtherVersion { found: CODE_VERSION + 1 }));
}

#[test]
fn a_code_is_found_in_what_people_paste() {
    let code = offer().encode();
    let (front, back) = code.split_at(50);
    for text in [
        format!("  {code}\n"),
        format!("{front}\n{back}"),
        format!("https://example.org/trollmoot/cave-troll.html#join={code}"),
        format!("https://example.org/trollmoot/cave-troll.html#join={front}\r\n  {back}."),
        format!("<{code}>").replace('<', "x="),
    ] {
        assert_eq!(Code::open(&text, &FOR_OFFER), Ok(offer()), "{text}");
    }
}

#[test]
fn a_cut_code_is_recognised_at_every_length() {
    for code in [offer().encode(), answer().encode()] {
        for length in 2..code.len() {
            let why = Code::decode(&code[..length]).unwrap_err();
            assert!(matches!(why, CodeError::Cut { .. }), "{length}: {why:?}");
        }
        assert_eq!(Code::decode(&code[..1]), Err(CodeError::NotACode));
    }
}

#[test]
fn every_changed_letter_is_noticed() {
    for code in [offer().encode(), answer().encode()] {
        for at in 0..code.len() {
            for letter in ["A", "Q", "7", "_"] {
                let mut other = code.clone();
                other.replace_range(at..=at, letter);
                if other == code {
                    continue;
                }
                // The spare bits of the last letter mean nothing.
                match Code::decode(&other) {
                    Ok(same) => assert!(at == code.len() - 1 && same.encode() == code),
                    Err(why) => assert!(!matches!(why, CodeError::Shape), "{at} {letter} {why:?}"),
                }
            }
        }
    }
}

#[test]
fn mutated_codes_and_sdps_never_panic() {
    let mut dice = SplitMix64::new(11);
    let (mut refused, mut accepted) = (0, 0);
    for round in 0..12_000 {
        let source =
            [CHROMIUM_OFFER, FIREFOX_ANSWER, &offer().encode(), &answer().encode()][round % 4].to_owned();
        let mut bytes = source.into_bytes();
        for _ in 0..=dice.below(3) {
            damage(&mut bytes, &mut dice);
        }
        let text = String::from_utf8_lossy(&bytes);
        if round % 4 < 2 {
            let kind = [SdpKind::Offer, SdpKind::Answer][round % 2];
            if let Ok(session) = Session::parse(kind, &text) {
                accepted += 1;
                let code = Code::offer(GAME, session.clone(), MADE);
                assert_eq!(Code::decode(&code.encode()).map(|code| code.session.ufrag), Ok(session.ufrag));
            }
        } else {
            match Code::decode(&text) {
                Ok(code) => assert!(code == offer() || code == answer()),
                Err(why) => {
                    refused += 1;
                    assert!(!why.to_string().is_empty());
                }
            }
        }
    }
    println!("{accepted} SDPs accepted, {refused} codes refused");
    assert!(accepted > 800 && refused > 4000);
}

/// Bodies with a right checksum and any contents.
#[test]
fn forged_bodies_are_refused_or_read_back() {
    use base64::Engine;
    use sha2::Digest;
    let letters = base64::engine::general_purpose::URL_SAFE_NO_PAD;
    let whole = letters.decode(offer().encode()).unwrap();
    let mut dice = SplitMix64::new(12);
    let (mut shape, mut fine) = (0, 0);
    for _ in 0..8_000 {
        let mut body = whole[5..].to_vec();
        damage(&mut body, &mut dice);
        if body.len() > 127 {
            continue;
        }
        let head = [0xD0 | CODE_VERSION, body.len() as u8];
        let sum = sha2::Sha256::digest([&b"trollmoot code\n"[..], &head, &body].concat());
        let text = letters.encode([&head[..], &sum[..3], &body].concat());
        match Code::decode(&text) {
            Err(CodeError::Shape) => shape += 1,
            Ok(code) => {
                fine += 1;
                assert_eq!(Code::decode(&code.encode()).as_ref(), Ok(&code));
                let _ = code.session.sdp();
            }
            Err(why) => panic!("{why:?}"),
        }
    }
    assert!(shape > 500 && fine > 500, "{shape} {fine}");
}
