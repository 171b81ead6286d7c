//! Icons: one typed name for each symbol of the sprite.
//!
//! The sprite is put into the page once; everything else draws `<use href="#…">`. Symbols of the 24 grid take their
//! colours from custom properties (`style/icons.css`): `--f` body, `--s` outline, `--cutc` carved lines. Spell
//! pictures (48 grid) carry their own colours.

use core::fmt;

/// The sprite: an `<svg>` of symbols that shows nothing itself. Put it into the page once, before any icon.
pub const SPRITE: &str = include_str!("sprite.svg");

/// The symbols that only Trolls & Princesses needs: put them into the page with its table.
pub const VILLAGE_SPRITE: &str = include_str!("village_sprite.svg");

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)*) => {
        /// A symbol of the [`SPRITE`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Icon { $($(#[$doc])* $name,)* }

        impl Icon {
            /// Every icon, in the order of the sprite.
            pub const ALL: &'static [Icon] = &[$(Icon::$name,)*];
            const IDS: &'static [&'static str] = &[$($id,)*];
        }
    };
}

icons! {
    // What lies in piles
    /// Stone.
    Stone = "i-stone",
    /// Iron bar.
    Iron = "i-iron",
    /// Heartstone.
    Heartstone = "i-heartstone",
    /// Coin.
    Coin = "i-coin",
    /// Cart.
    Cart = "i-cart",
    /// Hammer, breaks rubble.
    Hammer = "i-hammer",
    /// Rune, casts spells.
    Rune = "i-rune",
    /// Spiral: a cart of no clan.
    Wild = "i-wild",
    // Clans
    /// Fire clan.
    Fire = "i-fire",
    /// Ice clan.
    Ice = "i-ice",
    /// Moon clan.
    Moon = "i-moon",
    /// Mud clan.
    Mud = "i-mud",
    // Pieces of the table
    /// Statue.
    Statue = "i-statue",
    /// Pedestal.
    Pedestal = "i-pedestal",
    /// Gate.
    Gate = "i-gate",
    /// Crown: start player, coronation.
    Crown = "i-crown",
    /// Altar of a hall.
    Altar = "i-altar",
    /// Great hall.
    Hall = "i-hall",
    /// Rubble.
    Rubble = "i-rubble",
    /// Anchor of a tunnel.
    Anchor = "i-anchor",
    /// Honour.
    Honour = "i-honour",
    /// Spellbook.
    Spell = "i-spell",
    /// Troll.
    Troll = "i-troll",
    /// Horde.
    Horde = "i-horde",
    /// Pickaxe: dig.
    Dig = "i-dig",
    /// Bribe laid on a troll.
    Bribe = "i-bribe",
    /// Bag of pedestals.
    Bag = "i-bag",
    /// A troll wakes.
    Wake = "i-wake",
    /// Open entrance of a workshop.
    Entrance = "i-entrance",
    /// Cauldron.
    Cauldron = "i-cauldron",
    /// Castle.
    Castle = "i-castle",
    // Workshops
    /// Workshop `cartwright`.
    Cartwright = "w-cartwright",
    /// Workshop `runesmithy`.
    Runesmithy = "w-runesmithy",
    /// Workshop `charmcrafter`.
    Charmcrafter = "w-charmcrafter",
    /// Workshop `stonegrinder`.
    Stonegrinder = "w-stonegrinder",
    /// Workshop `coinpress`.
    Coinpress = "w-coinpress",
    /// Workshop `stonemill`.
    Stonemill = "w-stonemill",
    /// Workshop `metalworks`.
    Metalworks = "w-metalworks",
    /// Workshop `toolforge`.
    Toolforge = "w-toolforge",
    /// Workshop `pickforge`.
    Pickforge = "w-pickforge",
    /// Workshop `wheeljack`.
    Wheeljack = "w-wheeljack",
    /// Workshop `quartermaster`.
    Quartermaster = "w-quartermaster",
    // Great halls
    /// Great hall `stonecutter`.
    StonecutterHall = "h-stonecutter",
    /// Great hall `shaman`.
    ShamanHall = "h-shaman",
    /// Great hall `spring`.
    SpringHall = "h-spring",
    /// Great hall `trove`.
    TroveHall = "h-trove",
    /// Great hall `chasm`.
    ChasmHall = "h-chasm",
    /// Great hall `forge`.
    ForgeHall = "h-forge",
    // Player emblems
    /// Rowan, the emblem of player 1.
    Rowan = "e-p1",
    /// Wave, the emblem of player 2.
    Fjord = "e-p2",
    /// Birch leaf, the emblem of player 3.
    Birch = "e-p3",
    /// Fir, the emblem of player 4.
    Spruce = "e-p4",
    /// Heather bell, the emblem of player 5.
    Heather = "e-p5",
    // Controls
    /// Undo.
    Undo = "i-undo",
    /// Redo.
    Redo = "i-redo",
    /// Lantern: hint.
    Hint = "i-hint",
    /// End of turn.
    End = "i-end",
    /// Trade.
    Trade = "i-trade",
    /// The log.
    Log = "i-log",
    /// Menu.
    Menu = "i-menu",
    /// Rotate.
    Rotate = "i-rotate",
    /// Mirror.
    Mirror = "i-mirror",
    /// Confirm.
    Check = "i-check",
    /// Close or cancel.
    Close = "i-close",
    /// Zoom in, add.
    Plus = "i-plus",
    /// Zoom out, take away.
    Minus = "i-minus",
    /// Show everything.
    Fit = "i-fit",
    /// Hourglass.
    Time = "i-time",
    /// A person.
    Person = "i-human",
    /// A computer player.
    Computer = "i-ai",
    /// Forward.
    Next = "i-next",
    /// Back.
    Prev = "i-prev",
    /// Play.
    Play = "i-play",
    /// Pause.
    Pause = "i-pause",
    /// Skip.
    Skip = "i-skip",
    /// To the beginning of the turn.
    Back = "i-back",
    /// A what-if.
    Branch = "i-branch",
    /// Share.
    Share = "i-share",
    /// Save.
    Save = "i-save",
    /// Export to a file.
    Export = "i-export",
    /// Import from a file.
    Import = "i-import",
    /// Copy.
    Copy = "i-copy",
    /// Link.
    Link = "i-link",
    /// Information.
    Info = "i-info",
    /// Warning.
    Warning = "i-warning",
    /// Rules.
    Book = "i-book",
    /// Settings.
    Settings = "i-settings",
    /// Look, show.
    Eye = "i-eye",
    /// Chance, seed.
    Die = "i-die",
    /// Delete.
    Trash = "i-trash",
    /// Not open yet.
    Lock = "i-lock",
    /// Back to the lobby.
    Home = "i-home",
    /// Language.
    Globe = "i-globe",
    /// More.
    More = "i-more",
    // Spells
    /// Spell `earth-ritual`.
    EarthRitual = "s-earth-ritual",
    /// Spell `soft-rock`.
    SoftRock = "s-soft-rock",
    /// Spell `deep-breath`.
    DeepBreath = "s-deep-breath",
    /// Spell `stones-memory`.
    StonesMemory = "s-stones-memory",
    /// Spell `dowsing`.
    Dowsing = "s-dowsing",
    /// Spell `silver-tongue`.
    SilverTongue = "s-silver-tongue",
    /// Spell `calling-horn`.
    CallingHorn = "s-calling-horn",
    /// Spell `second-wind`.
    SecondWind = "s-second-wind",
    /// Spell `changed-places`.
    ChangedPlaces = "s-changed-places",
    /// Spell `hand-to-hand`.
    HandToHand = "s-hand-to-hand",
    /// Spell `transmutation`.
    Transmutation = "s-transmutation",
    /// Spell `night-market`.
    NightMarket = "s-night-market",
    /// Spell `walking-statue`.
    WalkingStatue = "s-walking-statue",
    /// Spell `restless-kin`.
    RestlessKin = "s-restless-kin",
    /// Spell `late-blessing`.
    LateBlessing = "s-late-blessing",
    /// Spell `busy-hands`.
    BusyHands = "s-busy-hands",
    /// Spell `long-arm`.
    LongArm = "s-long-arm",
    // Cave Troll
    /// Adventurer.
    Adventurer = "f-adventurer",
    /// Knight, Paladin.
    Knight = "f-knight",
    /// Thief, Assassin.
    Thief = "f-thief",
    /// Dwarf, Giant Slayer.
    Dwarf = "f-dwarf",
    /// Barbarian, Berserker.
    Barbarian = "f-barbarian",
    /// Orc, Grunt.
    Orc = "f-orc",
    /// Wraith, Banshee.
    Wraith = "f-wraith",
    /// Cave Troll, Rampaging Troll.
    CaveTroll = "f-troll",
    /// Treasure Chest.
    Chest = "f-chest",
    /// Player card.
    Card = "i-card",
    /// Steps.
    Steps = "i-move",
    /// Ability.
    Power = "i-power",
    /// Artifact.
    Artifact = "i-artifact",
    // Trolls & Princesses: the symbols of its own sprite
    /// Obsidian.
    Obsidian = "i-obsidian",
    /// Gold bar.
    GoldBar = "i-bar",
    /// Diamond.
    Diamond = "i-diamond",
    /// Cow.
    Cow = "i-cow",
    /// Barn.
    Barn = "i-barn",
    /// Princess.
    Princess = "i-princess",
    /// Church bell.
    Bell = "i-bell",
    /// Changeling.
    Changeling = "i-changeling",
    /// Outpost.
    Outpost = "i-outpost",
    /// Bat.
    Bat = "i-bat",
    /// Snake.
    Snake = "i-snake",
    /// Toad.
    Toad = "i-toad",
    /// Empty sites are filled.
    Refill = "i-refill",
    /// A cave tile.
    Tile = "i-tile",
    /// Day.
    Day = "i-day",
    /// Twilight.
    Dusk = "i-dusk",
    /// Night.
    Night = "i-night",
}

