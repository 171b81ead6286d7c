//! The panels round the mountain, and the decisions that are made in them.
//!
//! What a choice would bring is computed by [`preview`] and [`purse`] from the position alone; cards are plain data
//! ([`face`]) that becomes markup at once.

pub(crate) mod control;
mod draft;
mod face;
mod grow;
mod horde;
pub(crate) mod ink;
mod payment;
mod preview;
mod purse;
mod smoot;
mod spellbook;
mod sticker;
mod storage;
mod track;
mod trade;
mod tray;
mod workshops;

pub use draft::DraftScreen;
pub use horde::Horde;
pub use payment::{PayButton, PaymentChooser};
pub(crate) use preview::symbols;
pub use smoot::Smoot;
pub use spellbook::Spellbook;
pub use sticker::sym;
pub use storage::Storage;
pub use track::Track;
pub use trade::{TradeButton, TradeDialog};
pub use tray::{PanelTray, idle};
pub use workshops::Workshops;
