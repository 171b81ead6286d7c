//! Why something is against the rules of Trolls & Princesses.

use trolls_and_princesses::{Illegal, Item, Misfit, Phase};

use super::advice::question;
use super::names::{a_tile, at, none, of, resource, spot};
use crate::text::table::TextContext;
use moot_ui::text::fr::join::{count, de};

/// A refusal as a sentence.
pub(crate) fn illegal(context: &TextContext<'_>, why: Illegal) -> String {
    match why {
        Illegal::NotYourTurn { asked } => format!("{} doit d’abord décider.", context.name(asked)),
        Illegal::Drawing => "Il faut d’abord piocher.".to_owned(),
        Illegal::GameOver => "La partie est finie.".to_owned(),
        Illegal::WrongMoment if context.state.phase == Phase::Act => {
            "Choisissez d’abord une action de ce lieu.".to_owned()
        }
        Illegal::WrongMoment if context.state.phase.is_chance() => illegal(context, Illegal::Drawing),
        Illegal::WrongMoment => format!("Pas maintenant. {}", question(context.state)),
        Illegal::WrongPlace { at: there } => format!("Cela ne se fait pas {}.", at(there)),
        Illegal::NotInHand => "Vous n’avez pas cette carte en main.".to_owned(),
        Illegal::NoSuchPlace => "Personne ne peut y aller.".to_owned(),
        Illegal::NobodyThere { at: there } => format!("Personne ne peut partir d’ici : {}.", at(there)),
        Illegal::MovedAlready { at: there } => {
            format!("Le seul troll {} a déjà été déplacé ce tour-ci.", at(there))
        }
        Illegal::WalkedAlready => "Chacun ne marche qu’une fois.".to_owned(),
        Illegal::SamePlace => "Il doit aller ailleurs.".to_owned(),
        Illegal::Full { at: there } => format!("Aucun chaudron n’est libre {}.", at(there)),
        Illegal::NotFull { at: there, free } => format!(
            "On ne chasse personne : {} {}.",
            count(free, "chaudron est libre", "chaudrons sont libres"),
            at(there)
        ),
        Illegal::NobodyToPush { seat } => format!("Aucun troll {} à chasser ici.", de(context.name(seat))),
        Illegal::NowhereToFlee { seat } => {
            format!("{} n’a aucun chaudron libre pour un troll chassé.", context.name(seat))
        }
        Illegal::MustMove => "Il faut déplacer tant que c’est possible.".to_owned(),
        Illegal::Points { need, have, idle: 0 } => {
            format!("Il faut {} ; vous en avez {have}.", count(need, "point d’action", "points d’action"))
        }
        Illegal::Points { need, have, idle } => format!(
            "Il faut {} ; vous en avez {have}. Les {idle} des trolls rivaux ne comptent pas pour cela.",
            count(need, "point d’action", "points d’action")
        ),
        Illegal::Short { resource: it, need, have } => {
            format!("Il faut {} ; vous en avez {have}.", resource(it, need.into()))
        }
        Illegal::Power { need, have } => format!("Il faut {need} de pouvoir troll ; vous en avez {have}."),
        Illegal::NoCow => "Il faut une vache ; vous n’en avez pas.".to_owned(),
        Illegal::NotHere { item, at: there } => format!("Il n’y a pas {} {}.", none(item), at(there)),
        Illegal::NoSpot { item } => format!("Vous n’avez pas {} libre.", de(spot(item))),
        Illegal::WrongSpot => "Cet emplacement ne peut pas le recevoir.".to_owned(),
        Illegal::NoPiece { item: Item::Outpost } => "Cet avant-poste a quitté votre plateau.".to_owned(),
        Illegal::NoPiece { .. } => "Ce changelin a quitté votre plateau.".to_owned(),
        Illegal::NoBarn => "Aucune étable ouverte n’est libre.".to_owned(),
        Illegal::NoSupply => "La réserve n’a plus de vache.".to_owned(),
        Illegal::NoCowHere => "Aucune vache dans ce village pour l’instant.".to_owned(),
        Illegal::NothingToMine { resource: it } => format!("Aucun de vos gisements {} n’est garni.", of(it)),
        Illegal::NothingToFill { resource: it } => format!("Aucun de vos gisements {} n’est vide.", of(it)),
        Illegal::NoEffect => "Cela n’aurait aucun effet maintenant.".to_owned(),
        Illegal::Activated => "Une tuile du roi par phase, et vous en avez activé une.".to_owned(),
        Illegal::NoAction => "Vous n’avez pas cette tuile du roi, ou elle n’a pas d’action.".to_owned(),
        Illegal::NotShown => "Ce n’est pas à l’étalage.".to_owned(),
        Illegal::Twice => "Vous avez déjà cette carte Troll.".to_owned(),
        Illegal::Twin => "La même tuile de victoire est déjà dans votre réseau.".to_owned(),
        Illegal::FitsNowhere => "Elle ne va nulle part dans votre réseau.".to_owned(),
        Illegal::Misfit(why) => misfit(why),
        Illegal::MustTake => "Ce que vous avez gagné doit être pris tant que c’est possible.".to_owned(),
        Illegal::AtLeastOne => "Posez au moins une tuile.".to_owned(),
        Illegal::NothingLeft => "Il ne reste rien pour renouveler.".to_owned(),
        Illegal::NotInGame => "Ce défi n’est pas de cette partie.".to_owned(),
        Illegal::Unmet { need, have, .. } => format!("Vous en avez {have} sur {need}."),
        Illegal::Claimed => "Vous avez déjà relevé ce défi.".to_owned(),
        Illegal::NotDue => "Cela ne se pioche pas maintenant.".to_owned(),
    }
}

fn misfit(why: Misfit) -> String {
    match why {
        Misfit::NotAdjacent => "Aucune entrée de votre réseau n’y mène.".to_owned(),
        Misfit::OverBoard => "Une tuile y recouvrirait votre plateau.".to_owned(),
        Misfit::Overlaps(other) => format!("{} gêne.", a_tile(other)),
        Misfit::Wall(_) => "Une entrée toucherait un mur.".to_owned(),
        Misfit::Turned => "Tourner une tuile du roi ne change rien.".to_owned(),
    }
}