impl Icon {
    /// The id of the symbol, such as `i-stone`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        Icon::IDS[self as usize]
    }

    /// What a `<use>` element refers to, such as `#i-stone`.
    #[must_use]
    pub fn href(self) -> String {
        let mut href = String::with_capacity(1 + self.id().len());
        href.push('#');
        href.push_str(self.id());
        href
    }

    /// The icon with that symbol id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Icon> {
        Icon::ALL.iter().copied().find(|icon| icon.id() == id)
    }

    /// The icon of a workshop, by its id in the rules data (`cartwright`).
    #[must_use]
    pub fn workshop(id: &str) -> Option<Icon> {
        Icon::prefixed("w-", id)
    }

    /// The icon of a great hall, by its id in the rules data (`spring`).
    #[must_use]
    pub fn hall(id: &str) -> Option<Icon> {
        Icon::prefixed("h-", id)
    }

    /// The picture of a spell, by its id in the rules data (`soft-rock`). Draw it in a `.art` box on dark ground.
    #[must_use]
    pub fn spell(id: &str) -> Option<Icon> {
        Icon::prefixed("s-", id)
    }

    fn prefixed(prefix: &str, id: &str) -> Option<Icon> {
        Icon::ALL.iter().copied().find(|icon| icon.id().strip_prefix(prefix) == Some(id))
    }
}

