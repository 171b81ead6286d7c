//! The visible and audible differences between two positions.

use leptos::prelude::document;
use moot_art::{Icon, Resource};
use moot_core::Seat;
use moot_ui::look::sound::Sound;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element};

/// A location on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A space of the board, by its cell number.
    Cell(u32),
    /// A place of a cave network, by its cell number: a pentagon that points to the left or right.
    Cave {
        /// The cell number.
        cell: u32,
        /// Whether it points to the left.
        left: bool,
    },
    /// A slot of the trollsmoot, by its index from the top left.
    Slot(u8),
    /// A pile of the storage.
    Pile(u8),
    /// A player's chip, in the strip of players.
    Chip(u8),
}

impl Spot {
    /// The selector of the elements of this location, and the index among them.
    pub(crate) fn selector(self) -> (String, u32) {
        match self {
            Spot::Cell(cell) | Spot::Cave { cell, .. } => (["#", &crate::board::cells::id(cell)].concat(), 0),
            Spot::Slot(at) => (".pyramid .prow > *".to_owned(), at.into()),
            Spot::Pile(at) => (".storage .pile".to_owned(), at.into()),
            Spot::Chip(seat) => (".players > li, .pbar li".to_owned(), seat.into()),
        }
    }

    /// The CSS classes of the drop animation: the shape of the location.
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
        // On a phone the location may be on a hidden tab.
        (place.width() > 0.0).then_some(place)
    }
}

/// A small token that can fly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// The icon.
    pub icon: Icon,
    /// The CSS class with its colours.
    pub class: &'static str,
    /// The seat in whose colours it is shown; `None` for its own colours.
    pub wears: Option<Seat>,
}

impl From<Resource> for Token {
    fn from(what: Resource) -> Token {
        Token { icon: what.icon(), class: what.class(), wears: None }
    }
}

/// A token that flies from one location to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// The token.
    pub what: Token,
    /// The start.
    pub from: Spot,
    /// The destination.
    pub to: Spot,
    /// The number of steps after the first flight at which it starts.
    pub step: u8,
}

/// The visible and audible differences between two positions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The flights.
    pub flights: Vec<Flight>,
    /// The locations where something was put down.
    pub laid: Vec<Spot>,
    /// The sound.
    pub sound: Option<Sound>,
}
