//! Names, and what figures, cards and artifacts do.

use cave_troll::{Artifact, Card, Figure, PITS, Piece, STAIRCASES, Space};
use moot_core::Seat;

use crate::text::table::TextContext;
use moot_ui::text::fr::join::{Noun, capital, count, de, la, le};

/// A figure, with its article.
pub(crate) const fn figure(figure: Figure) -> Noun {
    match figure {
        Figure::Adventurer => le("Aventurier"),
        Figure::Orc => le("Orque"),
        Figure::Knight => le("Chevalier"),
        Figure::Wraith => le("Spectre"),
        Figure::CaveTroll => le("Troll des cavernes"),
        Figure::Dwarf => le("Nain"),
        Figure::Barbarian => le("Barbare"),
        Figure::Thief => le("Voleur"),
        Figure::Chest => le("Coffre au trésor"),
        Figure::Grunt => le("Soudard"),
        Figure::Paladin => le("Paladin"),
        Figure::Banshee => la("Banshee"),
        Figure::RampagingTroll => le("Troll enragé"),
        Figure::GiantSlayer => le("Tueur de géants"),
        Figure::Berserker => le("Berserk"),
        Figure::Assassin => le("Assassin"),
    }
}

/// What a figure can do.
pub(crate) const fn ability(figure: Figure) -> &'static str {
    match figure {
        Figure::Adventurer => "Aucun pouvoir.",
        Figure::Orc => "Action : retirez un héros d’ici.",
        Figure::Knight => "Interdit sa salle aux rivaux. En arrivant, il retire les Orques.",
        Figure::Wraith => "En entrant, ou par une action : pousse quelqu’un à côté.",
        Figure::CaveTroll => "Un par couleur peut sortir, les autres sont retirés. Plus personne n’entre.",
        Figure::Dwarf => "Double l’or imprimé de sa salle.",
        Figure::Barbarian => "Compte pour deux héros. Aucun Spectre ne le pousse.",
        Figure::Thief => "Action : surgit n’importe où sans Chevalier rival.",
        Figure::Chest => "Sa salle vaut 4 pièces d’or de plus.",
        Figure::Grunt => "Action : retirez tous les Aventuriers rivaux d’ici.",
        Figure::Paladin => {
            "Protège les héros d’ici de la Banshee et du Soudard. Action : renvoyez une Banshee rivale d’ici dans une fosse."
        }
        Figure::Banshee => "Se déplace de deux au plus. Action : attirez un rival d’à côté.",
        Figure::RampagingTroll => {
            "Un déplacement par tour. Action : poussez-en deux dehors, retirez les autres."
        }
        Figure::GiantSlayer => {
            "1 pièce d’or en entrant dans une salle vide. Action : tombe avec un Troll enragé d’ici."
        }
        Figure::Berserker => "Partage l’or là où un rival domine. Peut être sixième parmi des rivaux.",
        Figure::Assassin => "Action : retirez un héros ou un Soudard isolé d’ici.",
    }
}

/// The name of a card.
pub(crate) fn card(card: Card) -> &'static str {
    match card {
        Card::FIND => "Trouver un artefact",
        Card::SCORE => "Décompter une salle",
        _ => card.figure().map_or("une carte", |of| figure(of).name),
    }
}

/// A card within a sentence.
pub(crate) fn a_card(of: Card) -> String {
    match of {
        Card::ADVENTURER => "un Aventurier".to_owned(),
        Card::DUSK => "l’Aventurier aux deux symboles".to_owned(),
        Card::FIND | Card::SCORE => format!("« {} »", card(of)),
        _ => of.figure().map_or_else(|| card(of).to_owned(), |of| figure(of).the()),
    }
}

/// What a card does.
pub(crate) fn card_text(card: Card) -> &'static str {
    match card {
        Card::FIND => "Piochez un artefact et gardez-le face cachée.",
        Card::SCORE => "Choisissez une salle : elle paie son or maintenant.",
        Card::CHEST => "Se pose dans n’importe quelle salle, qui vaut alors 4 pièces d’or de plus.",
        Card::ADVENTURER | Card::DUSK => "Un héros, sur l’escalier de votre choix.",
        _ => card.figure().map_or("", ability),
    }
}

/// An artifact, with its article.
pub(crate) const fn artifact(artifact: Artifact) -> Noun {
    match artifact {
        Artifact::Chalice => le("Calice de vie"),
        Artifact::Lantern => la("Lanterne de cendre"),
        Artifact::Threshold => le("Seuil de fer"),
        Artifact::Scales => la("Balance faussée"),
        Artifact::Mirror => le("Miroir de basalte"),
        Artifact::Raven => le("Œil du corbeau"),
    }
}

/// What an artifact does.
pub(crate) const fn artifact_text(artifact: Artifact) -> &'static str {
    match artifact {
        Artifact::Chalice => "Un de vos héros retirés revient sur un escalier.",
        Artifact::Lantern => "Jusqu’à quatre de vos héros font chacun un pas.",
        Artifact::Threshold => "Jusqu’à votre prochain tour, personne n’entre dans une salle ni n’en sort.",
        Artifact::Scales => "Gagnez l’or d’une salle où personne n’a plus de héros que vous.",
        Artifact::Mirror => "Retirez d’une salle un héros ou un monstre, sauf un Troll des cavernes.",
        Artifact::Raven => {
            "Voyez toutes les mains, les artefacts cachés et vos quatre prochaines cartes ; rangez celles-ci. Puis piochez et jouez aussitôt, si vous voulez."
        }
    }
}

