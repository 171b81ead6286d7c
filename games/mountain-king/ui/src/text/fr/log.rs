//! The event log of Mountain King, in the present tense, as is usual in French game reports.

use mountain_king::card::{CASCADES, NONE, troll};
use mountain_king::tables::TUNNELS;
use mountain_king::{Event, Kind, Pile, Square, Stage};

use super::French;
use super::cards::{hall, mineral, spell, start, tunnel, workshop};
use crate::text::cards::CardTexts;
use crate::text::table::TextContext;
use moot_ui::text::fr::join::{capital, count, de, honour_points, plural};

/// The announcement that the end is near, in the event log and over the board.
pub(crate) const LAST_CROWN: &str = "Le dernier jeton Couronnement est pris : cette manche et encore deux";

/// One event as a sentence. `context` is the position right after it.
pub(crate) fn sentence(context: &TextContext<'_>, event: &Event) -> Option<String> {
    let who = |seat| context.name(seat);
    let clan = |clan| French.clan(Some(clan));
    let in_slot = |seat: moot_core::Seat, slot: u8| {
        let trolls = &context.state.player(seat).trolls;
        French.troll(trolls.get(usize::from(slot)).copied().unwrap_or(NONE))
    };
    let in_horde = |place: u8| {
        French.troll(context.state.horde.get(usize::from(place)).map_or(NONE, |stand| stand.card))
    };
    Some(match *event {
        Event::First { seat } => format!("{} commence.", who(seat)),
        Event::Came { card, .. } => {
            format!("{}, {}, rejoint la horde.", French.troll(card), French.sort(card))
        }
        Event::Pedestal { place, clan: of } => {
            format!("{} apporte un piédestal de {}.", capital(in_horde(place)), clan(of))
        }
        Event::Supplied { workshop: kind } => {
            format!("{} entre dans la réserve.", capital(&workshop(kind).the()))
        }
        Event::Turned { spell: turned, .. } => format!("{} apparaît dans le grimoire.", spell(turned)),
        Event::Statues => "Les statues sont enfouies dans la montagne.".to_owned(),
        Event::Token { clan: of, tier, honour } => {
            format!(
                "Un piédestal de {} en {} rapportera {}.",
                clan(of),
                French.tier(tier),
                honour_points(honour)
            )
        }
        Event::Gate { seat, start: at, .. } => {
            let at = start(context.setup.board().starts.get(usize::from(at)));
            format!("{} place son portail {}.", who(seat), at.at())
        }
        Event::Drew { seat } => format!("{} pioche un troll de départ.", who(seat)),
        Event::Kept { seat, starter, gained, .. } => {
            let name = French.troll(mountain_king::card::TROLLS.saturating_add(starter).min(60));
            format!("{} garde {name} et gagne {}.", who(seat), French.pile(gained))
        }
        Event::Bonus { seat, gained } => {
            format!("{} gagne {} pour sa place dans l’ordre du tour.", who(seat), French.pile(gained))
        }
        Event::Began { seat, round } => format!("Manche {round} : à {} de jouer.", who(seat)),
        Event::Cast { seat, spell: cast } => format!("{} lance {}.", who(seat), spell(cast)),
        Event::Disintegrated { spell: lost } => {
            format!("{} se désintègre à sa troisième rune.", spell(lost))
        }
        Event::Activated { seat, workshop: kind, uses, .. } => {
            format!(
                "{} active {} : {}.",
                who(seat),
                workshop(kind).the(),
                count(uses, "utilisation", "utilisations")
            )
        }
        Event::Exchanged { seat, gave, got } if got.is_empty() => {
            format!("{} donne {} en vue d’un échange.", who(seat), French.pile(gave))
        }
        Event::Exchanged { seat, gave, got } => {
            format!("{} donne {} et reçoit {}.", who(seat), French.pile(gave), French.pile(got))
        }
        Event::Carried { seat, slot, kind } => {
            format!(
                "{} déplace {} {} vers son stock.",
                who(seat),
                French.count(kind, 1),
                de(in_slot(seat, slot))
            )
        }
        Event::Gained { seat, gained } => format!("{} gagne {}.", who(seat), French.pile(gained)),
        Event::Bribed { seat, place, kind } => {
            format!("{} soudoie {} avec {}.", who(seat), in_horde(place), French.count(kind, 1))
        }
        Event::Recruited { seat, card, bribes, pedestal, .. } => {
            let with = match (bribes.is_empty(), pedestal) {
                (true, None) => String::new(),
                (false, None) => format!(", avec {}", French.pile(bribes)),
                (true, Some(of)) => format!(", avec un piédestal de {}", clan(of)),
                (false, Some(of)) => {
                    format!(", avec {}, et un piédestal de {}", French.pile(bribes), clan(of))
                }
            };
            format!("{} recrute {}{with}.", who(seat), French.troll(card))
        }
        Event::Picked { seat, clan: of } => {
            format!("{} prend un piédestal de {} dans le sac.", who(seat), clan(of))
        }
        Event::Retired { card, .. } => {
            format!("{} a reçu assez de pots-de-vin et prend sa retraite.", capital(French.troll(card)))
        }
        Event::Replaced { seat, card, .. } => format!("{} renvoie {}.", who(seat), French.troll(card)),
        Event::Placed { seat, slot, card, woke } => {
            let gained = cascade(context, seat, &woke);
            let trolls = CASCADES[usize::from(slot)].count_ones();
            format!(
                "{} place {} ; {} {} : {}.",
                who(seat),
                French.troll(card),
                count(trolls, "troll", "trolls"),
                plural(trolls, "activé", "activés"),
                gain(gained)
            )
        }
        Event::Woke { seat, slot, gained } => {
            let gained = symbols(context.state.player(seat).trolls.get(usize::from(slot)).copied(), gained);
            format!("{} active {} : {}.", who(seat), in_slot(seat, slot), gain(gained))
        }
        Event::Swapped { seat, a, b } => {
            format!("{} échange {} et {} dans sa meute.", who(seat), in_slot(seat, a), in_slot(seat, b))
        }
        Event::Capped { seat, honour: 0 } => format!("{} complète sa meute.", who(seat)),
        Event::Capped { seat, honour } => format!("{} complète sa meute : +{honour}.", who(seat)),
        Event::LastRounds => [LAST_CROWN, "."].concat(),
        Event::Dug { seat, shape, paid, honour, .. } => dug(who(seat), shape, paid, honour),
        Event::Unearthed { seat, clan: of, .. } => {
            format!("{} déterre une statue de {}.", who(seat), clan(of))
        }
        Event::Joined { seat, squares } => {
            format!("{} rattache {} à son réseau.", who(seat), count(squares, "case isolée", "cases isolées"))
        }
        Event::Linked { seat, mate } => {
            format!(
                "Les réseaux {} et {} sont reliés : chacun dispose du tout.",
                de(who(seat)),
                de(who(mate))
            )
        }
        Event::Parted { seat, mate } => {
            format!("Les réseaux {} et {} ne sont plus reliés.", de(who(seat)), de(who(mate)))
        }
        Event::Blessed { seat, clan: of, tier, .. } => {
            let tier = French.tier(tier);
            format!("{} pose un piédestal de {} en {tier} et prend son jeton.", who(seat), clan(of))
        }
        Event::Founded { seat, workshop: kind, .. } => {
            format!("{} établit {}.", who(seat), workshop(kind).the())
        }
        Event::Skipped { seat } => format!("{} ne peut ni recruter ni creuser.", who(seat)),
        Event::Dedicated { seat, hall: which, .. } => {
            format!("{} aménage {}.", who(seat), hall(which).the())
        }
        Event::Covered { clan: of, .. } => format!("Un piédestal de {} disparaît en dessous.", clan(of)),
        Event::Moved { seat, clan: of, from, to } => {
            // A way by several carts has a line for each.
            let cart = if context.state.stage == Stage::Carts { " d’un wagonnet" } else { "" };
            format!("{} déplace une statue de {}{cart}{}.", who(seat), clan(of), goal(context, from, to))
        }
        Event::Reclaimed { seat, shape, isolated: 0, .. } => {
            format!("{} reprend {}.", who(seat), tunnel(shape).the())
        }
        Event::Reclaimed { seat, shape, isolated, .. } => {
            format!(
                "{} reprend {} ; {} du portail.",
                who(seat),
                tunnel(shape).the(),
                count(isolated, "case est coupée", "cases sont coupées")
            )
        }
        Event::Ended { seat } => format!("{} termine son tour.", who(seat)),
        Event::Over => "La montagne a son roi : la partie est terminée.".to_owned(),
    })
}

