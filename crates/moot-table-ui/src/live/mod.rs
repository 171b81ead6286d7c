//! Live play between devices: the session's side of `moot_live`, and its dialogs. It is in the chunk of the extras.
//!
//! [`LiveDevices`] runs the peer of this device and plays on the session what the log of all devices says. The host's dialog
//! shows a link that opens [`join`] at the guest; the guest sends back another link, which the host opens ([`answer`]) or pastes.

mod answer;
mod button;
mod code_card;
mod connections;
mod invite;
mod join;
mod kept;
mod lines;
mod live_devices;
mod news;
mod players;
mod requests;
mod screen_lock;
mod seats;
mod server_choice;
mod trays;

use leptos::prelude::*;
use moot_ui::game::app_state::AppState;

use crate::game::GameView;
use crate::game::devices::LiveRole;
use crate::game::session::Session;

pub use answer::dialog as answer;
pub use join::dialog as join;
pub use live_devices::LiveDevices;
pub use trays::tray;

/// The dialog with the devices of a live game. A game that was opened from its save is gone on with first; if its log cannot be
/// read, it goes on at this screen, and by link.
pub fn dialog<G: GameView>(app: AppState<G>, session: Session<G>) -> AnyView {
    if session.live_role().get_untracked() == Some(LiveRole::Resuming) {
        match app.id.get_untracked().and_then(|id| Some((id, kept::read::<G>(id)?))) {
            Some((id, kept)) => LiveDevices::resume(app, kept).attach(session, id),
            None => session.leave_devices(),
        }
    }
    if session.inviting().get_untracked() { invite::dialog(app, session) } else { ().into_any() }
}

/// The role of a device by that of its peer.
const fn role(peer: moot_net::Role) -> LiveRole {
    match peer {
        moot_net::Role::Host => LiveRole::Host,
        moot_net::Role::Guest | moot_net::Role::Spectator => LiveRole::Guest,
    }
}
