//! Mountain King: printed texts, prompts, and the texts of whole games.

use moot_core::{Seat, SeatSet, SplitMix64, Turn};
use moot_players::Reason;
use moot_table::{Seed, Table};
use mountain_king::evaluator::Feature;
use mountain_king::tables::WORKSHOPS;
use mountain_king::{Action, Clan, Illegal, Kind, MountainKing, Pile, Setup, Side, Square};

use super::{Corpus, say, tell};
use moot_ui::testing::seats;
use mountain_king_ui::board::facts::Facts;
use mountain_king_ui::board::model::NoTurn;
use mountain_king_ui::board::model::{Choice, Honour, Hope, Mover, StatueTag};
use mountain_king_ui::game::step_name::StepName;
use mountain_king_ui::game::what::What;
use mountain_king_ui::samples::{EVENTS, ILLEGALS, context};
use mountain_king_ui::text::table::{KingSections, Tab, TextContext};

const NAME: &str = "Oddvar";
const ONE: Pile = Pile([1, 0, 0, 1, 0, 0, 1]);
const MANY: Pile = Pile([2, 3, 2, 2, 2, 2, 2]);

pub(super) fn say_all(out: &mut Corpus, king: &KingSections) {
    cards(out, king);
    board(out, king);
    panels(out, king);
    trays(out, king);
    table(out, king);
    context(|context| game(out, king, context));
    whole_game(out, king);
}

fn cards(out: &mut Corpus, king: &KingSections) {
    let of = king.cards;
    for kind in Kind::ALL {
        say!(out, "cards", of => kind(kind), count(kind, 0), count(kind, 1), count(kind, 2));
    }
    say!(out, "cards", of => pile(Pile::EMPTY), pile(ONE), pile(MANY), spell_lasts(true), spell_lasts(false));
    for clan in [None, Some(Clan::Fire), Some(Clan::Ice), Some(Clan::Moon)] {
        say!(out, "cards", of => clan(clan), cart(clan));
    }
    for card in 0..61 {
        say!(out, "cards", of => troll(card), sort(card), troll_card(card));
    }
    for i in 0..15 {
        say!(out, "cards", of => tunnel(i));
    }
    for i in 0..6 {
        say!(out, "cards", of => hall(i));
    }
    for i in 0..17 {
        say!(out, "cards", of => spell(i), spell_text(i), spell_more(i));
    }
    for i in 0..11 {
        say!(out, "cards", of => workshop(i), workshop_rule(i));
    }
    for tier in 0..5 {
        say!(out, "cards", of => tier(tier));
    }
    for (players, side) in [(4, Side::Winter), (3, Side::Autumn)] {
        let setup = Setup::usual(players).expect("a valid number of players");
        assert_eq!(setup.side(), side);
        for start in setup.board().starts {
            say!(out, "cards", of => start(start));
        }
    }
    for swap in WORKSHOPS.iter().flat_map(|card| card.swaps) {
        tell!(out, "cards", swap, (), of.swap(swap));
    }
}

