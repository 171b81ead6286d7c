//! The mountain and the tray under it.

use mountain_king::{Clan, Illegal, Kind, Pile, Side};

use super::cards::{Cards, start};
use crate::board::facts::{Facts, Kind as Place};
use crate::board::model::{Choice, Mover, StatueTag};
use crate::text::board::BoardWords;
use crate::text::cards::CardWords;
use crate::text::king::Scene;
use moot_ui::text::fr::join::{and, capital, count, de, honour_points, or, plural, signed};

/// The mountain and the tray under it.
pub(super) struct Board;

fn clans(of: &[Clan]) -> Vec<String> {
    of.iter().map(|&clan| ["de ", Cards.clan(Some(clan))].concat()).collect()
}

fn place(scene: &Scene<'_>, facts: &Facts) -> String {
    let whose = |what: &str, owner: Option<moot_core::Seat>, alone: &str| match owner {
        Some(seat) => [what, " ", &de(scene.name(seat))].concat(),
        None => [what, " ", alone].concat(),
    };
    match facts.kind {
        Place::Off => "hors de la montagne".to_owned(),
        Place::Heart => "cœur de la montagne".to_owned(),
        Place::Rock => "roche".to_owned(),
        Place::Rubble => "gravats".to_owned(),
        Place::Site => "site Atelier vide".to_owned(),
        Place::Shop { kind, entrances } => {
            let entrances = count(entrances, "entrée ouverte", "entrées ouvertes");
            [Cards.workshop(kind), ", ", &entrances].concat()
        }
        Place::Start(at) => {
            ["case de départ ", &start(scene.setup.board().starts.get(usize::from(at))).of()].concat()
        }
        Place::Gate(seat) => ["portail ", &de(scene.name(seat))].concat(),
        Place::Tunnel(owner) => whose("tunnel", owner, "isolé"),
        Place::Hall { hall, owner, altar } => {
            let altar = if altar { ", autel" } else { "" };
            [&whose("Grande Salle", owner, "isolée"), ", ", Cards.hall(hall), altar].concat()
        }
    }
}

