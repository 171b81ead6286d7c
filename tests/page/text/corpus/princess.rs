//! Trolls & Princesses.

use std::collections::BTreeSet;

use moot_core::{Game, Seat};
use trolls_and_princesses::{
    Action, Board, Cell, Effect, Goods, Illegal, Item, Joint, KingsCard, Place, PlaceAction, Prospect,
    Reckoning, Resource, RoundCard, Show, Stage, TILES, Tile, Time, TrollCard, TrollsAndPrincesses,
};

use super::{Corpus, Said, say, tell};
use trolls_and_princesses_ui::game::pick::{Pick, Thing, attempt, choices, parts};
use trolls_and_princesses_ui::samples::{
    context, decisions, events, features, illegals, place_actions, uncovered,
};
use trolls_and_princesses_ui::text::table::{
    Glance, Leg, PrincessSections, RecapEvent, Source, Tab, TextContext,
};
use trolls_and_princesses_ui::text::{en, fr};

const NAME: &str = "Oddvar";

pub(super) fn say_all(out: &mut Corpus, texts: &PrincessSections) {
    things(out, texts);
    panels(out, texts);
    told(out, texts);
    context(|context| game(out, texts, context));
    covered(out, texts);
    positions_as_they_come(out, texts);
}

fn things(out: &mut Corpus, texts: &PrincessSections) {
    let of = texts.own;
    for place in (0..8).map(Place) {
        say!(out, "princess", of => place(place));
    }
    for place in Place::CAVERNS {
        say!(out, "princess", of => cavern(place), cavern_use(place), walker(place));
    }
    for place in [Place::MINING, Place::village(1), Place::BESIDE] {
        say!(out, "princess", of => mover(place, false), mover(place, true));
    }
    for resource in Resource::ALL {
        say!(out, "princess", of => resource(resource, 1), resource(resource, 3));
    }
    for item in [Item::Princess, Item::Bell, Item::Changeling, Item::Outpost, Item::Human] {
        say!(out, "princess", of => item(item, 1), item(item, 2));
    }
    let some = Goods { resources: [1, 0, 2], power: 1, cows: 2 };
    say!(out, "princess", of => goods(some), power(1), power(3), cows(1), cows(2), cauldrons(1), cauldrons(5));
    for effect in [
        Effect::Nothing,
        Effect::Gain(some),
        Effect::Fill,
        Effect::Mine { resource: Resource::Gold, most: 2 },
        Effect::Tile,
        Effect::Card,
        Effect::Walk { trolls: 1, humans: 1 },
    ] {
        say!(out, "princess", of => effect(effect));
    }
    for tile in (0..TILES as u8).map(Tile) {
        say!(out, "princess", of => tile(tile), tile_text(tile), held(tile));
        if let Some(points) = tile.points() {
            say!(out, "princess", of => points(points));
        }
    }
    for card in TrollCard::all() {
        say!(out, "princess", of => card(card), card_text(card));
    }
    for castle in trolls_and_princesses::Castle::all() {
        say!(out, "princess", of => castle(castle));
    }
    for card in RoundCard::all() {
        say!(out, "princess", of => round(card), round_short(card));
    }
    for card in KingsCard::all() {
        say!(out, "princess", of => challenge(card));
    }
    for place_action in place_actions() {
        say!(out, "princess", of => place_action(place_action), cost(place_action.cost()));
    }
    let points = Reckoning { trolls: 2, outposts: 1, humans: 1, king: 1, rivals: 2 };
    say!(out, "princess", of =>
        prospect(&Prospect { points, place_actions: vec![(PlaceAction::Cow, Ok(()))] }),
        prospect(&Prospect { points, place_actions: Vec::new() }),
        prospect(&Prospect { points, place_actions: vec![(PlaceAction::Cow, Err(Illegal::Points { need: 2, have: 1, idle: 0 }))] }),
        prospect(&Prospect { points, place_actions: vec![(PlaceAction::Buy, Err(Illegal::NoCow))] }),
        build_first());
    say!(out, "princess", of => reckoning(points), joint(Joint { links: 2, sites: [1, 0, 2] }));
}

