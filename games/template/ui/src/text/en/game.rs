//! The shared game texts, in English.

use super::English;
use crate::text::table::{NimTexts, RecapEvent, TextContext};
use moot_ui::text::en::join::signed;
use nim_template::{Event, Feature};

pub(crate) fn sentence(context: &TextContext<'_>, event: &Event) -> Option<String> {
    let (seat, recap_event) = match *event {
        Event::Dealt { seat } => return Some(format!("{} was dealt a card.", context.name(seat))),
        Event::Played { seat, card } => (seat, RecapEvent::Played(card)),
        Event::Took { seat, heap, stones } => (seat, RecapEvent::Took(heap, stones)),
        Event::Emptied { seat, heap, points } => (seat, RecapEvent::Emptied(heap, points)),
        Event::Over => return Some("The game is over.".to_owned()),
    };
    Some(format!("{} {}.", context.name(seat), English.recap_entry_spoken(recap_event)))
}

pub(crate) fn reason(feature: Feature, count: f32) -> String {
    let more = count >= 0.0;
    let pick = |yes: &str, no: &str| if more { yes } else { no }.to_owned();
    match feature {
        Feature::Heaps => {
            let n = (count.abs().round() as u8).max(1);
            format!("{} for heaps", signed(if more { i32::from(n) } else { -i32::from(n) }))
        }
        Feature::Card => pick("a card is kept", "the card is gone"),
        Feature::Grab => pick("a heap can be emptied next", "no heap to empty next"),
        Feature::LastStone => pick("leads to the last stone", "gives away the last stone"),
    }
}
