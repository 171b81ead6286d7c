//! Moves in a few words, for the recap.

use super::names::{artifact, figure, gold, into, place, space, within};
use crate::text::table::{Means, RecapEvent};
use moot_ui::text::fr::join::{Noun, capital, count};

/// The gold of the player who controls a room, of whom the entry is.
fn most(gold: [u8; 4]) -> i32 {
    gold.into_iter().max().unwrap_or(0).into()
}

const fn means(by: Means) -> Noun {
    match by {
        Means::Figure(of) => figure(of),
        Means::Artifact(of) => artifact(of),
    }
}

/// A move, in a few words.
pub(crate) fn recap_entry(recap_event: &RecapEvent) -> String {
    match *recap_event {
        RecapEvent::Placed(what, at) => format!("{} {}", figure(what).name, within(at)),
        RecapEvent::Moved(what, to) => format!("{} → {}", figure(what).name, place(to)),
        RecapEvent::Shoved(whom, to) => {
            let name = figure(whom.figure);
            format!("{} {} → {}", name.name, name.pick("envoyé", "envoyée"), place(to))
        }
        RecapEvent::Removed { first, count: 1, .. } => {
            let name = figure(first.figure);
            format!("{} {}", name.name, name.pick("retiré", "retirée"))
        }
        RecapEvent::Removed { count: n, .. } => count(n, "figurine retirée", "figurines retirées"),
        RecapEvent::Lost { first, count: 1, by, .. } => {
            let name = figure(first);
            format!("{} : votre {} ({})", name.pick("Perdu", "Perdue"), name.name, means(by).name)
        }
        RecapEvent::Lost { count: n, by, .. } => {
            format!("Perdues : {n} de vos figurines ({})", means(by).name)
        }
        RecapEvent::Sent(what, to, by) => {
            format!("{} : votre {} → {}", capital(means(by).name), figure(what).name, place(to))
        }
        RecapEvent::Scored(at, n) => format!("{} : {}", place(at), gold(most(n))),
        RecapEvent::Board(_) => "Donjon décompté".to_owned(),
        RecapEvent::Purse => "1 pièce d’or trouvée".to_owned(),
        RecapEvent::Found => "Trouve un artefact".to_owned(),
        RecapEvent::Invoked(played) => capital(artifact(played).name),
        RecapEvent::Sealed(at) => format!("Scelle {}", space(at).the()),
        RecapEvent::Idle => "Aucune action".to_owned(),
    }
}

/// The same move as it follows the player's name.
pub(crate) fn recap_entry_spoken(recap_event: &RecapEvent) -> String {
    match *recap_event {
        RecapEvent::Placed(what, at) => format!("place {} {}", figure(what).the(), within(at)),
        RecapEvent::Moved(what, to) => format!("déplace {} {}", figure(what).the(), into(to)),
        RecapEvent::Shoved(whom, to) => {
            let name = figure(whom.figure);
            format!("envoie {} {} {}", name.one(), name.pick("rival", "rivale"), into(to))
        }
        RecapEvent::Removed { first, count: 1, at } => {
            format!("retire {} {}", figure(first.figure).the(), space(at).of())
        }
        RecapEvent::Removed { count: n, at, .. } => {
            format!("retire {} {}", count(n, "figurine", "figurines"), space(at).of())
        }
        RecapEvent::Lost { first, count: 1, at, by } => {
            format!("retire votre {} {} avec {}", figure(first).name, space(at).of(), means(by).the())
        }
        RecapEvent::Lost { count: n, at, by, .. } => {
            format!("retire {n} de vos figurines {} avec {}", space(at).of(), means(by).the())
        }
        RecapEvent::Sent(what, to, by) => {
            format!("envoie votre {} {} avec {}", figure(what).name, into(to), means(by).the())
        }
        RecapEvent::Scored(at, n) => format!("tire {} {}", gold(most(n)), space(at).of()),
        RecapEvent::Board(_) => "déclenche le décompte de tout le donjon".to_owned(),
        RecapEvent::Purse => "trouve 1 pièce d’or dans une salle vide".to_owned(),
        RecapEvent::Found => "trouve un artefact".to_owned(),
        RecapEvent::Invoked(played) => format!("joue {}", artifact(played).the()),
        RecapEvent::Sealed(at) => format!("scelle {}", space(at).the()),
        RecapEvent::Idle => "finit son tour sans action".to_owned(),
    }
}