fn panels(out: &mut Corpus, texts: &PrincessSections) {
    let of = texts.own;
    let names = ["Oddvar", "Tuva"].map(str::to_owned);
    say!(out, "princess", of =>
        rounds(), not_now(), rounds_left(0), rounds_left(4), hidden_hand(NAME, 1), hidden_hand(NAME, 3), challenges(),
        challenges_note(), progress(1, 3), claimed_by(&names[..1]), claimed_by(&names), claim(), points_title(), points_now(), points_then(),
        own_points(0), own_points(1), own_points(3), most(1), most(3), own_left(), shared_points(true), shared_points(false), left(1, 4), place_actions(true), place_actions(false), reach(2, 7), choose_place(),
        displays(), points_left(1, 0), points_left(3, 0), points_left(0, 1), points_left(0, 2), points_left(3, 2), end_question(1, 0), end_question(2, 1), end_question(0, 2), tiles_left(1), tiles_left(2), leave_question(1), leave_question(2), end(), end_turn(),
        legs(), statistics(), did([0; 8]), did([1; 8]), did([2; 8]), pushed(NAME), rotate(), turn_later(), lost(1), lost(2), cancel(), no_game(),
        saved_at(2, 1), saved_at(4, 9));
    for time in Time::ALL {
        say!(out, "princess", of => time(time));
    }
    for source in [Source::Trolls, Source::Outposts, Source::Humans, Source::King, Source::Rivals] {
        say!(out, "princess", of => source(source, 1), source(source, 2));
    }
    for show in [Show::Caves, Show::Kings, Show::Cards] {
        say!(out, "princess", of => display(show));
    }
    for tab in [Tab::Cards, Tab::Actions, Tab::Displays] {
        say!(out, "princess", of => tab(tab));
    }
    for leg in [Leg::Play, Leg::First, Leg::Second, Leg::Draw] {
        say!(out, "princess", of => leg(leg));
    }
    for n in [0, 1, 3] {
        let glance = Glance {
            points: n.into(),
            princesses: n,
            field: [n.into(); 3],
            power: n,
            cows: n,
            hand: n,
            cauldrons: n,
            cards: n,
        };
        say!(out, "princess", of => chip(&glance));
    }
}

fn told(out: &mut Corpus, texts: &PrincessSections) {
    let of = texts.own;
    let village = Place::village(0);
    for recap_event in [
        RecapEvent::Played(RoundCard(0)),
        RecapEvent::Moved(village),
        RecapEvent::Moved(Place::MINING),
        RecapEvent::Pushed(Seat(1), village),
        RecapEvent::Did(PlaceAction::Capture, village),
        RecapEvent::Did(PlaceAction::Build, Place::BUILDING),
        RecapEvent::Laid(Tile(0)),
        RecapEvent::Laid(Tile(70)),
        RecapEvent::Card(TrollCard(0)),
        RecapEvent::Claimed(KingsCard(0)),
    ] {
        say!(out, "princess", of => recap_event(&recap_event), feat_told(&recap_event));
    }
}

