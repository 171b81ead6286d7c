//! Villages, caverns and networks where they are drawn.

use moot_core::Seat;
use trolls_and_princesses::{Cell, Item, Network, Place};

use super::Princess;
use super::names::{item, place, tile};
use crate::words::trolls_and_princesses::Tale;
use crate::words::villages::VillageWords;

impl VillageWords for Princess {
    fn board(&self) -> &'static str {
        "Villages and caves"
    }
    fn role(&self) -> &'static str {
        "game board"
    }
    fn whole(&self) -> &'static str {
        "Show everything"
    }
    fn keys(&self) -> &'static str {
        "Arrow keys go from place to place, Enter chooses, Escape puts down."
    }
    fn place_facts(&self, tale: &Tale<'_>, seat: Seat, at: Place, lit: bool) -> String {
        let state = tale.state;
        let mut parts = vec![place(at).to_owned()];
        if at.is_village() {
            for of in [Item::Princess, Item::Bell, Item::Changeling, Item::Outpost, Item::Human] {
                if state.lies(of, at) > 0 {
                    parts.push(item(of, state.lies(of, at)));
                }
            }
        }
        let free = state.free(seat, at);
        parts.push(format!("{free} free"));
        if lit {
            parts.push("can be chosen".to_owned());
        }
        parts.join(", ")
    }
    fn cell_facts(&self, tale: &Tale<'_>, seat: Seat, cell: Cell, lit: bool) -> String {
        let there =
            Network::of(tale.state, seat).tiles().find(|&(_, at, _)| at == cell).map(|(it, ..)| tile(it));
        match there {
            Some(name) => name.to_owned(),
            None if lit => "A place where the tile fits".to_owned(),
            None => "A free place".to_owned(),
        }
    }
}