/// The rooms in the order of their signs, A to Z and a to g.
const ROOMS: [Noun; 33] = [
    le("Garde-manger aux os"),
    le("Châtelet"),
    le("Grenier des tisserands"),
    la("Chambre froide"),
    le("Porche aux racines"),
    la("Vieille Écurie"),
    la("Salle des cartes"),
    la("Grande Tablée"),
    le("Fumoir"),
    la("Salle des soufflets"),
    le("Placard à balais"),
    le("Lavoir"),
    la("Galerie des glaces"),
    la("Salle de garde"),
    le("Bain du dragon"),
    la("Galerie de velours"),
    le("Scriptorium"),
    la("Cave à navets"),
    le("Recoin du troll"),
    la("Bibliothèque runique"),
    la("Salle du chaudron"),
    le("Lit de mousse"),
    le("Vivier"),
    le("Magot"),
    le("Perron du trône"),
    la("Chambre des comptes"),
    la("Réserve de chandelles"),
    le("Boyau"),
    le("Repos des pèlerins"),
    la("Chapelle noyée"),
    le("Puits du vent"),
    la("Cour des crapauds"),
    la("Armurerie"),
];

/// A space, with its article.
pub(crate) fn space(at: Space) -> Noun {
    match at.sign() {
        '1' => le("escalier nord-ouest"),
        '2' => le("escalier nord-est"),
        '3' => le("escalier sud-ouest"),
        '4' => le("escalier sud-est"),
        'x' => la("fosse est"),
        'y' => la("fosse ouest"),
        'z' => la("fosse centrale"),
        _ if at.is_room() => ROOMS.get(at.index()).copied().unwrap_or(la("salle")),
        _ => le("néant"),
    }
}

/// A space as a title.
pub(crate) fn place(at: Space) -> String {
    capital(space(at).name)
}

/// "dans le Magot", "sur l’escalier nord-ouest".
pub(crate) fn within(at: Space) -> String {
    [if STAIRCASES.has(at) { "sur " } else { "dans " }, &space(at).the()].concat()
}

/// The destination of a move: "au Magot", "à l’escalier nord-ouest", "dans la fosse est".
pub(crate) fn into(at: Space) -> String {
    if PITS.has(at) { ["dans ", &space(at).the()].concat() } else { space(at).at() }
}

/// "le Chevalier d’Oddvar".
pub(crate) fn piece(context: &TextContext<'_>, piece: Piece) -> String {
    [figure(piece.figure).the().as_str(), " ", &de(context.name(piece.seat))].concat()
}

/// A figure of a player, at the beginning of a sentence: "Le Chevalier d’Oddvar".
pub(crate) fn first(context: &TextContext<'_>, of: Piece) -> String {
    capital(&piece(context, of))
}

/// A figure that a move of `by` affects: "son propre Chevalier" or "le Chevalier d’Oddvar".
pub(crate) fn whose(context: &TextContext<'_>, by: Seat, whom: Piece) -> String {
    let name = figure(whom.figure);
    if by == whom.seat {
        [name.pick("son propre ", "sa propre "), name.name].concat()
    } else {
        piece(context, whom)
    }
}

/// A figure that a move of `you` affects: "votre Chevalier" or "le Chevalier d’Oddvar".
pub(crate) fn yours(context: &TextContext<'_>, you: Seat, whom: Piece) -> String {
    if you == whom.seat { ["votre ", figure(whom.figure).name].concat() } else { piece(context, whom) }
}

/// "2 Aventuriers".
pub(crate) fn figures(of: Figure, n: u8) -> String {
    match (of, n) {
        (Figure::Adventurer, 2..) => count(n, "Aventurier", "Aventuriers"),
        _ => figure(of).name.to_owned(),
    }
}

/// "1 pièce d’or", "5 pièces d’or".
pub(crate) fn gold(n: i32) -> String {
    let sign = if n < 0 { "−" } else { "" };
    [sign, &count(n.unsigned_abs(), "pièce d’or", "pièces d’or")].concat()
}

/// "1 symbole de décompte".
pub(crate) fn icons(n: u8) -> String {
    count(n, "symbole de décompte", "symboles de décompte")
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::tables::SPACES;

    #[test]
    fn every_space_has_a_name_of_its_own() {
        let names: Vec<&str> = Space::all().map(|at| space(at).name).collect();
        assert!(names.iter().enumerate().all(|(i, name)| !names[..i].contains(name)));
        assert!(!names.contains(&"salle") && !names.contains(&"néant"));
        let hoard = Space::all().find(|at| SPACES[at.index()].name == "Hoard").unwrap();
        assert_eq!((within(hoard), into(hoard)), ("dans le Magot".into(), "au Magot".into()));
        let armoury = Space::all().find(|at| SPACES[at.index()].name == "Armoury").unwrap();
        assert_eq!(space(armoury).of(), "de l’Armurerie");
        assert_eq!(within(Space(33)), "sur l’escalier nord-ouest");
        assert_eq!(space(Space(38)).name, "fosse ouest");
    }
}
