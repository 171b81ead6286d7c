//! The computer players of Trolls & Princesses.

moot_worker::program!(trolls_and_princesses::TrollsAndPrincesses);
