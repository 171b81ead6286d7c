//! Every widget of `moot-ui` and `moot-table-ui`: mounted by itself, pressed like a person presses it, and read back.
//! `cargo test --target wasm32-unknown-unknown --test browser -- widgets`

mod basics;
mod boards;
mod chunks;
mod controls;
mod dialogs;
mod focus;
mod game_dialogs;
mod learning;
mod live;
mod lobby;
mod log;
mod messages;
mod saved_games;
mod score;
mod stage;
mod table;
mod tooltips;
mod trays;
