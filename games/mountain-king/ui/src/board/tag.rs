//! The price tag of a preview, as HTML text beside it.

use crate::art::icons;
use leptos::prelude::*;
use moot_table::Refused;
use mountain_king::{Illegal, Pile};

use super::model::{DigTag, HallTag, StatueTag, Tag};
use super::skin;
use super::window::Corner;
use crate::marker::Session;
use crate::panels::sym;
use crate::text::table::king;
use moot_art::Icon;
use moot_table_ui::game::refusal;
use moot_ui::widgets::ic;

/// A tag as text: honour first, gains second, costs third.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lines {
    /// The headline.
    pub head: Option<String>,
    /// The note beside the headline.
    pub note: Option<String>,
    /// The resources gained.
    pub found: Pile,
    /// Everything else that is gained or neutral.
    pub facts: Vec<(Icon, String)>,
    /// The resources paid.
    pub price: Pile,
    /// Everything else that is lost.
    pub losses: Vec<(Icon, String)>,
    /// Why the place is illegal; replaces all other lines.
    pub bad: Option<String>,
}

impl Lines {
    /// The whole tag as one sentence, for screen readers.
    #[must_use]
    pub fn spoken(&self) -> String {
        if let Some(bad) = &self.bad {
            return bad.clone();
        }
        let mut parts: Vec<String> = self.head.iter().chain(&self.note).cloned().collect();
        if !self.found.is_empty() {
            parts.push(king().board.finds(self.found));
        }
        parts.extend(self.facts.iter().map(|(_, text)| text.clone()));
        if !self.price.is_empty() {
            parts.push([king().board.costs(), " ", &king().cards.pile(self.price)].concat());
        }
        parts.extend(self.losses.iter().map(|(_, text)| text.clone()));
        parts.join("; ")
    }
}

/// The reason as a sentence.
#[must_use]
pub fn why(session: Session, why: Illegal) -> String {
    king().board.sooner(why).unwrap_or_else(|| refusal::why(session, &Refused::Illegal(why)))
}

/// The text of a tag.
#[must_use]
pub fn lines(session: Session, tag: &Tag) -> Lines {
    let text = king().board;
    match tag {
        Tag::Bad(reason) => Lines { bad: Some(why(session, *reason)), ..Lines::default() },
        Tag::Dig(tag) => dig(tag),
        Tag::Hall(tag) => hall(tag),
        Tag::Statue(tag) => statue(tag),
        // The name of a place, without honour.
        Tag::Gate(start) => {
            let start = session.setup().board().starts.get(usize::from(*start));
            Lines { note: start.map(|start| king().cards.start(start).to_owned()), ..Lines::default() }
        }
        Tag::Tile { gains, isolated, shape } => Lines {
            note: Some(king().cards.tunnel(*shape).to_owned()),
            facts: vec![(Icon::Stone, king().cards.pile(*gains)), (Icon::Dig, text.cuts_off(*isolated))],
            ..Lines::default()
        },
        Tag::Buried(pile) => {
            let icon = pile.iter().next().map_or(Icon::Dig, |(kind, _)| skin::resource(kind).icon());
            Lines { facts: vec![(icon, king().cards.pile(*pile))], ..Lines::default() }
        }
        Tag::Anchor { tier, clans } => Lines {
            note: Some(king().cards.tier(*tier).to_owned()),
            facts: clans
                .iter()
                .map(|&(clan, honour)| (skin::clan(clan).icon(), text.bless(clan, honour)))
                .collect(),
            ..Lines::default()
        },
        Tag::Shop { kind, uses, .. } => Lines {
            note: Some(king().cards.workshop(*kind).to_owned()),
            facts: vec![
                (icons::ENTRANCE, text.uses(*uses)),
                (skin::workshop(*kind).unwrap_or(icons::ENTRANCE), king().cards.workshop_rule(*kind)),
            ],
            ..Lines::default()
        },
    }
}

