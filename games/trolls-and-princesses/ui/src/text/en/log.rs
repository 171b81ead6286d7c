//! The event log of Trolls & Princesses.

use trolls_and_princesses::{Event, Item, PlaceAction, Resource, Show};

use super::names::{from, goods, kind, one, place, place_action, reckoning, resource, round, the, tile, to};
use super::table::lowered;
use crate::text::table::TextContext;
use moot_ui::text::en::join::{and, count};

/// One event as a sentence.
pub(crate) fn sentence(context: &TextContext<'_>, event: &Event) -> Option<String> {
    let who = |seat| context.name(seat);
    Some(match *event {
        Event::Castle { at, tile: castle } => {
            format!("{} lies on the castle of {}.", castle.face().name, place(at))
        }
        Event::Board { seat, board } => format!("{} leads the {} clan.", who(seat), board.face().clan),
        Event::Challenge { card } => format!("The king asks for this: {}", card.face().text),
        Event::First { seat } => format!("{} goes first.", who(seat)),
        Event::Settled { seat, at } => format!("{} put the first human into {}.", who(seat), the(at)),
        Event::Began { seat, round } => format!("Round {round}: {}’s turn.", who(seat)),
        Event::Played { seat, card } => {
            format!("{} played a round card: {}", who(seat), lowered(&round(card)))
        }
        // The round card tells where its item and the troll king go.
        Event::Put { put: true, .. } | Event::King { .. } => return None,
        Event::Put { item: of, at, put: false } => {
            format!("There was no room or no supply for {} in {}.", one(of), the(at))
        }
        Event::Moved { seat, from: start, to: end } => {
            format!("{} moved a troll {} {}.", who(seat), from(start), to(end))
        }
        Event::Stuck { seat } => format!("No troll of {} could move.", who(seat)),
        Event::Pushed { seat, from: at, by } => {
            format!("{} pushed a troll of {} out of {}.", who(by), who(seat), the(at))
        }
        Event::Fled { seat, to: at } => format!("{}’s troll went {}.", who(seat), to(at)),
        Event::Reckoned { seat, points, .. } => format!("{} has {}", who(seat), reckoning(points)),
        // The events of the display describe it.
        Event::Did { place_action: PlaceAction::RefreshCaves | PlaceAction::RefreshCards, .. } => {
            return None;
        }
        Event::Did { seat, place_action: done } => {
            format!("{}: {}.", who(seat), lowered(&place_action(done)))
        }
        Event::Gained { seat, goods: all } => format!("{} gained {}.", who(seat), goods(all)),
        Event::Mined { seat, resource: of, count: n } => {
            format!("{} mined {}.", who(seat), resource(of, n.into()))
        }
        Event::Filled { seat, resource: of, count: n } => {
            format!("{} filled {} for {}.", who(seat), count(n, "site", "sites"), kind(of))
        }
        Event::Activated { seat, tile: Some(of) } => format!("{} activated {}.", who(seat), tile(of)),
        Event::Activated { seat, tile: None } => {
            format!("{} activated the king’s tile of the own board.", who(seat))
        }
        Event::Stormed { seat, at, tile: castle } => {
            format!("{} used {} in {}.", who(seat), castle.face().name, the(at))
        }
        Event::Uncovered { seat, item: of, to: at, .. } => {
            format!("{} sent {} {}.", who(seat), own(of), to(at))
        }
        Event::Stored { seat, item: of, .. } => format!("{} brought home {}.", who(seat), one(of)),
        Event::Hired { seat, to: at, .. } => format!("{} hired a human for {}.", who(seat), the(at)),
        Event::Claimed { seat, card } => {
            format!("{} met the king’s challenge: {}", who(seat), card.face().text)
        }
        Event::Laid { seat, tile: of, sites, .. } => {
            let made: Vec<String> = Resource::ALL
                .into_iter()
                .filter(|&it| sites[it as usize] > 0)
                .map(|it| kind(it).to_owned())
                .collect();
            let name = tile(of);
            if made.is_empty() {
                format!("{} laid: {name}.", who(seat))
            } else {
                format!("{} laid: {name}, with a new site for {}, still empty.", who(seat), and(&made))
            }
        }
        Event::Barn { seat } => format!("{} opened a barn.", who(seat)),
        Event::Card { seat, card } => format!("{} won over {}.", who(seat), card.face().name),
        Event::Refreshed { seat, show } => format!("{} refreshed {}.", who(seat), display(show)),
        Event::Walked { seat, from: start, to: end } => {
            format!("A troll of {} walked {} {}.", who(seat), from(start), to(end))
        }
        Event::Strolled { seat, from: start, to: end } => {
            format!("A human of {} walked {} {}.", who(seat), from(start), to(end))
        }
        Event::Home { seat, from: start, to: end } => {
            format!("A troll of {} came home {} {}.", who(seat), from(start), to(end))
        }
        Event::Declined { seat } => format!("{} took nothing more.", who(seat)),
        Event::Rested { unused: 0, .. } | Event::Shown { .. } | Event::ShownCard { .. } => return None,
        Event::Rested { seat, unused } => {
            format!("{} left {} unused.", who(seat), count(unused, "action point", "action points"))
        }
        Event::Reshuffled { show } => format!("The discards of {} were shuffled.", display(show)),
        Event::Drew { seat } => format!("{} drew a round card.", who(seat)),
        Event::Over => "The game is over.".to_owned(),
    })
}

const fn own(of: Item) -> &'static str {
    match of {
        Item::Outpost => "an outpost",
        _ => "a troll changeling",
    }
}

const fn display(show: Show) -> &'static str {
    match show {
        Show::Caves => "the cave tiles",
        Show::Kings => "the king’s tiles",
        Show::Cards => "the troll cards",
    }
}
