//! The shared game texts, for this game.

use crate::NimUi;
use crate::text::table::{NimTexts, RecapEvent, TextContext};
use moot_core::{ScoreSheet, Seat};
use moot_table_ui::game::words::GameTexts;
use nim_template::{Action, Event, Feature, Illegal, Phase};

moot_ui::texts! {
    impl GameTexts<NimUi>;
    en {
        use crate::text::en::{English, game, points, stones};
        use moot_ui::text::en::join::and;
    }
    fr {
        use crate::text::fr::{French, game, points, stones};
        use moot_ui::text::fr::join::{and, de};
    }

    game { en: "Nim with cards", fr: "Nim à cartes" }
    points { en: "points", fr: "points" }
    total { en: "Points", fr: "Total" }
    moment(context: &TextContext<'_>) -> String {
        en: if matches!(context.state.phase, Phase::Deal(_)) {
            "dealing".to_owned()
        } else {
            format!("turn {}", context.state.turn)
        },
        fr: if matches!(context.state.phase, Phase::Deal(_)) {
            "distribution".to_owned()
        } else {
            format!("tour {}", context.state.turn)
        },
    }
    chapter(chapter: u16) -> String { en: format!("Turn {chapter}"), fr: format!("Tour {chapter}") }
    last_call(context: &TextContext<'_>) -> Option<String> {
        en: {
            // Shown near the end of a running game only.
            let last = context.state.standing().count() == 1 && context.state.phase != Phase::Over;
            last.then(|| "The last heap".to_owned())
        },
        fr: {
            let last = context.state.standing().count() == 1 && context.state.phase != Phase::Over;
            last.then(|| "Le dernier tas".to_owned())
        },
    }
    curtain(name: &str, _secret: bool) -> String { en: format!("{name} holds a secret card. Everybody else looks away."), fr: format!("{name} a une carte secrète. Tous les autres détournent les yeux.") }
    no_hints { en: "No hints now.", fr: "Pas de conseils maintenant." }
    show_belongings { en: "Show the card", fr: "Montrer la carte" }
    belongings(name: &str) -> String { en: format!("The card of {name}"), fr: format!("La carte {}", de(name)) }
    sentence(context: &TextContext<'_>, event: &Event) -> Option<String> { all: game::sentence(context, event) }
    illegal(context: &TextContext<'_>, why: Illegal) -> String { match why {
        Illegal::NotYourTurn { asked } => { en: format!("{} must decide first.", context.name(asked)), fr: format!("{} doit d’abord décider.", context.name(asked)) }
        Illegal::Dealing => { en: "A card has to be dealt first.".to_owned(), fr: "Il faut d’abord distribuer une carte.".to_owned() }
        Illegal::GameOver => { en: "The game is over.".to_owned(), fr: "La partie est terminée.".to_owned() }
        Illegal::WrongMoment => { en: "A card is played at the beginning of a turn only.".to_owned(), fr: "Une carte se joue seulement au début d’un tour.".to_owned() }
        Illegal::Stones { most: 0, .. } => { en: "That heap is empty.".to_owned(), fr: "Ce tas est vide.".to_owned() }
        Illegal::Stones { most, .. } => { en: format!("At most {} can be taken there.", stones(most)), fr: format!("On y prend au plus {}.", stones(most)) }
        Illegal::SameHeap { heap } => { en: format!("The first hand took from heap {}: the second takes from another.", heap.word()), fr: format!("La première main a pris dans le tas {} : la seconde prend ailleurs.", heap.word()) }
        Illegal::NotHeld { card } => { en: format!("You do not hold the card {}.", English.card(card)), fr: format!("Vous n’avez pas la carte {}.", French.card(card)) }
        Illegal::TooFewHeaps { have } => { en: format!("Two hands needs two heaps with stones; there is {have}."), fr: format!("Deux mains demande deux tas avec des pierres ; il y en a {have}.") }
        Illegal::NotDue => { en: "That card cannot be dealt now.".to_owned(), fr: "Cette carte ne peut être distribuée maintenant.".to_owned() }
    } }
    title(_scene: &TextContext<'_>, line: &[Action]) -> String {
        en: {
            let part = |action: &Action| match *action {
                Action::Take { heap, stones } => English.recap_entry(RecapEvent::Took(heap, stones)),
                Action::Play(card) => English.card(card).to_owned(),
            };
            line.iter().map(part).collect::<Vec<_>>().join(", ")
        },
        fr: {
            let part = |action: &Action| match *action {
                Action::Take { heap, stones } => French.recap_entry(RecapEvent::Took(heap, stones)),
                Action::Play(card) => French.card(card).to_owned(),
            };
            line.iter().map(part).collect::<Vec<_>>().join(", ")
        },
    }
    reason(feature: Feature, count: f32) -> String { all: game::reason(feature, count) }
    category(category: &str) { match category {
        "heaps" => { en: "Heaps emptied", fr: "Tas vidés" }
        "card" => { en: "Card kept", fr: "Carte gardée" }
        _ => { en: "Other", fr: "Autres" }
    } }
    winners(names: &[String]) -> String { match names {
        [] => { all: String::new() }
        [one] => { en: format!("{one} wins"), fr: format!("{one} gagne") }
        many => { en: format!("{} share the victory", and(many)), fr: format!("{} partagent la victoire", and(many)) }
    } }
    tie(context: &TextContext<'_>, sheet: &ScoreSheet, first: &[Seat], _second: Option<Seat>) -> String {
        en: {
            let total = first.first().map_or(0, |&seat| sheet.total(seat));
            let each = points(u8::try_from(total).unwrap_or(0));
            match first {
                &[seat] => format!("{each} each: {} took the last stone", context.name(seat)),
                _ => format!("{each} each: the victory is shared"),
            }
        },
        fr: {
            let total = first.first().map_or(0, |&seat| sheet.total(seat));
            let each = points(u8::try_from(total).unwrap_or(0));
            match first {
                &[seat] => format!("{each} chacun : {} a pris la dernière pierre", context.name(seat)),
                _ => format!("{each} chacun : la victoire est partagée"),
            }
        },
    }
    tie_note { en: "Most points win; of equal totals that of the player who took the last stone.", fr: "Le plus de points gagne ; à égalité, la dernière pierre décide." }
    chart { en: "Points over time", fr: "Points au fil du temps" }
    chart_extra { en: "points, by turns", fr: "points, par tours" }
}
