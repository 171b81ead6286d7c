//! The lobby options of Mountain King: teams, the side of the board and the workshops.

use crate::art::icons;
use leptos::prelude::*;
use moot_core::{Seat, Teams};
use mountain_king::tables::{SETUPS, WORKSHOPS};
use mountain_king::{BadSetup, Setup, Side, Supply};
use serde::{Deserialize, Serialize};

use crate::MountainKingUi;
use crate::text::offer::king_offer;
use crate::text::table::king;
use moot_art::Icon;
use moot_ui::chunk;
use moot_ui::code_split;
use moot_ui::game::form::Form;
use moot_ui::radio_group::choice;
use moot_ui::symbols;
use moot_ui::widgets::{badge, ic};

/// How the workshops of the supply are selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shops {
    /// Drawn from all tiles.
    Random,
    /// Drawn, with no kind twice.
    Distinct,
    /// Chosen by hand.
    Chosen,
}

/// The team arrangement of four players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pairs {
    /// No teams.
    Alone,
    /// The first two seats against the last two.
    Halves,
    /// The first and the last seat against the two between.
    Embrace,
}

impl Pairs {
    /// The teams of four players; `None` without teams.
    #[must_use]
    pub fn teams(self) -> Option<Teams> {
        match self {
            Pairs::Alone => None,
            Pairs::Halves => Some(Teams::marked(&[0, 0, 1, 1])),
            Pairs::Embrace => Some(Teams::marked(&[0, 1, 1, 0])),
        }
    }
}

/// The lobby options of Mountain King.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// The team arrangement, for four players.
    pub pairs: Pairs,
    /// The side of the board, for two players.
    pub side: Side,
    /// How the workshops are selected.
    pub shops: Shops,
    /// The number of workshops chosen by hand, by kind.
    pub chosen: [u8; 11],
}

impl Default for Options {
    fn default() -> Options {
        Options { pairs: Pairs::Alone, side: Side::Winter, shops: Shops::Random, chosen: [0; 11] }
    }
}

impl Options {
    /// The teams for this number of players, if any.
    #[must_use]
    pub fn teams(&self, players: u8) -> Option<Teams> {
        self.pairs.teams().filter(|_| players == 4)
    }

    /// Whether a seat may be the starting player: in a team only its left member, whose turn follows the teammate's.
    #[must_use]
    pub fn may_begin(&self, players: u8, seat: Seat) -> bool {
        let usual = Setup::usual(players).ok();
        let setup = usual.and_then(|usual| match self.teams(players) {
            Some(teams) => usual.in_teams(teams).ok(),
            None => Some(usual),
        });
        setup.is_some_and(|setup| setup.starters().contains(seat))
    }

    /// The side of the board in play: only two players choose it.
    #[must_use]
    pub fn laid_side(&self, players: u8) -> Side {
        match players {
            2 => self.side,
            3 => Side::Autumn,
            _ => Side::Winter,
        }
    }

    /// The number of workshops in the supply.
    #[must_use]
    pub fn shops_needed(players: u8) -> u8 {
        SETUPS.iter().find(|table| table.players == players).map_or(0, |table| table.workshops)
    }

    /// The number of workshops chosen by hand.
    #[must_use]
    pub fn shops_chosen(&self) -> u32 {
        self.chosen.iter().map(|&n| u32::from(n)).sum()
    }

    /// Adds or removes one workshop of a kind, within the number in the box.
    pub fn choose(&mut self, kind: usize, more: bool) {
        let (Some(count), Some(card)) = (self.chosen.get_mut(kind), WORKSHOPS.get(kind)) else { return };
        *count = if more { (*count + 1).min(card.tiles) } else { count.saturating_sub(1) };
    }
}

/// Converts the options into a setup.
///
/// # Errors
/// Why the options cannot be played.
pub fn setup(form: &Form<MountainKingUi>) -> Result<Setup, BadSetup> {
    let options = &form.options;
    let supply = match options.shops {
        Shops::Random => Supply::Random,
        Shops::Distinct => Supply::Distinct,
        Shops::Chosen => Supply::Chosen(options.chosen),
    };
    let side = options.laid_side(form.players);
    let setup = Setup::new(form.players, side, supply, form.first());
    setup.and_then(|setup| match options.teams(form.players) {
        Some(teams) => setup.in_teams(teams),
        None => Ok(setup),
    })
}

/// Describes, as a sentence, why the options cannot be played yet.
pub fn bad_setup(form: &Form<MountainKingUi>, why: &BadSetup) -> String {
    match *why {
        BadSetup::Workshops { chosen, need } => king().table.workshops_missing(chosen, need),
        BadSetup::TeamFirst { seat, left } => {
            king().table.left_begins(&form.name(seat.index()), &form.name(left.index()))
        }
        _ => king().table.no_game().to_owned(),
    }
}

