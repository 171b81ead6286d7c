//! French names of the components of Mountain King, in the order of the tables of the rules.

use mountain_king::tables::Start;

use moot_ui::text::fr::join::{Noun, la, le};

/// The trolls of the horde by level, and the six starters.
pub(crate) const TROLLS: [&str; 61] = [
    "Grubba",
    "Glaisemar",
    "Tourbrin",
    "Mottebrun",
    "Bourbelda",
    "Vasenir",
    "Tisandra",
    "Cendrik",
    "Braiselise",
    "Suivar",
    "Flambo",
    "Givrika",
    "Grêlvor",
    "Grésilje",
    "Gelentine",
    "Iskald",
    "Lunnva",
    "Pénombrin",
    "Croissia",
    "Nokturn",
    "Argentska",
    "Pouflourd",
    "Vautromir",
    "Blairotha",
    "Affalou",
    "Brandulf",
    "Glodwyn",
    "Roussiga",
    "Amadouvik",
    "Glimra",
    "Skarfrid",
    "Névildis",
    "Firnulf",
    "Verglissa",
    "Cirewyn",
    "Déclinelle",
    "Marégard",
    "Brunemond",
    "Gazongrim",
    "Marnegunna",
    "Monticule",
    "Fangevald",
    "Pyrrholt",
    "Cendrildur",
    "Fournaskr",
    "Scorimond",
    "Brennhild",
    "Hrimgaut",
    "Glacinda",
    "Hivernelle",
    "Jokulf",
    "Sélémane",
    "Ombragh",
    "Pleineveig",
    "Lunegerd",
    "Gravillon",
    "Poing-Rouillé",
    "Ventrebraise",
    "Grelopatte",
    "Marmofront",
    "Brèchedent",
];

/// The stacks of tunnels, with their short names.
pub(crate) const TUNNELS: [(&str, Noun); 15] = [
    ("I2", la("Encoche")),
    ("I3", le("Boyau")),
    ("L3", le("Genou")),
    ("I4", la("Galerie")),
    ("L4", la("Équerre")),
    ("T4", la("Fourche")),
    ("S4", le("Pas de côté")),
    ("O4", le("Cellier")),
    ("I5", la("Grande Percée")),
    ("L5", le("Crochet")),
    ("P5", la("Panse")),
    ("T5", le("Maillet")),
    ("U5", le("Fer à cheval")),
    ("V5", le("Coude")),
    ("W5", le("Escalier")),
];

/// The great halls, with their short names.
pub(crate) const HALLS: [(&str, Noun); 6] = [
    ("stonecutter", le("Tailleur de pierre")),
    ("shaman", la("Chambre du shaman")),
    ("spring", la("Source")),
    ("trove", la("Salle du trésor")),
    ("chasm", le("Abîme")),
    ("forge", la("Grande Forge")),
];

/// The workshops, with their short names.
pub(crate) const WORKSHOPS: [(&str, Noun); 11] = [
    ("cartwright", le("Charronnage")),
    ("runesmithy", la("Forge runique")),
    ("charmcrafter", le("Tissage de charmes")),
    ("stonegrinder", la("Trituration")),
    ("coinpress", le("Atelier monétaire")),
    ("stonemill", le("Moulin en pierre")),
    ("metalworks", la("Ferronnerie")),
    ("toolforge", la("Forge Martel")),
    ("pickforge", le("Change Martel")),
    ("wheeljack", le("Entrepôt")),
    ("quartermaster", la("Intendance")),
];

/// The start points of the winter side, in the order of their letters.
const WINTER: [Noun; 8] = [
    la("Arche aux corbeaux"),
    le("Escalier des chèvres"),
    la("Porte du loup"),
    le("Gué gelé"),
    le("Vieux Péage"),
    la("Poterne de l’ours"),
    la("Brèche du vent"),
    le("Linteau brisé"),
];

/// The start points of the autumn side, which all serve three players.
const AUTUMN: [Noun; 3] = [la("Porte du chêne"), la("Porte du renard"), le("Perron du moulin")];

/// A start point; `None` for one that no side has.
pub(crate) fn start(of: &Start) -> Option<Noun> {
    let names: &[Noun] = if of.counts == [3] { &AUTUMN } else { &WINTER };
    names.get((of.letter as usize).checked_sub('a' as usize)?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::tables;
    use mountain_king::{Setup, Side, Supply};

    #[test]
    fn every_name_belongs_to_what_bears_it_in_the_rules() {
        let ids = |of: &[(&'static str, Noun)]| of.iter().map(|(id, _)| *id).collect::<Vec<_>>();
        assert_eq!(ids(&TUNNELS), tables::TUNNELS.iter().map(|it| it.id).collect::<Vec<_>>());
        assert_eq!(ids(&HALLS), tables::HALLS.iter().map(|it| it.id).collect::<Vec<_>>());
        assert_eq!(ids(&WORKSHOPS), tables::WORKSHOPS.iter().map(|it| it.id).collect::<Vec<_>>());
        for (side, count) in [(Side::Winter, 8), (Side::Autumn, 3)] {
            let setup = Setup::new(2, side, Supply::Random, None).unwrap();
            let names: Vec<_> = setup.board().starts.iter().map(|at| start(at).unwrap().name).collect();
            assert_eq!(names.len(), count);
            assert!(names.iter().enumerate().all(|(i, name)| !names[..i].contains(name)));
        }
    }

    #[test]
    fn no_two_trolls_share_a_name() {
        for (i, name) in TROLLS.iter().enumerate() {
            assert!(!TROLLS[..i].contains(name), "{name}");
        }
    }
}
