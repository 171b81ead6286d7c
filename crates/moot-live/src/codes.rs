//! Which code a text is, and whether it is the one that this device waits for.

use moot_net::{Code, Expected, Minute, OfferId};

use crate::{ConnectError, Settings};

/// The invitations of this device.
#[derive(Debug, Default)]
pub struct Offers {
    /// Those that wait for an answer.
    open: Vec<OfferId>,
    /// Those that were answered or withdrawn, the newest last.
    done: Vec<OfferId>,
}

/// The number of old invitations that are remembered, to tell a second answer from a foreign one.
const REMEMBERED: usize = 64;

impl Offers {
    /// Adds an invitation that waits for an answer.
    pub fn add(&mut self, offer: OfferId) {
        self.open.push(offer);
    }

    /// Notes that an invitation no longer waits.
    pub fn close(&mut self, offer: OfferId) {
        self.open.retain(|&other| other != offer);
        if !self.done.contains(&offer) {
            self.done.push(offer);
        }
        let surplus = self.done.len().saturating_sub(REMEMBERED);
        self.done.drain(..surplus);
    }

    /// Reads an answer to one of the invitations. Returns it with the invitation that it answers.
    ///
    /// # Errors
    /// Why it is not such an answer.
    pub fn read_answer(
        &self,
        text: &str,
        game: &str,
        now: Minute,
        settings: &Settings,
    ) -> Result<(Code, OfferId), ConnectError> {
        let code = Code::decode(text)?;
        let answered = code.answers.unwrap_or(OfferId([0; 4]));
        if self.done.contains(&answered) {
            return Err(ConnectError::Answered);
        }
        // An offer that is not open: what `open` says of a code that answers another one.
        let unlike = OfferId(answered.0.map(|byte| !byte));
        let offer = if self.open.contains(&answered) { answered } else { unlike };
        let expected = Expected { game, answer_to: Some(offer), now, oldest: settings.oldest_answer };
        Ok((Code::open(text, &expected)?, offer))
    }

    /// Reads an invitation of another device.
    ///
    /// # Errors
    /// Why it is no such invitation.
    pub fn read_invitation(
        &self,
        text: &str,
        game: &str,
        now: Minute,
        settings: &Settings,
    ) -> Result<Code, ConnectError> {
        let expected = Expected { game, answer_to: None, now, oldest: settings.oldest_invitation };
        let code = Code::open(text, &expected)?;
        let id = code.id();
        if self.open.contains(&id) || self.done.contains(&id) {
            return Err(ConnectError::OwnInvitation);
        }
        Ok(code)
    }
}

#[cfg(test)]
mod tests {
    use moot_net::{Candidate, CodeError, Handshake, SdpKind, Session};

    use super::*;

    const GAME: &str = "nim";
    const NOW: Minute = Minute(1_000);

    fn session(kind: SdpKind, number: u8) -> Session {
        Session {
            kind,
            handshake: if kind == SdpKind::Offer { Handshake::Actpass } else { Handshake::Active },
            ufrag: "x4Zq".into(),
            password: "kPnQqdf3mGhm+8WkKd2f/0Hy".into(),
            fingerprint: [number; 32],
            candidates: Candidate::parse("1 1 udp 1 192.0.2.1 5000 typ host").into_iter().collect(),
        }
    }

    fn offer(number: u8) -> Code {
        Code::offer(GAME, session(SdpKind::Offer, number), NOW)
    }

    fn answer(to: &Code, minutes_later: u32) -> String {
        Code::answer(to, session(SdpKind::Answer, 99), Minute(NOW.0 + minutes_later)).encode()
    }

    fn offers(numbers: &[u8]) -> Offers {
        let mut offers = Offers::default();
        numbers.iter().for_each(|&number| offers.add(offer(number).id()));
        offers
    }

    #[test]
    fn the_invitation_that_an_answer_belongs_to_is_found() {
        let offers = offers(&[1, 2, 3]);
        for number in [1, 2, 3] {
            let read = offers.read_answer(&answer(&offer(number), 1), GAME, NOW, &Settings::default());
            assert_eq!(read.map(|(_, id)| id), Ok(offer(number).id()));
        }
    }

    #[test]
    fn wrong_answers_are_told_apart() {
        let mut offers = offers(&[1, 2]);
        let settings = Settings::default();
        let read = |offers: &Offers, text: &str, now: u32| {
            offers.read_answer(text, GAME, Minute(NOW.0 + now), &settings).map(|(_, id)| id).unwrap_err()
        };
        let mine = answer(&offer(1), 0);
        assert_eq!(read(&offers, &answer(&offer(7), 0), 0), CodeError::OtherOffer.into());
        assert_eq!(read(&offers, &offer(1).encode(), 0), CodeError::AnswerExpected.into());
        assert_eq!(read(&offers, &mine, 6), CodeError::TooOld { minutes: 6 }.into());
        assert_eq!(read(&offers, &format!("{mine}{mine}"), 0), CodeError::Doubled.into());
        assert!(matches!(read(&offers, &mine[..40], 0), ConnectError::Code(CodeError::Cut { .. })));
        assert_eq!(read(&offers, "good morning", 0), CodeError::NotACode.into());
        // The first letter has the upper bits of the version.
        let later = mine.replacen('0', "1", 1);
        assert_eq!(read(&offers, &later, 0), CodeError::OtherVersion { found: 5 }.into());
        let of_another_game = Code::offer("chess", session(SdpKind::Offer, 1), NOW);
        assert_eq!(read(&offers, &answer(&of_another_game, 0), 0), CodeError::OtherGame.into());
        offers.close(offer(1).id());
        assert_eq!(read(&offers, &mine, 0), ConnectError::Answered);
        assert!(offers.read_answer(&answer(&offer(2), 0), GAME, NOW, &settings).is_ok());
    }

    #[test]
    fn an_invitation_of_this_device_is_recognised() {
        let mut offers = offers(&[1]);
        let settings = Settings::default();
        let read = |offers: &Offers, text: &str, later: u32| {
            offers.read_invitation(text, GAME, Minute(NOW.0 + later), &settings)
        };
        assert_eq!(read(&offers, &offer(1).encode(), 0), Err(ConnectError::OwnInvitation));
        offers.close(offer(1).id());
        assert_eq!(read(&offers, &offer(1).encode(), 0), Err(ConnectError::OwnInvitation));
        let link = format!("https://example.org/game.html#join={}", offer(2).encode());
        assert_eq!(read(&offers, &link, 30), Ok(offer(2)));
        assert_eq!(read(&offers, &link, 31), Err(CodeError::TooOld { minutes: 31 }.into()));
        assert_eq!(read(&offers, &answer(&offer(2), 0), 0), Err(CodeError::OfferExpected.into()));
    }

    #[test]
    fn the_list_of_old_invitations_stays_short() {
        let mut offers = Offers::default();
        for number in 0..200 {
            offers.add(offer(number).id());
            offers.close(offer(number).id());
        }
        assert_eq!((offers.open.len(), offers.done.len()), (0, REMEMBERED));
    }
}
