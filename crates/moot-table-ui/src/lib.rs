//! The table of any game: session, board controls, event log, replay, lessons and computer players. It is independent of the
//! games.

pub mod advice;
pub mod after;
pub mod ai_client;
pub mod board;
pub mod chunks;
pub mod controls;
pub mod fair_dialog;
pub mod game;
pub mod ink;
pub mod lessons;
pub mod links;
pub mod live;
pub mod motion;
pub mod move_preview;
pub mod open_game;
pub mod opponents;
pub mod recap;
pub mod replay;
pub mod rulebook;
pub mod saved_games;
pub mod selection_controls;
pub mod table;
pub mod text;
pub mod variations;
