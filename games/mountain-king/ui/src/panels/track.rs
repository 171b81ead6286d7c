//! The pedestal track: a token for each clan in each tier, and the score of statues there.

use crate::art::icons;
use leptos::prelude::*;
use moot_core::Seat;
use mountain_king::card::NONE;
use mountain_king::tables::STATUE_VALUE;
use mountain_king::{Clan, State};

use crate::marker::Session;
use crate::panels::control::panel;
use crate::panels::ink;
use crate::text::table::king;
use moot_art::SeatStyle;

/// A place of the track: the honour of its token, and the player who has taken it.
fn space(state: &State, clan: Clan, tier: u8) -> (u8, Option<Seat>) {
    let at = clan as usize * 5 + usize::from(tier);
    let owner = state.token_owner[at];
    (state.honours[at], (owner != NONE).then_some(Seat(owner)))
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
    let space = Memo::new(move |_| session.state().with(|state| space(state, clan, tier)));
    let label = move || match space.get() {
        (honour, None) => king().panels.token_free(clan, tier, honour),
        (honour, Some(seat)) => king().panels.token_taken(clan, tier, honour, &session.name(seat)),
    };
    let class = move || match space.get().1 {
        None => ["tok ", clan.word()].concat(),
        Some(_) => "tok gone".to_owned(),
    };
    let inside = move || match space.get() {
        (honour, None) => honour.to_string(),
        (_, Some(seat)) => badge(session.seat_style(seat)),
    };
    view! {
        <span class=class role="listitem" aria-label=label data-tip=label inner_html=inside></span>
    }
}

/// Colour, pattern and emblem of a player.
fn badge(seat_style: SeatStyle) -> String {
    [
        "<span class=\"badge ",
        seat_style.class(),
        "\"><svg viewBox=\"0 0 28 28\" aria-hidden=\"true\"><rect width=\"28\" height=\"28\" fill=\"",
        seat_style.colour(),
        "\"/><rect width=\"28\" height=\"28\" fill=\"",
        seat_style.pattern(),
        "\"/></svg>",
        &ink::ic(seat_style.emblem()),
        "</span>",
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::Setup;

    #[test]
    fn a_space_has_honour_and_owner() {
        let mut state = State::new(&Setup::usual(3).unwrap());
        state.honours[Clan::Moon as usize * 5 + 2] = 4;
        assert_eq!(space(&state, Clan::Moon, 2), (4, None));
        state.token_owner[Clan::Moon as usize * 5 + 2] = 1;
        assert_eq!(space(&state, Clan::Moon, 2), (4, Some(Seat(1))));
        assert_eq!(space(&state, Clan::Fire, 2), (0, None));
    }

    #[test]
    fn a_badge_has_colour_pattern_and_emblem() {
        let html = badge(SeatStyle::Spruce);
        assert!(html.contains("var(--p4)") && html.contains("url(#pat-4)") && html.contains("#e-p4"));
    }
}
