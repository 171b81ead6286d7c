//! Mountain King in French: the table round the mountain, the lobby, deeds.

use moot_core::{ScoreSheet, Seat};
use mountain_king::guide::Feature;
use mountain_king::{Action, Event, Illegal, Kind, Side};

use super::cards::{Cards, hall, spell, workshop};
use super::{king_hints, king_log, king_refusals};
use crate::MountainKingUi;
use crate::game::step_name::StepName;
use crate::game::what::What;
use crate::text::cards::CardWords;
use crate::text::king::{KingWords, Scene, Tab};
use moot_table_ui::game::words::GameWords;
use moot_ui::text::fr::join::{and, count, honour_points, signed};

/// Mountain King.
pub(super) struct King;

fn side(side: Side) -> &'static str {
    match side {
        Side::Winter => "Face Hiver",
        Side::Autumn => "Face Automne",
    }
}

impl GameWords<MountainKingUi> for King {
    fn game(&self) -> &'static str {
        "Roi de la Montagne"
    }
    fn points(&self) -> &'static str {
        "points d’honneur"
    }
    fn total(&self) -> &'static str {
        "Honneur"
    }
    fn moment(&self, scene: &Scene<'_>) -> String {
        let (side, round) = (side(scene.setup.side()), scene.state.round);
        if round == 0 { format!("{side} · mise en place") } else { format!("{side} · manche {round}") }
    }
    fn chapter(&self, chapter: u16) -> String {
        format!("Manche {chapter}")
    }
    fn last_call(&self, scene: &Scene<'_>) -> Option<String> {
        if scene.state.phase == mountain_king::Phase::Over {
            return None;
        }
        Some(
            match scene.state.rounds_left {
                0 => return None,
                1 => "Dernière manche",
                2 => "Cette manche et encore une",
                _ => super::king_log::LAST_CROWN,
            }
            .to_owned(),
        )
    }
    fn curtain(&self, name: &str, secret: bool) -> String {
        if secret {
            format!(
                "{name} regarde maintenant deux trolls de départ en secret. Les autres détournent les yeux."
            )
        } else {
            "Passez l’écran. Rien n’est secret ici : le rideau marque seulement le changement.".to_owned()
        }
    }
    fn no_hints(&self) -> &'static str {
        "Pas de conseil pour le choix des trolls de départ : il y a encore trop peu à savoir."
    }
    fn show_belongings(&self) -> &'static str {
        "Montrer la meute"
    }
    fn belongings(&self, name: &str) -> String {
        format!("Meute {}", moot_ui::text::fr::join::de(name))
    }
    fn sentence(&self, scene: &Scene<'_>, event: &Event) -> Option<String> {
        king_log::sentence(scene, event)
    }
    fn illegal(&self, scene: &Scene<'_>, why: Illegal) -> String {
        king_refusals::illegal(scene, why)
    }
    fn title(&self, scene: &Scene<'_>, line: &[Action]) -> String {
        king_hints::title(scene, line)
    }
    fn reason(&self, feature: Feature, count: f32) -> String {
        king_hints::reason(feature, count)
    }
    fn category(&self, category: &str) -> &'static str {
        match category {
            "tunnels" => "Tunnels creusés",
            "coronation" => "Couronnement",
            "pedestals" => "Jetons Piédestal",
            "leftovers" => "Lots de trois",
            "halls" => "Grandes Salles",
            "statues" => "Statues",
            _ => "Autres",
        }
    }
    fn winners(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => format!("{one} ceint la couronne"),
            many => format!("{} se partagent la couronne", and(many)),
        }
    }
    fn team_wins(&self, team: &str) -> String {
        format!("{team} sont couronnés")
    }
    fn tie(&self, scene: &Scene<'_>, sheet: &ScoreSheet, first: &[Seat], second: Option<Seat>) -> String {
        let levels = |seat: Seat| scene.state.team_levels(seat);
        match (first, second) {
            (&[winner], Some(second)) => format!(
                "{}, égalité : les niveaux des trolls totalisent {}, contre {}",
                honour_points(sheet.total(winner)),
                levels(winner),
                levels(second)
            ),
            _ => {
                let honour = first.first().map_or(0, |&seat| sheet.total(seat));
                format!("{} chacun, et des trolls de niveaux égaux", honour_points(honour))
            }
        }
    }
    fn tie_note(&self) -> &'static str {
        "À égalité d’honneur, la plus petite somme des niveaux des trolls recrutés l’emporte ; si elle est égale aussi, la place est partagée."
    }
    fn chart(&self) -> &'static str {
        "L’honneur au fil du temps"
    }
    fn chart_extra(&self) -> &'static str {
        "par manche, pour ce qui était acquis"
    }
}

