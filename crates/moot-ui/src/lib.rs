//! The lobby of the page: saved games, preferences, texts and widgets. It is independent of games and tables: an operation that
//! needs the rules of a game is a [`GameCommand`](game::table_chunk::GameCommand).

pub mod about;
pub mod boxed;
pub mod code_split;
pub mod crash;
pub mod dialog;
pub mod fair;
pub mod focus;
pub mod frame;
pub mod game;
pub mod glossary;
pub mod language;
pub mod link_address;
pub mod lobby;
pub mod look;
pub mod players;
pub mod press;
pub mod radio_group;
pub mod registry;
pub mod remote_text;
pub mod saves;
pub mod screen;
pub mod seat_style;
pub mod symbols;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod text;
pub mod tooltip;
pub mod update;
pub mod widgets;
