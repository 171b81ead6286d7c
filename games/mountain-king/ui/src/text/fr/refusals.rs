//! Why something is against the rules of Mountain King.

use mountain_king::{Illegal, Kind};

use super::French;
use crate::text::cards::CardTexts;
use crate::text::table::{TextContext, past_step_two};
use moot_ui::text::fr::join::{count, de, or};

/// Why something is against the rules.
pub(crate) fn illegal(context: &TextContext<'_>, why: Illegal) -> String {
    match why {
        Illegal::NotYourTurn { active } => format!("C’est le tour {}.", de(context.name(active))),
        Illegal::Drawing => "Il faut d’abord piocher une carte.".to_owned(),
        Illegal::GameOver => "La partie est terminée.".to_owned(),
        Illegal::WrongMoment if past_step_two(context.state) => {
            "Trop tard dans ce tour : sorts, ateliers, recrutement et tunnels viennent avant les salles et les statues.".to_owned()
        }
        Illegal::WrongMoment => "Pas maintenant : une autre décision est en cours.".to_owned(),
        Illegal::NoSuchThing => "Il n’y a rien de tel ici.".to_owned(),
        Illegal::StartCount { serves } => {
            let counts: Vec<String> =
                (2..=5u8).filter(|n| serves >> n & 1 == 1).map(|n| n.to_string()).collect();
            format!("Cette case de départ est pour {} joueurs.", or(&counts))
        }
        Illegal::StartTaken => "Un portail se dresse déjà ici.".to_owned(),
        Illegal::GateApart { mate } => {
            format!(
                "Une équipe reste sur une même moitié de la montagne : prenez une case voisine du portail {}.",
                de(context.name(mate))
            )
        }
        Illegal::NotInHand => "Vous n’avez pas ce troll de départ en main.".to_owned(),
        Illegal::SlotTaken => "Un troll occupe déjà cet emplacement.".to_owned(),
        Illegal::Unsupported => "Un troll a besoin de deux trolls sous lui pour tenir.".to_owned(),
        Illegal::CastAlready => "Vous avez déjà lancé votre sort de ce tour.".to_owned(),
        Illegal::NoEffect => "Cela n’aurait aucun effet maintenant.".to_owned(),
        Illegal::NoActivation => "Vous avez déjà activé votre atelier de ce tour.".to_owned(),
        Illegal::EmptySite => "Aucun atelier n’est encore établi ici.".to_owned(),
        Illegal::OutOfReach => "Votre réseau ne touche pas cet atelier.".to_owned(),
        Illegal::NoUse => "Vous n’avez rien que cet atelier accepterait.".to_owned(),
        Illegal::NotOwned => "Vous ne possédez pas ce qui serait dépensé.".to_owned(),
        Illegal::WrongPayment { due: 0, .. } => "Il n’y a encore rien à payer.".to_owned(),
        Illegal::WrongPayment { due, given } => {
            format!(
                "Payez {} ; vous en avez choisi {given}.",
                count(due, "ressource du bon type", "ressources du bon type")
            )
        }
        Illegal::Short { kind, need, have } => short(kind, need, have),
        Illegal::ShortOfAll { need, have } => {
            format!("Il vous faut {} et vous {}.", count(need, "ressource", "ressources"), own(have))
        }
        Illegal::BoundCart { clan } => {
            let clan = French.clan(Some(clan));
            format!("Un wagonnet de {clan} ne déplace que les statues de {clan}.")
        }
        Illegal::NotACart => "Une statue se déplace avec un wagonnet.".to_owned(),
        Illegal::Complete => "Votre meute est au complet : dix trolls.".to_owned(),
        Illegal::EmptyPlace => "Il n’y a pas de troll ici.".to_owned(),
        Illegal::Bribed => "Ce troll a reçu des pots-de-vin et ne partira pas.".to_owned(),
        Illegal::NotInBag { clan } => {
            format!("Il n’y a plus de piédestal de {} dans le sac.", French.clan(Some(clan)))
        }
        Illegal::NoStock => "Il ne reste aucun tunnel de cette forme.".to_owned(),
        Illegal::TooLarge { most } => {
            format!("Le second tunnel ne peut dépasser {}.", count(most, "case", "cases"))
        }
        Illegal::BadPrice { size } => {
            format!("Ce tunnel coûte {} d’un même type.", count(size, "minéral", "minéraux"))
        }
        Illegal::NoPlace => "Il ne tient nulle part avec les marteaux que vous avez.".to_owned(),
        Illegal::OffBoard { .. } => "Il sortirait de la montagne.".to_owned(),
        Illegal::OverHeart { .. } => "Il couvrirait le cœur de la montagne.".to_owned(),
        Illegal::OverSite { .. } => "Il couvrirait un site Atelier.".to_owned(),
        Illegal::OverTile { .. } => "Il couvrirait un tunnel ou un portail.".to_owned(),
        Illegal::BesideRival { rival, .. } => format!("Il toucherait le réseau {}.", de(context.name(rival))),
        Illegal::NotAdjacent => "Il doit toucher votre propre réseau.".to_owned(),
        Illegal::NoPedestal { clan } => {
            format!("Vous n’avez pas de piédestal de {} à poser.", French.clan(Some(clan)))
        }
        Illegal::TierTaken { clan, tier } => {
            format!("La {} a déjà eu son piédestal de {}.", French.tier(tier), French.clan(Some(clan)))
        }
        Illegal::NotInSupply => "Il n’y a plus d’atelier de ce type dans la réserve.".to_owned(),
        Illegal::MustRecruitOrDig => "Vous pouvez recruter ou creuser : vous le devez donc.".to_owned(),
        Illegal::StepTwoFirst => "Recrutez ou creusez d’abord.".to_owned(),
        Illegal::HallsOver => "Les salles viennent avant les statues, et une seule par tour.".to_owned(),
        Illegal::HallTaken => "Cette salle est déjà aménagée.".to_owned(),
        Illegal::NotTunnel { .. } => {
            "Une salle ne recouvre que vos tunnels : ni portail, ni autre salle.".to_owned()
        }
        Illegal::NoStatue { .. } => "Aucune statue que vous puissiez déplacer n’est ici.".to_owned(),
        Illegal::Occupied { .. } => "Une statue se dresse déjà ici.".to_owned(),
        Illegal::TooFar { .. } => "C’est trop loin pour un seul déplacement.".to_owned(),
        Illegal::MarketClosed => "Aucun Marché nocturne ne vous est ouvert.".to_owned(),
        Illegal::NoSuchTile { .. } => {
            "Choisissez un de vos tunnels, sans statue, ni piédestal, ni salle.".to_owned()
        }
        Illegal::NothingThere { .. } => "Il n’y a rien à prendre ici à deux pas de votre réseau.".to_owned(),
        Illegal::NoAnchor { .. } => "Il n’y a pas ici d’ancrage nu de votre réseau.".to_owned(),
        Illegal::AtLeastOne => "Choisissez-en d’abord au moins un.".to_owned(),
        Illegal::NotDue => "Cela ne se pioche pas maintenant.".to_owned(),
    }
}

