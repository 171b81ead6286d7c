//! What is different between two positions, as far as it is seen or heard.

use leptos::prelude::document;
use moot_art::{Icon, Resource};
use moot_core::Seat;
use moot_ui::look::sound::Sound;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element};

/// A place on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A space of the board, by the number of its cell.
    Cell(u32),
    /// A place of a cave network, by the number of its cell: a pentagon that points to the left, or else to the right.
    Cave {
        /// The number of the cell.
        cell: u32,
        /// Whether it points to the left.
        left: bool,
    },
    /// A slot of the trollsmoot, by its place from the top left.
    Slot(u8),
    /// A pile of the storage.
    Pile(u8),
    /// What a player has, in the strip of players.
    Chip(u8),
}

impl Spot {
    /// Where it is on the page, and as which of those that are found there.
    pub(crate) fn selector(self) -> (String, u32) {
        match self {
            Spot::Cell(cell) | Spot::Cave { cell, .. } => (["#", &crate::board::cells::id(cell)].concat(), 0),
            Spot::Slot(at) => (".pyramid .prow > *".to_owned(), at.into()),
            Spot::Pile(at) => (".storage .pile".to_owned(), at.into()),
            Spot::Chip(seat) => (".players > li, .pbar li".to_owned(), seat.into()),
        }
    }

    /// The classes of what drops onto it: its shape.
    pub(crate) const fn dust(self) -> &'static str {
        match self {
            Spot::Cave { left: true, .. } => "dust cave left",
            Spot::Cave { left: false, .. } => "dust cave right",
            _ => "dust",
        }
    }

    pub(crate) fn place(self) -> Option<DomRect> {
        let (selector, at) = self.selector();
        let element = document().query_selector_all(&selector).ok()?.get(at)?.dyn_into::<Element>().ok()?;
        let place = element.get_bounding_client_rect();
        // On another tab of a phone there is no such place.
        (place.width() > 0.0).then_some(place)
    }
}

/// A small thing that can fly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its picture.
    pub icon: Icon,
    /// The class that gives it its colours.
    pub class: &'static str,
    /// Whose colours it wears, if anybody's.
    pub wears: Option<Seat>,
}

impl From<Resource> for Token {
    fn from(what: Resource) -> Token {
        Token { icon: what.icon(), class: what.class(), wears: None }
    }
}

/// Something that goes from place to place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// What it is.
    pub what: Token,
    /// From here.
    pub from: Spot,
    /// To there.
    pub to: Spot,
    /// How many steps after the first one it sets out.
    pub step: u8,
}

/// What is different between two positions, as far as it is seen or heard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// What flies.
    pub flights: Vec<Flight>,
    /// What was laid down.
    pub laid: Vec<Spot>,
    /// What is heard.
    pub sound: Option<Sound>,
}
