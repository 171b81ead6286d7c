//! The computer players of Mountain King.

moot_worker::program!(mountain_king::MountainKing);
