//! The shared game texts, for this game.

use crate::TrollsAndPrincessesUi;
use crate::text::table::TextContext;
use moot_core::{ScoreSheet, Seat};
use moot_table_ui::game::words::GameTexts;
use trolls_and_princesses::{Action, Event, Feature, Illegal, Phase};

moot_ui::texts! {
    impl GameTexts<TrollsAndPrincessesUi>;
    en {
        use crate::text::en::{advice, game, log, refusals};
        use moot_ui::text::en::join::and;
    }
    fr {
        use crate::text::fr::{advice, game, log, refusals};
        use moot_ui::text::fr::join::{and,de};
    }

    game { en: "Trolls & Princesses", fr: "Trolls & Princesses" }
    points { en: "victory points", fr: "points de victoire" }
    total { en: "Victory points", fr: "Total" }
    moment(context: &TextContext<'_>) -> String {
        en: match context.state.round {
            0 => "setting up".to_owned(),
            round => format!("round {round} of {}", context.setup.table().rounds),
        },
        fr: match context.state.round {
            0 => "mise en place".to_owned(),
            round => format!("manche {round} sur {}", context.setup.table().rounds),
        },
    }
    chapter(chapter: u16) -> String { en: if chapter == 0 { "Setting up".to_owned() } else { format!("Round {chapter}") }, fr: if chapter == 0 { "Mise en place".to_owned() } else { format!("Manche {chapter}") } }
    last_call(context: &TextContext<'_>) -> Option<String> {
        en: {
            let state = context.state;
            let last = state.round > 0 && state.round == context.setup.table().rounds && state.phase != Phase::Over;
            last.then(|| "The last round".to_owned())
        },
        fr: {
            let state = context.state;
            let last = state.round > 0 && state.round == context.setup.table().rounds && state.phase != Phase::Over;
            last.then(|| "La dernière manche".to_owned())
        },
    }
    curtain(name: &str, _secret: bool) -> String { en: format!("{name} holds secret round cards. Everybody else looks away."), fr: format!("{name} a des cartes de manche secrètes. Les autres détournent les yeux.") }
    no_hints { en: "No hints now.", fr: "Pas de conseil maintenant." }
    show_belongings { en: "Show the caves", fr: "Montrer les grottes" }
    belongings(name: &str) -> String { en: format!("Caves, cards and stores of {name}"), fr: format!("Grottes, cartes et réserves {}", de(name)) }
    sentence(context: &TextContext<'_>, event: &Event) -> Option<String> { all: log::sentence(context, event) }
    illegal(context: &TextContext<'_>, why: Illegal) -> String { all: refusals::illegal(context, why) }
    title(context: &TextContext<'_>, line: &[Action]) -> String { match line {
        [Action::Take(tile), Action::Lay { .. }, ..] => { all: advice::title(context, Action::Take(*tile)) }
        [first, ..] => { all: advice::title(context, *first) }
        [] => { all: String::new() }
    } }
    reason(feature: Feature, count: f32) -> String { all: advice::reason(feature, count) }
    category(category: &str) { match category {
        "sets" => { en: "Bells, changelings, outposts", fr: "Cloches, changelins, avant-postes" }
        "princesses" => { en: "Princesses", fr: "Princesses" }
        "kings-tiles" => { en: "King’s tiles", fr: "Tuiles du roi" }
        "humans" => { en: "Humans", fr: "Humains" }
        "victory-tiles" => { en: "Victory tiles", fr: "Tuiles de victoire" }
        "troll-cards" => { en: "Troll cards", fr: "Cartes Troll" }
        _ => { en: "Other", fr: "Divers" }
    } }
    winners(names: &[String]) -> String { match names {
        [] => { all: String::new() }
        [one] => { en: format!("{one} charms the troll king"), fr: format!("{one} charme le roi des trolls") }
        many => { en: format!("{} charm the troll king together", and(many)), fr: format!("{} charment ensemble le roi des trolls", and(many)) }
    } }
    tie(context: &TextContext<'_>, sheet: &ScoreSheet, first: &[Seat], second: Option<Seat>) -> String {
        all: game::tie(context, sheet, first, second),
    }
    tie_note { en: "Most victory points win; if they are equal, more princesses do; else the victory is shared.", fr: "Le plus de points de victoire gagne ; à égalité, le plus de princesses ; sinon la victoire est partagée." }
    chart { en: "Victory points over time", fr: "Les points de victoire au fil du temps" }
    chart_extra { en: "what would have counted after each round", fr: "ce qui aurait compté après chaque manche" }
}
