//! What the session and the dialogs ask of the devices of a live table.

use core::any::Any;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use moot_core::Seat;
use moot_live::{ConnectError, LivePeer, OpenCode, Server};
use moot_net::{Conn, Owner, Peer, PeerError, Request, Role};
use moot_ui::game::ActionOf;
use moot_ui::players::Player;

use super::LiveDevices;
use super::connections::{Coming, Connections, Invitation, Opening};
use super::live_devices::Undoing;
use crate::game::GameView;
use crate::game::devices::Devices;

impl<G: GameView> Devices<ActionOf<G>> for LiveDevices<G> {
    fn act(&self, seat: Seat, actions: &[ActionOf<G>]) -> bool {
        if let Err(why) = self.peer.act::<G::Rules>(seat, actions) {
            return self.not_sent(&why);
        }
        if let Some(devices) = self.own.upgrade() {
            // On the host the entries are there already.
            devices.bring_up_to_date();
        }
        true
    }

    fn take_back(&self, seat: Seat) {
        let plan = self.peer.read(|peer| peer.undo_plan(seat));
        let waits = plan.is_some_and(|plan| !plan.concerned.is_empty());
        self.undoing.set(Some(Undoing { seat, waits }));
        let asked = self.peer.try_call(|peer, now| peer.ask_undo(seat, now));
        if let Err(why) = asked {
            self.undoing.set(None);
            self.not_sent(&why);
        }
        if let Some(devices) = self.own.upgrade() {
            devices.bring_up_to_date();
        }
    }

    fn give_seat(&self, seat: Seat, player: Player) {
        if let Err(why) = give_seat(&self.peer, seat, player) {
            self.not_sent(&why);
        }
        if let Some(devices) = self.own.upgrade() {
            devices.bring_up_to_date();
        }
    }

    fn as_any(self: Rc<Self>) -> Rc<dyn Any> {
        self
    }
}

impl<G: GameView> Connections for LiveDevices<G> {
    fn opening(&self) -> ReadSignal<Option<(Conn, Opening)>, LocalStorage> {
        self.opening.read_only()
    }

    fn invitation(&self) -> ReadSignal<Option<Invitation>, LocalStorage> {
        self.invitation.read_only()
    }

    fn parted(&self) -> ReadSignal<Option<Conn>, LocalStorage> {
        self.parted.read_only()
    }

    fn make_invitation(&self) {
        if let Some(Invitation::Open(open)) = self.invitation.get_untracked() {
            self.peer.hang_up(open.conn);
        }
        self.opening.set(None);
        self.invitation.set(Some(Invitation::Making));
        let making = self.making.get() + 1;
        self.making.set(making);
        let own = self.own.clone();
        let peer = self.peer.clone();
        spawn_local(async move {
            let made = peer.invite().await;
            let last = own.upgrade().filter(|devices| devices.making.get() == making);
            match (last, made) {
                (Some(devices), made) => {
                    devices.invitation.set(Some(made.map_or_else(Invitation::Failed, Invitation::Open)));
                }
                // A later one takes its place.
                (None, Ok(open)) => peer.hang_up(open.conn),
                (None, Err(_)) => {}
            }
        });
    }

    fn use_servers(&self, servers: Vec<Server>) {
        self.peer.use_servers(servers);
    }

    fn accept(&self, text: String) -> Coming<()> {
        let own = self.own.clone();
        Box::pin(async move {
            match own.upgrade() {
                Some(devices) => devices.enter(&text).await,
                None => Err(ConnectError::Withdrawn),
            }
        })
    }

    fn answer(&self, text: String) -> Coming<OpenCode> {
        let peer = self.peer.clone();
        Box::pin(async move { peer.answer(&text).await })
    }

    fn answer_was_entered(&self, conn: Conn) {
        self.peer.answer_was_entered(conn);
    }

    fn take_theirs(&self, conn: Conn) {
        self.parted.set(None);
        if let Err(why) = self.peer.try_call(|peer, now| Ok(((), peer.take_theirs(conn, now)?))) {
            let why: PeerError = why;
            self.not_sent(&why);
        }
    }

    fn keep_mine(&self) {
        self.parted.set(None);
    }

    fn take_over(&self) {
        if let Some(devices) = self.own.upgrade() {
            devices.become_host();
        }
    }
}

/// Lets another player play a seat, or asks the host for it.
fn give_seat(peer: &LivePeer, seat: Seat, player: Player) -> Result<(), PeerError> {
    let me = peer.read(Peer::device);
    let owner = peer.read(|peer| peer.seating().and_then(|seating| seating.owner(seat).cloned()));
    let sits_in_for = match &owner {
        Some(Owner::Device(device)) if *device != me => Some(*device),
        Some(Owner::Computer { of, .. }) => *of,
        _ => None,
    };
    if peer.read(Peer::role) == Role::Host {
        peer.try_call(|peer, now| {
            let outs = match (player, sits_in_for) {
                (Player::Machine(level), _) => peer.sit_in(seat, level.word(), now)?,
                (Player::Afar, Some(device)) => peer.set_owner(seat, Owner::Device(device), now)?,
                (Player::Afar, None) => peer.set_owner(seat, Owner::Nobody, now)?,
                (Player::Person | Player::Stranger, _) => peer.set_owner(seat, Owner::Device(me), now)?,
            };
            Ok(((), outs))
        })
    } else {
        let request = match player {
            Player::Machine(level) => Request::Leave { seat, level: level.word().to_owned() },
            Player::Person => Request::Back { seat },
            Player::Afar | Player::Stranger => return Err(PeerError::NotHost),
        };
        peer.try_call(|peer, now| {
            let (_, outs) = peer.propose(request, now)?;
            Ok(((), outs))
        })
    }
}
