//! Texts of villages, caverns and networks on the board.

use super::names::{castle, item, place, resource, tile, tile_text};
use crate::text::table::TextContext;
use moot_core::Seat;
use moot_ui::text::fr::join::{and, count};
use trolls_and_princesses::{Cell, Item, King, Network, Place, Resource, State};

pub(crate) fn village(parts: &mut Vec<String>, context: &TextContext<'_>, at: Place) {
    let state = context.state;
    for of in [Item::Princess, Item::Bell, Item::Changeling, Item::Outpost, Item::Human] {
        if state.lies(of, at) > 0 {
            parts.push(item(of, state.lies(of, at)));
        }
    }
    if state.village(at).cows > 0 {
        parts.push("une vache".to_owned());
    }
    let tile = state.village(at).castle;
    if tile.is_some() {
        parts.push(format!("château : {}", castle(tile)));
    }
    for seat in state.all() {
        let trolls = state.player(seat).trolls_at(at);
        if trolls > 0 {
            parts.push(format!("{} : {}", context.name(seat), count(trolls, "troll", "trolls")));
        }
        let posted = at.number().map_or(0, |number| state.player(seat).posted[number]);
        if posted > 0 {
            parts.push(format!("{} : {}", context.name(seat), count(posted, "avant-poste", "avant-postes")));
        }
    }
    if state.king == King::Village(at) {
        parts.push("le roi des trolls".to_owned());
    }
}

pub(crate) fn cavern(parts: &mut Vec<String>, state: &State, seat: Seat, at: Place) {
    let player = state.player(seat);
    let trolls = player.trolls_at(at);
    if trolls > 0 {
        parts.push(count(trolls, "troll", "trolls"));
    }
    let humans = player.humans.get(at.index()).copied().unwrap_or(0);
    if humans > 0 {
        parts.push(item(Item::Human, humans));
    }
    if state.king == King::Cavern(seat, at) {
        parts.push("le roi des trolls".to_owned());
    }
}

/// A cavern of `seat`, or a village, with its content, and whether it may be chosen now.
pub(crate) fn place_facts(context: &TextContext<'_>, seat: Seat, at: Place, lit: bool) -> String {
    let state = context.state;
    let mut parts = vec![place(at).to_owned()];
    if at.is_village() {
        village(&mut parts, context, at);
    } else {
        cavern(&mut parts, state, seat, at);
    }
    if at != Place::BESIDE {
        parts.push(count(state.free(seat, at), "chaudron libre", "chaudrons libres"));
    }
    if lit {
        parts.push("on peut le choisir".to_owned());
    }
    parts.join(", ")
}

/// A place of a player's network: its tile, or that one would fit.
pub(crate) fn cell_facts(context: &TextContext<'_>, seat: Seat, cell: Cell, lit: bool) -> String {
    let network = Network::of(context.state, seat);
    let there = network.tiles().find(|&(_, at, _)| at == cell).map(|(it, ..)| it);
    let beside: Vec<&str> = network.beside(cell).map(tile).collect();
    let what = match there {
        Some(it) => format!("{} : {}", tile(it), tile_text(it)),
        None if beside.is_empty() => "Place libre à l’entrée du plateau.".to_owned(),
        None => {
            format!(
                "Place libre à côté de {} : {}.",
                count(beside.len() as u32, "tuile", "tuiles"),
                beside.join(", ")
            )
        }
    };
    if lit { format!("{what} On peut la choisir.") } else { what }
}

/// The stores of a player: resources, troll power, cows, troll cards.
pub(crate) fn stores(state: &State, seat: Seat) -> String {
    let player = state.player(seat);
    let mut parts: Vec<String> =
        Resource::ALL.into_iter().map(|of| resource(of, player.field[of as usize])).collect();
    for of in Resource::ALL {
        let (full, all) = (player.full[of as usize], player.sites[of as usize]);
        if all > 0 {
            let kind = match of {
                Resource::Obsidian => "d’obsidienne",
                Resource::Gold => "d’or",
                Resource::Diamond => "de diamants",
            };
            parts.push(format!("gisements {kind} : {full} sur {all} garnis"));
        }
    }
    parts.push(format!("pouvoir troll : {} sur {}", player.power, player.cap()));
    parts.push(format!(
        "vaches : {} pour {}",
        player.cows,
        count(player.barns, "étable ouverte", "étables ouvertes")
    ));
    parts.push(count(player.cards.count_ones() as u8, "carte Troll", "cartes Troll"));
    format!("{}.", and(&parts))
}