fn game(out: &mut Corpus, texts: &PrincessSections, context: &TextContext<'_>) {
    let of = texts.game;
    let names = ["Oddvar", "Tuva", "Solveig"].map(str::to_owned);
    say!(out, "princess game", of =>
        game(), points(), total(), chapter(0), chapter(3), curtain(NAME, true), no_hints(), show_belongings(),
        belongings(NAME), winners(&names[..1]), winners(&names[..2]), winners(&names), tie_note(), chart(), chart_extra(),
        team_wins(NAME));
    for category in trolls_and_princesses::score::CATEGORIES.iter().copied().chain(["?"]) {
        say!(out, "princess game", of => category(category));
    }
    for round in [0, 1, context.setup.table().rounds] {
        let mut state = *context.state;
        state.round = round;
        let context = TextContext { setup: context.setup, state: &state, seats: context.seats };
        tell!(out, "princess game", moment, round, of.moment(&context));
        if let Some(call) = of.last_call(&context) {
            tell!(out, "princess game", last_call, round, call);
        }
    }
    for event in events() {
        tell!(out, "princess game", sentence, event, of.sentence(context, &event).unwrap_or_default());
    }
    for why in illegals() {
        tell!(out, "princess game", illegal, why, of.illegal(context, why));
    }
    let sheet = TrollsAndPrincesses::score(context.setup, context.state);
    tell!(out, "princess game", tie, 2, of.tie(context, &sheet, &[Seat(0), Seat(1)], None));
    tell!(out, "princess game", tie, 1, of.tie(context, &sheet, &[Seat(0)], Some(Seat(1))));
    for feature in features() {
        for change in [-3.0, -1.0, 1.0, 2.0] {
            tell!(out, "princess game", reason, (feature, change), of.reason(feature, change));
        }
    }
    let of = texts.board;
    say!(out, "villages", of => board(), role(), whole(), keys(), part(0), part(1), part(2));
    let mut state = *context.state;
    state.players[0].board = Board(0);
    let context = TextContext { setup: context.setup, state: &state, seats: context.seats };
    for at in [Place::MINING, Place::village(0)] {
        tell!(out, "villages", place_facts, at, of.place_facts(&context, Seat(0), at, true));
    }
    tell!(out, "villages", stores, (), of.stores(&state, Seat(0)));
    tell!(out, "villages", stores, (), of.stores(&state, Seat(0)));
    tell!(out, "villages", cell_facts, (), of.cell_facts(&context, Seat(0), Cell::START, true));
}

/// What the pieces cover that are sent to villages.
fn covered(out: &mut Corpus, texts: &PrincessSections) {
    let of = texts.own;
    uncovered(|context, at, gain| {
        tell!(out, "princess", choice, gain, of.choice(context, Action::Uncover(at)));
    });
}

/// The prompts, actions and trays of whole games, each new pair of texts once.
fn positions_as_they_come(out: &mut Corpus, texts: &PrincessSections) {
    let mut known = BTreeSet::new();
    decisions(|context, legal| {
        let mut say = |method: &'static str, text: &dyn Fn(&PrincessSections) -> String| {
            if known.insert((method, text(&en::PRINCESS), text(&fr::PRINCESS))) {
                let section = if method == "title" { "princess game" } else { "princess" };
                out.push(Said {
                    section,
                    method,
                    with: format!("{:?}", context.state.phase),
                    text: text(texts),
                });
            }
        };
        let state = context.state;
        say("question", &|it| it.own.question(state));
        say("done", &|it| it.own.done(state).to_owned());
        let none = choices(state, legal, &Pick::NOTHING);
        say("advice", &|it| it.own.advice(context, &none));
        // All ways to lay a tile have the same kind of text, so a few are enough.
        let mut lays = 0;
        for &action in legal {
            lays += usize::from(matches!(action, Action::Lay { .. }));
            if lays > 2 {
                break;
            }
            say("choice", &|it| it.own.choice(context, action));
            if let Action::Activate(tile) = action {
                say("activation", &|it| it.own.activation(state, tile));
            }
            say("title", &|it| it.game.title(context, &[action]));
            let held = choices(state, legal, &parts(state, action));
            say("advice", &|it| it.own.advice(context, &held));
            if let Some(actions) = attempt(state, &held) {
                say("confirm", &|it| it.own.confirm(context, &actions));
            }
        }
        if state.stage == Stage::Act {
            for &place_action in PlaceAction::of(state.at) {
                say("yields", &|it| it.own.yields(state, place_action));
                let held = choices(state, legal, &Pick::of(Thing::PlaceAction(place_action)));
                say("advice", &|it| it.own.advice(context, &held));
            }
        }
        if let Some(&Action::Take(tile)) = legal.iter().find(|action| matches!(action, Action::Take(_))) {
            let held = choices(state, legal, &Pick::of(Thing::Tile(tile)));
            say("advice", &|it| it.own.advice(context, &held));
            let lie = held.ways.first().map(|way| way.lie);
            let laid = choices(state, legal, &Pick { lie, ..held.pick });
            say("placement", &|it| it.own.placement(&laid));
        }
    });
}
