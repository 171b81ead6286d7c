//! What the lobby says of a game, in English.

use cave_troll::Set;
use mountain_king::Side;
use trolls_and_princesses::Board;

use super::English;
use crate::games::cave_troll::CaveTrollUi;
use crate::games::mountain_king::MountainKingUi;
use crate::games::trolls_and_princesses::TrollsAndPrincessesUi;
use crate::lobby::form::Form;
use crate::words::offer::{CaveOffer, KingOffer, OfferWords, PrincessOffer};
use crate::words::table::TableWords;

impl OfferWords<MountainKingUi> for English {
    fn laid_out(&self, form: &Form<MountainKingUi>) -> String {
        let players = usize::from(form.players);
        let count = ["two", "three", "four", "five"].get(players.wrapping_sub(2)).copied().unwrap_or("no");
        let side = match form.options.laid_side(form.players) {
            Side::Winter => "winter",
            Side::Autumn => "autumn",
        };
        let teams = if form.options.teams(form.players).is_some() { " in two teams" } else { "" };
        [count, " players", teams, ": the ", side, " side is laid out"].concat()
    }
    fn start(&self) -> &'static str {
        "Start Mountain King"
    }
}

impl KingOffer for English {
    fn side(&self) -> &'static str {
        "Side of the board"
    }
    fn side_name(&self, side: Side) -> &'static str {
        match side {
            Side::Winter => "Winter",
            Side::Autumn => "Autumn",
        }
    }
    fn teams(&self) -> &'static str {
        "Teams"
    }
    fn no_teams(&self) -> &'static str {
        "Everyone alone"
    }
    fn team(&self, names: &[String]) -> String {
        TableWords::team(self, names)
    }
    fn one_against(&self, one: &str, other: &str) -> String {
        format!("{one} against {other}")
    }
    fn teams_help(&self) -> &'static str {
        "Team mates sit beside each other, share one storage and one score, and may connect their networks. A round goes team 1, team 2, team 2, team 1."
    }
    fn workshops(&self) -> &'static str {
        "Workshops"
    }
    fn workshops_random(&self) -> &'static str {
        "Random"
    }
    fn workshops_distinct(&self) -> &'static str {
        "All different"
    }
    fn workshops_chosen(&self) -> &'static str {
        "Chosen"
    }
}

impl OfferWords<CaveTrollUi> for English {
    fn laid_out(&self, form: &Form<CaveTrollUi>) -> String {
        let players = usize::from(form.players);
        let count = ["two", "three", "four"].get(players.wrapping_sub(2)).copied().unwrap_or("no");
        [count, " players: nineteen cards and seventeen figures each"].concat()
    }
    fn start(&self) -> &'static str {
        "Start Cave Troll"
    }
}

impl CaveOffer for English {
    fn set(&self) -> &'static str {
        "Characters"
    }
    fn set_short(&self, set: Set) -> &'static str {
        match set {
            Set::Classic => "Classic",
            Set::Variant => "Variant",
        }
    }
    fn set_note(&self, set: Set) -> &'static str {
        match set {
            Set::Classic => {
                "Knight, Thief, Dwarf, Barbarian; Orc, Wraith, Cave Troll. Best for a first game."
            }
            Set::Variant => {
                "Paladin, Assassin, Giant Slayer, Berserker; Grunt, Banshee, Rampaging Troll. Rougher, for those who know the dungeon."
            }
        }
    }
}

impl OfferWords<TrollsAndPrincessesUi> for English {
    fn laid_out(&self, form: &Form<TrollsAndPrincessesUi>) -> String {
        match form.players {
            2 => "two players: two villages, twelve rounds",
            3 => "three players: three villages, eleven rounds",
            _ => "four players: four villages, ten rounds",
        }
        .to_owned()
    }
    fn start(&self) -> &'static str {
        "Start Trolls & Princesses"
    }
}

impl PrincessOffer for English {
    fn boards(&self) -> &'static str {
        "Boards"
    }
    fn boards_dealt(&self) -> &'static str {
        "Dealt"
    }
    fn boards_in_order(&self) -> &'static str {
        "Chosen"
    }
    fn boards_note(&self, dealt: bool) -> &'static str {
        if dealt {
            "Four clans with other sites, goods and bonuses; each player gets one by chance."
        } else {
            "Choose a clan for every seat; nobody has the same."
        }
    }
    fn clan(&self, board: Board) -> &'static str {
        // The lobby knows no tables of the rules.
        ["Haymane", "Emberbeard", "Heathercap", "Tarnfoot"].get(usize::from(board.0)).copied().unwrap_or("")
    }
}
