//! What the lobby says of a game, in French.

use cave_troll::Set;
use mountain_king::Side;
use trolls_and_princesses::Board;

use super::French;
use crate::games::cave_troll::CaveTrollUi;
use crate::games::mountain_king::MountainKingUi;
use crate::games::trolls_and_princesses::TrollsAndPrincessesUi;
use crate::lobby::form::Form;
use crate::words::offer::{CaveOffer, KingOffer, OfferWords, PrincessOffer};
use crate::words::table::TableWords;

impl OfferWords<MountainKingUi> for French {
    fn laid_out(&self, form: &Form<MountainKingUi>) -> String {
        let players = usize::from(form.players);
        let count =
            ["deux", "trois", "quatre", "cinq"].get(players.wrapping_sub(2)).copied().unwrap_or("zéro");
        let side = match form.options.laid_side(form.players) {
            Side::Winter => "Hiver",
            Side::Autumn => "Automne",
        };
        let teams = if form.options.teams(form.players).is_some() { " en deux équipes" } else { "" };
        ["à ", count, teams, " : le plateau montre sa face ", side].concat()
    }
    fn start(&self) -> &'static str {
        "Commencer la partie"
    }
}

impl KingOffer for French {
    fn side(&self) -> &'static str {
        "Face du plateau"
    }
    fn side_name(&self, side: Side) -> &'static str {
        match side {
            Side::Winter => "Hiver",
            Side::Autumn => "Automne",
        }
    }
    fn teams(&self) -> &'static str {
        "Équipes"
    }
    fn no_teams(&self) -> &'static str {
        "Chacun pour soi"
    }
    fn team(&self, names: &[String]) -> String {
        TableWords::team(self, names)
    }
    fn one_against(&self, one: &str, other: &str) -> String {
        format!("{one} contre {other}")
    }
    fn teams_help(&self) -> &'static str {
        "Les coéquipiers sont voisins, partagent un stock et un score, et peuvent relier leurs réseaux. L’ordre du tour : équipe 1, équipe 2, équipe 2, équipe 1."
    }
    fn workshops(&self) -> &'static str {
        "Ateliers"
    }
    fn workshops_random(&self) -> &'static str {
        "Au hasard"
    }
    fn workshops_distinct(&self) -> &'static str {
        "Tous différents"
    }
    fn workshops_chosen(&self) -> &'static str {
        "Choisis"
    }
}

impl OfferWords<CaveTrollUi> for French {
    fn laid_out(&self, form: &Form<CaveTrollUi>) -> String {
        let players = usize::from(form.players);
        let count = ["deux", "trois", "quatre"].get(players.wrapping_sub(2)).copied().unwrap_or("zéro");
        ["à ", count, " : dix-neuf cartes et dix-sept figurines chacun"].concat()
    }
    fn start(&self) -> &'static str {
        "Commencer la partie"
    }
}

impl CaveOffer for French {
    fn set(&self) -> &'static str {
        "Troupe"
    }
    fn set_short(&self, set: Set) -> &'static str {
        match set {
            Set::Classic => "Classique",
            Set::Variant => "Variante",
        }
    }
    fn set_note(&self, set: Set) -> &'static str {
        match set {
            Set::Classic => {
                "Chevalier, Voleur, Nain, Barbare ; Orque, Spectre, Troll des cavernes. Le mieux pour une première partie."
            }
            Set::Variant => {
                "Paladin, Assassin, Tueur de géants, Berserk ; Soudard, Banshee, Troll enragé. Plus rude, pour qui connaît le donjon."
            }
        }
    }
}

impl OfferWords<TrollsAndPrincessesUi> for French {
    fn laid_out(&self, form: &Form<TrollsAndPrincessesUi>) -> String {
        match form.players {
            2 => "deux joueurs : deux villages, douze manches",
            3 => "trois joueurs : trois villages, onze manches",
            _ => "quatre joueurs : quatre villages, dix manches",
        }
        .to_owned()
    }
    fn start(&self) -> &'static str {
        "Commencer Trolls & Princesses"
    }
}

impl PrincessOffer for French {
    fn boards(&self) -> &'static str {
        "Plateaux"
    }
    fn boards_dealt(&self) -> &'static str {
        "Au hasard"
    }
    fn boards_in_order(&self) -> &'static str {
        "Choisis"
    }
    fn boards_note(&self, dealt: bool) -> &'static str {
        if dealt {
            "Quatre clans aux gisements, aux biens et aux bonus différents ; chacun en reçoit un au hasard."
        } else {
            "Choisissez un clan par place ; deux joueurs n’ont jamais le même."
        }
    }
    fn clan(&self, board: Board) -> &'static str {
        super::trolls_and_princesses::clan(board)
    }
}
