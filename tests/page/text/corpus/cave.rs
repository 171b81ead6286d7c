//! Cave Troll: printed texts, prompts, and texts of positions.

use cave_troll::{Artifact, Card, CaveTroll, Event, Figure, Phase, Piece, Set, Space};
use moot_core::Seat;

use super::{Corpus, say, tell};
use cave_troll_ui::board::facts::Facts;
use cave_troll_ui::board::preview;
use cave_troll_ui::game::pick::{FigureAction, NextPart, Pick, choices};
use cave_troll_ui::samples::{AT, KNIGHT, context, events, features, illegals};
use cave_troll_ui::samples::{legal, positions};
use cave_troll_ui::text::table::{
    CaveSections, Glance, Means, RecapEvent, Spent, Tab, TextContext, Verb, Whereabouts,
};
use moot_ui::testing::seats;

const NAME: &str = "Oddvar";

pub(super) fn say_all(out: &mut Corpus, cave: &CaveSections) {
    things(out, cave);
    panels(out, cave);
    recap_entries(out, cave);
    context(|context| game(out, cave, context));
    positions_as_they_come(out, cave);
}

fn things(out: &mut Corpus, cave: &CaveSections) {
    let of = cave.own;
    for figure in Figure::ALL {
        say!(out, "cave", of => figure(figure), ability(figure));
    }
    for card in Card::all() {
        say!(out, "cave", of => card(card), card_text(card));
    }
    for artifact in Artifact::ALL {
        say!(out, "cave", of => artifact(artifact), artifact_text(artifact));
    }
    for space in Space::all() {
        say!(out, "cave", of => place(space));
    }
    for set in [Set::Classic, Set::Variant] {
        say!(out, "cave", of => set_name(set), saved_at(set, 1), saved_at(set, 9));
    }
}

fn panels(out: &mut Corpus, cave: &CaveSections) {
    let of = cave.own;
    say!(out, "cave", of => statistics_map(), did([1, 1, 1, 1], 1), did([2, 3, 2, 4], 9));
    say!(out, "cave", of =>
        icons(1), icons(3), dungeon(), role(), whole(), keys(), tie(), forecast(false), forecast(true), forecast_extra(),
        forecast_row(NAME, 1, 5), forecast_row(NAME, 9, 5), pile(), pile_count(1), pile_count(3), pile_rest(1),
        pile_rest(3), decks(1), decks(4), turn(NAME, true), turn(NAME, false), left(1, 4), left(3, 4), cards(), cards_of(NAME),
        cards_secret(), deck(1), deck(7), deck_note(), hidden_hand(NAME, 1), hidden_hand(NAME, 2), face_down(), unplayed(1),
        unplayed(3), characters(), chip_deck(4), chip_heroes(1), chip_heroes(3), chip_monsters(1), chip_monsters(2),
        chip_artifact(true), chip_artifact(false), actions(), any_action(), not_now(), no_effect(), stall(1), stall(2), stall(4), stall(16), cancel(), actions_left(1), actions_left(3), end_question(1), end_question(2), last_draw(), last_draw_question(1), last_draw_question(3), could_step_out(1), could_step_out(3), stay_question(1),
        stay_question(2), end(), no_game());
    for verb in [Verb::Draw, Verb::Move, Verb::Ability, Verb::Artifact] {
        say!(out, "cave", of => verb(verb), verb_note(verb, 0), verb_note(verb, 1), verb_note(verb, 3));
    }
    for at in [
        Whereabouts::Board(1),
        Whereabouts::Board(3),
        Whereabouts::Hand,
        Whereabouts::Deck,
        Whereabouts::Gone,
    ] {
        say!(out, "cave", of => whereabouts(at));
    }
    for artifact in [false, true] {
        let n = 1 + u8::from(artifact);
        let glance =
            Glance { gold: n.into(), deck: n, held: n, heroes: n, monsters: n, artifact, board: n.into() };
        say!(out, "cave", of => chip(&glance));
    }
    for tab in [Tab::Cards, Tab::Gold, Tab::Figures] {
        say!(out, "cave", of => tab(tab));
    }
    for recap_entry in [
        FigureAction::Step,
        FigureAction::Push,
        FigureAction::Strike,
        FigureAction::Rout,
        FigureAction::Banish,
        FigureAction::Pull,
        FigureAction::Rampage,
    ] {
        say!(out, "cave", of => act(recap_entry), no_use(recap_entry));
    }
}

