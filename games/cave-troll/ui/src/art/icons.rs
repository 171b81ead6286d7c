//! Symbols that only Cave Troll draws. The game table inserts [`SPRITE`] into the page.

use moot_art::sprite;

sprite! { "sprite.svg";
    ADVENTURER = "f-adventurer", KNIGHT = "f-knight", THIEF = "f-thief", DWARF = "f-dwarf",
    BARBARIAN = "f-barbarian", ORC = "f-orc", WRAITH = "f-wraith", CHEST = "f-chest",
    ARTIFACT = "i-artifact",
}