impl fmt::Display for Icon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn ids_of(data: &'static str, word: &str) -> Vec<&'static str> {
        data.lines()
            .filter_map(|line| {
                let mut words = line.split_whitespace();
                (words.next() == Some(word)).then(|| words.next()).flatten()
            })
            .collect()
    }

    #[test]
    fn sprite_and_enum_name_the_same_symbols() {
        let named = |sprite: &'static str| {
            sprite.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split('"').next())
        };
        let in_sprite: Vec<&str> = named(SPRITE).chain(named(VILLAGE_SPRITE)).collect();
        let unique: BTreeSet<&str> = in_sprite.iter().copied().collect();
        assert_eq!(unique.len(), in_sprite.len(), "a symbol id occurs twice");
        let in_enum: Vec<&str> = Icon::ALL.iter().map(|icon| icon.id()).collect();
        assert_eq!(in_sprite, in_enum);
    }

    #[test]
    fn an_id_leads_back_to_its_icon() {
        for &icon in Icon::ALL {
            assert_eq!(Icon::from_id(icon.id()), Some(icon));
            assert_eq!(icon.href(), format!("#{icon}"));
        }
        assert_eq!(Icon::from_id("i-nothing"), None);
    }

    #[test]
    fn everything_in_the_rules_data_has_a_picture() {
        let workshops =
            ids_of(include_str!("../../../games/mountain-king/rules/data/workshops.txt"), "workshop");
        let spells = ids_of(include_str!("../../../games/mountain-king/rules/data/spells.txt"), "spell");
        let halls = ids_of(include_str!("../../../games/mountain-king/rules/data/halls.txt"), "hall");
        assert_eq!((workshops.len(), spells.len(), halls.len()), (11, 17, 6));
        for id in workshops {
            assert!(Icon::workshop(id).is_some(), "workshop {id} has no icon");
        }
        for id in spells {
            assert!(Icon::spell(id).is_some(), "spell {id} has no picture");
        }
        for id in halls {
            assert!(Icon::hall(id).is_some(), "hall {id} has no icon");
        }
    }

    #[test]
    fn symbols_carry_no_document_wide_style() {
        for sprite in [SPRITE, VILLAGE_SPRITE] {
            assert!(!sprite.contains("<style"), "style of the sprite would leak into the page");
            assert!(!sprite.contains("<script"));
        }
    }
}
