//! Moves in a few words, for the recap.

use super::names::{artifact, figure, gold, into, place, space, within};
use crate::text::table::Feat;
use moot_ui::text::fr::join::{capital, count};

/// A move, in a few words.
pub(crate) fn deed(feat: &Feat) -> String {
    match *feat {
        Feat::Placed(what, at) => format!("{} {}", figure(what).name, within(at)),
        Feat::Moved(what, to) => format!("{} → {}", figure(what).name, place(to)),
        Feat::Shoved(whom, to) => {
            let name = figure(whom.figure);
            format!("{} {} → {}", name.name, name.pick("envoyé", "envoyée"), place(to))
        }
        Feat::Removed { first, count: 1, .. } => {
            let name = figure(first.figure);
            format!("{} {}", name.name, name.pick("retiré", "retirée"))
        }
        Feat::Removed { count: n, .. } => count(n, "figurine retirée", "figurines retirées"),
        Feat::Scored(at, n) => format!("{} : {}", place(at), gold(n.into())),
        Feat::Board => "Donjon décompté".to_owned(),
        Feat::Purse => "1 pièce d’or trouvée".to_owned(),
        Feat::Found => "Trouve un artefact".to_owned(),
        Feat::Invoked(played) => capital(artifact(played).name),
        Feat::Sealed(at) => format!("Scelle {}", space(at).the()),
    }
}

/// The same move as it follows the player's name.
pub(crate) fn deed_told(feat: &Feat) -> String {
    match *feat {
        Feat::Placed(what, at) => format!("place {} {}", figure(what).the(), within(at)),
        Feat::Moved(what, to) => format!("déplace {} {}", figure(what).the(), into(to)),
        Feat::Shoved(whom, to) => {
            let name = figure(whom.figure);
            format!("envoie {} {} {}", name.one(), name.pick("rival", "rivale"), into(to))
        }
        Feat::Removed { first, count: 1, at } => {
            format!("retire {} {}", figure(first.figure).the(), space(at).of())
        }
        Feat::Removed { count: n, at, .. } => {
            format!("retire {} {}", count(n, "figurine", "figurines"), space(at).of())
        }
        Feat::Scored(at, n) => format!("tire {} {}", gold(n.into()), space(at).of()),
        Feat::Board => "déclenche le décompte de tout le donjon".to_owned(),
        Feat::Purse => "trouve 1 pièce d’or dans une salle vide".to_owned(),
        Feat::Found => "trouve un artefact".to_owned(),
        Feat::Invoked(played) => format!("joue {}", artifact(played).the()),
        Feat::Sealed(at) => format!("scelle {}", space(at).the()),
    }
}