fn dig(tag: &DigTag) -> Lines {
    let text = king().board;
    let mut facts: Vec<(Icon, String)> = Vec::new();
    facts.extend(tag.statues.iter().map(|&clan| (skin::clan(clan).icon(), text.unearths(clan))));
    if tag.sites > 0 {
        facts.push((icons::ENTRANCE, text.founds(tag.sites)));
    }
    let shops =
        tag.shops.iter().map(|&kind| (skin::workshop(kind).unwrap_or(icons::ENTRANCE), text.reaches(kind)));
    facts.extend(shops);
    if let Some((tier, clans)) = &tag.anchor {
        facts.push((icons::ANCHOR, text.anchor(*tier, clans)));
    }
    if tag.joins > 0 {
        facts.push((Icon::Dig, text.joins(tag.joins)));
    }
    if tag.links {
        facts.push((icons::ENTRANCE, text.links().to_owned()));
    }
    let note = (tag.gain.certain.end != 0).then(|| text.at_the_end(tag.gain.certain.end));
    Lines {
        head: Some(text.signed(tag.gain.certain.now)),
        note,
        found: tag.found,
        facts,
        price: tag.price,
        ..Lines::default()
    }
}

fn hall(tag: &HallTag) -> Lines {
    let text = king().board;
    let mut facts = vec![(Icon::Dig, text.covers(tag.tunnels, tag.squares))];
    let mut losses = Vec::new();
    let lost = (icons::PEDESTAL, text.loses(&tag.pedestals));
    if tag.pedestals.is_empty() {
        facts.push(lost)
    } else {
        losses.push(lost)
    }
    if tag.statues > 0 {
        losses.push((icons::STATUE, text.hides(tag.statues)));
    }
    facts.push((Icon::Cart, text.altar(tag.crowned, tag.carts)));
    if let Some((hoped, hope)) = tag.gain.hoped {
        facts.push((icons::STATUE, text.hoped(hoped, hope)));
    }
    Lines { note: Some(text.at_the_end(tag.gain.certain.end)), facts, losses, ..Lines::default() }
}

fn statue(tag: &StatueTag) -> Lines {
    let text = king().board;
    let price = Pile::of(mountain_king::Kind::Cart, tag.carts);
    Lines {
        note: Some(text.at_the_end(tag.then - tag.now)),
        price,
        facts: vec![(icons::STATUE, text.arrives(tag))],
        ..Lines::default()
    }
}

/// The place of a label in the window. On a phone all labels lie at the lower edge.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    /// Beside the preview, as CSS custom properties.
    Beside(String),
    /// In a corner.
    Corner(Corner),
}

/// The tag as a label.
pub fn label(lines: Lines, place: Place) -> AnyView {
    let (class, place) = match place {
        Place::Beside(place) => ("price".to_owned(), place),
        Place::Corner(corner) => (["price ", corner.class()].concat(), String::new()),
    };
    if let Some(bad) = lines.bad {
        return view! {
            <div class=[&class, " bad"].concat() style=place>
                <span class="head">{ic(Icon::Close)}<span>{bad}</span></span>
            </div>
        }
        .into_any();
    }
    let Lines { head, note, found, facts, price, losses, .. } = lines;
    let honour = head.is_some() || note.is_some();
    let head = head.map(|head| view! { <b class="big">{head}</b> });
    let note = note.map(|note| view! { <span class="note">{note}</span> });
    let head = view! {
        <span class="head">{honour.then(|| ic(Icon::Honour))} {head} {note}</span>
    };
    // What is paid or lost is a part of its own, with a minus sign at every amount.
    let gains = part("gains", None, "+", found, facts);
    let costs = part("costs", Some(king().board.costs()), "\u{2212}", price, losses);
    view! {
        <div class=class style=place>
            {head}
            {gains}
            {costs}
        </div>
    }
    .into_any()
}

/// The gains or the costs of a label: amounts with a sign, then sentences. `None` when there are none.
fn part(
    class: &'static str,
    title: Option<&'static str>,
    sign: &'static str,
    pile: Pile,
    facts: Vec<(Icon, String)>,
) -> Option<AnyView> {
    if pile.is_empty() && facts.is_empty() {
        return None;
    }
    let amounts = (!pile.is_empty()).then(|| {
        let amounts =
            pile.iter().map(|(kind, n)| view! { <span class="amt"><b>{sign}{n}</b>{sym(kind)}</span> });
        view! { <span class="amounts">{amounts.collect_view()}</span> }
    });
    let facts = (!facts.is_empty()).then(|| {
        let facts = facts.into_iter().map(|(icon, text)| view! { <li>{ic(icon)}<span>{text}</span></li> });
        view! { <ul class="facts">{facts.collect_view()}</ul> }
    });
    let title = title.map(|title| view! { <em>{title}</em> });
    Some(view! { <div class=class>{title} {amounts} {facts}</div> }.into_any())
}
