//! The curtain between two people at one screen.

use leptos::html::Button;
use leptos::prelude::*;
use moot_core::{Game, Seat};
use moot_table::Table;

use super::tale::{Line, Sieve, lines};
use crate::game::GameView;
use crate::session::Session;
use crate::text::words;
use moot_art::Icon;
use moot_ui::widgets::{badge, ic};

/// How many lines of the saga stand on the curtain, newest first: a turn or two.
const NEWS: usize = 8;

/// Who sits before a table that has just been put there. Where a decision is secret nobody is taken for granted; nor
/// is anybody while a computer player is on turn.
#[must_use]
pub fn present<G: GameView>(table: &Table<G::Rules>) -> Option<Seat> {
    let seat = G::asked(table.state());
    (!G::secret(table.state()) && table.humans().contains(seat)).then_some(seat)
}

/// Who has to take over the screen before anything is shown: the person who is asked, unless that person is `ready`
/// already, sits there alone among machines, or the change is an ordinary one and no curtain is wanted for those. Team
/// mates need none between them: they show each other what they have.
#[must_use]
pub fn falls<G: GameView>(table: &Table<G::Rules>, ready: Option<Seat>, ordinary: bool) -> Option<Seat> {
    let seat = G::asked(table.state());
    let person = table.asked().contains(seat) && table.humans().contains(seat);
    let wanted = G::secret(table.state()) || ordinary;
    let teams = G::Rules::teams(table.setup());
    let there = ready.is_some_and(|ready| teams.allied(ready, seat));
    let all_one_team = table.humans().iter().all(|other| teams.allied(other, seat));
    let due = person && !all_one_team && !there && wanted;
    due.then_some(seat)
}

/// The curtain, while somebody has to take over the screen.
#[component]
pub fn Curtain<G: GameView>(
    /// The game.
    session: Session<G>,
) -> impl IntoView {
    move || session.curtain.get().map(|seat| view! { <Drawn session seat/> })
}

