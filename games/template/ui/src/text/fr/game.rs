//! The shared game texts, in French.

use super::French;
use crate::text::table::{NimTexts, RecapEvent, TextContext};
use moot_ui::text::fr::join::signed;
use nim_template::{Event, Feature};

pub(crate) fn sentence(context: &TextContext<'_>, event: &Event) -> Option<String> {
    let (seat, recap_event) = match *event {
        Event::Dealt { seat } => return Some(format!("{} reçoit une carte.", context.name(seat))),
        Event::Played { seat, card } => (seat, RecapEvent::Played(card)),
        Event::Took { seat, heap, stones } => (seat, RecapEvent::Took(heap, stones)),
        Event::Emptied { seat, heap, points } => (seat, RecapEvent::Emptied(heap, points)),
        Event::Over => return Some("La partie est terminée.".to_owned()),
    };
    Some(format!("{} {}.", context.name(seat), French.recap_entry_spoken(recap_event)))
}

pub(crate) fn reason(feature: Feature, count: f32) -> String {
    let more = count >= 0.0;
    let pick = |yes: &str, no: &str| if more { yes } else { no }.to_owned();
    match feature {
        Feature::Heaps => {
            let n = (count.abs().round() as u8).max(1);
            format!("{} pour les tas", signed(if more { i32::from(n) } else { -i32::from(n) }))
        }
        Feature::Card => pick("une carte est gardée", "la carte est partie"),
        Feature::Grab => pick("un tas sera à vider", "aucun tas à vider ensuite"),
        Feature::LastStone => pick("mène à la dernière pierre", "cède la dernière pierre"),
    }
}