fn board(out: &mut Corpus, king: &KingSections) {
    let of = king.board;
    for why in [NoTurn::NotPlaced, NoTurn::NoTurned, NoTurn::NoMirrored, NoTurn::Symmetric, NoTurn::Hall] {
        say!(out, "board", of => no_turn(why));
    }
    for possible in [(true, true), (true, false), (false, true), (false, false)] {
        say!(out, "board", of => ask_step(possible));
    }
    say!(out, "board", of =>
        mountain(Side::Winter), mountain(Side::Autumn), role(), keys(), whole(), rotate(), mirror(),
        cancel(), choose_place(), dig_tray(), minerals(), mineral(Kind::Iron, 2), mineral_mixed(Kind::Iron, 1, 2), size(1),
        size(4), shape(3, 4, 1, 8), shape(3, 4, 2, 0), dig(None), dig(Some(Honour { now: 8, end: 0 })), dig(Some(Honour { now: 5, end: 2 })), at_the_end(-1), brings(Honour { now: 0, end: 2 }), choose_shape(), costs(), finds(MANY), founds(1),
        founds(2), no_anchor(), joins(1), joins(3), links(), hall_tray(), fits(0), fits(1), fits(5), finish_title(), finish_note(), ask_place(true), ask_place(false), ask_hall(true), ask_hall(false), lacks(2), at_most(3), signed(-2), hall(3, 6, 15, 2),
        dedicate(None), dedicate(Some(6)), hoped(15, Hope::Altar), outlook(Honour { now: 0, end: 7 }, 15, Hope::Altar), covers(1, 6), covers(2, 1), loses(&[]), loses(&[Clan::Ice]),
        loses(&[Clan::Ice, Clan::Moon]), hides(1), hides(2), altar(true, None), altar(false, Some(1)),
        altar(false, Some(3)), altar(false, None), to_statues(), statue_tray(), pick_statue(Mover::Stir, true),
        pick_statue(Mover::Carts, true), pick_statue(Mover::Walk, false), worth(4, None), worth(1, Some(8)), moves(None),
        moves(Some(-2)), stored_carts(1), stored_carts(3), cart_pays(true), cart_pays(false), no_carts(), gate_tray(),
        choose_gate(), place_gate(None), place_gate(Some("x")), take_back(None), take_back(Some(MANY)), cuts_off(0), links(),
        cuts_off(1), cuts_off(4), take(None), take(Some(ONE)), activate(None), uses(1), uses(2), enough());
    say!(out, "board", of =>
        ask_instead(MANY, Some(Kind::Stone), false), ask_instead(ONE, Some(Kind::Iron), true), ask_instead(ONE, None, true), for_price(ONE, "x"), unpaid(3, 1, Pile([1, 1, 0, 0, 0, 0, 0])),
        unpaid(4, 2, Pile::of(Kind::Heartstone, 2)), unpaid(5, 2, Pile::EMPTY));
    for clan in [Clan::Fire, Clan::Ice, Clan::Moon] {
        say!(out, "board", of =>
            unearths(clan), anchor(1, &[(clan, 4)]), anchor(2, &[]), anchor(3, &[(Clan::Fire, 3), (clan, 4)]), hoped(9, Hope::Pedestal(clan)), outlook(Honour { now: 4, end: 2 }, 9, Hope::Pedestal(clan)), move_statue(clan),
            statue(clan, 2, 6), cart_bound(clan), stays(clan, 0), stays(clan, 1), bless(clan, 4));
    }
    for kind in 0..11 {
        say!(out, "board", of => reaches(kind), activate(Some(kind)));
    }
    for choice in [Choice::Tile, Choice::Buried, Choice::Anchor, Choice::AnyShop, Choice::Shop] {
        say!(out, "board", of => choice(choice));
    }
    for (altar, pedestal) in [(true, false), (false, true), (false, false)] {
        let tag = StatueTag { now: 2, then: 8, carts: 1, tier: 1, altar, pedestal };
        say!(out, "board", of => arrives(&tag));
    }
    for (kind, have) in [(Kind::Cart, 0), (Kind::Hammer, 1)] {
        let why = Illegal::Short { kind, need: 2, have };
        tell!(out, "board", sooner, why, of.sooner(why).unwrap_or_default());
    }
}

fn panels(out: &mut Corpus, king: &KingSections) {
    let of = king.panels;
    say!(out, "draft", king.draft => taken());
    say!(out, "panels", of =>
        horde(), horde_price(0), horde_price(3), standing(), in_supply(), row_price(2), deck(1, 1), deck(2, 9), in_horde(12, Pile::EMPTY, None),
        in_horde(12, ONE, Some(Some(Clan::Ice))), in_horde(44, MANY, Some(None)), nobody(), spellbook(), spell_price(2),
        spell_card(4, 0), spell_card(4, 1), spell_card(4, 2), blank_page(), workshops(), supply(3), shop(0, 2), track(),
        track_way(), statue_value(2, 6), token_free(Clan::Ice, 1, 4), token_taken(Clan::Moon, 1, 4, NAME), token_face_down(Clan::Ice, 3, NAME), own_smoot(), team_storage(),
        smoot_of(NAME), trolls(), in_smoot(3, ONE), wakes(4), closed_slot(), slot_lacks(1), slot_lacks(2), new_troll(), pedestals(),
        pedestal(Clan::Ice, 1), pedestal(Clan::Ice, 2), storage(), storage_of(NAME), with_trolls(), pile(Kind::Cart, 2, 1));
    for slot in 0..10 {
        say!(out, "panels", of => slot(slot, 1), slot(slot, 6));
    }
    let of = king.pay;
    say!(out, "pay", of =>
        choose(), tokens(), title(), propose(), keep(), missing(ONE), missing_any(1), missing_any(3), too_little(MANY), too_much(),
        met(), trade(), trade_rule(4), rate(4), market_rate(2, 1), market_rate(2, 3), wanted(), given(4), propose_trade(), want_first(), do_trade(None));
    for kind in Kind::ALL {
        say!(out, "pay", of => get(kind), do_trade(Some(kind)));
    }
    let (name, sort) = of.on_troll(3);
    tell!(out, "pay", on_troll, 3, format!("{name} ({sort})"));
    let (name, note) = of.stored();
    tell!(out, "pay", stored, (), format!("{name}, {note}"));
    let of = king.draft;
    say!(out, "draft", of =>
        title(NAME), task(0), task(3), secret(), team_secret(), team_bonus(), hand(), slots(), starter(57, MANY), once(), repeats(), wakes(1), wakes(5),
        choose_both());
    for i in 0..5 {
        say!(out, "draft", of => bonus(i), slot(i.min(3), 5), keep(57, i.min(3)));
    }
}

