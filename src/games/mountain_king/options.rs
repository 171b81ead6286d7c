//! What can be chosen in the lobby for Mountain King: the side of the board and the workshops.

use leptos::prelude::*;
use mountain_king::tables::{SETUPS, WORKSHOPS};
use mountain_king::{BadSetup, MountainKing, Setup, Side, Supply};

use crate::art::Icon;
use crate::choice::choice;
use crate::lobby::form::Form;
use crate::widgets::ic;
use crate::words::king::king;

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

/// What can be chosen in the lobby for Mountain King.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The side that two players want.
    pub side: Side,
    /// How the workshops are found.
    pub shops: Shops,
    /// The workshops chosen by hand, by kind.
    pub chosen: [u8; 11],
}

impl Default for Options {
    fn default() -> Options {
        Options { side: Side::Winter, shops: Shops::Random, chosen: [0; 11] }
    }
}

impl Options {
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
pub fn setup(form: &Form<MountainKing>) -> Result<Setup, String> {
    let options = &form.options;
    let supply = match options.shops {
        Shops::Random => Supply::Random,
        Shops::Distinct => Supply::Distinct,
        Shops::Chosen => Supply::Chosen(options.chosen),
    };
    let side = options.laid_side(form.players);
    Setup::new(form.players, side, supply, form.first()).map_err(|why| match why {
        BadSetup::Workshops { chosen, need } => king().table.workshops_missing(chosen, need),
        _ => king().table.no_game().to_owned(),
    })
}

/// Where side and workshops are chosen.
pub fn rows(form: RwSignal<Form<MountainKing>>) -> AnyView {
    let texts = king().table;
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
    view! {
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
            <Chooser form/>
        </Show>
    }
    .into_any()
}

/// The workshops one by one.
#[component]
fn Chooser(form: RwSignal<Form<MountainKing>>) -> impl IntoView {
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
            let mut form = Form::<MountainKing>::default();
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
    fn two_players_choose_their_side_and_nobody_else_does() {
        let mut form = Form::<MountainKing> { players: 2, ..Form::default() };
        form.options.side = Side::Autumn;
        assert_eq!(form.options.laid_side(form.players), Side::Autumn);
        form.seat(4);
        assert_eq!(form.options.laid_side(form.players), Side::Winter);
        assert!(setup(&form).is_ok());
    }

    #[test]
    fn chosen_workshops_must_be_as_many_as_the_game_wants() {
        let mut form = Form::<MountainKing>::default();
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
