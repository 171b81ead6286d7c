//! What a table of any game needs: the session, the controls of a board, log, replay, lessons, computer players. It names no
//! game.

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
pub mod motion;
pub mod move_preview;
pub mod open_game;
pub mod opponents;
pub mod recap;
pub mod replay;
pub mod rulebook;
pub mod saved_games;
pub mod table;
pub mod text;
pub mod variations;