fn trays(out: &mut Corpus, king: &KingSections) {
    let of = king.trays;
    say!(out, "trays", of =>
        cancel(), done(), gain(MANY), recruit_title(30), bribe(&[1]), bribe(&[1, 2]), bribe_later(1), bribe_later(2),
        no_bribe(), only_brings(ONE), which(), which_title(4), recruit(), place_title(30), missed(ONE), lies_on_it(ONE), place(), pick_title(44), leave_in_bag(), anchor_title(), leave(),
        leave_site(), found_title(), found_choose(), found_none(), found_first(), uses(1), uses(2), bribe_title(30, 0, 2), give_title(1, Kind::Rune),
        give_title(3, Kind::Cart), carry_title(1), carry_title(4), in_storage(), cast(), horn_title(2), send_away(3),
        wake_title(), wake(3), swap_title(1), swap_title(2), swap(3, 4), swap_none(), transmute_title(),
        transmute(ONE, Kind::Iron), skip_title(), skip(), breath_title(), no_breath(), idle());
    for i in 0..10 {
        say!(out, "trays", of => slot(i), side(i), row_wakes(i, 3));
    }
    for tier in 0..5 {
        say!(out, "trays", of => anchor_tier(tier));
    }
    for kind in 0..11 {
        say!(out, "trays", of => found_go(kind), use_title(kind));
    }
    for clan in [Clan::Fire, Clan::Ice, Clan::Moon] {
        say!(out, "trays", of => pick(clan, 3), bless(clan, 4), token(Kind::Cart, Some(clan), Some(30)));
    }
    for kind in Kind::ALL {
        say!(out, "trays", of => token(kind, None, None), token(kind, None, Some(15)));
    }
    for swap in WORKSHOPS.iter().flat_map(|card| card.swaps) {
        tell!(out, "trays", exchange, (), of.exchange(ONE, swap));
    }
}

fn table(out: &mut Corpus, king: &KingSections) {
    let of = king.table;
    say!(out, "king", of => statistics_map(), dug_and_carted(1, 4, 1, 1), dug_and_carted(3, 9, 2, 7), none_of(), all_of());
    say!(out, "king", of =>
        trolls(4), empty_slot(), pedestals_held(), storage(), steps(), trade(4), trade(2), trade_short(), hall_left(), carts_left(), end_turn(), skip(), go_on(),
        card("x", 0), card("x", 2), left_begins(NAME, "Tuva"),
        workshops_count(1, 7), workshops_count(3, 7), honour_so_far(Honour { now: 1, end: 0 }), honour_so_far(Honour { now: 10, end: 13 }), honour_end(-2), more_of("x"), fewer_of("x"), chip(Honour { now: 12, end: 3 }, 4, true, false), chip(Honour { now: 1, end: 0 }, 4, false, false), chip(Honour { now: 33, end: 0 }, 10, true, true),
        workshops_missing(1, 7), no_game());
    for kind in Kind::ALL {
        say!(out, "king", of => owns(1, 1, kind), owns(2, 0, kind), owns(5, 3, kind));
    }
    for step in StepName::ALL {
        say!(out, "king", of => step(step), step_short(step));
    }
    for tab in [Tab::Trolls, Tab::Horde, Tab::Spells] {
        say!(out, "king", of => tab(tab));
    }
    for side in [Side::Winter, Side::Autumn] {
        say!(out, "king", of => saved_at(side, 0), saved_at(side, 3));
    }
    for what in [
        What::Gate,
        What::Kept(1),
        What::Kept(4),
        What::Recruited { card: 3, woke: 0 },
        What::Recruited { card: 3, woke: 2 },
        What::Recruited { card: 3, woke: 4 },
        What::Dug { size: 5, tier: 3, honour: Honour { now: 8, end: 0 }, statues: 0 },
        What::Dug { size: 5, tier: 0, honour: Honour { now: 8, end: 4 }, statues: 2 },
        What::Blessed(Clan::Ice),
        What::Founded(9),
        What::Dedicated { hall: 4, change: Honour { now: 0, end: 6 } },
        What::Moved { clan: Clan::Moon, change: Honour { now: 0, end: -2 } },
        What::Cast(4),
        What::Activated(0),
        What::Reclaimed,
        What::Capped(0),
        What::Capped(5),
        What::Skipped,
    ] {
        say!(out, "king", of => recap_entry(&what), recap_entry_spoken(&what));
    }
}