impl BoardWords for Board {
    fn mountain(&self, side: Side) -> &'static str {
        match side {
            Side::Winter => "La montagne en hiver",
            Side::Autumn => "La montagne en automne",
        }
    }

    fn role(&self) -> &'static str {
        "plateau"
    }

    fn keys(&self) -> &'static str {
        "Les flèches mènent de case en case, ou à la prochaine case éclairée quand une pièce est en main ; avec Maj, toujours \
         d’une case. Entrée pose la pièce, puis confirme. R tourne, F retourne, Échap annule. F6 mène à la partie suivante de la table, où les flèches vont d’un bouton à l’autre."
    }

    fn whole(&self) -> &'static str {
        "Toute la montagne"
    }

    fn square(&self, scene: &Scene<'_>, facts: &Facts, lit: bool) -> String {
        let mut parts = vec![format!(
            "Colonne {}, rangée {} : {}",
            facts.at.column() + 1,
            facts.at.row() + 1,
            place(scene, facts)
        )];
        if let Some(tier) = facts.tier {
            parts.push(Cards.tier(tier).to_owned());
        }
        if !facts.buried.is_empty() {
            parts.push(format!("ressources enfouies ({})", Cards.pile(facts.buried)));
        }
        if let Some((clan, buried)) = facts.statue {
            let state = if buried { " enfouie" } else { "" };
            parts.push(format!("statue de {}{state}", Cards.clan(Some(clan))));
        }
        if let Some(clan) = facts.pedestal {
            parts.push(format!("piédestal de {}", Cards.clan(Some(clan))));
        }
        if facts.anchor {
            parts.push("ancrage nu".to_owned());
        }
        if lit {
            parts.push("peut être choisie".to_owned());
        }
        [&parts.join(", "), "."].concat()
    }

    fn no_turn(&self, mirror: bool) -> &'static str {
        if mirror {
            "En miroir, aucun emplacement permis ici"
        } else {
            "Une fois tournée, aucun emplacement permis ici"
        }
    }
    fn rotate(&self) -> &'static str {
        "Tourner"
    }

    fn mirror(&self) -> &'static str {
        "Retourner"
    }

    fn no_other_way(&self) -> &'static str {
        "Il ne tient sur cette case dans aucun autre sens."
    }

    fn cancel(&self) -> &'static str {
        "Annuler"
    }

    fn choose_place(&self) -> &'static str {
        "Choisissez d’abord un emplacement sur la montagne."
    }

    fn dig_tray(&self) -> &'static str {
        "Creuser un tunnel"
    }

    fn minerals(&self) -> &'static str {
        "Minéral"
    }

    fn mineral(&self, kind: Kind, have: u8) -> String {
        format!("Payer en {} : vous en avez {have}", Cards.kind(kind))
    }

    fn mineral_mixed(&self, kind: Kind, used: u8, have: u8) -> String {
        format!("{} sur {have} : une unité de plus", Cards.count(kind, used))
    }

    fn size(&self, size: u8) -> String {
        count(size, "case", "cases")
    }

    fn shape(&self, shape: u8, size: u8, left: u8, honour: u8) -> String {
        format!(
            "{}, {}, {}, {}",
            Cards.tunnel(shape),
            count(size, "case", "cases"),
            count(left, "tuile restante", "tuiles restantes"),
            honour_points(honour)
        )
    }

    fn dig(&self, honour: Option<u8>) -> String {
        honour.map_or_else(|| "Creuser".to_owned(), |honour| format!("Creuser +{honour}"))
    }

    fn choose_shape(&self) -> &'static str {
        "Choisissez d’abord un tunnel."
    }

    fn finds(&self, pile: Pile) -> String {
        format!("trouve {}", Cards.pile(pile))
    }

    fn unearths(&self, clan: Clan) -> String {
        format!("statue de {}", Cards.clan(Some(clan)))
    }

    fn founds(&self, sites: u8) -> String {
        count(sites, "site libre", "sites libres")
    }

    fn reaches(&self, workshop: u8) -> String {
        format!("atteint {}", super::cards::workshop(workshop).the())
    }

    fn anchor(&self, tier: u8, of: &[Clan]) -> String {
        let tier = Cards.tier(tier);
        if of.is_empty() {
            format!("ancrage en {tier}")
        } else {
            format!("{tier} : piédestal {}", or(&clans(of)))
        }
    }

    fn no_anchor(&self) -> &'static str {
        "pas d’ancrage"
    }

    fn joins(&self, squares: u32) -> String {
        format!("rejoint {}", count(squares, "case isolée", "cases isolées"))
    }

    fn links(&self) -> &'static str {
        "relie votre réseau à celui de votre coéquipier"
    }

    fn hall_tray(&self) -> &'static str {
        "Aménager une Grande Salle"
    }

    fn fits(&self, places: usize) -> String {
        match places {
            0 => "ne tient nulle part".to_owned(),
            n => count(n as u32, "emplacement possible", "emplacements possibles"),
        }
    }

    fn hall_stands(&self) -> &'static str {
        "déjà aménagée"
    }

    fn hall(&self, hall: u8, low: u8, high: u8, places: usize) -> String {
        format!(
            "{} : {}, {high} avec une statue sur l’autel, {}",
            Cards.hall(hall),
            honour_points(low),
            self.fits(places)
        )
    }

    fn dedicate(&self, honour: Option<u8>) -> String {
        honour.map_or_else(|| "Aménager".to_owned(), |honour| format!("Aménager +{honour}"))
    }

    fn or_high(&self, high: u8) -> String {
        format!("ou +{high} avec une statue")
    }

    fn covers(&self, tunnels: u8, squares: u8) -> String {
        format!("{}, {}", count(tunnels, "tunnel", "tunnels"), count(squares, "case", "cases"))
    }

    fn loses(&self, pedestals: &[Clan]) -> String {
        if pedestals.is_empty() {
            return "aucun piédestal ne part".to_owned();
        }
        let many = pedestals.len() as u32;
        format!(
            "{} {} {}",
            plural(many, "le piédestal", "les piédestaux"),
            and(&clans(pedestals)),
            plural(many, "part", "partent")
        )
    }

    fn hides(&self, statues: u8) -> String {
        format!("{} hors de l’autel", count(statues, "statue", "statues"))
    }

    fn altar(&self, crowned: bool, carts: Option<u8>) -> String {
        match carts {
            _ if crowned => "une statue sur l’autel".to_owned(),
            Some(carts) => format!("autel à {}", count(carts, "wagonnet", "wagonnets")),
            None => "aucune statue ne peut atteindre l’autel".to_owned(),
        }
    }

    fn to_statues(&self) -> &'static str {
        "Aux statues"
    }

    fn statue_tray(&self) -> &'static str {
        "Déplacer une statue"
    }

    fn move_statue(&self, clan: Clan) -> String {
        format!("Déplacer la statue de {}", Cards.clan(Some(clan)))
    }

    fn pick_statue(&self, by: Mover, any: bool) -> &'static str {
        match (by, any) {
            (Mover::Stir, _) => "Choisissez une statue enfouie dans la montagne.",
            (_, true) => "Choisissez une de vos statues.",
            (_, false) => "Vous n’avez aucune statue à déplacer.",
        }
    }

    fn statue(&self, clan: Clan, tier: u8, worth: i16) -> String {
        format!("statue de {}, {}, vaut {worth}", Cards.clan(Some(clan)), Cards.tier(tier))
    }

    fn worth(&self, now: i16, then: Option<i16>) -> String {
        match then {
            None => format!("{} où elle est ; choisissez sa destination", honour_points(now)),
            Some(then) => format!("{} ici, {then} là-bas", honour_points(now)),
        }
    }

    fn arrives(&self, tag: &StatueTag) -> String {
        if tag.altar {
            "sur l’autel".to_owned()
        } else if tag.pedestal {
            format!("sur son piédestal, {}", Cards.tier(tag.tier))
        } else {
            format!("dans la {}", Cards.tier(tag.tier))
        }
    }

    fn moves(&self, change: Option<i16>) -> String {
        change.map_or_else(|| "Déplacer".to_owned(), |change| format!("Déplacer {}", signed(change)))
    }

    fn stored_carts(&self, carts: u8) -> String {
        if carts == 1 { "Stock".to_owned() } else { format!("Stock ({carts})") }
    }

    fn cart_pays(&self, pays: bool) -> &'static str {
        if pays { "paie" } else { "peut payer" }
    }

    fn cart_bound(&self, clan: Clan) -> String {
        format!("seulement les statues de {}", Cards.clan(Some(clan)))
    }

    fn stays(&self, clan: Clan, carts: u8) -> String {
        if carts == 0 {
            format!("Aucun de vos wagonnets ne prend une statue de {}", Cards.clan(Some(clan)))
        } else {
            "Aucune case libre à un wagonnet d’ici".to_owned()
        }
    }

    fn no_carts(&self) -> &'static str {
        "Vous n’avez pas de wagonnet."
    }

    fn gate_tray(&self) -> &'static str {
        "Placer votre portail"
    }

    fn choose_gate(&self) -> &'static str {
        "Choisissez une case de départ éclairée au pied de la montagne."
    }

    fn place_gate(&self, name: Option<&str>) -> String {
        name.map_or_else(|| "Placer le portail".to_owned(), |name| format!("Portail : {name}"))
    }

    fn choice(&self, choice: Choice) -> &'static str {
        match choice {
            Choice::Tile => "Choisissez un tunnel à reprendre.",
            Choice::Buried => "Choisissez une case dont vous prenez les ressources enfouies.",
            Choice::Anchor => "Choisissez un ancrage nu pour un piédestal.",
            Choice::AnyShop => "Choisissez n’importe quel atelier de la montagne.",
            Choice::Shop => "Choisissez un atelier que touche votre réseau.",
        }
    }

    fn take_back(&self, gains: Option<Pile>) -> String {
        gains
            .map_or_else(|| "Reprendre".to_owned(), |gains| format!("Reprendre contre {}", Cards.pile(gains)))
    }

    fn cuts_off(&self, squares: u32) -> String {
        match squares {
            0 => "n’isole rien".to_owned(),
            n => format!("isole {}", count(n, "case", "cases")),
        }
    }

    fn take(&self, pile: Option<Pile>) -> String {
        pile.map_or_else(|| "Prendre".to_owned(), |pile| format!("Prendre {}", Cards.pile(pile)))
    }

    fn bless(&self, clan: Clan, honour: u8) -> String {
        format!("Piédestal de {} +{honour}", Cards.clan(Some(clan)))
    }

    fn activate(&self, workshop: Option<u8>) -> String {
        workshop.map_or_else(
            || "Activer".to_owned(),
            |kind| format!("Activer {}", super::cards::workshop(kind).the()),
        )
    }

    fn uses(&self, uses: u8) -> String {
        capital(&count(uses, "utilisation", "utilisations"))
    }

    fn enough(&self) -> &'static str {
        "C’est assez"
    }

    fn sooner(&self, why: Illegal) -> Option<String> {
        match why {
            Illegal::Short { kind: Kind::Cart, need, have: 0 } => Some(format!(
                "Il faut {}, et vous n’en avez aucun qui convienne.",
                count(need, "wagonnet", "wagonnets")
            )),
            Illegal::Short { kind: Kind::Hammer, need, have } => Some(format!(
                "Gravats : il faut {}, vous en avez {have}.",
                count(need, "marteau", "marteaux")
            )),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::{Setup, Square};

    #[test]
    fn a_square_is_told_from_place_to_legality() {
        let setup = Setup::usual(4).expect("four can play");
        let state = mountain_king::State::new(&setup);
        let scene = Scene { setup: &setup, state: &state, seats: &[] };
        let text = Board.square(&scene, &Facts::of(&setup, &state, state.statues[0]), true);
        assert!(text.starts_with("Colonne ") && text.ends_with("peut être choisie."), "{text}");
        let off = Board.square(&scene, &Facts::of(&setup, &state, Square::at(0, 0)), false);
        assert_eq!(off, "Colonne 1, rangée 1 : hors de la montagne.");
    }

    #[test]
    fn figures_read_as_sentences() {
        assert_eq!(Board.moves(Some(-2)), "Déplacer −2");
        assert_eq!(Board.loses(&[Clan::Ice, Clan::Moon]), "les piédestaux de Glace et de Lune partent");
        assert_eq!(Board.loses(&[Clan::Ice]), "le piédestal de Glace part");
        assert_eq!(Board.anchor(1, &[Clan::Fire, Clan::Ice]), "deuxième zone : piédestal de Feu ou de Glace");
        assert_eq!(Board.altar(false, Some(2)), "autel à 2 wagonnets");
        assert_eq!(Board.activate(Some(9)), "Activer l’Entrepôt");
    }
}
