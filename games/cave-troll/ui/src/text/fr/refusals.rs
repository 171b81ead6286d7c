//! Why something is against the rules of Cave Troll.

use cave_troll::{Illegal, Space, Wanted};

use super::names::{figure, into, space, within};
use super::trays::question;
use crate::game::pick::Pick;
use crate::text::table::TextContext;
use moot_ui::text::fr::join::{capital, count, de};

/// A refusal as a sentence.
pub(crate) fn illegal(context: &TextContext<'_>, why: Illegal) -> String {
    let of = |seat| de(context.name(seat));
    let characters = |n: u8| count(n, "personnage", "personnages");
    match why {
        Illegal::NotYourTurn { asked } => format!("{} doit d’abord décider.", context.name(asked)),
        Illegal::Drawing => "Il faut d’abord piocher une carte.".to_owned(),
        Illegal::GameOver => "La partie est terminée.".to_owned(),
        Illegal::WrongMoment => format!("D’abord : « {} ».", question(context, Pick::NOTHING)),
        Illegal::NotInHand => "Vous n’avez pas cette carte en main.".to_owned(),
        Illegal::WrongSpace { wanted, .. } => wrong_space(wanted),
        Illegal::NotThere { figure: missing, at } if at.is_some() => {
            format!("Il n’y a pas de tel {} {}.", figure(missing).name, within(at))
        }
        Illegal::NotThere { figure: missing, .. } => {
            format!("{} n’est pas dans le donjon.", capital(&figure(missing).the()))
        }
        Illegal::NeverMoves { figure: fixed } => {
            format!("{} ne se déplace jamais.", capital(&figure(fixed).one()))
        }
        Illegal::MovedAlready => "Le Troll enragé se déplace une fois par tour, et il l’a fait.".to_owned(),
        Illegal::SteppedAlready => "Ce héros a déjà fait son pas à la lanterne.".to_owned(),
        Illegal::NotAdjacent { from, to } => {
            format!("Aucun passage ne relie {} et {}.", space(from).the(), space(to).the())
        }
        Illegal::HeroInPit { .. } => "Les héros ne descendent pas dans les fosses.".to_owned(),
        Illegal::CaveTroll { at, whose } => {
            format!("Le Troll des cavernes {} interdit {} à tous.", of(whose), space(at).the())
        }
        Illegal::Knight { at, whose } => {
            format!("Le Chevalier {} interdit {} à ses rivaux.", of(whose), space(at).the())
        }
        Illegal::Full { at, holds } if !at.is_room() => {
            format!("La Banshee n’attire plus qu’un Berserk {} : il y a {}.", into(at), characters(holds))
        }
        Illegal::Full { at, holds } => full(at, &characters(holds)),
        Illegal::FullForBerserker { own: 0, at, holds } => {
            format!(
                "{} n’a plus de place, même pour un Berserk : {}.",
                capital(&space(at).the()),
                characters(holds)
            )
        }
        Illegal::FullForBerserker { at, .. } => full(at, "et le joueur du Berserk y a déjà un personnage"),
        Illegal::NobodyToPush { at } => full(at, "et le Spectre ne pourrait pousser personne dehors"),
        Illegal::Sealed { at } => {
            format!("Le Seuil de fer scelle {} : personne n’entre ni ne sort.", space(at).the())
        }
        Illegal::NotInRoom { .. } => {
            "Cela ne marche que dans les salles, ni sur les escaliers ni dans les fosses.".to_owned()
        }
        Illegal::OutOfReach { figure: safe } => {
            let name = figure(safe);
            format!("{} ne peut être {} pour cela.", capital(&name.one()), name.pick("choisi", "choisie"))
        }
        Illegal::OwnFigure => "Cela ne vise que les figurines de vos rivaux.".to_owned(),
        Illegal::Sheltered { at, whose } => {
            format!("Le Paladin {} protège les héros {}.", of(whose), within(at))
        }
        Illegal::NotAlone { whose, characters: n } => {
            format!(
                "{} a ici {} ; l’Assassin ne frappe que s’il n’y en a qu’un.",
                context.name(whose),
                characters(n)
            )
        }
        Illegal::NoEffect => "Cela n’aurait aucun effet maintenant.".to_owned(),
        Illegal::NoArtifact => "Vous n’avez pas d’artefact à jouer.".to_owned(),
        Illegal::NotRemoved { figure: there } => {
            let name = figure(there);
            format!("Votre {} n’a pas été {}.", name.name, name.pick("retiré", "retirée"))
        }
        Illegal::NoHero { at } => format!("Vous n’avez pas de héros {}.", within(at)),
        Illegal::Outnumbered { at, by } => {
            format!("{} a plus de héros que vous {}.", context.name(by), within(at))
        }
        Illegal::NotDue => "Cela ne se pioche pas maintenant.".to_owned(),
    }
}

/// A full room, and why it is full or how many it holds.
fn full(at: Space, why: &str) -> String {
    let name = space(at);
    format!("{} est {}, {why}.", capital(&name.the()), name.pick("plein", "pleine"))
}

fn wrong_space(wanted: Wanted) -> String {
    let reason = match wanted {
        Wanted::Room => "Choisissez une salle.",
        Wanted::Staircase => "Les héros entrent par les escaliers.",
        Wanted::Pit => "Les monstres montent des fosses.",
        Wanted::Banishment => "La Banshee ne peut être renvoyée que dans une fosse.",
        Wanted::Elsewhere => "La figurine s’y trouve déjà.",
    };
    reason.to_owned()
}
