//! A small picture of the table for the rulebook.

use leptos::prelude::*;

use super::Session;
use crate::board;
use crate::panels::{Challenges, Place, Rounds};

/// The picture that a text requests: `network`, `caverns`, `place`, `rounds`, `challenges`, `displays`, or the whole `board`.
pub fn rulebook_picture(session: Session, show: &str) -> AnyView {
    match show.split_once(' ').map_or(show, |(first, _)| first) {
        "network" => (move || board::network(session, session.shown_seat().get())).into_any(),
        "caverns" => (move || board::caverns(session, session.shown_seat().get())).into_any(),
        "place" => view! { <Place session/> }.into_any(),
        "rounds" => view! { <Rounds session/> }.into_any(),
        "challenges" => view! { <Challenges session/> }.into_any(),
        "displays" => board::displays(session),
        _ => board::whole_board(session),
    }
}
