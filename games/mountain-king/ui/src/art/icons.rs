//! Symbols that only Mountain King draws. The game table inserts [`SPRITE`] into the page.

use moot_art::{Icon, sprite};

sprite! { "sprite.svg";
    WILD = "i-wild", STATUE = "i-statue", PEDESTAL = "i-pedestal", GATE = "i-gate", ALTAR = "i-altar",
    HALL = "i-hall", ANCHOR = "i-anchor", SPELL = "i-spell", BAG = "i-bag", ENTRANCE = "i-entrance",
    CARTWRIGHT = "w-cartwright", RUNESMITHY = "w-runesmithy", CHARMCRAFTER = "w-charmcrafter",
    STONEGRINDER = "w-stonegrinder", COINPRESS = "w-coinpress", STONEMILL = "w-stonemill",
    METALWORKS = "w-metalworks", TOOLFORGE = "w-toolforge", PICKFORGE = "w-pickforge",
    WHEELJACK = "w-wheeljack", QUARTERMASTER = "w-quartermaster", STONECUTTER_HALL = "h-stonecutter",
    SHAMAN_HALL = "h-shaman", SPRING_HALL = "h-spring", TROVE_HALL = "h-trove", CHASM_HALL = "h-chasm",
    FORGE_HALL = "h-forge", TRADE = "i-trade", MIRROR = "i-mirror", EARTH_RITUAL = "s-earth-ritual",
    SOFT_ROCK = "s-soft-rock", DEEP_BREATH = "s-deep-breath", STONES_MEMORY = "s-stones-memory",
    DOWSING = "s-dowsing", SILVER_TONGUE = "s-silver-tongue", CALLING_HORN = "s-calling-horn",
    SECOND_WIND = "s-second-wind", CHANGED_PLACES = "s-changed-places", HAND_TO_HAND = "s-hand-to-hand",
    TRANSMUTATION = "s-transmutation", NIGHT_MARKET = "s-night-market", WALKING_STATUE = "s-walking-statue",
    RESTLESS_KIN = "s-restless-kin", LATE_BLESSING = "s-late-blessing", BUSY_HANDS = "s-busy-hands",
    LONG_ARM = "s-long-arm",
}

/// The icon of a workshop, by its id in the rules data (`cartwright`).
#[must_use]
pub fn workshop(id: &str) -> Option<Icon> {
    prefixed("w-", id)
}

/// The picture of a spell, by its id in the rules data (`soft-rock`). Draw it in a `.art` box on dark ground.
#[must_use]
pub fn spell(id: &str) -> Option<Icon> {
    prefixed("s-", id)
}

fn prefixed(prefix: &str, id: &str) -> Option<Icon> {
    ALL.iter().copied().find(|icon| icon.id().strip_prefix(prefix) == Some(id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::tables::{HALLS, SPELLS, WORKSHOPS};

    #[test]
    fn everything_in_the_rules_data_has_a_picture() {
        assert!(WORKSHOPS.iter().all(|card| workshop(card.id).is_some()));
        assert!(SPELLS.iter().all(|card| spell(card.id).is_some()));
        assert!(HALLS.iter().all(|card| prefixed("h-", card.id).is_some()));
    }
}
