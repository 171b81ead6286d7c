//! The parts of troll portraits: tints, heads, ears, horns.

use super::kinds::Clan;

/// The colour of all outlines.
pub(super) const INK: &str = "#17151c";
/// The colour of eyes and teeth.
pub(super) const IVORY: &str = "#fff7e3";
/// The colour of bobbles and mushroom dots.
pub(super) const PAPER: &str = "#f5ebd6";

/// The colours of a clan.
pub(super) struct Tint {
    pub backdrop: &'static str,
    pub halo: &'static str,
    pub skin: &'static str,
    pub dark: &'static str,
    pub hair: &'static str,
    pub moss: &'static str,
}

static FIRE: Tint = Tint {
    backdrop: "#74210f",
    halo: "#a53a1d",
    skin: "#e2895f",
    dark: "#b55a38",
    hair: "#f3b33c",
    moss: "#8f2c15",
};
static ICE: Tint = Tint {
    backdrop: "#154562",
    halo: "#236a8e",
    skin: "#a9cfdd",
    dark: "#6d9fb5",
    hair: "#eef6f9",
    moss: "#3f7f9c",
};
static MOON: Tint = Tint {
    backdrop: "#35275f",
    halo: "#574393",
    skin: "#c3b3dd",
    dark: "#8f7ab8",
    hair: "#f3e6b3",
    moss: "#5a4a86",
};
static MUD: Tint = Tint {
    backdrop: "#3d3a1b",
    halo: "#67632c",
    skin: "#c0b878",
    dark: "#8d8449",
    hair: "#5b4126",
    moss: "#567436",
};

/// The colours of a clan.
pub(super) fn tint(clan: Clan) -> &'static Tint {
    match clan {
        Clan::Fire => &FIRE,
        Clan::Ice => &ICE,
        Clan::Moon => &MOON,
        Clan::Mud => &MUD,
    }
}

/// A head, with the positions of its parts.
pub(super) struct Head {
    /// The outline.
    pub path: &'static str,
    /// Half the width at the height of the ears.
    pub half: i32,
    /// The height of the crown.
    pub crown: i32,
    /// The height of the ears.
    pub ear: i32,
}

/// Round, pear, long, broad, cut.
pub(super) static HEADS: [Head; 5] = [
    Head {
        path: "M13 41C11 24 20 15 32 15s21 9 19 26c-1 14-9 20-19 20s-18-6-19-20z",
        half: 19,
        crown: 15,
        ear: 36,
    },
    Head {
        path: "M19 30c0-11 5-16 13-16s13 5 13 16c8 8 11 31-13 31S11 38 19 30z",
        half: 15,
        crown: 14,
        ear: 33,
    },
    Head {
        path: "M17 27c0-11 6-16 15-16s15 5 15 16l1 17c0 12-7 18-16 18s-16-6-16-18z",
        half: 15,
        crown: 11,
        ear: 34,
    },
    Head {
        path: "M8 42c0-14 10-21 24-21s24 7 24 21c0 12-10 19-24 19S8 54 8 42z",
        half: 23,
        crown: 21,
        ear: 38,
    },
    Head { path: "M13 32 22 16l19-1 10 14 3 16-11 17H21L10 46z", half: 19, crown: 16, ear: 36 },
];

/// Left ears around (0, 0), the point where the ear meets the head.
pub(super) static EARS: [&str; 5] = [
    "M3-5-14-11C-12-2-8 5 3 6z",
    "M3-5C-8-12-17-4-17 8-12 3-6 7 3 6z",
    "M3-7C-9-11-13-3-11 3-9 9-2 9 3 6z",
    "M3-5-15-13-11-7-17-4C-12 3-6 6 3 6z",
    "M2-4C-5-7-8-2-7 2-6 5-2 6 2 5z",
];

/// Left horns around (0, 0); the first troll has none.
pub(super) static HORNS: [&str; 5] = [
    "",
    "M-9 4c-3-5-3-9-1-12 3 2 6 6 7 11z",
    "M-8 5C-18 2-20-8-13-12c5-2 9 3 5 6-2 1-4-1-3-3-3 3 1 8 9 8z",
    "M-8 4-13-7l-7-1 5-3-1-7 5 6 3-5 1 8 5 9z",
    "M-6 3C-13-3-17-8-16-15c4 5 11 7 15 16z",
];
