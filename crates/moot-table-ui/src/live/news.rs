//! What the devices of a live table tell, and what becomes of it.

use std::rc::Rc;

use leptos::prelude::*;
use moot_live::{End, LiveNews};
use moot_net::{ChainEntry, DeviceId, Effect, News, WhyNot};

use super::LiveDevices;
use super::connections::{Invitation, Opening};
use crate::game::GameView;
use crate::game::devices::{Presence, UndoQuestion};
use crate::text::words;

impl<G: GameView> LiveDevices<G> {
    /// Takes note of what has happened.
    pub(super) fn hear(self: &Rc<Self>, news: &LiveNews) {
        match news {
            LiveNews::Peer(news) => self.hear_peer(news),
            LiveNews::NotOpened { conn, why } => {
                leptos::logging::log!("a connection has not opened: {why:?}");
                self.opening.set(Some((*conn, Opening::NotOpened)));
                self.invitation.set(None);
            }
            LiveNews::Interrupted { device: Some(device), .. } | LiveNews::Calling(device) => {
                self.mark_interrupted(*device);
            }
            LiveNews::Resumed { device: Some(device), .. } => self.mark(*device, Presence::Connected),
            LiveNews::Ended { device: Some(device), how, .. } => {
                if *how != End::Closed || !self.is_marked(*device, Presence::Left) {
                    self.mark_interrupted(*device);
                }
            }
            LiveNews::CodeNeeded(device) => {
                self.mark(*device, Presence::Lost);
                // The tray tells of the host.
                if self.hosted_by() != Some(*device) {
                    self.note(words().live.lost(&self.name_of(*device)));
                }
            }
            LiveNews::Interrupted { device: None, .. }
            | LiveNews::Resumed { device: None, .. }
            | LiveNews::Ended { device: None, .. } => {}
        }
    }

    fn hear_peer(self: &Rc<Self>, news: &News) {
        let texts = words().live;
        match news {
            News::Met { conn, device, name, .. } => {
                let name = if name.is_empty() { self.name_of(*device) } else { name.clone() };
                self.opening.set(Some((*conn, Opening::Met(name.clone()))));
                self.invitation.update(|open| {
                    open.take_if(|open| *open == Invitation::Answered);
                });
                self.mark(*device, Presence::Connected);
                self.met.set(true);
                if self.shown.get().is_some() {
                    self.app.arriving.set(None);
                    self.note(texts.met(&name));
                }
            }
            News::Lost(device) => self.mark_interrupted(*device),
            News::Left(device) => {
                self.mark(*device, Presence::Left);
                self.note(texts.left(&self.name_of(*device)));
            }
            News::Away { device, away } => {
                self.mark(*device, if *away { Presence::Away } else { Presence::Connected });
            }
            News::Entry { number, effect } => {
                self.end_question(*number, *effect);
                if matches!(effect, Effect::TakenBack { .. }) {
                    self.replaced.set(true);
                }
                self.schedule();
            }
            News::Replaced => {
                self.replaced.set(true);
                self.schedule();
            }
            News::Done { .. } => {}
            News::Refused { why, .. } => self.refused(*why),
            News::UndoAsked { round, seat, keep } => {
                let moves = self.moves_since(*keep as usize);
                self.ask_about_undo(Some(UndoQuestion { round: *round, seat: *seat, moves }));
            }
            News::Parted { conn, .. } => {
                self.parted.set(Some(*conn));
                leptos::logging::error!("two devices have played on separately");
                self.note(texts.parted().to_owned());
            }
            News::NotAsked { seat, .. } => self.note(texts.not_asked(&self.seat_name(*seat))),
            News::Probed { seat, .. } => self.note(texts.probed(&self.seat_name(*seat))),
            News::TurnedAway { why, .. } => {
                let text = texts.turned_away(*why).to_owned();
                leptos::logging::log!("turned away: {why:?}");
                self.app.notice.set(Some(text.clone()));
                self.note(text);
            }
            News::Breach { what, .. } => {
                leptos::logging::error!("a device breaks the rules: {what:?}");
                self.note(texts.breach().to_owned());
            }
            News::HostWanted(_) => self.become_host(),
            // The live peer answers signals itself.
            News::Signal { .. } => {}
        }
    }

    /// Notes that nothing is heard of a device. It is called again for as long as it is missing; once a person has been asked for a
    /// code, the calls go on without a word.
    fn mark_interrupted(self: &Rc<Self>, device: DeviceId) {
        if !self.is_marked(device, Presence::Lost) {
            self.mark(device, Presence::Calling);
        }
    }

    /// Withdraws the question whether a decision may be taken back, if the host asks no longer, and tells what has become of it.
    fn end_question(&self, number: u32, effect: Effect) {
        if !matches!(effect, Effect::Played { .. } | Effect::TakenBack { .. } | Effect::Hosted(_)) {
            return;
        }
        let asked = self.shown.get().and_then(|(session, _)| session.undo_question().get_untracked());
        self.ask_about_undo(None);
        match (effect, asked) {
            (Effect::TakenBack { .. }, _) if self.was_agreed(number) => {
                self.note(words().live.taken_back().to_owned());
            }
            (Effect::Played { .. } | Effect::Hosted(_), Some(question)) => {
                self.note(words().live.asks_no_longer(&self.seat_name(question.seat)));
            }
            _ => {}
        }
    }

    /// Whether an entry takes back what others had to agree to.
    fn was_agreed(&self, number: u32) -> bool {
        self.peer.read(|peer| {
            let link = peer.chain().and_then(|chain| chain.links().get(number as usize));
            link.is_some_and(
                |link| matches!(link.entry, ChainEntry::Undo { agreed, .. } if !agreed.is_empty()),
            )
        })
    }

    fn refused(self: &Rc<Self>, why: WhyNot) {
        let texts = words().live;
        let undo = self.undoing.take().is_some();
        self.schedule();
        self.note(match why {
            WhyNot::Denied => match self.others().as_slice() {
                [other] => texts.denied_by(other),
                _ => texts.denied().to_owned(),
            },
            WhyNot::Illegal | WhyNot::Stale if undo => texts.played_on().to_owned(),
            WhyNot::Busy => texts.busy().to_owned(),
            WhyNot::NotHost | WhyNot::CatchingUp => texts.catching_up().to_owned(),
            WhyNot::NotYours => texts.not_yours().to_owned(),
            WhyNot::Illegal | WhyNot::Stale => texts.stale().to_owned(),
        });
    }
}
