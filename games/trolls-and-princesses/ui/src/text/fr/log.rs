//! The event log of Trolls & Princesses.

use trolls_and_princesses::{Event, Item, PlaceAction, Resource, Show};

use super::clan;
use super::names::{
    at, castle, challenge, from, goods, none, of, one, place_action, reckoning, resource, round, tile, to,
};
use super::table::lowered;
use crate::text::table::TextContext;
use moot_ui::text::fr::join::{and, count, de};

/// One event as a sentence.
pub(crate) fn sentence(context: &TextContext<'_>, event: &Event) -> Option<String> {
    let who = |seat| context.name(seat);
    let whose = |seat| de(context.name(seat));
    Some(match *event {
        Event::Castle { at: village, tile } => {
            format!("« {} » se trouve au château {}.", castle(tile), from(village))
        }
        Event::Board { seat, board } => format!("{} mène le clan {}.", who(seat), clan(board)),
        Event::Challenge { card } => format!("Le roi demande ceci : {}", challenge(card)),
        Event::First { seat } => format!("{} commence.", who(seat)),
        Event::Settled { seat, at: cavern } => {
            format!("{} place son premier humain {}.", who(seat), at(cavern))
        }
        Event::Began { seat, round } => format!("Manche {round} : au tour {}.", whose(seat)),
        Event::Played { seat, card } => {
            format!("{} joue une carte de manche : {}", who(seat), lowered(&round(card)))
        }
        // The round card tells where its item and the troll king go.
        Event::Put { put: true, .. } | Event::King { .. } => return None,
        Event::Put { item, at: village, put: false } => {
            format!("Pas de place ou pas de réserve : pas {} {}.", none(item), at(village))
        }
        Event::Moved { seat, from: start, to: end } => {
            format!("{} déplace un troll {} {}.", who(seat), from(start), to(end))
        }
        Event::Stuck { seat } => format!("Aucun troll {} ne peut se déplacer.", whose(seat)),
        Event::Pushed { seat, from: village, by } => {
            format!("{} chasse un troll {} {}.", who(by), whose(seat), from(village))
        }
        Event::Fled { seat, to: cavern } => format!("Le troll {} va {}.", whose(seat), at(cavern)),
        Event::Reckoned { seat, points, .. } => format!("{} a {}", who(seat), reckoning(points)),
        // The events of the display describe it.
        Event::Did { place_action: PlaceAction::RefreshCaves | PlaceAction::RefreshCards, .. } => {
            return None;
        }
        Event::Did { seat, place_action: done } => {
            format!("{} : {}.", who(seat), place_action(done).to_lowercase())
        }
        Event::Gained { seat, goods: all } => format!("{} gagne {}.", who(seat), goods(all)),
        Event::Mined { seat, resource: it, count: n } => {
            format!("{} extrait {}.", who(seat), resource(it, n.into()))
        }
        Event::Filled { seat, resource: it, count: n } => {
            format!("{} regarnit {} {}.", who(seat), count(n, "gisement", "gisements"), of(it))
        }
        Event::Activated { seat, tile: Some(it) } => format!("{} active « {} ».", who(seat), tile(it)),
        Event::Activated { seat, tile: None } => {
            format!("{} active la tuile du roi de son plateau.", who(seat))
        }
        Event::Stormed { seat, at: village, tile } => {
            format!("{} utilise « {} » {}.", who(seat), castle(tile), at(village))
        }
        Event::Uncovered { seat, item: Item::Outpost, to: village, .. } => {
            format!("{} envoie un avant-poste {}.", who(seat), at(village))
        }
        Event::Uncovered { seat, to: village, .. } => {
            format!("{} envoie un changelin troll {}.", who(seat), at(village))
        }
        Event::Stored { seat, item, .. } => format!("{} emporte {}.", who(seat), one(item)),
        Event::Hired { seat, to: cavern, .. } => {
            format!("{} engage un humain, qui va {}.", who(seat), at(cavern))
        }
        Event::Claimed { seat, card } => format!("{} relève le défi du roi : {}", who(seat), challenge(card)),
        Event::Laid { seat, tile: it, sites, .. } => {
            let made: Vec<String> = Resource::ALL
                .into_iter()
                .filter(|&it| sites[it as usize] > 0)
                .map(|it| of(it).to_owned())
                .collect();
            let name = tile(it);
            if made.is_empty() {
                format!("{} pose : {name}.", who(seat))
            } else {
                format!("{} pose : {name}, avec un nouveau gisement {}, encore vide.", who(seat), and(&made))
            }
        }
        Event::Barn { seat } => format!("{} ouvre une étable.", who(seat)),
        Event::Card { seat, card } => format!("{} gagne un allié : {}.", who(seat), super::names::card(card)),
        Event::Refreshed { seat, show } => format!("{} renouvelle {}.", who(seat), display(show)),
        Event::Walked { seat, from: start, to: end } => {
            format!("Un troll {} passe {} {}.", whose(seat), from(start), to(end))
        }
        Event::Strolled { seat, from: start, to: end } => {
            format!("Un humain {} passe {} {}.", whose(seat), from(start), to(end))
        }
        Event::Home { seat, from: start, to: end } => {
            format!("Un troll {} rentre {} {}.", whose(seat), from(start), to(end))
        }
        Event::Declined { seat } => format!("{} ne prend rien de plus.", who(seat)),
        Event::Rested { unused: 0, .. } | Event::Shown { .. } | Event::ShownCard { .. } => return None,
        Event::Rested { seat, unused } => {
            format!("{} laisse {}.", who(seat), count(unused, "point d’action", "points d’action"))
        }
        Event::Reshuffled { show } => format!("On mélange la défausse : {}.", display(show)),
        Event::Drew { seat } => format!("{} pioche une carte de manche.", who(seat)),
        Event::Over => "La partie est finie.".to_owned(),
    })
}

const fn display(show: Show) -> &'static str {
    match show {
        Show::Caves => "les tuiles de grotte",
        Show::Kings => "les tuiles du roi",
        Show::Cards => "les cartes Troll",
    }
}
