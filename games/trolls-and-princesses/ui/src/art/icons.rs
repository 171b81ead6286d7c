//! Symbols that only Trolls & Princesses draws. The game table inserts [`SPRITE`] into the page.

use moot_art::sprite;

sprite! { "sprite.svg";
    CAULDRON = "i-cauldron", OBSIDIAN = "i-obsidian", GOLD_BAR = "i-bar", DIAMOND = "i-diamond",
    COW = "i-cow", BARN = "i-barn", PRINCESS = "i-princess", BELL = "i-bell", CHANGELING = "i-changeling",
    OUTPOST = "i-outpost", BAT = "i-bat", SNAKE = "i-snake", TOAD = "i-toad", REFILL = "i-refill",
    TILE = "i-tile", DAY = "i-day", DUSK = "i-dusk", NIGHT = "i-night",
}