fn recap_entries(out: &mut Corpus, cave: &CaveSections) {
    let of = cave.own;
    say!(out, "cave", of => spent(Spent::Draw), spent(Spent::Artifact));
    for card in Card::all() {
        say!(out, "cave", of => spent(Spent::Card(card)));
    }
    for figure in Figure::ALL {
        say!(out, "cave", of => spent(Spent::Move(figure)), spent(Spent::Ability(figure)));
    }
    let banshee = Piece::new(Seat(1), Figure::Banshee);
    for recap_event in [
        RecapEvent::Placed(Figure::Orc, Space(38)),
        RecapEvent::Moved(Figure::Knight, AT),
        RecapEvent::Shoved(KNIGHT, AT),
        RecapEvent::Shoved(banshee, AT),
        RecapEvent::Removed { first: banshee, count: 1, at: AT },
        RecapEvent::Removed { first: KNIGHT, count: 3, at: AT },
        RecapEvent::Lost { first: Figure::Banshee, count: 1, at: AT, by: Means::Artifact(Artifact::Mirror) },
        RecapEvent::Lost { first: Figure::Orc, count: 3, at: AT, by: Means::Figure(Figure::CaveTroll) },
        RecapEvent::Sent(Figure::Knight, AT, Means::Figure(Figure::Wraith)),
        RecapEvent::Scored(AT, [1, 0, 0, 0]),
        RecapEvent::Board([5, 1, 0, 0]),
        RecapEvent::Purse,
        RecapEvent::Found,
        RecapEvent::Invoked(Artifact::Mirror),
        RecapEvent::Sealed(AT),
        RecapEvent::Idle,
    ] {
        say!(out, "cave", of => recap_entry(&recap_event), recap_entry_spoken(&recap_event));
    }
    let lost =
        RecapEvent::Lost { first: Figure::Orc, count: 3, at: AT, by: Means::Figure(Figure::CaveTroll) };
    let (short, spoken) = (of.recap_entry(&lost), of.recap_entry_spoken(&lost));
    for gold in [1, 3] {
        say!(out, "cave", of => recap_cost(&short, gold), recap_cost_spoken(&spoken, gold));
    }
    for next_part in [NextPart::Card, NextPart::Who, NextPart::To] {
        say!(out, "cave", of => missing(next_part));
    }
}

fn game(out: &mut Corpus, cave: &CaveSections, context: &TextContext<'_>) {
    let of = cave.game;
    let names = ["Oddvar", "Tuva", "Solveig"].map(str::to_owned);
    say!(out, "cave game", of =>
        game(), points(), total(), chapter(3), curtain(NAME, true), no_hints(), show_belongings(), belongings(NAME),
        winners(&names[..1]), winners(&names[..2]), winners(&names), tie_note(), chart(), chart_extra(), team_wins(NAME));
    for category in ["board", "rooms", "purse", "last", "artifacts", "?"] {
        say!(out, "cave game", of => category(category));
    }
    tell!(out, "cave game", moment, (), of.moment(context));
    assert_eq!(of.last_call(context), None, "the prompt for the next action announces it");
    for event in events() {
        if !matches!(event, Event::Discarded { .. }) {
            tell!(out, "cave game", sentence, event, of.sentence(context, &event).unwrap_or_default());
        }
    }
    for why in illegals() {
        tell!(out, "cave game", illegal, why, of.illegal(context, why));
    }
    let sheet = <CaveTroll as moot_core::Game>::score(context.setup, context.state);
    tell!(out, "cave game", tie, (), of.tie(context, &sheet, &[Seat(0), Seat(1)], None));
    for feature in features() {
        for change in [-3.0, -1.0, 1.0, 2.0] {
            tell!(out, "cave game", reason, (feature, change), of.reason(feature, change));
        }
    }
    for phase in [Phase::Glide, Phase::Bonus, Phase::Lantern] {
        let mut state = *context.state;
        state.phase = phase;
        tell!(out, "cave", done, phase, cave.own.done(&state).to_owned());
    }
}

fn positions_as_they_come(out: &mut Corpus, cave: &CaveSections) {
    let (of, seats) = (cave.own, seats());
    for (i, (setup, state)) in positions().into_iter().enumerate() {
        let context = TextContext { setup: &setup, state: &state, seats: &seats };
        let legal = legal(&setup, &state);
        let now = choices(&setup, &state, &legal, &Pick::NOTHING);
        tell!(out, "cave", question, (i, state.phase), of.question(&context, &now));
        tell!(out, "cave", advice, (i, state.phase), of.advice(&context, &now));
        tell!(out, "cave", confirm, i, of.confirm(&context, &[]));
        for &action in legal.iter().step_by(1 + legal.len() / 6) {
            tell!(out, "cave game", title, action, cave.game.title(&context, &[action]));
            tell!(out, "cave", confirm, action, of.confirm(&context, &[action]));
            let preview = preview::preview_of(&setup, &state, &[action]);
            let told = of.preview(&context, &preview);
            if !told.is_empty() {
                tell!(out, "cave", preview, action, told);
            }
        }
        if i % 40 == 0 {
            for at in Space::all() {
                let facts = Facts::of(&state, at);
                tell!(out, "cave", facts, at, of.facts(&context, &facts, true));
                tell!(out, "cave", standing, at, of.standing(&context, &facts));
                tell!(out, "cave", crowd, at, of.crowd(&context, &facts));
            }
        }
    }
}
