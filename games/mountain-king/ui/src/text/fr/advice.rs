//! Hints of Mountain King in French.

use moot_players::Reason;
use mountain_king::card::NONE;
use mountain_king::evaluator::Feature;
use mountain_king::tables::TUNNELS;
use mountain_king::{Action, Kind, Phase, Pile, Token};

use super::French;
use super::cards::{hall, mineral, spell, start, workshop};
use crate::text::cards::CardTexts;
use crate::text::table::TextContext;
use crate::text::trays::TrayTexts;
use moot_ui::text::fr::join::{and, and_does, count, honour_points};

fn dig(shape: u8, cost: [u8; 3]) -> String {
    let size = TUNNELS.get(usize::from(shape)).map_or(0, |tunnel| tunnel.size);
    let minerals = Kind::MINERALS.into_iter().zip(cost).filter(|&(_, n)| n > 0);
    let minerals: Vec<String> = minerals.map(|(kind, _)| mineral(kind).to_owned()).collect();
    format!("Creuser {size} en {}", and(&minerals))
}

/// The kind and location of a token of the active player.
fn token_of(context: &TextContext<'_>, token: Token) -> String {
    French.pile(context.state.me().value(token.into()).unwrap_or(Pile::EMPTY))
}

/// A move, by the decisions that it takes.
pub(crate) fn title(context: &TextContext<'_>, line: &[Action]) -> String {
    let state = context.state;
    let Some(&first) = line.first() else { return String::new() };
    match first {
        Action::Gate(at) => {
            format!("Portail {}", start(context.setup.board().starts.get(usize::from(at))).at())
        }
        Action::Keep { starter, .. } => format!("Garder {}", French.troll(55 + starter.min(5))),
        Action::Cast { page, .. } => {
            format!("Lancer {}", spell(state.book.get(usize::from(page)).copied().unwrap_or(NONE)))
        }
        Action::Activate(site) => {
            let shop = state.shops.get(usize::from(site)).copied().unwrap_or(NONE);
            format!("Activer {}", workshop(shop).the())
        }
        Action::Use { .. } => "Utiliser l’atelier".to_owned(),
        Action::Carry(_) => "Déplacer vers le stock".to_owned(),
        Action::Recruit { place, .. } => {
            let card = state.horde.get(usize::from(place)).map_or(NONE, |stand| stand.card);
            let to =
                line.iter().find_map(|next| if let Action::Place(slot) = next { Some(*slot) } else { None });
            let to = to.map_or_else(String::new, |slot| [" : ", French.slot(slot)].concat());
            format!("Recruter {}{to}", French.troll(card))
        }
        Action::Bribe(token) => format!("Soudoyer avec {}", token_of(context, token)),
        Action::Pick(clan) => format!("Prendre un piédestal de {}", French.clan(Some(clan))),
        Action::Place(slot) => {
            format!("Placer {} : {}", French.troll(state.recruit), French.slot(slot))
        }
        Action::Dig { shape, cost } => dig(shape, cost),
        Action::Lay { .. } => match state.phase {
            Phase::Lay { shape, cost } => dig(shape, cost),
            _ => "Creuser".to_owned(),
        },
        Action::Bless(clan) | Action::Consecrate { clan, .. } => {
            format!("Poser le piédestal de {}", French.clan(Some(clan)))
        }
        Action::Found(kind) => format!("Établir {}", workshop(kind).the()),
        Action::Skip => "Passer".to_owned(),
        Action::Dedicate { hall: which, .. } => format!("Aménager {}", hall(which).the()),
        Action::Cart { from, .. } | Action::Walk { from, .. } | Action::Stir { from, .. } => {
            let clan = state.statue_at(from).map(|statue| state.statue_clan(statue));
            format!("Déplacer la statue de {}", French.clan(clan))
        }
        Action::Trade { get, .. } => format!("Échanger contre {}", French.count(get, 1)),
        Action::Give(token) => format!("Donner {}", token_of(context, token)),
        Action::Reclaim(_) => "Reprendre un tunnel".to_owned(),
        Action::Dowse(_) => "Prendre ce qui est enfoui là".to_owned(),
        Action::Replace(place) => {
            let card = state.horde.get(usize::from(place)).map_or(NONE, |stand| stand.card);
            format!("Renvoyer {}", French.troll(card))
        }
        Action::Wake(slot) => {
            let card = state.me().trolls.get(usize::from(slot)).copied().unwrap_or(NONE);
            format!("Activer {}", French.troll(card))
        }
        Action::Swap(..) => "Échanger deux trolls".to_owned(),
        Action::Transmute { to, .. } => format!("Changer des minéraux en {}", mineral(to)),
        Action::Done => "En rester là".to_owned(),
        Action::EndTurn => "Finir le tour".to_owned(),
    }
}

