//! `tokens.txt`: the rulebook's counts.

use moot_data::{Breaches, Fault};

use crate::read::tokens::{Setup, Tokens};

/// Pedestal tokens: honour, how many.
const TOKENS: [(u8, u8); 4] = [(5, 3), (4, 4), (3, 4), (2, 4)];
/// Set-ups from 2 players: winter side, autumn side, workshops, coronation tokens.
const SETUPS: [(bool, bool, u8, &[u8]); 4] =
    [(true, true, 5, &[3]), (false, true, 7, &[5, 3]), (true, false, 9, &[5, 3]), (true, false, 11, &[5, 3])];

/// Checks the file.
pub fn check(tokens: &Tokens) -> Vec<Fault> {
    let mut found = Breaches::of("tokens.txt");
    for token in &tokens.tokens {
        let text =
            format!("{} tokens of {}: 3 of 5, 4 of 4, 4 of 3 and 4 of 2 wanted", token.count, token.honour);
        found.need(TOKENS.contains(&(token.honour, token.count)), token.line, text);
    }
    for (token, due) in tokens.coronations.iter().zip([5, 3]) {
        found.need(token.value == due, token.line, format!("the coronation token is worth {due}"));
    }
    found.need(tokens.statues.value == 7, tokens.statues.line, "7 statues of each clan");
    found.need(tokens.pedestals.value == 6, tokens.pedestals.line, "6 pedestals of each clan");
    let values = &tokens.statue_value;
    found.need(values.value == [2, 4, 6, 8, 10], values.line, "statue values are 2 4 6 8 10");
    for (setup, due) in tokens.setups.iter().zip(SETUPS) {
        let Setup { players, winter, autumn, workshops, .. } = setup;
        let same = (*winter, *autumn, *workshops, &setup.coronations[..]) == due;
        found.need(same, setup.line, format!("this is not the rulebook's set-up for {players} players"));
    }
    found.found
}
