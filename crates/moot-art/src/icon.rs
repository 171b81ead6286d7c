//! Icons: one typed name for each symbol of the sprite.
//!
//! The sprite is added to the page once; icons are drawn as `<use href="#…">`. Symbols of the 24 grid take their colours from
//! custom properties (`style/icons.css`): `--f` body, `--s` outline, `--cutc` carved lines.
//!
//! A symbol that only one game uses is in the sprite of that game, which is loaded with the game's table.

use core::fmt;

/// The sprite: an `<svg>` of symbols that is itself invisible. Add it to the page once, before any icon.
pub const SPRITE: &str = include_str!("sprite.svg");

/// A symbol that only one game uses. It is in the sprite of that game; [`sprite!`](crate::sprite) lists them.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(
    /// The id of the symbol, such as `i-stone`.
    pub &'static str,
);

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)*) => {
        /// A symbol of the [`SPRITE`], or of the sprite of a game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Icon {
            $($(#[$doc])* $name,)*
            /// A symbol that only one game uses.
            Own(&'static Symbol),
        }

        impl Icon {
            /// Every icon that games share, in the order of the sprite.
            pub const ALL: &'static [Icon] = &[$(Icon::$name,)*];

            /// The id of the symbol, such as `i-stone`.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Icon::$name => $id,)*
                    Icon::Own(symbol) => symbol.0,
                }
            }
        }
    };
}

/// Declares the sprite of a game: `SPRITE`, a constant for each of its symbols, and `ALL` in the order of the sprite. A test
/// compares the list with the file.
///
/// ```text
/// moot_art::sprite! { "sprite.svg";
///     COW = "i-cow",
/// }
/// ```
#[macro_export]
macro_rules! sprite {
    ($file:literal; $($name:ident = $id:literal,)*) => {
        /// The sprite: an `<svg>` of symbols that is itself invisible.
        pub const SPRITE: &str = include_str!($file);

        $(
            #[doc = concat!("The symbol `", $id, "`.")]
            pub const $name: $crate::Icon = $crate::Icon::Own(&$crate::icon::Symbol($id));
        )*

        /// Every symbol of the sprite, in order.
        pub const ALL: &[$crate::Icon] = &[$($name,)*];

        #[cfg(test)]
        #[test]
        fn the_sprite_matches_the_list() {
            let listed: Vec<&str> = ALL.iter().map(|icon| icon.id()).collect();
            assert_eq!($crate::icon::ids(SPRITE).collect::<Vec<_>>(), listed);
            assert!(!SPRITE.contains("<style") && !SPRITE.contains("<script"));
        }
    };
}

/// The ids of the symbols in a sprite, in order.
pub fn ids(sprite: &str) -> impl Iterator<Item = &str> {
    sprite.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split('"').next())
}

icons! {
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
    /// Fire clan.
    Fire = "i-fire",
    /// Ice clan.
    Ice = "i-ice",
    /// Moon clan.
    Moon = "i-moon",
    /// Mud clan.
    Mud = "i-mud",
    /// Crown: start player, coronation.
    Crown = "i-crown",
    /// Honour.
    Honour = "i-honour",
    /// Troll.
    Troll = "i-troll",
    /// Horde.
    Horde = "i-horde",
    /// Pickaxe: dig.
    Dig = "i-dig",
    /// Castle.
    Castle = "i-castle",
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
    /// Undo.
    Undo = "i-undo",
    /// Redo.
    Redo = "i-redo",
    /// Lantern: hint.
    Hint = "i-hint",
    /// End of turn.
    End = "i-end",
    /// The log.
    Log = "i-log",
    /// Menu.
    Menu = "i-menu",
    /// Rotate.
    Rotate = "i-rotate",
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
    /// A variation.
    Branch = "i-branch",
    /// Share.
    Share = "i-share",
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
    /// A great troll with a club.
    GreatTroll = "f-troll",
    /// Player card.
    Card = "i-card",
    /// Steps.
    Steps = "i-move",
    /// Ability.
    Power = "i-power",
}

impl Icon {
    /// The `href` of a `<use>` element, such as `#i-stone`.
    #[must_use]
    pub fn href(self) -> String {
        let mut href = String::with_capacity(1 + self.id().len());
        href.push('#');
        href.push_str(self.id());
        href
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

    #[test]
    fn sprite_and_enum_have_the_same_symbols() {
        let in_sprite: Vec<&str> = ids(SPRITE).collect();
        let unique: BTreeSet<&str> = in_sprite.iter().copied().collect();
        assert_eq!(unique.len(), in_sprite.len(), "a symbol id occurs twice");
        let in_enum: Vec<&str> = Icon::ALL.iter().map(|icon| icon.id()).collect();
        assert_eq!(in_sprite, in_enum);
    }

    #[test]
    fn a_reference_names_the_symbol() {
        assert_eq!(Icon::Stone.href(), "#i-stone");
        assert_eq!(Icon::Own(&Symbol("i-cow")).href(), "#i-cow");
    }

    #[test]
    fn symbols_carry_no_document_wide_style() {
        assert!(!SPRITE.contains("<style"), "style of the sprite would leak into the page");
        assert!(!SPRITE.contains("<script"));
    }
}
