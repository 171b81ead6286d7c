//! Decorative furniture at the back wall, never behind a plaque or in a door: the floor below has the name of the room.

/// A piece of furniture around (0, 0), its standing point.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    name: &'static str,
    /// The picture as SVG.
    pub picture: &'static str,
    /// Half of its width.
    pub half: f64,
}

/// The piece with this name.
pub(super) fn named(name: &str) -> Option<Piece> {
    ALL.iter().copied().find(|piece| piece.name == name)
}

const ALL: [Piece; 7] = [
    Piece {
        name: "barrel",
        picture: r##"<path d="M-9-24h18q4 12 0 24H-9q-4-12 0-24z" fill="#a8703c"/><path d="M-10.5-17h21M-10.5-7h21" fill="none"/>"##,
        half: 20.0,
    },
    Piece {
        name: "shelf",
        picture: r##"<path d="M-20-44h40V0h-40z" fill="#7a5a34"/><path d="M-17-41h5v14h-5zM-11-39h4v12h-4zM3-41h5v14H3zM-17-20h4v14h-4z" fill="#b51a51"/><path d="M-6-41h6v14h-6zM-12-18h6v12h-6zM9-20h6v14H9z" fill="#2c86ab"/><path d="M9-39h4v12H9zM-1-20h5v14h-5z" fill="#f2bd3d"/><path d="M-20-25h40M-20-4.5h40" fill="none"/>"##,
        half: 29.0,
    },
    Piece {
        name: "bed",
        picture: r##"<path d="M-26-26h10v22h-10z" fill="#a8703c"/><path d="M-24-14h50V-2h-50z" fill="#f5ebd6"/><path d="M-8-16h34V-2H-8z" fill="#6b52ad"/><path d="M-20-18h12v6h-12z" fill="#f5ebd6"/>"##,
        half: 29.0,
    },
    Piece {
        name: "table",
        picture: r##"<path d="M-28-18h56v6h-56zM-24-12h5V0h-5zM19-12h5V0h-5z" fill="#a8703c"/><path d="M-8-26h8v8h-8zM6-24h12v6H6z" fill="#eab52f"/><path d="M-20-28q4 0 4 10h-8q0-10 4-10z" fill="#f5ebd6"/>"##,
        half: 29.0,
    },
    Piece {
        name: "pot",
        picture: r##"<path d="M-13-20h26l-3 17q-10 6-20 0z" fill="#3a3d47"/><path d="M-15-24h30v5h-30z" fill="#5d616d"/><path d="M-9-24q2-8 6-4 4-7 8 0 4-1 4 4z" fill="#4ab58f"/>"##,
        half: 20.0,
    },
    Piece {
        name: "fire",
        picture: r##"<path d="M-18-2h36v-6h-36z" fill="#5d616d"/><path d="M0-36c2 12 13 14 13 26H-13c0-8 6-9 6-17 4 2 5 4 5 7 2-5 3-9 2-16z" fill="#e8622c"/><path d="M0-22c1 6 6 6 6 12h-12c0-5 5-6 6-12z" fill="#f2bd3d"/>"##,
        half: 20.0,
    },
    Piece {
        name: "tub",
        picture: r##"<path d="M-26-18h52l-5 16q-21 5-42 0z" fill="#f5ebd6"/><path d="M-28-21h56v5h-56z" fill="#cbb68d"/><circle cx="-10" cy="-24" r="5" fill="#a9d8ea"/><circle cx="0" cy="-26" r="6" fill="#a9d8ea"/><circle cx="10" cy="-24" r="5" fill="#a9d8ea"/>"##,
        half: 29.0,
    },
];