/// ", vers la deuxième zone" ou ", dans la deuxième zone".
fn goal(context: &TextContext<'_>, from: Square, to: Square) -> String {
    let [before, after] = [from, to].map(|at| context.setup.board().tier(at));
    let way = if before == after { ", dans la " } else { ", vers la " };
    after.map(|tier| [way, French.tier(tier as u8)].concat()).unwrap_or_default()
}

/// "Grimhild creuse 5 en fer : +8", with the hammers used.
fn dug(who: &str, shape: u8, paid: Pile, honour: u8) -> String {
    let size = TUNNELS.get(usize::from(shape)).map_or(0, |tunnel| tunnel.size);
    let minerals = Kind::MINERALS.into_iter().filter(|&kind| paid[kind] > 0);
    let minerals: Vec<String> = minerals.map(|kind| mineral(kind).to_owned()).collect();
    let hammers = match paid[Kind::Hammer] {
        0 => String::new(),
        n => format!(" à travers les gravats ({})", French.count(Kind::Hammer, n)),
    };
    format!("{who} creuse {size} en {}{hammers} : +{honour}.", moot_ui::text::fr::join::and(&minerals))
}

fn gain(pile: Pile) -> String {
    if pile.is_empty() {
        return "aucun gain".to_owned();
    }
    let parts: Vec<String> = pile.iter().map(|(kind, n)| ["+", &French.count(kind, n)].concat()).collect();
    parts.join(", ")
}

