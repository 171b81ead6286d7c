//! The computer players of all games, the template among them: for the browser tests.

moot_worker::program!(
    mountain_king::MountainKing,
    cave_troll::CaveTroll,
    trolls_and_princesses::TrollsAndPrincesses,
    nim_template::Nim
);
