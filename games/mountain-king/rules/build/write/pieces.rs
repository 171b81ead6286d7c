//! Tokens, statues, pedestals, and what the number of players decides.

use moot_data::rust::{item, list};

use crate::read::tokens::Tokens;

/// The statics for all small pieces.
pub fn pieces(tokens: &Tokens) -> String {
    let mut track: Vec<u8> =
        tokens.tokens.iter().flat_map(|token| (0..token.count).map(|_| token.honour)).collect();
    track.sort_unstable_by(|a, b| b.cmp(a));
    let setups = list(&tokens.setups, |setup| {
        format!(
            "\n    Table {{ players: {}, winter: {}, autumn: {}, workshops: {}, coronations: &{:?} }}",
            setup.players, setup.winter, setup.autumn, setup.workshops, setup.coronations
        )
    });
    let coronations = [tokens.coronations[0].value, tokens.coronations[1].value];
    item("The pedestal point tokens, the highest first.", "TOKENS", "[u8; 15]", &format!("{track:?}"))
        + &item(
            "The coronation tokens in the order in which they are taken.",
            "CORONATIONS",
            "[u8; 2]",
            &format!("{coronations:?}"),
        )
        + &item("Statues of each clan.", "STATUES_PER_CLAN", "u8", &tokens.statues.value.to_string())
        + &item("Pedestals of each clan.", "PEDESTALS_PER_CLAN", "u8", &tokens.pedestals.value.to_string())
        + &item(
            "Base honour of a statue by tier, outermost first.",
            "STATUE_VALUE",
            "[u8; 5]",
            &format!("{:?}", tokens.statue_value.value),
        )
        + &item("What 2, 3, 4 and 5 players decide.", "SETUPS", "[Table; 4]", &setups)
}
