//! The seats: their number, players and styles.

use leptos::prelude::*;

use crate::game::GameInfo;
use crate::game::form::Form;
use crate::players::{self, Player};
use crate::radio_group::choice;
use crate::text::words;
use crate::widgets::badge;
use moot_art::SeatStyle;

/// The players in a line: "Ylva against 3 Diggers".
pub fn summary<G: GameInfo>(form: &Form<G>) -> String {
    let seated = seated(form);
    let people = (0..seated.len()).filter(|&seat| seated[seat].level().is_none());
    let name = |seat: usize| match seated[seat] {
        Player::Afar => words().players.elsewhere(&form.name(seat)),
        _ => form.name(seat),
    };
    line_up(people.map(name).collect(), &seated)
}

/// The players at the seats of a form.
fn seated<G: GameInfo>(form: &Form<G>) -> Vec<Player> {
    form.who.iter().copied().take(form.players.into()).collect()
}

/// The names of the people, and the computer players by level and number.
fn line_up(people: Vec<String>, seated: &[Player]) -> String {
    let count = |player: Player| (player, seated.iter().filter(|&&other| other == player).count());
    let computers: Vec<(Player, usize)> = Player::CHOICES
        .into_iter()
        .filter(|player| player.level().is_some())
        .map(count)
        .filter(|&(_, count)| count > 0)
        .collect();
    words().players.line_up(&people, &computers)
}

/// The seats.
#[component]
pub fn Seats<G: GameInfo>(
    /// The lobby form.
    form: RwSignal<Form<G>>,
) -> impl IntoView {
    let texts = words().lobby;
    let players = Signal::derive(move || form.with(|form| form.players));
    let count = choice(
        texts.how_many().to_owned(),
        G::PLAYERS.collect(),
        players,
        move |players| form.update(|form| form.seat(players)),
        move |_| None,
        move |players: u8| texts.count(players).into_any(),
    );
    view! {
        <div class="howmany">
            <span>{texts.how_many()}</span>
            {count}
        </div>
        <ul>
            <For each=move || 0..usize::from(players.get()) key=|&seat| seat let:seat>
                <Seat form seat/>
            </For>
        </ul>
        {levels(Signal::derive(move || form.with(|form| seated(form))))}
    }
}

/// Describes the players other than people at this screen, and marks those that are seated.
fn levels(seated: Signal<Vec<Player>>) -> AnyView {
    let texts = words().players;
    let line = move |player: Player| {
        view! {
            <li class:on=move || seated.with(|seated| seated.contains(&player))>
                <b>{texts.player(player)}</b>
                " "
                {texts.about(player)}
            </li>
        }
    };
    let machines = Player::CHOICES.into_iter().filter(|player| player.level().is_some());
    let described = machines.chain([Player::Afar]);
    view! {
        <details class="about-levels">
            <summary>{texts.about_levels()}</summary>
            <ul class="levels">{described.map(line).collect_view()}</ul>
        </details>
    }
    .into_any()
}

#[component]
fn Seat<G: GameInfo>(form: RwSignal<Form<G>>, seat: usize) -> impl IntoView {
    let texts = words().lobby;
    let seat_style = Signal::derive(move || form.with(|form| form.seat_styles[seat]));
    let label = move |seat_style: SeatStyle| {
        let name = texts.seat_style(seat_style);
        form.with(|form| {
            let holder = form.seat_styles.iter().position(|&taken| taken == seat_style);
            let swap = holder.filter(|&other| other != seat && other < usize::from(form.players));
            Some(swap.map_or_else(|| name.to_owned(), |other| texts.seat_style_swap(name, &form.name(other))))
        })
    };
    let seat_styles = choice(
        texts.style_of_seat(seat),
        SeatStyle::ALL.to_vec(),
        seat_style,
        move |seat_style| form.update(|form| form.paint(seat, seat_style)),
        label,
        |seat_style| badge(seat_style, "mid"),
    );
    let who = players::list(
        words().players.who_plays(seat),
        &Player::HEIRS,
        Signal::derive(move || form.with(|form| form.who[seat])),
        move |player| form.update(|form| form.invite(seat, player)),
        |player| words().players.player(player),
    );
    let colours = RwSignal::new(false);
    view! {
        <li class="seat">
            <button
                type="button"
                class="paint"
                aria-label=words().players.change_colour(seat)
                aria-expanded=move || if colours.get() { "true" } else { "false" }
                on:click=move |_| colours.update(|open| *open = !*open)
            >
                {move || badge(seat_style.get(), "big")}
            </button>
            <input
                aria-label=texts.name_of_seat(seat)
                maxlength="24"
                autocomplete="off"
                placeholder=texts.player(seat)
                prop:value=move || form.with(|form| form.field(seat).to_owned())
                on:input:target=move |event| {
                    form.update(|form| form.names[seat] = Some(event.target().value()));
                }
            />
            <div class="who">{who}</div>
            <div class="colours" hidden=move || !colours.get()>{seat_styles}</div>
        </li>
    }
}