fn game(out: &mut Corpus, king: &KingSections, context: &TextContext<'_>) {
    let of = king.game;
    let names = ["Oddvar", "Tuva", "Solveig"].map(str::to_owned);
    tell!(out, "king game", unseen, (), of.unseen().unwrap_or_default().to_owned());
    say!(out, "king game", of =>
        game(), points(), total(), chapter(3), curtain(NAME, true), curtain(NAME, false), no_hints(), show_belongings(),
        belongings(NAME), winners(&names[..1]), winners(&names[..2]), winners(&names), tie_note(), chart(), chart_extra(),
        team_wins(NAME));
    for category in ["tunnels", "coronation", "pedestals", "leftovers", "halls", "statues", "?"] {
        say!(out, "king game", of => category(category));
    }
    tell!(out, "king game", moment, (), of.moment(context));
    for left in 1..=3 {
        let mut state = *context.state;
        state.rounds_left = left;
        let late = TextContext { state: &state, ..*context };
        tell!(out, "king game", last_call, left, of.last_call(&late).unwrap_or_default());
    }
    for event in EVENTS {
        tell!(out, "king game", sentence, event, of.sentence(context, &event).unwrap_or_default());
    }
    for why in ILLEGALS {
        tell!(out, "king game", illegal, why, of.illegal(context, why));
    }
    let sheet = <MountainKing as moot_core::Game>::score(context.setup, context.state);
    let both = [Seat(0), Seat(1)];
    tell!(out, "king game", tie, 1, of.tie(context, &sheet, &both[..1], Some(Seat(1))));
    tell!(out, "king game", tie, 2, of.tie(context, &sheet, &both, None));
    let of_kinds = Kind::ALL.into_iter().flat_map(|kind| [Feature::Resource(kind), Feature::Income(kind)]);
    let plain = [
        Feature::Tunnels,
        Feature::Statues,
        Feature::Halls,
        Feature::Tokens,
        Feature::Coronation,
        Feature::Payable,
        Feature::Trolls,
        Feature::Race,
        Feature::Pedestals,
        Feature::StatuesWon,
        Feature::Haul,
        Feature::HallRoom,
        Feature::Room,
        Feature::Depth,
        Feature::NearStatues,
        Feature::NearHoards,
        Feature::Turns,
    ];
    for feature in plain.into_iter().chain(of_kinds) {
        for change in [-3.0, -1.0, 1.0, 2.0] {
            tell!(out, "king game", reason, (feature, change), of.reason(feature, change));
            let alone = [Reason { feature, count: change, points: change }];
            tell!(out, "king game", why, (feature, change), of.why(&alone).unwrap_or_default());
        }
    }
}

/// The texts of a random game: its event log, squares and moves.
fn whole_game(out: &mut Corpus, king: &KingSections) {
    let setup = Setup::usual(3).expect("three can play");
    let seats = seats();
    let mut table =
        Table::<MountainKing>::new(setup, Seed::typed("corpus"), SeatSet::all(3)).expect("a deal");
    let mut dice = SplitMix64::new(11);
    let mut ended = 0;
    while let Turn::Seats(asked) = table.turn() {
        let seat = asked.iter().next().expect("a seat decides");
        let legal = table.legal(seat);
        let state = *table.state();
        let context = TextContext { setup: &setup, state: &state, seats: &seats };
        if table.log().len().is_multiple_of(9) {
            for action in legal.iter().step_by(1 + legal.len() / 12) {
                tell!(out, "king game", title, action, king.game.title(&context, &[*action]));
            }
        }
        if table.log().len().is_multiple_of(60) {
            for at in (0..17).flat_map(|row| (0..21).map(move |column| Square::at(column, row))) {
                let facts = Facts::of(&setup, &state, at);
                tell!(out, "board", square, at, king.board.square(&context, &facts, at.column() % 2 == 0));
            }
        }
        let leads = |action: &&Action| !matches!(action, Action::EndTurn | Action::Trade { .. });
        let mut choices: Vec<Action> = legal.iter().filter(leads).copied().collect();
        if choices.is_empty() {
            choices =
                legal.iter().filter(|action| !matches!(action, Action::Trade { .. })).copied().collect();
        }
        ended += usize::from(choices.contains(&Action::EndTurn));
        let pick = choices[dice_below(&mut dice, choices.len())];
        let said = table.log().len();
        table.play(seat, pick).expect("it is legal");
        for ply in &table.log()[said..] {
            let context = TextContext { setup: &setup, state: &ply.after, seats: &seats };
            for event in &ply.events {
                tell!(
                    out,
                    "king game",
                    sentence,
                    event,
                    king.game.sentence(&context, event).unwrap_or_default()
                );
            }
        }
        if ended > 24 {
            break;
        }
    }
}

fn dice_below(dice: &mut SplitMix64, below: usize) -> usize {
    use moot_core::Dice;
    dice.below(u32::try_from(below).unwrap_or(1)) as usize
}
