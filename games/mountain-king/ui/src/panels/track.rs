//! The pedestal track: a token for each clan in each tier, and the score of statues there.

use crate::art::icons;
use leptos::prelude::*;
use moot_core::Seat;
use mountain_king::card::NONE;
use mountain_king::tables::STATUE_VALUE;
use mountain_king::{Clan, State};

use crate::MountainKingUi;
use crate::marker::Session;
use crate::panels::control::panel;
use crate::panels::ink;
use crate::text::table::king;
use moot_art::Livery;
use moot_table_ui::game::history::seen;

/// A space of the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    /// Its token lies there, with that honour.
    Open(u8),
    /// A player has taken it; with its honour if that is to be seen.
    Taken(Seat, Option<u8>),
}

/// A space of the track as `state` has it, which is the view of a seat while the game runs: the honour of a token that lies face
/// down is 0 there.
fn space(state: &State, clan: Clan, tier: u8) -> Token {
    let space = clan.space(tier.into());
    let (honour, owner) = (state.honours[space], state.token_owner[space]);
    if owner == NONE {
        Token::Open(honour)
    } else {
        Token::Taken(Seat(owner), (honour > 0).then_some(honour))
    }
}

/// The pedestal track.
#[component]
pub fn Track(
    /// The game.
    session: Session,
) -> impl IntoView {
    let heads: String = Clan::ALL
        .into_iter()
        .map(|clan| {
            ["<span class=\"ch ", clan.word(), "\">", &ink::ic(ink::clan(Some(clan)).icon()), "</span>"]
                .concat()
        })
        .collect();
    let heads = ["<span class=\"tv\">", &ink::ic(icons::STATUE), "</span>", &heads].concat();
    let tiers = (0..5u8)
        .zip(STATUE_VALUE)
        .map(|(tier, value)| {
            let spaces =
                Clan::ALL.into_iter().map(|clan| view! { <Space session clan tier/> }).collect_view();
            view! {
                <div class=["tcol t", &(tier + 1).to_string()].concat() role="list">
                    <span class="tv" data-tip=move || king().panels.statue_value(tier, value)>
                        {value}
                        <span class="sr">{move || king().panels.statue_value(tier, value)}</span>
                    </span>
                    {spaces}
                </div>
            }
        })
        .collect_view();
    panel(
        "track",
        || king().panels.track().to_owned(),
        || king().panels.track_way().to_owned(),
        view! {
            <div class="trackgrid">
                <div class="tcol heads" aria-hidden="true" inner_html=heads></div>
                {tiers}
            </div>
        },
    )
}

/// One token, or the badge of the player who took it.
#[component]
fn Space(session: Session, clan: Clan, tier: u8) -> impl IntoView {
    let space = Memo::new(move |_| {
        let viewer = session.viewer();
        session.state().with(|state| {
            session.table().with(|table| space(&seen::<MountainKingUi>(table, state, viewer), clan, tier))
        })
    });
    let label = move || match space.get() {
        Token::Open(honour) => king().panels.token_free(clan, tier, honour),
        Token::Taken(seat, Some(honour)) => {
            king().panels.token_taken(clan, tier, honour, &session.name(seat))
        }
        Token::Taken(seat, None) => king().panels.token_face_down(clan, tier, &session.name(seat)),
    };
    let class = move || match space.get() {
        Token::Open(_) => ["tok ", clan.word()].concat(),
        Token::Taken(..) => "tok gone".to_owned(),
    };
    let inside = move || match space.get() {
        Token::Open(honour) => honour.to_string(),
        Token::Taken(seat, _) => badge(session.livery(seat)),
    };
    view! {
        <span class=class role="listitem" aria-label=label data-tip=label inner_html=inside></span>
    }
}

/// Colour, pattern and emblem of a player.
fn badge(livery: Livery) -> String {
    [
        "<span class=\"badge ",
        livery.class(),
        "\"><svg viewBox=\"0 0 28 28\" aria-hidden=\"true\"><rect width=\"28\" height=\"28\" fill=\"",
        livery.colour(),
        "\"/><rect width=\"28\" height=\"28\" fill=\"",
        livery.pattern(),
        "\"/></svg>",
        &ink::ic(livery.emblem()),
        "</span>",
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_table_ui::game::GameModel;
    use mountain_king::{Phase, Setup};

    #[test]
    fn a_token_that_lies_face_down_has_no_honour_on_the_screen_of_others() {
        let setup = Setup::usual(3).unwrap();
        let mut state = State::new(&setup);
        state.phase = Phase::Step;
        state.honours[Clan::Moon.space(2)] = 4;
        state.honours[Clan::Fire.space(2)] = 3;
        state.token_owner[Clan::Moon.space(2)] = 1;
        let on_screen = |viewer: Option<u8>, clan| {
            space(&MountainKingUi::seen(&setup, &state, viewer.map(Seat)), clan, 2)
        };
        assert_eq!(on_screen(Some(1), Clan::Moon), Token::Taken(Seat(1), Some(4)));
        for other in [Some(0), Some(2), None] {
            assert_eq!(on_screen(other, Clan::Moon), Token::Taken(Seat(1), None), "{other:?}");
            assert_eq!(on_screen(other, Clan::Fire), Token::Open(3), "{other:?}");
        }
    }

    #[test]
    fn a_badge_has_colour_pattern_and_emblem() {
        let html = badge(Livery::Spruce);
        assert!(html.contains("var(--p4)") && html.contains("url(#pat-4)") && html.contains("#e-p4"));
    }
}
