//! The panels round the villages, and the tray under them.

mod belongings;
mod challenges;
mod displays;
mod place;
mod rounds;
mod tray;

pub use belongings::Belongings;
pub use challenges::Challenges;
pub use displays::Displays;
pub use place::Place;
pub use rounds::Rounds;
pub use tray::Tray;
