//! What can be chosen in the lobby for Mountain King: the side of the board and the workshops.

use leptos::prelude::*;
use moot_core::{Seat, Teams};
use mountain_king::tables::{SETUPS, WORKSHOPS};
use mountain_king::{BadSetup, Setup, Side, Supply};

use crate::MountainKingUi;
use crate::text::king::king;
use crate::text::offer::king_offer;
use moot_art::Icon;
use moot_ui::code_split;
use moot_ui::game::form::Form;
use moot_ui::part;
use moot_ui::radio_group::choice;
use moot_ui::widgets::{badge, ic};

/// How the workshops of the supply are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shops {
    /// Drawn from all tiles.
    Random,
    /// Drawn, no kind twice.
    Distinct,
    /// By hand.
    Chosen,
}

/// Who plays with whom, of four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairs {
    /// Everybody for themselves.
    Alone,
    /// The first two against the last two.
    Halves,
    /// The first and the last against the two between.
    Embrace,
}

impl Pairs {
    /// The teams of four; `None` for everybody alone.
    #[must_use]
    pub fn teams(self) -> Option<Teams> {
        match self {
            Pairs::Alone => None,
            Pairs::Halves => Some(Teams::marked(&[0, 0, 1, 1])),
            Pairs::Embrace => Some(Teams::marked(&[0, 1, 1, 0])),
        }
    }
}

/// What can be chosen in the lobby for Mountain King.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Who plays with whom, if four play.
    pub pairs: Pairs,
    /// The side that two players want.
    pub side: Side,
    /// How the workshops are found.
    pub shops: Shops,
    /// The workshops chosen by hand, by kind.
    pub chosen: [u8; 11],
}

impl Default for Options {
    fn default() -> Options {
        Options { pairs: Pairs::Alone, side: Side::Winter, shops: Shops::Random, chosen: [0; 11] }
    }
}

impl Options {
    /// The teams in which so many will play, if they do.
    #[must_use]
    pub fn teams(&self, players: u8) -> Option<Teams> {
        self.pairs.teams().filter(|_| players == 4)
    }

    /// Whether a seat may begin: of a team its left member, to whom the turn comes after the mate.
    #[must_use]
    pub fn may_begin(&self, players: u8, seat: Seat) -> bool {
        let usual = Setup::usual(players).ok();
        let setup = usual.and_then(|usual| match self.teams(players) {
            Some(teams) => usual.in_teams(teams).ok(),
            None => Some(usual),
        });
        setup.is_some_and(|setup| setup.starters().contains(seat))
    }

    /// The side that will be laid out: two players choose.
    #[must_use]
    pub fn laid_side(&self, players: u8) -> Side {
        match players {
            2 => self.side,
            3 => Side::Autumn,
            _ => Side::Winter,
        }
    }

    /// How many workshops the supply has.
    #[must_use]
    pub fn shops_needed(players: u8) -> u8 {
        SETUPS.iter().find(|table| table.players == players).map_or(0, |table| table.workshops)
    }

    /// How many are chosen by hand.
    #[must_use]
    pub fn shops_chosen(&self) -> u32 {
        self.chosen.iter().map(|&n| u32::from(n)).sum()
    }

    /// One more or one fewer of a kind of workshop, as far as the box has them.
    pub fn choose(&mut self, kind: usize, more: bool) {
        let (Some(count), Some(card)) = (self.chosen.get_mut(kind), WORKSHOPS.get(kind)) else { return };
        *count = if more { (*count + 1).min(card.tiles) } else { count.saturating_sub(1) };
    }
}

/// The options of the game.
///
/// # Errors
/// What is missing before it can be played.
pub fn setup(form: &Form<MountainKingUi>) -> Result<Setup, String> {
    let options = &form.options;
    let supply = match options.shops {
        Shops::Random => Supply::Random,
        Shops::Distinct => Supply::Distinct,
        Shops::Chosen => Supply::Chosen(options.chosen),
    };
    let side = options.laid_side(form.players);
    let setup = Setup::new(form.players, side, supply, form.first());
    let setup = setup.and_then(|setup| match options.teams(form.players) {
        Some(teams) => setup.in_teams(teams),
        None => Ok(setup),
    });
    setup.map_err(|why| match why {
        BadSetup::Workshops { chosen, need } => king().table.workshops_missing(chosen, need),
        BadSetup::TeamFirst { seat, left } => {
            king().table.left_begins(&form.name(seat.index()), &form.name(left.index()))
        }
        _ => king().table.no_game().to_owned(),
    })
}

part!(
    /// The workshops one by one, for those who choose them by hand.
    chooser in king -> fn(RwSignal<Form<MountainKingUi>>) -> AnyView = |form| view! { <Chooser form/> }.into_any()
);

/// Who plays with whom: a picture of each way, with the badges of those who would sit together.
fn pairs(form: RwSignal<Form<MountainKingUi>>) -> AnyView {
    let texts = king_offer();
    let set = move |pairs: Pairs| {
        form.update(|form| {
            form.options.pairs = pairs;
            // Whoever may not begin any more is drawn again.
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
                .map(move |seat| move || badge(form.with(|form| form.liveries[seat]), "mid"));
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

/// Where teams, side and workshops are chosen.
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

/// The workshops one by one.
#[component]
fn Chooser(form: RwSignal<Form<MountainKingUi>>) -> impl IntoView {
    let texts = king().table;
    let count = move || {
        form.with(|form| {
            texts.workshops_count(form.options.shops_chosen(), Options::shops_needed(form.players))
        })
    };
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
                {Icon::workshop(WORKSHOPS[kind].id).map(ic)} <span class="nm">{name}</span>
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
    fn what_the_lobby_proposes_can_be_played_by_any_number() {
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
    fn four_choose_who_plays_with_whom_and_nobody_else_does() {
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
            assert_eq!(setup(&form), Err(refused));
            form.first = None;
        }
        for players in [2, 3, 5] {
            form.seat(players);
            assert!(setup(&form).is_ok_and(|setup| !setup.teams().any()), "{players} players");
            assert!(form.options.may_begin(players, Seat(players - 1)));
        }
    }

    #[test]
    fn two_players_choose_their_side_and_nobody_else_does() {
        let mut form = Form::<MountainKingUi> { players: 2, ..Form::default() };
        form.options.side = Side::Autumn;
        assert_eq!(form.options.laid_side(form.players), Side::Autumn);
        form.seat(4);
        assert_eq!(form.options.laid_side(form.players), Side::Winter);
        assert!(setup(&form).is_ok());
    }

    #[test]
    fn chosen_workshops_must_be_as_many_as_the_game_wants() {
        let mut form = Form::<MountainKingUi>::default();
        form.options.shops = Shops::Chosen;
        let need = Options::shops_needed(form.players);
        assert_eq!(setup(&form), Err(king().table.workshops_missing(0, need)));
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
