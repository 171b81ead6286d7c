//! The strip of players: names, progress and belongings. A chip opens the dialog with the player's belongings.

use leptos::prelude::*;
use moot_core::{Game, Seat, SeatSet};

use crate::game::devices::Presence;
use crate::game::session::Session;
use crate::game::{Chip, GameView};
use crate::text::words;
use moot_art::Icon;
use moot_ui::widgets::{badge, ic};

/// The seats, team by team, and whether one begins a team of several.
fn seats<G: GameView>(session: Session<G>) -> Vec<(Seat, bool)> {
    let teams = G::Rules::teams(&session.setup());
    let of_team =
        move |team: SeatSet| team.iter().enumerate().map(move |(i, seat)| (seat, i == 0 && team.len() > 1));
    teams.iter().flat_map(of_team).collect()
}

fn on_turn<G: GameView>(session: Session<G>, seat: Seat) -> Memo<bool> {
    Memo::new(move |_| session.on_turn() == seat)
}

fn label<G: GameView>(session: Session<G>, seat: Seat, spoken: &str) -> String {
    let name = session.name(seat);
    let level = Some(session.player(seat)).filter(|player| player.level().is_some());
    let name = match level {
        Some(player) => [name.as_str(), " (", words().players.player(player), ")"].concat(),
        None => name,
    };
    let mates: Vec<String> =
        G::Rules::teams(&session.setup()).mates(seat).map(|mate| session.name(mate)).collect();
    let name = match &mates[..] {
        [] => name,
        mates => [&name, ", ", &words().table.plays_with(&words().table.team(mates))].concat(),
    };
    let name = match presence(session, seat) {
        Some(presence) => [name.as_str(), ", ", words().opponents.presence(presence)].concat(),
        None => name,
    };
    let turn = session.on_turn() == seat;
    words().table.chip(&name, spoken, turn, G::words().show_belongings())
}

/// What is known of the device of a seat elsewhere; `None` for seats at this device, and at one screen.
fn presence<G: GameView>(session: Session<G>, seat: Seat) -> Option<Presence> {
    let known = session.presence().with(|all| all.get(seat.index()).copied());
    known.filter(|&presence| presence != Presence::Here)
}

/// The sign of a device.
const fn sign(presence: Presence) -> Icon {
    match presence {
        Presence::Here | Presence::Connected => Icon::Person,
        Presence::Free => Icon::Link,
        Presence::Away | Presence::Calling => Icon::Pause,
        Presence::Lost | Presence::Left => Icon::Warning,
    }
}

/// The kind of player, and the level of a computer player.
fn kind<G: GameView>(session: Session<G>, seat: Seat) -> AnyView {
    let player = session.player(seat);
    let (icon, title) = match presence(session, seat) {
        Some(presence) => (sign(presence), words().opponents.presence(presence)),
        None if player.level().is_some() => (Icon::Computer, words().players.player(player)),
        None => (Icon::Person, words().players.player(player)),
    };
    let class =
        if matches!(icon, Icon::Link | Icon::Pause | Icon::Warning) { "kind missing" } else { "kind" };
    view! { <span class=class title=title>{ic(icon)}</span> }.into_any()
}

/// The strip on a wide window.
#[component]
pub fn Players<G: GameView>(
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    let count = G::Rules::seats(&session.setup());
    let teams = if G::Rules::teams(&session.setup()).any() { " teams" } else { "" };
    view! {
        <ul
            class=format!("players n{count}{teams}")
            style=format!("--n:{count}")
            aria-label=words().table.players()
        >
            {seats(session).into_iter().map(|(seat, leads)| full_chip(session, seat, leads)).collect_view()}
        </ul>
    }
}

fn full_chip<G: GameView>(session: Session<G>, seat: Seat, leads: bool) -> AnyView {
    let Chip { spoken, head, body, .. } = G::chip(session, seat);
    let seat_style = session.seat_style(seat);
    let turn = on_turn(session, seat);
    view! {
        <li class:leads=leads>
            <button
                type="button"
                class=["pchip ", seat_style.class()].concat()
                class:turn=turn
                class:thinks=move || session.opponents().is_thinking(seat)
                on:click=move |_| session.show_player(seat)
            >
                <span class="sr">{move || label(session, seat, &spoken.get())}</span>
                {badge(seat_style, "big")}
                <div class="who" aria-hidden="true">
                    <span class="nm">
                        <strong>{session.name(seat)}</strong>
                        {move || kind(session, seat)}
                        {head}
                    </span>
                    {body}
                </div>
            </button>
        </li>
    }
    .into_any()
}

/// The sign that a device cannot be reached or is away, for the strip on a phone.
fn absent<G: GameView>(session: Session<G>, seat: Seat) -> Option<AnyView> {
    let presence = presence(session, seat).filter(|&presence| presence != Presence::Connected)?;
    Some(view! { <span class="absent">{ic(sign(presence))}</span> }.into_any())
}

/// The strip on a phone.
#[component]
pub fn SmallPlayers<G: GameView>(
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    let chip = move |(seat, leads): (Seat, bool)| {
        let Chip { spoken, short, .. } = G::chip(session, seat);
        let turn = on_turn(session, seat);
        view! {
            <li class:leads=leads class:turn=turn class:thinks=move || session.opponents().is_thinking(seat)>
                <button
                    type="button"
                    on:click=move |_| session.show_player(seat)
                >
                    <span class="sr">{move || label(session, seat, &spoken.get())}</span>
                    <span class="eyes" aria-hidden="true">
                        {badge(session.seat_style(seat), "mid")}
                        {move || absent(session, seat)}
                        <span class="who">
                            <span class="nm">{session.name(seat)}</span>
                            <span class="now">{short}</span>
                        </span>
                    </span>
                </button>
            </li>
        }
    };
    let seats = seats(session);
    let class = ["n", &seats.len().to_string()].concat();
    view! { <ul class=class aria-label=words().table.players()>{seats.into_iter().map(chip).collect_view()}</ul> }
}
