//! The mountain and the tray under it.

use super::French;
use super::cards::start;
use crate::board::facts::{Facts, Kind as Place};
use crate::text::cards::CardTexts;
use crate::text::table::TextContext;
use moot_ui::text::fr::join::{count, de};
use mountain_king::Clan;

pub(crate) fn clans(of: &[Clan]) -> Vec<String> {
    of.iter().map(|&clan| ["de ", French.clan(Some(clan))].concat()).collect()
}

pub(crate) fn place(context: &TextContext<'_>, facts: &Facts) -> String {
    let whose = |what: &str, owner: Option<moot_core::Seat>, alone: &str| match owner {
        Some(seat) => [what, " ", &de(context.name(seat))].concat(),
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
            [French.workshop(kind), ", ", &entrances].concat()
        }
        Place::Start(at) => {
            ["case de départ ", &start(context.setup.board().starts.get(usize::from(at))).of()].concat()
        }
        Place::Gate(seat) => ["portail ", &de(context.name(seat))].concat(),
        Place::Tunnel(owner) => whose("tunnel", owner, "isolé"),
        Place::Hall { hall, owner, altar } => {
            let altar = if altar { ", autel" } else { "" };
            [&whose("Grande Salle", owner, "isolée"), ", ", CardTexts::hall(&French, hall), altar].concat()
        }
    }
}

/// A square with its content, and whether it may be chosen now.
pub(crate) fn square(context: &TextContext<'_>, facts: &Facts, lit: bool) -> String {
    let mut parts = vec![format!(
        "Colonne {}, rangée {} : {}",
        facts.at.column() + 1,
        facts.at.row() + 1,
        place(context, facts)
    )];
    if let Some(tier) = facts.tier {
        parts.push(French.tier(tier).to_owned());
    }
    if !facts.buried.is_empty() {
        parts.push(format!("ressources enfouies ({})", French.pile(facts.buried)));
    }
    if let Some((clan, buried)) = facts.statue {
        let state = if buried { " enfouie" } else { "" };
        parts.push(format!("statue de {}{state}", French.clan(Some(clan))));
    }
    if let Some(clan) = facts.pedestal {
        parts.push(format!("piédestal de {}", French.clan(Some(clan))));
    }
    if facts.anchor {
        parts.push("ancrage nu".to_owned());
    }
    if lit {
        parts.push("peut être choisie".to_owned());
    }
    [&parts.join(", "), "."].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::board::BoardTexts;
    use mountain_king::{Setup, Square};

    #[test]
    fn a_square_is_told_from_place_to_legality() {
        let setup = Setup::usual(4).expect("four can play");
        let state = mountain_king::State::new(&setup);
        let context = TextContext { setup: &setup, state: &state, seats: &[] };
        let text = French.square(&context, &Facts::of(&setup, &state, state.statues[0]), true);
        assert!(text.starts_with("Colonne ") && text.ends_with("peut être choisie."), "{text}");
        let off = French.square(&context, &Facts::of(&setup, &state, Square::at(0, 0)), false);
        assert_eq!(off, "Colonne 1, rangée 1 : hors de la montagne.");
    }

    #[test]
    fn figures_read_as_sentences() {
        assert_eq!(French.moves(Some(-2)), "Déplacer\n−2 à la fin");
        assert_eq!(
            French.loses(&[Clan::Ice, Clan::Moon]),
            "les piédestaux de Glace et de Lune sont couverts"
        );
        assert_eq!(French.loses(&[Clan::Ice]), "le piédestal de Glace est couvert");
        assert_eq!(
            French.anchor(1, &[(Clan::Fire, 3), (Clan::Ice, 4)]),
            "deuxième zone : piédestal de Feu +3 ou de Glace +4"
        );
        assert_eq!(French.altar(false, Some(2)), "une statue à 2 wagonnets de l’autel");
        assert_eq!(French.activate(Some(9)), "Activer l’Entrepôt");
    }
}
