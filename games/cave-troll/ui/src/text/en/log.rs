//! The event log of Cave Troll.

use cave_troll::{Event, Fate, Way};

use super::names::{a_card, artifact, figure, gold, icons, into, of, piece, space, whose, within};
use crate::text::table::TextContext;
use moot_ui::text::en::join::{and, capital, count};

/// One event as a sentence.
pub(crate) fn sentence(context: &TextContext<'_>, event: &Event) -> Option<String> {
    let who = |seat| context.name(seat);
    Some(match *event {
        Event::First { seat } => format!("{} goes first.", who(seat)),
        Event::Began { seat, turn, actions } => {
            format!("Turn {turn}: {} has {}.", who(seat), count(actions, "action", "actions"))
        }
        Event::Drew { seat } => format!("{} drew a card.", who(seat)),
        Event::Played { seat, card } => format!("{} played {}.", who(seat), a_card(card)),
        Event::Placed { piece: placed, at } => format!("{} came {}.", piece(context, placed), into(at)),
        Event::Moved { piece: moved, from, to, way, by } => match way {
            Way::Stepped => format!("{} went from {} {}.", piece(context, moved), space(from), into(to)),
            Way::Pushed => {
                format!("{} pushed {} from {} {}.", who(by), whose(context, by, moved), space(from), into(to))
            }
            Way::Pulled => {
                format!("{}’s Banshee pulled {} {}.", who(by), whose(context, by, moved), into(to))
            }
            Way::Banished => format!("{}’s Paladin sent {} {}.", who(by), piece(context, moved), into(to)),
            Way::Jumped => format!("{} stole away from {} {}.", piece(context, moved), space(from), into(to)),
            Way::Fled => format!("{} fled from {} {}.", piece(context, moved), space(from), into(to)),
        },
        Event::Removed { piece: lost, at, fate, by } => match fate {
            Fate::Struck => format!("{} removed {} from {}.", who(by), whose(context, by, lost), space(at)),
            Fate::Slain => {
                format!("{}’s Knight removed {} {}.", who(by), whose(context, by, lost), within(at))
            }
            Fate::Crushed => format!("{} was buried {}.", piece(context, lost), within(at)),
            Fate::Trampled => format!("{} was trampled {}.", piece(context, lost), within(at)),
            Fate::Spent => format!("{} was lost in the fight {}.", piece(context, lost), within(at)),
            Fate::Mirrored => {
                format!("{}’s Basalt Mirror took {} from {}.", who(by), whose(context, by, lost), space(at))
            }
        },
        Event::Stayed { seat } => format!("{} let nobody step out.", who(seat)),
        Event::Cleared { seat, at, figure: troll } => {
            format!("{}’s {} is alone {}.", who(seat), figure(troll), within(at))
        }
        Event::Rampaged { seat, at } => format!("{}’s Rampaging Troll ran wild {}.", who(seat), within(at)),
        Event::Piled { seat, icons: n, .. } => {
            format!("{} brought the scoring pile to {}.", who(seat), icons(n))
        }
        Event::Discarded { .. } => return None,
        Event::Scored { at, gold: shares, .. } => {
            let paid: Vec<String> = context
                .state
                .all()
                .filter(|seat| shares[seat.index()] > 0)
                .map(|seat| format!("{} to {}", gold(shares[seat.index()].into()), who(seat)))
                .collect();
            let room = capital(&space(at));
            if paid.is_empty() {
                format!("{room} paid nobody.")
            } else {
                format!("{room} paid {}.", and(&paid))
            }
        }
        Event::Board { gold: sums } => {
            let all = context.state.all().map(|seat| format!("{} {}", who(seat), sums[seat.index()]));
            format!("The whole dungeon was scored: {}.", and(&all.collect::<Vec<_>>()))
        }
        Event::Purse { seat, at } => {
            format!("{}’s Giant Slayer found 1 gold {}.", who(seat), within(at))
        }
        Event::Found { seat } => format!("{} found an artifact.", who(seat)),
        Event::Invoked { seat, artifact: played } => {
            format!("{} played the {}.", who(seat), artifact(played))
        }
        Event::NoEffect { artifact: played } => format!("The {} had no effect.", artifact(played)),
        Event::Sealed { seat, at } => {
            format!("{} sealed {} until {} next turn.", who(seat), space(at), of(context, seat))
        }
        Event::Unsealed { at } => format!("The seal on {} is broken.", space(at)),
        Event::Weighed { seat, at, gold: n } => {
            format!("{}’s scales took {} from {}.", who(seat), gold(n.into()), space(at))
        }
        Event::Looked { seat, cards } => {
            format!(
                "{} looked at every hand and at {}.",
                who(seat),
                count(cards, "card of the deck", "cards of the deck")
            )
        }
        Event::Stacked { seat } => format!("{} put the cards back in order.", who(seat)),
        Event::Ended { unused: 0, .. } => return None,
        Event::Ended { seat, unused } => {
            format!("{} left {} unused.", who(seat), count(unused, "action", "actions"))
        }
        Event::Last { seat, gold: n } => {
            format!("{} took the last card and {}; the last scoring follows.", who(seat), gold(n.into()))
        }
        Event::Stalled { rounds } => {
            format!(
                "Nobody has drawn a card for {}; the last scoring follows.",
                count(rounds, "round", "rounds")
            )
        }
        Event::Kept { seat, artifact: kept, gold: n } => {
            format!("{} never played the {} and gains {}.", who(seat), artifact(kept), gold(n.into()))
        }
        Event::Over => "The game is over.".to_owned(),
    })
}
