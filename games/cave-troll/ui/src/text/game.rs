//! The shared game texts, for this game.

use crate::CaveTrollUi;
use crate::text::table::{CaveTexts, TextContext};
use cave_troll::{Action, Event, Feature, Illegal};
use moot_core::{ScoreSheet, Seat};
use moot_table_ui::game::GameModel;
use moot_table_ui::game::words::GameTexts;

moot_ui::texts! {
    impl GameTexts<CaveTrollUi>;
    en {
        use crate::text::en::{English, advice, log, refusals};
        use moot_ui::text::en::join::and;
    }
    fr {
        use crate::text::fr::{French, advice, log, refusals};
        use crate::text::fr::names::gold;
        use moot_ui::text::fr::join::{and, de};
    }

    game { en: "Cave Troll", fr: "Cave Troll" }
    points { en: "gold", fr: "pièces d’or" }
    total { en: "Gold", fr: "Or" }
    moment(context: &TextContext<'_>) -> String {
        en: {
            let set = English.set_name(context.state.set);
            let round = CaveTrollUi::chapter(context.state);
            if round == 0 { format!("{set} · dealing") } else { format!("{set} · round {round}") }
        },
        fr: {
            let set = French.set_name(context.state.set);
            let round = CaveTrollUi::chapter(context.state);
            if round == 0 { format!("{set} · distribution") } else { format!("{set} · manche {round}") }
        },
    }
    chapter(chapter: u16) -> String { en: format!("Round {chapter}"), fr: format!("Manche {chapter}") }
    last_call(_scene: &TextContext<'_>) -> Option<String> {
        // A banner would cover rooms, so the tray shows this text.
        all: None,
    }
    curtain(name: &str, _secret: bool) -> String { en: format!("{name} holds a secret card and perhaps an artifact. Everybody else looks away."), fr: format!("{name} a une carte secrète et peut-être un artefact. Les autres détournent les yeux.") }
    no_hints { en: "No hints now.", fr: "Pas de conseil maintenant." }
    show_belongings { en: "Show the cards", fr: "Montrer les cartes" }
    belongings(name: &str) -> String { en: format!("Cards and figures of {name}"), fr: format!("Cartes et figurines {}", de(name)) }
    sentence(context: &TextContext<'_>, event: &Event) -> Option<String> { all: log::sentence(context, event) }
    illegal(context: &TextContext<'_>, why: Illegal) -> String { all: refusals::illegal(context, why) }
    title(context: &TextContext<'_>, line: &[Action]) -> String { all: advice::title(context, line) }
    reason(feature: Feature, count: f32) -> String { all: advice::reason(feature, count) }
    unseen -> Option<&'static str> {
        en: Some("The dungeon is scored once more, as at the end. Artifacts of others are left out, and the gold for a last card."),
        fr: Some("Le donjon est compté une fois de plus, comme à la fin. Les artefacts des autres n’y sont pas, ni l’or d’une dernière carte."),
    }
    category(category: &str) { match category {
        "board" => { en: "Whole dungeon", fr: "Donjon entier" }
        "rooms" => { en: "Single rooms", fr: "Salles isolées" }
        "purse" => { en: "Empty rooms", fr: "Salles vides" }
        "last" => { en: "The last card", fr: "Dernière carte" }
        "artifacts" => { en: "Artifacts kept", fr: "Artefacts gardés" }
        _ => { en: "Other", fr: "Autres" }
    } }
    winners(names: &[String]) -> String { match names {
        [] => { all: String::new() }
        [one] => { en: format!("{one} is the richest"), fr: format!("{one} repart le plus riche") }
        many => { en: format!("{} are equally rich", and(many)), fr: format!("{} sont aussi riches", and(many)) }
    } }
    tie(_scene: &TextContext<'_>, sheet: &ScoreSheet, first: &[Seat], _second: Option<Seat>) -> String {
        en: {
            let gold = first.first().map_or(0, |&seat| sheet.total(seat));
            format!("{gold} gold each: the victory is shared")
        },
        fr: {
            let sum = first.first().map_or(0, |&seat| sheet.total(seat));
            format!("{} chacun : la victoire est partagée", gold(sum))
        },
    }
    tie_note { en: "Most gold wins; with equal gold the victory is shared.", fr: "Le plus riche gagne ; à égalité d’or, la victoire est partagée." }
    chart { en: "Gold over time", fr: "L’or au fil du temps" }
    chart_extra { en: "gold gained, by rounds", fr: "or gagné, par manche" }
}
