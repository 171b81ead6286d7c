//! The event log of Mountain King.

use mountain_king::card::{CASCADES, NONE, troll};
use mountain_king::tables::TUNNELS;
use mountain_king::{Event, Kind, Pile, Square, Stage};

use super::English;
use super::cards::begin;
use crate::text::cards::CardTexts;
use crate::text::table::TextContext;
use moot_ui::text::en::join::{a, count};
use moot_ui::text::en::spelling::honour as points;

/// The announcement that the end is near, in the event log and over the board.
pub(crate) const LAST_CROWN: &str = "The last crown is taken: this round and two more";

/// One event as a sentence. `context` is the position right after it.
pub(crate) fn sentence(context: &TextContext<'_>, event: &Event) -> Option<String> {
    let who = |seat| context.name(seat);
    let in_slot = |seat: moot_core::Seat, slot: u8| {
        let trolls = &context.state.player(seat).trolls;
        English.troll(trolls.get(usize::from(slot)).copied().unwrap_or(NONE))
    };
    let in_horde = |place: u8| {
        English.troll(context.state.horde.get(usize::from(place)).map_or(NONE, |stand| stand.card))
    };
    Some(match *event {
        Event::First { seat } => format!("{} goes first.", who(seat)),
        Event::Came { card, .. } => {
            format!("{}, {}, joined the horde.", English.troll(card), English.sort(card))
        }
        Event::Pedestal { place, clan } => {
            format!("{} has {} pedestal to give.", begin(in_horde(place)), a(English.clan(Some(clan))))
        }
        Event::Supplied { workshop } => format!("The {} came into the supply.", English.workshop(workshop)),
        Event::Turned { spell, .. } => format!("{} appeared in the spellbook.", English.spell(spell)),
        Event::Statues => "The statues were buried in the mountain.".to_owned(),
        Event::Token { clan, tier, honour } => {
            format!(
                "{} pedestal in the {} will bring {honour} {}.",
                begin(&a(English.clan(Some(clan)))),
                English.tier(tier),
                points()
            )
        }
        Event::Gate { seat, start, .. } => {
            let start = context
                .setup
                .board()
                .starts
                .get(usize::from(start))
                .map_or("the rim", |start| English.start(start));
            format!("{} built a gate at {start}.", who(seat))
        }
        Event::Drew { seat } => format!("{} drew a starter.", who(seat)),
        Event::Kept { seat, starter, gained, .. } => {
            let name = English.troll(mountain_king::card::TROLLS.saturating_add(starter).min(60));
            format!("{} kept {name} and gained {}.", who(seat), English.pile(gained))
        }
        Event::Bonus { seat, gained } => {
            format!("{} gained {} for going later.", who(seat), English.pile(gained))
        }
        Event::Began { seat, round } => format!("Round {round}: it is {}'s turn.", who(seat)),
        Event::Cast { seat, spell } => format!("{} cast {}.", who(seat), English.spell(spell)),
        Event::Disintegrated { spell } => {
            format!("{} fell apart with its third rune.", English.spell(spell))
        }
        Event::Activated { seat, workshop, uses, .. } => {
            format!(
                "{} set the {} to work: {}.",
                who(seat),
                English.workshop(workshop),
                count(uses, "use", "uses")
            )
        }
        Event::Exchanged { seat, gave, got } if got.is_empty() => {
            format!("{} gave {} towards an exchange.", who(seat), English.pile(gave))
        }
        Event::Exchanged { seat, gave, got } => {
            format!("{} gave {} and received {}.", who(seat), English.pile(gave), English.pile(got))
        }
        Event::Carried { seat, slot, kind } => {
            format!(
                "{} carried {} from {} to storage.",
                who(seat),
                English.count(kind, 1),
                in_slot(seat, slot)
            )
        }
        Event::Gained { seat, gained } => format!("{} gained {}.", who(seat), English.pile(gained)),
        Event::Bribed { seat, place, kind } => {
            format!("{} bribed {} with {}.", who(seat), in_horde(place), English.count(kind, 1))
        }
        Event::Recruited { seat, card, bribes, pedestal, .. } => {
            let with = match (bribes.is_empty(), pedestal) {
                (true, None) => String::new(),
                (false, None) => format!(", with {}", English.pile(bribes)),
                (true, Some(clan)) => format!(", with {} pedestal", a(English.clan(Some(clan)))),
                (false, Some(clan)) => {
                    format!(", with {} and {} pedestal", English.pile(bribes), a(English.clan(Some(clan))))
                }
            };
            format!("{} recruited {}{with}.", who(seat), English.troll(card))
        }
        Event::Picked { seat, clan } => {
            format!("{} took {} pedestal from the bag.", who(seat), a(English.clan(Some(clan))))
        }
        Event::Retired { card, .. } => {
            format!("{} got enough bribes and retired.", begin(English.troll(card)))
        }
        Event::Replaced { seat, card, .. } => format!("{} sent {} away.", who(seat), English.troll(card)),
        Event::Placed { seat, slot, card, woke } => {
            let gained = cascade(context, seat, &woke);
            let trolls = CASCADES[usize::from(slot)].count_ones();
            let woken = count(trolls, "troll", "trolls");
            format!("{} placed {}; {woken} woke: {}.", who(seat), English.troll(card), gain(gained))
        }
        Event::Woke { seat, slot, gained } => {
            let gained = symbols(context.state.player(seat).trolls.get(usize::from(slot)).copied(), gained);
            format!("{} woke {}: {}.", who(seat), in_slot(seat, slot), gain(gained))
        }
        Event::Swapped { seat, a, b } => {
            format!("{} and {} changed places for {}.", begin(in_slot(seat, a)), in_slot(seat, b), who(seat))
        }
        Event::Capped { seat, honour: 0 } => format!("{} completed the trollsmoot.", who(seat)),
        Event::Capped { seat, honour } => format!("{} completed the trollsmoot: +{honour}.", who(seat)),
        Event::LastRounds => [LAST_CROWN, "."].concat(),
        Event::Dug { seat, shape, paid, honour, .. } => dug(who(seat), shape, paid, honour),
        Event::Unearthed { seat, clan, .. } => {
            format!("{} unearthed {} statue.", who(seat), a(English.clan(Some(clan))))
        }
        Event::Joined { seat, squares } => {
            format!("{} reconnected {} of lost tunnel.", who(seat), count(squares, "square", "squares"))
        }
        Event::Linked { seat, mate } => {
            format!("The networks of {} and {} are connected: both use all of it.", who(seat), who(mate))
        }
        Event::Parted { seat, mate } => {
            format!("The networks of {} and {} came apart.", who(seat), who(mate))
        }
        Event::Blessed { seat, clan, tier, .. } => {
            let pedestal = a(English.clan(Some(clan)));
            format!("{} set {pedestal} pedestal in the {} and took its token.", who(seat), English.tier(tier))
        }
        Event::Founded { seat, workshop, .. } => {
            format!("{} opened the {}.", who(seat), English.workshop(workshop))
        }
        Event::Skipped { seat } => format!("{} could neither recruit nor dig.", who(seat)),
        Event::Dedicated { seat, hall, .. } => {
            format!("{} dedicated the {}.", who(seat), English.hall(hall))
        }
        Event::Covered { clan, .. } => {
            format!("{} pedestal vanished beneath it.", begin(&a(English.clan(Some(clan)))))
        }
        Event::Moved { seat, clan, from, to } => {
            // A way by several carts has a line for each.
            let cart = if context.state.stage == Stage::Carts { " by one cart" } else { "" };
            let what = a(English.clan(Some(clan)));
            format!("{} moved {what} statue{cart}{}.", who(seat), goal(context, from, to))
        }
        Event::Reclaimed { seat, shape, isolated: 0, .. } => {
            format!("{} took the {} back.", who(seat), English.tunnel(shape))
        }
        Event::Reclaimed { seat, shape, isolated, .. } => {
            let lost = count(isolated, "square", "squares");
            format!("{} took the {} back; {lost} lost the way to the gate.", who(seat), English.tunnel(shape))
        }
        Event::Ended { seat } => format!("{} ended the turn.", who(seat)),
        Event::Over => "The king is found: the game is over.".to_owned(),
    })
}