/// "Il vous faut 3 marteaux pour les gravats et vous en avez 1."
fn short(kind: Kind, need: u8, have: u8) -> String {
    let what = match kind {
        Kind::Hammer => " pour ces gravats",
        Kind::Coin => " pour les pots-de-vin",
        Kind::Rune => " pour lancer un sort",
        _ => "",
    };
    format!("Il vous faut {}{what} et vous {}.", French.count(kind, need), own(have))
}

/// The words after "vous".
fn own(have: u8) -> String {
    if have == 0 { "n’en avez pas".to_owned() } else { ["en avez ", &have.to_string()].concat() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::context;
    use moot_core::Seat;
    use mountain_king::{Clan, Square};

    #[test]
    fn facts_are_in_the_sentence() {
        context(|context| {
            let why = |why| illegal(context, why);
            assert_eq!(
                why(Illegal::Short { kind: Kind::Hammer, need: 3, have: 1 }),
                "Il vous faut 3 marteaux pour ces gravats et vous en avez 1."
            );
            assert_eq!(
                why(Illegal::Short { kind: Kind::Rune, need: 1, have: 0 }),
                "Il vous faut 1 rune pour lancer un sort et vous n’en avez pas."
            );
            assert_eq!(
                why(Illegal::StartCount { serves: 0b11_0000 }),
                "Cette case de départ est pour 4 ou 5 joueurs."
            );
            assert_eq!(
                why(Illegal::BesideRival { at: Square::at(1, 1), rival: Seat(1) }),
                "Il toucherait le réseau d’Oddvar."
            );
            assert_eq!(
                why(Illegal::BoundCart { clan: Clan::Ice }),
                "Un wagonnet de Glace ne déplace que les statues de Glace."
            );
        });
    }
}
