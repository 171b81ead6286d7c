//! The panels round the mountain, and the decisions that are made in them.
//!
//! `preview` and `purse` compute the result of a choice from the position alone; cards are plain data (`face`) that is
//! converted into markup at once.

pub(crate) mod control;
mod draft;
mod face;
mod grow;
mod horde;
pub(crate) mod ink;
pub(crate) mod pane;
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
pub use payment::PayButton;
pub(crate) use preview::symbols;
pub use smoot::Smoot;
pub use spellbook::Spellbook;
pub use sticker::sym;
pub use storage::Storage;
pub use track::Track;
pub use trade::{TradeButton, TradeDialog};
pub use tray::{PanelTray, idle};
pub use workshops::Workshops;