chunk!(
    /// The manual choice of workshops, as a separate chunk.
    chooser in king -> fn(RwSignal<Form<MountainKingUi>>) -> AnyView = |form| view! { <Chooser form/> }.into_any()
);

/// The choice of the team arrangement: a picture of each, with the badges of the teammates.
fn pairs(form: RwSignal<Form<MountainKingUi>>) -> AnyView {
    let texts = king_offer();
    let set = move |pairs: Pairs| {
        form.update(|form| {
            form.options.pairs = pairs;
            // A starting player who is no longer allowed is drawn again.
            let (options, players) = (&form.options, form.players);
            form.first = form.first.filter(|&first| options.may_begin(players, Seat(first)));
        });
    };
    let teams = move |pairs: Pairs| -> Option<[Vec<usize>; 2]> {
        let teams = pairs.teams()?;
        let seats = |of: u8| (0..4).filter(|&seat| teams.of(Seat(seat as u8)) == of).collect();
        Some([seats(0), seats(1)])
    };
    let label = move |pairs: Pairs| {
        let Some(teams) = teams(pairs) else { return Some(texts.no_teams().to_owned()) };
        form.with(|form| {
            let names =
                |seats: &[usize]| texts.team(&seats.iter().map(|&seat| form.name(seat)).collect::<Vec<_>>());
            Some(texts.one_against(&names(&teams[0]), &names(&teams[1])))
        })
    };
    let body = move |pairs: Pairs| {
        let Some([one, other]) = teams(pairs) else { return texts.no_teams().into_any() };
        let badges = move |seats: Vec<usize>| {
            let badges = seats
                .into_iter()
                .map(move |seat| move || badge(form.with(|form| form.seat_styles[seat]), "mid"));
            view! { <span class="badges">{badges.collect_view()}</span> }
        };
        view! { <span class="versus">{badges(one)} <i aria-hidden="true">":"</i> {badges(other)}</span> }
            .into_any()
    };
    let chosen = Signal::derive(move || form.with(|form| form.options.pairs));
    let ways = vec![Pairs::Alone, Pairs::Halves, Pairs::Embrace];
    let ways = choice(texts.teams().to_owned(), ways, chosen, set, label, body);
    let together = Memo::new(move |_| chosen.get() != Pairs::Alone);
    view! {
        <div class="option pairs" title=texts.teams_help()>
            <span>{texts.teams()}</span>
            {ways}
            <Show when=move || together.get()>
                <small>{move || label(chosen.get())} ". " {texts.teams_help()}</small>
            </Show>
        </div>
    }
    .into_any()
}

/// The form rows for teams, side and workshops.
pub fn rows(form: RwSignal<Form<MountainKingUi>>) -> AnyView {
    let texts = king_offer();
    let side = move || {
        let side = Signal::derive(move || form.with(|form| form.options.side));
        choice(
            texts.side().to_owned(),
            vec![Side::Winter, Side::Autumn],
            side,
            move |side| form.update(|form| form.options.side = side),
            |_| None,
            move |side| texts.side_name(side).into_any(),
        )
    };
    let shops = Signal::derive(move || form.with(|form| form.options.shops));
    let shops_choice = choice(
        texts.workshops().to_owned(),
        vec![Shops::Random, Shops::Distinct, Shops::Chosen],
        shops,
        move |shops| form.update(|form| form.options.shops = shops),
        |_| None,
        move |shops| {
            match shops {
                Shops::Random => texts.workshops_random(),
                Shops::Distinct => texts.workshops_distinct(),
                Shops::Chosen => texts.workshops_chosen(),
            }
            .into_any()
        },
    );
    let two = Memo::new(move |_| form.with(|form| form.players == 2));
    let four = Memo::new(move |_| form.with(|form| form.players == 4));
    view! {
        <Show when=move || four.get()>{move || pairs(form)}</Show>
        <Show when=move || two.get()>
            <div class="option">
                <span>{texts.side()}</span>
                {side()}
            </div>
        </Show>
        <div class="option">
            <span>{texts.workshops()}</span>
            {shops_choice}
        </div>
        <Show when=move || shops.get() == Shops::Chosen>
            {code_split::view(chooser, move |chooser| chooser(form))}
        </Show>
    }
    .into_any()
}