/// A reason: what a feature's change does, as it follows the subject of a sentence.
pub(crate) fn reason(feature: Feature, change: f32) -> String {
    let n = (change.abs().round() as u32).max(1);
    let less = change < 0.0;
    let kind = |kind| French.count(kind, u8::try_from(n).unwrap_or(u8::MAX));
    let verb = if less { "coûte" } else { "rapporte" };
    let honour = honour_points(n as i32);
    match feature {
        Feature::Tunnels => format!("{verb} {honour} en tunnels tout de suite"),
        Feature::Statues => format!("{verb} {honour} en statues à la fin"),
        Feature::Halls => format!("{verb} {honour} en Grandes Salles à la fin"),
        Feature::Tokens => format!("{verb} {honour} en piédestaux à la fin"),
        Feature::Coronation => format!("{verb} {honour} pour un couronnement"),
        Feature::Resource(of) => format!("{verb} {}", kind(of)),
        Feature::Payable if less => format!("dépense des minéraux qui paieraient {honour} en tunnels"),
        Feature::Payable => format!("réunit des minéraux qui paient {honour} en tunnels"),
        Feature::Income(of) if less => format!("retire {} aux cascades à venir", kind(of)),
        Feature::Income(of) => format!("ajoute {} aux cascades à venir", kind(of)),
        Feature::Trolls => format!("{verb} {}", count(n, "troll", "trolls")),
        Feature::Race if less => "prend du retard dans la course au couronnement".to_owned(),
        Feature::Race => "prend de l’avance dans la course au couronnement".to_owned(),
        Feature::Pedestals => format!("{verb} {}", count(n, "piédestal à poser", "piédestaux à poser")),
        Feature::StatuesWon if less => format!("abandonne {}", count(n, "statue", "statues")),
        Feature::StatuesWon => format!("amène {} dans votre réseau", count(n, "statue", "statues")),
        Feature::Haul if less => format!("laisse {honour} de moins à portée de wagonnet"),
        Feature::Haul => format!("met {honour} à portée de wagonnet"),
        Feature::HallRoom if less => {
            format!("retire {} aux Grandes Salles à venir", count(n, "case", "cases"))
        }
        Feature::HallRoom => format!("prépare {} pour des Grandes Salles", count(n, "case", "cases")),
        Feature::Room if less => format!("ferme {} où creuser", count(n, "case libre", "cases libres")),
        Feature::Room => format!("ouvre {} où creuser", count(n, "case libre", "cases libres")),
        Feature::Depth if less => format!("s’éloigne du cœur de {}", count(n, "zone", "zones")),
        Feature::Depth => format!("s’approche du cœur de {}", count(n, "zone", "zones")),
        Feature::NearStatues if less => {
            format!("s’éloigne de {}", count(n, "statue enfouie", "statues enfouies"))
        }
        Feature::NearStatues => format!("longe {}", count(n, "statue enfouie", "statues enfouies")),
        Feature::NearHoards if less => {
            format!("s’éloigne de {}", count(n, "trésor enfoui", "trésors enfouis"))
        }
        Feature::NearHoards => format!("longe {}", count(n, "trésor enfoui", "trésors enfouis")),
        Feature::Turns if less => format!("laisse {} de moins", count(n, "tour", "tours")),
        Feature::Turns => format!("laisse {} de plus", count(n, "tour", "tours")),
    }
}

/// Why a move is recommended, as one sentence: its two largest gains, or what little it costs.
pub(crate) fn why(reasons: &[Reason<Feature>]) -> Option<String> {
    let does = |reason: &Reason<Feature>| self::reason(reason.feature, reason.count);
    let gains: Vec<String> = reasons.iter().filter(|reason| reason.points > 0.0).take(2).map(does).collect();
    if gains.is_empty() {
        return reasons.first().map(|reason| format!("Les autres coups perdent plus ; il {}.", does(reason)));
    }
    Some(format!("Ce coup {}.", and_does(&gains)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::context;

    #[test]
    fn reasons_are_counted() {
        assert_eq!(reason(Feature::Tunnels, 8.0), "rapporte 8 points d’honneur en tunnels tout de suite");
        assert_eq!(reason(Feature::Resource(Kind::Iron), -2.0), "coûte 2 fers");
        assert_eq!(reason(Feature::Depth, 1.0), "s’approche du cœur de 1 zone");
        assert_eq!(reason(Feature::NearStatues, 2.3), "longe 2 statues enfouies");
    }

    #[test]
    fn a_sentence_says_why_a_move_is_good() {
        let reason = |feature, count, points| Reason { feature, count, points };
        let cost = reason(Feature::Resource(Kind::Iron), -2.0, -1.5);
        let gains = [reason(Feature::Tunnels, 8.0, 8.0), reason(Feature::Depth, 1.0, 2.0), cost];
        let said =
            "Ce coup rapporte 8 points d’honneur en tunnels tout de suite et s’approche du cœur de 1 zone.";
        assert_eq!(why(&gains).map(|said| said.replace('\u{a0}', " ")).as_deref(), Some(said));
        let iron = reason(Feature::Resource(Kind::Iron), 3.0, 2.0);
        let pedestal = reason(Feature::Pedestals, 1.0, 1.0);
        assert_eq!(
            why(&[iron, pedestal]).as_deref(),
            Some("Ce coup rapporte 3 fers et 1 piédestal à poser.")
        );
        assert_eq!(why(&[]), None);
    }

    #[test]
    fn a_move_has_a_title() {
        context(|context| {
            let dig = Action::Dig { shape: 9, cost: [0, 5, 0] };
            assert_eq!(title(context, &[dig]), "Creuser 5 en fer");
            assert_eq!(title(context, &[Action::EndTurn]), "Finir le tour");
            assert_eq!(title(context, &[]), "");
        });
    }
}
