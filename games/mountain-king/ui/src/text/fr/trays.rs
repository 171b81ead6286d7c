//! The trays of the panels.

use mountain_king::tables::Swap;
use mountain_king::{Clan, Kind, Pile};

use super::cards::{Cards, mineral, workshop};
use crate::text::cards::CardWords;
use crate::text::trays::TrayWords;
use moot_ui::text::fr::join::{and, capital, count, de};

/// The trays of the panels.
pub(super) struct Trays;

impl TrayWords for Trays {
    fn cancel(&self) -> &'static str {
        "Annuler"
    }

    fn done(&self) -> &'static str {
        "Terminé"
    }

    fn gain(&self, gained: Pile) -> String {
        format!("gagne {}", Cards.pile(gained))
    }

    fn recruit_title(&self, card: u8) -> String {
        format!("Recruter {}, {}", Cards.troll(card), Cards.sort(card))
    }

    fn bribe(&self, trolls: &[u8]) -> String {
        let names: Vec<String> = trolls.iter().map(|&card| Cards.troll(card).to_owned()).collect();
        format!("Soudoyer {} :", and(&names))
    }

    fn bribe_later(&self, trolls: u32) -> String {
        format!(
            "Beau Parleur : posez ensuite n’importe quelle ressource sur {}.",
            if trolls == 1 { "1 troll".to_owned() } else { format!("chacun des {trolls} trolls") }
        )
    }

    fn no_bribe(&self) -> &'static str {
        "Personne à soudoyer."
    }

    fn brings(&self) -> &'static str {
        "apporte"
    }

    fn recruit(&self) -> &'static str {
        "Recruter"
    }

    fn place_title(&self, card: u8) -> String {
        format!("Où placer {} ?", Cards.troll(card))
    }

    fn slot(&self, slot: u8) -> &'static str {
        super::panels::place(slot)
    }

    fn side(&self, slot: u8) -> &'static str {
        match slot {
            4 | 7 => "gauche",
            5 => "milieu",
            6 | 8 => "droite",
            _ => "sommet",
        }
    }

    fn row_wakes(&self, slot: u8, wakes: u32) -> String {
        let row = match slot {
            0..=3 => 1,
            4..=6 => 2,
            7..=8 => 3,
            _ => 4,
        };
        format!("rangée {row}, active {wakes}")
    }

    fn missed(&self, missed: Pile) -> String {
        format!("déjà couvert, donc pas gagné : {}", Cards.pile(missed))
    }

    fn place(&self) -> &'static str {
        "Placer"
    }

    fn pick_title(&self, card: u8) -> String {
        format!("{} apporte un piédestal de votre choix", Cards.troll(card))
    }

    fn pick(&self, clan: Clan, left: u8) -> String {
        format!("{} ({left} dans le sac)", Cards.clan(Some(clan)))
    }

    fn anchor_title(&self) -> &'static str {
        "Un piédestal sur le nouvel ancrage ?"
    }

    fn bless(&self, clan: Clan, honour: u8) -> String {
        format!("{} : +{honour}", Cards.clan(Some(clan)))
    }

    fn anchor_tier(&self, tier: u8) -> String {
        format!("Il est dans la {}.", Cards.tier(tier))
    }

    fn leave(&self) -> &'static str {
        "Le laisser nu"
    }

    fn leave_site(&self) -> &'static str {
        "Le laisser vide"
    }

    fn found_title(&self) -> &'static str {
        "Établir un atelier sur le nouveau site ?"
    }

    fn found(&self, kind: u8) -> String {
        format!("Établir {}. {}", workshop(kind).the(), Cards.workshop_rule(kind))
    }

    fn use_title(&self, kind: u8) -> String {
        format!("{} : au travail", workshop(kind).name)
    }

    fn uses(&self, left: u8) -> String {
        format!("encore {}", count(left, "utilisation", "utilisations"))
    }

    fn exchange(&self, given: Pile, swap: &Swap) -> String {
        format!("Donner {} contre {}", Cards.pile(given), Cards.count(swap.gets, swap.gain))
    }

    fn bribe_title(&self, troll: u8, laid: u8, of: u8) -> String {
        format!("Pot-de-vin {} sur {of} : posez une ressource sur {}", laid + 1, Cards.troll(troll))
    }

    fn give_title(&self, left: u8, get: Kind) -> String {
        format!("Donnez encore {} contre {}", count(left, "ressource", "ressources"), Cards.count(get, 1))
    }

    fn carry_title(&self, left: u8) -> String {
        format!("Déplacez jusqu’à {} de vos trolls vers le stock", count(left, "ressource", "ressources"))
    }

    fn token(&self, kind: Kind, clan: Option<Clan>, on: Option<u8>) -> String {
        let what = match (kind, clan) {
            (Kind::Cart, Some(clan)) => capital(Cards.cart(Some(clan))),
            _ => capital(&Cards.count(kind, 1)),
        };
        match on {
            Some(card) => format!("{what} {}", de(Cards.troll(card))),
            None => format!("{what} du stock"),
        }
    }

    fn in_storage(&self) -> &'static str {
        "Stock"
    }

    fn cast(&self) -> &'static str {
        "Lancer"
    }

    fn horn_title(&self, left: u8) -> String {
        format!("Renvoyez un troll sans pot-de-vin (encore {left} au plus)")
    }

    fn send_away(&self, card: u8) -> String {
        format!("Renvoyer {}", Cards.troll(card))
    }

    fn wake_title(&self) -> &'static str {
        "Activez un de vos trolls"
    }

    fn wake(&self, card: u8) -> String {
        format!("Activer {}", Cards.troll(card))
    }

    fn swap_title(&self, left: u8) -> String {
        format!("Choisissez deux trolls à échanger ({} fois)", left)
    }

    fn swap(&self, a: u8, b: u8) -> String {
        format!("Échanger {} et {}", Cards.troll(a), Cards.troll(b))
    }

    fn swap_none(&self) -> &'static str {
        "Choisissez d’abord deux trolls."
    }

    fn transmute_title(&self) -> &'static str {
        "Changez des minéraux en un autre type"
    }

    fn transmute(&self, given: Pile, to: Kind) -> String {
        format!("{} en {}", capital(&Cards.pile(given)), mineral(to))
    }

    fn skip_title(&self) -> &'static str {
        "Vous ne pouvez ni recruter ni creuser"
    }

    fn skip(&self) -> &'static str {
        "Continuer"
    }

    fn breath_title(&self) -> &'static str {
        "Longue Haleine : creusez un petit tunnel de plus, ou continuez"
    }

    fn no_breath(&self) -> &'static str {
        "Pas de second tunnel"
    }

    fn idle(&self) -> &'static str {
        "Choisissez sur la montagne, dans la horde ou dans le grimoire."
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_articles_are_right() {
        assert_eq!((Trays.side(8), Trays.row_wakes(8, 6).as_str()), ("droite", "rangée 3, active 6"));
        assert_eq!(Trays.uses(1), "encore 1 utilisation");
        assert_eq!(Trays.carry_title(1), "Déplacez jusqu’à 1 ressource de vos trolls vers le stock");
        assert_eq!(Trays.token(Kind::Cart, Some(Clan::Ice), None), "Wagonnet de Glace du stock");
        assert_eq!(Trays.token(Kind::Rune, None, Some(15)), "1 rune d’Iskald");
        assert_eq!(Trays.transmute(Pile([3, 0, 0, 0, 0, 0, 0]), Kind::Iron), "3 pierres en fer");
    }
}