/// The gain from symbols of a troll, given as bits.
fn symbols(card: Option<u8>, bits: u8) -> Pile {
    let Some(card) = card.filter(|&card| card != NONE) else { return Pile::EMPTY };
    let icons = troll(card).icons.iter().enumerate();
    icons
        .filter(|(i, _)| bits >> i & 1 == 1)
        .fold(Pile::EMPTY, |pile, (_, icon)| pile + Pile::of(icon.kind, 1))
}

/// The total gain of a cascade.
fn cascade(context: &TextContext<'_>, seat: moot_core::Seat, woke: &[u8]) -> Pile {
    let trolls = &context.state.player(seat).trolls;
    let gains = trolls.iter().zip(woke).map(|(&card, &bits)| symbols(Some(card), bits));
    gains.fold(Pile::EMPTY, |all, gained| all + gained)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::context;
    use moot_core::Seat;
    use mountain_king::{Clan, Square};

    #[test]
    fn a_tunnel_is_told_by_size_mineral_and_honour() {
        context(|context| {
            let at = Square::at(3, 3);
            let dug = |paid, honour| {
                sentence(context, &Event::Dug { seat: Seat(0), shape: 9, lie: 0, at, paid, honour })
            };
            assert_eq!(dug(Pile([0, 5, 0, 0, 0, 0, 0]), 8).unwrap(), "Grimhild creuse 5 en fer : +8.");
            assert_eq!(
                dug(Pile([1, 0, 4, 0, 0, 1, 0]), 5).unwrap(),
                "Grimhild creuse 5 en pierre et rochecœur à travers les gravats (1 marteau) : +5."
            );
        });
    }

    #[test]
    fn articles_and_numbers_agree() {
        context(|context| {
            let tell = |event| sentence(context, &event).unwrap();
            assert_eq!(
                tell(Event::Founded { seat: Seat(1), workshop: 9, site: 0 }),
                "Oddvar établit l’Entrepôt."
            );
            assert_eq!(
                tell(Event::Gate { seat: Seat(1), start: 3, at: Square::at(1, 1) }),
                "Oddvar place son portail au Gué gelé."
            );
            assert_eq!(
                tell(Event::Unearthed { seat: Seat(0), clan: Clan::Moon, at: Square::at(1, 1) }),
                "Grimhild déterre une statue de Lune."
            );
            assert_eq!(
                tell(Event::Reclaimed { seat: Seat(0), shape: 4, at: Square::at(1, 1), isolated: 2 }),
                "Grimhild reprend l’Équerre ; 2 cases sont coupées du portail."
            );
            assert_eq!(tell(Event::Cast { seat: Seat(0), spell: 4 }), "Grimhild lance « Don de sourcier ».");
        });
        assert_eq!(gain(Pile([1, 2, 0, 0, 0, 0, 1])), "+1 pierre, +2 fers, +1 rune");
    }
}