/// The manual choice of workshops.
#[component]
fn Chooser(form: RwSignal<Form<MountainKingUi>>) -> impl IntoView {
    let texts = king().table;
    let count = move || {
        form.with(|form| {
            texts.workshops_count(form.options.shops_chosen(), Options::shops_needed(form.players))
        })
    };
    symbols::place(icons::SPRITE);
    let shop = move |kind: usize| {
        let name = king().cards.workshop(kind as u8);
        let tiles = WORKSHOPS[kind].tiles;
        let chosen = move || form.with(|form| form.options.chosen[kind]);
        let step = move |more: bool, why: Signal<Option<&'static str>>| {
            let label = if more { texts.more_of(name) } else { texts.fewer_of(name) };
            let press = move |_| {
                if why.get_untracked().is_none() {
                    form.update(|form| form.options.choose(kind, more));
                }
            };
            view! {
                <button
                    type="button"
                    class="btn icon"
                    aria-label=move || why.get().map_or_else(|| label.clone(), |why| [&label, ". ", why].concat())
                    data-why=move || why.get()
                    data-tells=""
                    aria-disabled=move || why.get().map(|_| "true")
                    on:click=press
                >
                    {ic(if more { Icon::Plus } else { Icon::Minus })}
                </button>
            }
        };
        view! {
            <li title=king().cards.workshop_rule(kind as u8)>
                {icons::workshop(WORKSHOPS[kind].id).map(ic)} <span class="nm">{name}</span>
                {step(false, Signal::derive(move || (chosen() == 0).then(|| texts.none_of())))}
                <b>{chosen}</b>
                {step(true, Signal::derive(move || (chosen() >= tiles).then(|| texts.all_of())))}
            </li>
        }
    };
    view! {
        <div class="chooser">
            <p role="status">{count}</p>
            <ul>{(0..WORKSHOPS.len()).map(shop).collect_view()}</ul>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn default_options_are_playable_by_any_number_of_players() {
        for players in 2..=5 {
            let mut form = Form::<MountainKingUi>::default();
            form.seat(players);
            for shops in [Shops::Random, Shops::Distinct] {
                form.options.shops = shops;
                let setup = setup(&form).expect("a game");
                assert_eq!((setup.players(), setup.side()), (players, form.options.laid_side(players)));
            }
            assert_eq!(form.seats().len(), usize::from(players));
        }
    }

    #[test]
    fn only_four_players_choose_teams() {
        let mut form = Form::<MountainKingUi>::default();
        form.seat(4);
        for (pairs, left) in [(Pairs::Halves, [1, 3]), (Pairs::Embrace, [0, 2])] {
            form.options.pairs = pairs;
            assert_eq!(setup(&form).map(|setup| setup.teams()), Ok(pairs.teams().unwrap()));
            let may: Vec<u8> = (0..4).filter(|&seat| form.options.may_begin(4, Seat(seat))).collect();
            assert_eq!(may, left);
            form.first = Some((left[0] + 1) % 4);
            let (right, begins) = (form.name(usize::from((left[0] + 1) % 4)), form.name(left[1].into()));
            let refused = king().table.left_begins(&right, &begins);
            let why = setup(&form).expect_err("the right member of a team may not begin");
            assert_eq!(bad_setup(&form, &why), refused);
            form.first = None;
        }
        for players in [2, 3, 5] {
            form.seat(players);
            assert!(setup(&form).is_ok_and(|setup| !setup.teams().any()), "{players} players");
            assert!(form.options.may_begin(players, Seat(players - 1)));
        }
    }

    #[test]
    fn only_two_players_choose_the_side() {
        let mut form = Form::<MountainKingUi> { players: 2, ..Form::default() };
        form.options.side = Side::Autumn;
        assert_eq!(form.options.laid_side(form.players), Side::Autumn);
        form.seat(4);
        assert_eq!(form.options.laid_side(form.players), Side::Winter);
        assert!(setup(&form).is_ok());
    }

    #[test]
    fn the_number_of_chosen_workshops_must_match() {
        let mut form = Form::<MountainKingUi>::default();
        form.options.shops = Shops::Chosen;
        let need = Options::shops_needed(form.players);
        let why = setup(&form).expect_err("no workshop is chosen");
        assert_eq!(bad_setup(&form, &why), king().table.workshops_missing(0, need));
        for _ in 0..3 {
            form.options.choose(0, true);
        }
        assert_eq!(form.options.chosen[0], WORKSHOPS[0].tiles, "the box has no more");
        form.options.choose(0, false);
        for kind in 1..11 {
            if form.options.shops_chosen() < need.into() {
                form.options.choose(kind, true);
            }
        }
        assert!(setup(&form).is_ok(), "{:?}", form.options.chosen);
        form.options.choose(99, true);
    }
}
