//! The shared game texts, for this game.

use crate::MountainKingUi;
use crate::text::table::TextContext;
use moot_core::{ScoreSheet, Seat};
use moot_players::Reason;
use moot_table_ui::game::words::GameTexts;
use mountain_king::evaluator::Feature;
use mountain_king::{Action, Event, Illegal};

moot_ui::texts! {
    impl GameTexts<MountainKingUi>;
    en {
        use crate::text::en::{table, advice, log, refusals};
        use crate::text::en::table::side;

        use moot_ui::text::en::spelling::{honour as points, spelt};
    }
    fr {
        use crate::text::fr::{table, advice, log, refusals};
        use crate::text::fr::table::side;
        use moot_ui::text::fr::join::and;
    }

    game { en: "Mountain King", fr: "Roi de la Montagne" }
    points { en: points(), fr: "points d’honneur" }
    total { en: spelt("Honour", "Honor"), fr: "Honneur" }
    moment(context: &TextContext<'_>) -> String {
        en: {
            let (side, round) = (side(context.setup.side()), context.state.round);
            if round == 0 { format!("{side} · setting up") } else { format!("{side} · round {round}") }
        },
        fr: {
            let (side, round) = (side(context.setup.side()), context.state.round);
            if round == 0 { format!("{side} · mise en place") } else { format!("{side} · manche {round}") }
        },
    }
    chapter(chapter: u16) -> String { en: format!("Round {chapter}"), fr: format!("Manche {chapter}") }
    last_call(context: &TextContext<'_>) -> Option<String> { all: table::last_call(context) }
    curtain(name: &str, secret: bool) -> String {
        en: if secret {
            format!("{name} now looks at two starting trolls in secret. Everybody else looks away.")
        } else {
            "Hand over the screen. Only the pedestal tokens of each player lie face down for the others.".to_owned()
        },
        fr: if secret {
            format!(
                "{name} regarde maintenant deux trolls de départ en secret. Les autres détournent les yeux."
            )
        } else {
            "Passez l’écran. Seuls les jetons Piédestal de chacun restent face cachée pour les autres.".to_owned()
        },
    }
    no_hints { en: "No hints in the draft: there is little to know yet.", fr: "Pas de conseil pour le choix des trolls de départ : il y a encore trop peu à savoir." }
    show_belongings { en: "Show the trollsmoot", fr: "Montrer la meute" }
    belongings(name: &str) -> String { en: format!("Trollsmoot of {name}"), fr: format!("Meute {}", moot_ui::text::fr::join::de(name)) }
    sentence(context: &TextContext<'_>, event: &Event) -> Option<String> { all: log::sentence(context, event) }
    illegal(context: &TextContext<'_>, why: Illegal) -> String { all: refusals::illegal(context, why) }
    title(context: &TextContext<'_>, line: &[Action]) -> String { all: advice::title(context, line) }
    reason(feature: Feature, count: f32) -> String { all: advice::reason(feature, count) }
    why(reasons: &[Reason<Feature>]) -> Option<String> { all: advice::why(reasons) }
    category(category: &str) { match category {
        "tunnels" => { en: "Tunnels dug", fr: "Tunnels creusés" }
        "coronation" => { en: "Coronation", fr: "Couronnement" }
        "pedestals" => { en: "Pedestal tokens", fr: "Jetons Piédestal" }
        "leftovers" => { en: "Sets of three", fr: "Lots de trois" }
        "halls" => { en: "Great halls", fr: "Grandes Salles" }
        "statues" => { en: "Statues", fr: "Statues" }
        _ => { en: "Other", fr: "Autres" }
    } }
    winners(names: &[String]) -> String {
        en: match names {
            [] => String::new(),
            [one] => format!("{one} is crowned"),
            [most @ .., last] => format!("{} and {last} share the crown", most.join(", ")),
        },
        fr: match names {
            [] => String::new(),
            [one] => format!("{one} ceint la couronne"),
            many => format!("{} se partagent la couronne", and(many)),
        },
    }
    team_wins(team: &str) -> String { en: format!("{team} are crowned"), fr: format!("{team} sont couronnés") }
    tie(context: &TextContext<'_>, sheet: &ScoreSheet, first: &[Seat], second: Option<Seat>) -> String {
        all: table::tie(context, sheet, first, second),
    }
    tie_note { en: "In a tie, the lower sum of the levels of the trolls recruited is better; if that is equal too, the place is shared.", fr: "À égalité d’honneur, la plus petite somme des niveaux des trolls recrutés l’emporte ; si elle est égale aussi, la place est partagée." }
    unseen -> Option<&'static str> {
        en: Some(spelt(
            "Tokens that lie face down with others are left out. The numbers beside a name are the first row, honour for tunnels, and what the others add without the sets of three.",
            "Tokens that lie face down with others are left out. The numbers beside a name are the first row, honor for tunnels, and what the others add without the sets of three.",
        )),
        fr: Some("Les jetons face cachée des autres ne sont pas comptés. Les nombres près d’un nom sont la première ligne, l’honneur des tunnels, et ce que les autres ajoutent sans les lots de trois."),
    }
    chart { en: spelt("Honour over time", "Honor over time"), fr: "L’honneur au fil du temps" }
    chart_extra { en: "by rounds, as far as it was certain", fr: "par manche, pour ce qui était acquis" }
}
