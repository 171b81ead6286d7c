//! Villages, caverns and networks where they are drawn.

use moot_core::Seat;
use trolls_and_princesses::{Cell, Item, Network, Place};

use super::Princess;
use super::names::{item, place, tile};
use crate::words::trolls_and_princesses::Tale;
use crate::words::villages::VillageWords;

impl VillageWords for Princess {
    fn board(&self) -> &'static str {
        "Villages et grottes"
    }
    fn role(&self) -> &'static str {
        "plateau de jeu"
    }
    fn whole(&self) -> &'static str {
        "Tout montrer"
    }
    fn keys(&self) -> &'static str {
        "Les flèches vont d’un lieu à l’autre, Entrée choisit, Échap repose."
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
        parts.push(format!("places libres : {}", state.free(seat, at)));
        if lit {
            parts.push("on peut le choisir".to_owned());
        }
        parts.join(", ")
    }
    fn cell_facts(&self, tale: &Tale<'_>, seat: Seat, cell: Cell, lit: bool) -> String {
        let there =
            Network::of(tale.state, seat).tiles().find(|&(_, at, _)| at == cell).map(|(it, ..)| tile(it));
        match there {
            Some(name) => name.to_owned(),
            None if lit => "Une place où la tuile convient".to_owned(),
            None => "Une place libre".to_owned(),
        }
    }
}
