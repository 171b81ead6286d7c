//! The computer players of Cave Troll.

moot_worker::program!(cave_troll::CaveTroll);
