//! The dialog before a variation: the players of the other seats, and its name.

use leptos::prelude::*;
use moot_core::Seat;
use moot_players::Level;
use moot_table::SeatInfo;

use crate::game::GameView;
use crate::game::session::Session;
use crate::open_game::{NoWhatIf, OpenGame};
use crate::table::event_log::heading;
use crate::text::words;
use moot_art::Icon;
use moot_ui::dialog::Dialog;
use moot_ui::game::app_state::AppState;
use moot_ui::players::{self, Player};
use moot_ui::widgets::ic;

/// The dialog that begins a variation at the shown position.
pub fn ask<G: GameView>(app: AppState<G>, session: Session<G>, close: Callback<()>) -> AnyView {
    let texts = words().replay;
    let (at, me, moment) = untrack(|| {
        let present = session.table().with(|table| table.log().len());
        let at = session.past_position().get().map_or(present, |past| past.at);
        (at, session.shown_seat().get(), heading::<G>(session.state().with(G::chapter)))
    });
    let over = untrack(|| session.over());
    let name = RwSignal::new(texts.proposed(&moment));
    // The level of the opponents so far, if any of them is a computer player.
    let opponents = untrack(|| {
        let seats = Seat::all(session.seats().with(Vec::len)).filter(|&seat| seat != me);
        seats.map(|seat| session.player(seat)).find(|player| player.level().is_some())
    });
    let others = RwSignal::new(opponents.unwrap_or(Player::Machine(Level::Elder)));
    let fault = RwSignal::new(None::<&'static str>);
    let whose = players::list(
        texts.against().to_owned(),
        &Player::CHOICES,
        others.into(),
        move |player| others.set(player),
        name_of,
    );
    let begin = move |_| {
        let seats = session.seats().with_untracked(|seats| seated(seats, me, others.get_untracked()));
        match OpenGame(app).what_if(at, seats, name.get_untracked().trim().to_owned()) {
            Ok(()) => close.run(()),
            Err(why) => fault.set(Some(reason(why))),
        }
    };
    view! {
        <Dialog title=texts.what_if() close>
            <p class="handhelp">{texts.about_what_if(over)}</p>
            <label class="option">
                <span>{texts.name()}</span>
                <input
                    type="text"
                    maxlength="60"
                    prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))
                />
            </label>
            <div class="option">
                <span>{texts.against()}</span>
                {whose}
            </div>
            {move || fault.get().map(|why| view! { <p class="bad" role="alert">{why}</p> })}
            <p class="foot">
                <button type="button" class="btn primary" data-begin="" on:click=begin>
                    {ic(Icon::Branch)}
                    <span>{texts.begin()}</span>
                </button>
            </p>
        </Dialog>
    }
    .into_any()
}

fn name_of(player: Player) -> &'static str {
    match player {
        Player::Person => words().replay.alone(),
        machine => words().players.player(machine),
    }
}

/// The seats of a variation: a person at one, the same player at all others.
fn seated(seats: &[SeatInfo], me: Seat, others: Player) -> Vec<SeatInfo> {
    let word = |seat: Seat| if seat == me { Player::Person } else { others }.word();
    let seat = |(seat, info): (Seat, &SeatInfo)| SeatInfo {
        player: word(seat).map_or_else(|| info.player.clone(), str::to_owned),
        ..info.clone()
    };
    Seat::all(seats.len()).zip(seats).map(seat).collect()
}

/// Why no variation was created, as a sentence.
fn reason(why: NoWhatIf) -> &'static str {
    match why {
        NoWhatIf::NoGame => words().table.no_game(),
        NoWhatIf::NoCopy => words().replay.no_what_if(),
        NoWhatIf::NotSaved(why) => words().saves.not_saved(why),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::SeatSet;
    use moot_ui::players::people;

    #[test]
    fn the_person_takes_one_seat_and_the_chosen_player_the_others() {
        let info = |name: &str, player: &str| SeatInfo {
            name: name.to_owned(),
            colour: String::new(),
            pattern: String::new(),
            player: player.to_owned(),
        };
        let seats = [info("Ann", "elder"), info("Bo", "human"), info("Cy", "human")];
        let against = seated(&seats, Seat(0), Player::Machine(Level::Ancient));
        assert_eq!(people(&against), SeatSet::one(Seat(0)));
        assert!(against.iter().zip(&seats).all(|(now, before)| now.name == before.name));
        assert_eq!(Player::of(&against[2]), Player::Machine(Level::Ancient));
        assert_eq!(people(&seated(&seats, Seat(0), Player::Person)), SeatSet::all(3));
    }
}
