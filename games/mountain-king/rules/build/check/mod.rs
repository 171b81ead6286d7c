//! The constraints of the content beyond its syntax: counts of the box, budgets, fairness.
//!
//! The build reports these breaches as warnings only, so that an owner of the box can enter other numbers; the tests of this
//! crate require that the shipped files have none.

mod buried;
mod clans;
mod examples;
mod fair;
mod ground;
mod halls;
mod maps;
mod rubble;
mod shapes;
mod spells;
mod spots;
mod starters;
mod starts;
mod tokens;
mod trolls;
mod tunnels;
mod workshops;

use moot_data::Fault;

use crate::read::folder::Folder;

/// All breaches of all files.
pub fn everything(folder: &Folder) -> Vec<Fault> {
    [
        maps::check(folder),
        tunnels::check(&folder.tunnels),
        halls::check(&folder.halls),
        trolls::check(&folder.trolls),
        starters::check(&folder.starters, &folder.trolls),
        spells::check(&folder.spells),
        workshops::check(&folder.workshops),
        tokens::check(&folder.tokens),
    ]
    .concat()
}