/// ", to the second tier" or ", within the second tier".
fn goal(context: &TextContext<'_>, from: Square, to: Square) -> String {
    let [before, after] = [from, to].map(|at| context.setup.board().tier(at));
    let way = if before == after { ", within the " } else { ", to the " };
    after.map(|tier| [way, English.tier(tier as u8)].concat()).unwrap_or_default()
}

/// "Grimhild dug 5 in iron: +8", with the hammers used.
fn dug(who: &str, shape: u8, paid: Pile, honour: u8) -> String {
    let size = TUNNELS.get(usize::from(shape)).map_or(0, |tunnel| tunnel.size);
    let minerals = Kind::MINERALS.into_iter().filter(|&kind| paid[kind] > 0);
    let minerals: Vec<String> = minerals.map(|kind| English.kind(kind).to_owned()).collect();
    let hammers = match paid[Kind::Hammer] {
        0 => String::new(),
        n => format!(" through rubble ({})", English.count(Kind::Hammer, n)),
    };
    format!("{who} dug {size} in {}{hammers}: +{honour}.", moot_ui::text::en::join::and(&minerals))
}

fn gain(pile: Pile) -> String {
    if pile.is_empty() {
        "no gain".to_owned()
    } else {
        ["+", &English.pile(pile).replace(", ", ", +").replace(" and ", ", +")].concat()
    }
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
    use crate::samples::{EVENTS, context};
    use crate::text::table::king;
    use moot_core::Seat;
    use moot_ui::testing::checked;
    use mountain_king::Square;
    use mountain_king::card::SLOTS;

    #[test]
    fn every_event_has_a_sentence() {
        context(|context| {
            for event in EVENTS {
                let text = sentence(context, &event).unwrap();
                checked(&text, &format!("{event:?}"));
            }
        });
    }

    #[test]
    fn as_many_trolls_wake_as_the_slot_has_told() {
        context(|context| {
            for slot in 0..SLOTS as u8 {
                // None of them gains anything: their symbols are full.
                let placed = Event::Placed { seat: Seat(0), slot, card: 3, woke: [0; SLOTS] };
                let told = king().panels.slot(slot, CASCADES[usize::from(slot)].count_ones());
                let (_, woken) = told.split_once(": wakes ").unwrap();
                let text = sentence(context, &placed).unwrap();
                assert!(text.contains(&format!("; {woken} woke: ")), "{text}, after {told}");
            }
        });
    }

    #[test]
    fn a_tunnel_is_told_by_size_mineral_and_honour() {
        context(|context| {
            let at = Square::at(3, 3);
            let dug = |paid, honour| {
                sentence(context, &Event::Dug { seat: Seat(0), shape: 9, lie: 0, at, paid, honour })
            };
            assert_eq!(dug(Pile([0, 5, 0, 0, 0, 0, 0]), 8).unwrap(), "Grimhild dug 5 in iron: +8.");
            assert_eq!(
                dug(Pile([1, 0, 4, 0, 0, 1, 0]), 5).unwrap(),
                "Grimhild dug 5 in stone and heartstone through rubble (1 hammer): +5."
            );
        });
    }

    #[test]
    fn gains_are_added_up() {
        assert_eq!(gain(Pile([1, 2, 0, 0, 0, 0, 1])), "+1 stone, +2 iron, +1 rune");
        assert_eq!(gain(Pile::EMPTY), "no gain");
    }
}