#[component]
fn Drawn<G: GameView>(session: Session<G>, seat: Seat) -> impl IntoView {
    let texts = words().table;
    let name = session.name(seat);
    let livery = session.livery(seat);
    let secret = session.state.with_untracked(G::secret);
    let why = G::words().curtain(&name, secret);
    let mates = G::Rules::teams(&session.setup())
        .mates(seat)
        .filter(|&mate| secret && session.table.with_untracked(|table| table.humans().contains(mate)));
    let mates = mates.map(|mate| view! { <p>{texts.mate_may_look(&session.name(mate))}</p> }).collect_view();
    let news = session.table.with_untracked(|table| {
        session
            .seats
            .with_untracked(|seats| lines::<G>(table.setup(), seats, table.log(), &Sieve::newest(NEWS)))
    });
    let news = news.into_iter().filter_map(|line| match line {
        Line::Happened { who: Some(who), text, .. } => {
            Some(view! { <li>{badge(session.livery(who), "")} <span>{text}</span></li> })
        }
        _ => None,
    });
    let button = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            // Without the focus the button is still there to be pressed.
            let _ = button.focus();
        }
    });
    view! {
        <div class=["curtain ", livery.class()].concat() role="dialog" aria-modal="true" aria-labelledby="h-curtain">
            {badge(livery, "big")} <h2 id="h-curtain">{texts.curtain_title(&name)}</h2> <p>{why}</p> {mates}
            <button
                type="button"
                class="btn primary big"
                data-curtain="open"
                node_ref=button
                on:click=move |_| session.ready.set(Some(seat))
            >
                {ic(Icon::Eye)}
                <span>{texts.curtain_open(&name)}</span>
            </button>
            <ol class="news" aria-label=texts.saga()>
                {news.collect_view()}
            </ol>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::SeatSet;
    use moot_table::Seed;
    use mountain_king::{MountainKing, Phase, Setup};
    use mountain_king_ui::game::MountainKingUi;

    fn table(humans: SeatSet) -> Table<MountainKing> {
        Table::new(Setup::usual(2).unwrap(), Seed::typed("curtain"), humans).unwrap()
    }

    fn play_until(table: &mut Table<MountainKing>, done: impl Fn(&Table<MountainKing>) -> bool) {
        while !done(table) {
            let seat = table.state().active;
            let action = table.legal(seat)[0];
            table.play(seat, action).unwrap();
        }
    }

    #[test]
    fn the_secret_draft_is_always_curtained_and_ordinary_turns_as_wanted() {
        let mut table = table(SeatSet::all(2));
        let first = present::<MountainKingUi>(&table);
        assert_eq!(falls::<MountainKingUi>(&table, first, true), None, "whoever starts the game is there");
        play_until(&mut table, |table| table.state().phase == Phase::Draft);
        let drafter = table.state().active;
        let other = Seat(1 - drafter.0);
        assert_eq!(present::<MountainKingUi>(&table), None, "after a reload nobody is taken for granted");
        assert_eq!(falls::<MountainKingUi>(&table, None, false), Some(drafter));
        assert_eq!(falls::<MountainKingUi>(&table, Some(other), false), Some(drafter));
        assert_eq!(falls::<MountainKingUi>(&table, Some(drafter), true), None);
        play_until(&mut table, |table| table.state().round == 1 && table.state().phase == Phase::Step);
        let active = table.state().active;
        let other = Seat(1 - active.0);
        assert_eq!(falls::<MountainKingUi>(&table, Some(other), true), Some(active));
        assert_eq!(falls::<MountainKingUi>(&table, Some(other), false), None);
    }

    #[test]
    fn the_curtain_falls_between_people_only() {
        let people = SeatSet::one(Seat(0)).with(Seat(2));
        let setup = Setup::usual(3).unwrap();
        let mut table: Table<MountainKing> = Table::new(setup, Seed::typed("curtain"), people).unwrap();
        let mut ready = present::<MountainKingUi>(&table);
        let (mut between, mut machines, mut drafts) = (0, 0, 0);
        while table.state().round < 4 {
            let state = *table.state();
            let seat = state.active;
            if let Some(taker) = falls::<MountainKingUi>(&table, ready, true) {
                assert!(people.contains(taker) && taker == seat && ready != Some(taker));
                between += 1;
                drafts += usize::from(state.phase == Phase::Draft);
                ready = Some(taker);
            }
            machines += usize::from(!people.contains(seat));
            assert!(present::<MountainKingUi>(&table).is_none_or(|seat| people.contains(seat)));
            let legal = table.legal(seat);
            let end = legal.iter().copied().find(|action| *action == mountain_king::Action::EndTurn);
            table.play(seat, end.unwrap_or(legal[0])).unwrap();
        }
        assert!(between >= 6 && drafts >= 1 && machines > 12, "{between} {drafts} {machines}");
    }

    #[test]
    fn team_mates_look_on() {
        let setup = Setup::usual(4).unwrap().in_teams(moot_core::Teams::marked(&[0, 1, 1, 0])).unwrap();
        let table = |people: SeatSet| -> Table<MountainKing> {
            let mut table = Table::new(setup, Seed::typed("mates"), people).unwrap();
            play_until(&mut table, |table| table.state().phase == Phase::Draft);
            table
        };
        let all = table(SeatSet::all(4));
        let drafter = all.state().active;
        let mate = all.state().mate(drafter);
        assert_eq!(falls::<MountainKingUi>(&all, None, false), Some(drafter), "the other team must not see");
        assert_eq!(
            (falls::<MountainKingUi>(&all, Some(drafter), true), falls::<MountainKingUi>(&all, mate, true)),
            (None, None)
        );
        let other = Seat::all(4).find(|&seat| !all.state().team(drafter).contains(seat));
        assert_eq!(falls::<MountainKingUi>(&all, other, false), Some(drafter));
        let one_team = table(all.state().team(drafter));
        assert_eq!(falls::<MountainKingUi>(&one_team, None, true), None, "both of one team among machines");
    }

    #[test]
    fn somebody_alone_needs_no_curtain() {
        let mut table = table(SeatSet::one(Seat(0)));
        play_until(&mut table, |table| table.state().phase == Phase::Draft);
        assert_eq!(falls::<MountainKingUi>(&table, None, true), None);
    }
}
