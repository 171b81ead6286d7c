//! The event log of Cave Troll.

use cave_troll::{Event, Fate, Piece, Way};

use super::names::{a_card, artifact, figure, first, gold, into, piece, space, whose, within};
use crate::text::table::TextContext;
use moot_ui::text::fr::join::{and, capital, count, de};

/// One event as a sentence.
pub(crate) fn sentence(context: &TextContext<'_>, event: &Event) -> Option<String> {
    let who = |seat| context.name(seat);
    let of = |seat| de(context.name(seat));
    Some(match *event {
        Event::First { seat } => format!("{} commence.", who(seat)),
        Event::Began { seat, turn, actions } => {
            format!("Tour {turn} : {} a {}.", who(seat), count(actions, "action", "actions"))
        }
        Event::Drew { seat } => format!("{} pioche une carte.", who(seat)),
        Event::Played { seat, card } => format!("{} joue {}.", who(seat), a_card(card)),
        Event::Placed { piece: placed, at } => format!("{} arrive {}.", first(context, placed), within(at)),
        Event::Moved { piece: moved, from, to, way, by } => match way {
            Way::Stepped => format!("{} passe {} {}.", first(context, moved), space(from).of(), into(to)),
            Way::Pushed => {
                format!("{} pousse {} {} {}.", who(by), whose(context, by, moved), space(from).of(), into(to))
            }
            Way::Pulled => {
                format!("La Banshee {} attire {} {}.", of(by), whose(context, by, moved), into(to))
            }
            Way::Banished => {
                format!("Le Paladin {} renvoie {} {}.", of(by), piece(context, moved), into(to))
            }
            Way::Jumped => format!("{} file {} {}.", first(context, moved), space(from).of(), into(to)),
            Way::Fled => format!("{} fuit {} {}.", first(context, moved), space(from).of(), into(to)),
        },
        Event::Removed { piece: lost, at, fate, by } => removed(context, lost, at, fate, by),
        Event::Stayed { seat } => format!("{} ne fait sortir personne.", who(seat)),
        Event::Cleared { seat, at, figure: troll } => {
            let name = figure(troll);
            format!(
                "{} est {} {}.",
                first(context, Piece::new(seat, troll)),
                name.pick("seul", "seule"),
                within(at)
            )
        }
        Event::Rampaged { seat, at } => format!("Le Troll enragé {} se déchaîne {}.", of(seat), within(at)),
        Event::Piled { seat, icons: n, .. } => {
            format!("{} porte la pile de décompte à {}.", who(seat), count(n, "symbole", "symboles"))
        }
        Event::Discarded { .. } => return None,
        Event::Scored { at, gold: shares, .. } => {
            let paid: Vec<String> = context
                .state
                .all()
                .filter(|seat| shares[seat.index()] > 0)
                .map(|seat| format!("{} à {}", gold(shares[seat.index()].into()), who(seat)))
                .collect();
            let room = capital(&space(at).the());
            if paid.is_empty() {
                format!("{room} ne paie personne.")
            } else {
                format!("{room} paie {}.", and(&paid))
            }
        }
        Event::Board { gold: sums } => {
            let all = context.state.all().map(|seat| format!("{} {}", who(seat), sums[seat.index()]));
            format!("Décompte de tout le donjon : {}.", and(&all.collect::<Vec<_>>()))
        }
        Event::Purse { seat, at } => {
            format!("Le Tueur de géants {} trouve 1 pièce d’or {}.", of(seat), within(at))
        }
        Event::Found { seat } => format!("{} trouve un artefact.", who(seat)),
        Event::Invoked { seat, artifact: played } => {
            format!("{} joue {}.", who(seat), artifact(played).the())
        }
        Event::NoEffect { artifact: played } => {
            format!("{} reste sans effet.", capital(&artifact(played).the()))
        }
        Event::Sealed { seat, at } => {
            format!("{} scelle {} jusqu’à son prochain tour.", who(seat), space(at).the())
        }
        Event::Unsealed { at } => format!("Le sceau {} est brisé.", space(at).of()),
        Event::Weighed { seat, at, gold: n } => {
            format!("La balance {} prend {} {}.", of(seat), gold(n.into()), space(at).of())
        }
        Event::Looked { seat, cards } => {
            format!(
                "{} regarde toutes les mains et {}.",
                who(seat),
                count(cards, "carte de sa pioche", "cartes de sa pioche")
            )
        }
        Event::Stacked { seat } => format!("{} remet les cartes en ordre.", who(seat)),
        Event::Ended { unused: 0, .. } => return None,
        Event::Ended { seat, unused } => {
            format!("{} laisse {} de côté.", who(seat), count(unused, "action", "actions"))
        }
        Event::Last { seat, gold: n } => {
            format!("{} prend la dernière carte et {} ; suit le dernier décompte.", who(seat), gold(n.into()))
        }
        Event::Stalled { rounds } => {
            format!(
                "Personne n’a pioché pendant {} ; suit le dernier décompte.",
                count(rounds, "manche", "manches")
            )
        }
        Event::Kept { seat, artifact: kept, gold: n } => {
            format!("{} n’a jamais joué {} et gagne {}.", who(seat), artifact(kept).the(), gold(n.into()))
        }
        Event::Over => "La partie est terminée.".to_owned(),
    })
}

/// A figure leaves the dungeon.
fn removed(
    context: &TextContext<'_>,
    lost: Piece,
    at: cave_troll::Space,
    fate: Fate,
    by: moot_core::Seat,
) -> String {
    let name = figure(lost.figure);
    let from = space(at).of();
    match fate {
        Fate::Struck => format!("{} retire {} {from}.", context.name(by), whose(context, by, lost)),
        Fate::Slain => {
            format!("Le Chevalier {} retire {} {from}.", de(context.name(by)), whose(context, by, lost))
        }
        Fate::Crushed => {
            format!("{} est {} {}.", first(context, lost), name.pick("enseveli", "ensevelie"), within(at))
        }
        Fate::Trampled => {
            format!("{} est {} {}.", first(context, lost), name.pick("piétiné", "piétinée"), within(at))
        }
        Fate::Spent => format!("{} tombe au combat {}.", first(context, lost), within(at)),
        Fate::Mirrored => {
            format!(
                "Le Miroir de basalte {} emporte {} {from}.",
                de(context.name(by)),
                whose(context, by, lost)
            )
        }
    }
}