impl KingWords for King {
    fn trolls(&self, trolls: usize) -> String {
        format!("{trolls}/10")
    }
    fn owns(&self, count: u8, kind: Kind) -> String {
        Cards.count(kind, count)
    }
    fn empty_slot(&self) -> &'static str {
        "Emplacement vide"
    }
    fn pedestals_held(&self) -> &'static str {
        "Piédestaux à poser"
    }
    fn storage(&self) -> &'static str {
        "Stock"
    }
    fn steps(&self) -> &'static str {
        "Étapes du tour"
    }
    fn step(&self, step: StepName) -> &'static str {
        match step {
            StepName::Spells => "Sorts et ateliers",
            StepName::Dig => "Recruter ou creuser",
            StepName::Hall => "Grande Salle",
            StepName::Statues => "Convoyer",
        }
    }
    fn step_short(&self, step: StepName) -> &'static str {
        match step {
            StepName::Spells => "Sorts",
            StepName::Dig => "Creuser",
            StepName::Hall => "Salle",
            StepName::Statues => "Statues",
        }
    }
    fn trade(&self) -> &'static str {
        "Échange 4 : 1"
    }
    fn trade_short(&self) -> &'static str {
        "Troc"
    }
    fn end_turn(&self) -> &'static str {
        "Finir le tour"
    }
    fn skip(&self) -> &'static str {
        "Passer l’étape"
    }
    fn go_on(&self) -> &'static str {
        "Ne plus creuser"
    }
    fn card(&self, name: &str, level: u8) -> String {
        if level == 0 { format!("{name}, troll de départ") } else { format!("{name}, niveau {level}") }
    }
    fn tab(&self, tab: Tab) -> &'static str {
        match tab {
            Tab::Trolls => "Meute",
            Tab::Horde => "Horde",
            Tab::Spells => "Sorts",
        }
    }
    fn left_begins(&self, right: &str, left: &str) -> String {
        format!("Dans une équipe, le membre de gauche commence : {left}, pas {right}.")
    }
    fn workshops_count(&self, chosen: u32, need: u8) -> String {
        format!("{} sur {need}", count(chosen, "choisi", "choisis"))
    }
    fn more_of(&self, workshop: &str) -> String {
        format!("Ajouter : {workshop}")
    }
    fn fewer_of(&self, workshop: &str) -> String {
        format!("Retirer : {workshop}")
    }
    fn traces_map(&self) -> &'static str {
        "Les tunnels de chacun et les trajets des statues"
    }
    fn dug_and_carted(&self, tunnels: usize, squares: usize, journeys: usize, steps: usize) -> String {
        let n = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        format!(
            "{} de {} ; {} en {}",
            count(n(tunnels), "tunnel", "tunnels"),
            count(n(squares), "case", "cases"),
            count(n(journeys), "trajet de statue", "trajets de statues"),
            count(n(steps), "étape", "étapes")
        )
    }
    fn none_of(&self) -> &'static str {
        "Aucun n’est choisi"
    }
    fn all_of(&self) -> &'static str {
        "Ils sont tous choisis"
    }
    fn deed(&self, what: &What) -> String {
        match *what {
            What::Gate => "place son portail".to_owned(),
            What::Kept(trolls) => format!("garde {}", count(trolls, "troll de départ", "trolls de départ")),
            What::Recruited { card, woke: 0 } => format!("recrute {}", Cards.troll(card)),
            What::Recruited { card, woke } => {
                format!("recrute {}, {}", Cards.troll(card), count(woke, "activé", "activés"))
            }
            What::Dug { size, tier, honour, statues } => {
                let found = match statues {
                    0 => String::new(),
                    n => [", ", &count(n, "statue", "statues")].concat(),
                };
                format!("creuse {size} en {} : {}{found}", Cards.tier(tier), signed(honour))
            }
            What::Blessed { clan, honour } => {
                format!("piédestal de {} : {}", Cards.clan(Some(clan)), signed(honour))
            }
            What::Founded(kind) => format!("établit {}", workshop(kind).the()),
            What::Dedicated { hall: which, change } => {
                format!("aménage {} : {}", hall(which).the(), signed(change))
            }
            What::Moved { clan, change } => {
                format!("convoie une statue de {} : {}", Cards.clan(Some(clan)), signed(change))
            }
            What::Cast(cast) => format!("lance {}", spell(cast)),
            What::Activated(kind) => format!("active {}", workshop(kind).the()),
            What::Reclaimed => "reprend un tunnel".to_owned(),
            What::Capped(0) => "complète sa meute".to_owned(),
            What::Capped(honour) => format!("complète sa meute : {}", signed(honour)),
            What::Skipped => "ne peut rien faire".to_owned(),
        }
    }
    fn deed_told(&self, what: &What) -> String {
        match what {
            What::Blessed { .. } => ["pose un ", &self.deed(what)].concat(),
            _ => self.deed(what),
        }
    }
    fn saved_at(&self, at: Side, round: usize) -> String {
        let side = side(at);
        if round == 0 { format!("{side}, mise en place") } else { format!("{side}, manche {round}") }
    }
    fn chip(&self, honour: u16, trolls: usize, starts: bool) -> String {
        let first = if starts { ", premier joueur" } else { "" };
        format!("{}, {trolls} trolls sur 10{first}", honour_points(honour))
    }
    fn workshops_missing(&self, chosen: u32, need: u8) -> String {
        format!(
            "Choisissez exactement {need} ateliers ; pour l’instant : {}.",
            count(chosen, "choisi", "choisis")
        )
    }
    fn no_game(&self) -> &'static str {
        "Ces options ne se jouent pas."
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::Clan;

    #[test]
    fn deeds_are_counted() {
        let dug = What::Dug { size: 5, tier: 3, honour: 8, statues: 1 };
        assert_eq!(King.deed(&dug), "creuse 5 en quatrième zone : +8, 1 statue");
        assert_eq!(
            King.deed(&What::Moved { clan: Clan::Ice, change: -2 }),
            "convoie une statue de Glace : −2"
        );
        assert_eq!(King.deed(&What::Founded(9)), "établit l’Entrepôt");
        assert_eq!(
            King.deed_told(&What::Blessed { clan: Clan::Fire, honour: 3 }),
            "pose un piédestal de Feu : +3"
        );
    }
}
