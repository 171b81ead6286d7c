//! `tokens.txt`: pedestal tokens, other small pieces, and the values for each number of players.

use moot_data::{Fault, Line, Source};

use super::notation::CLANS;

/// How many tokens lie on the pedestal track: three clans in five tiers.
pub const TOKENS: usize = 15;

/// A value and its line.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Said<T> {
    pub value: T,
    pub line: usize,
}

/// Pedestal tokens of one value.
#[derive(Debug)]
pub struct Token {
    pub honour: u8,
    pub count: u8,
    pub line: usize,
}

/// The values for a number of players.
#[derive(Debug)]
pub struct Setup {
    pub players: u8,
    pub winter: bool,
    pub autumn: bool,
    pub workshops: u8,
    pub coronations: Vec<u8>,
    pub line: usize,
}

/// The whole file.
#[derive(Debug, Default)]
pub struct Tokens {
    pub tokens: Vec<Token>,
    /// First and second.
    pub coronations: [Said<u8>; 2],
    /// For each clan.
    pub statues: Said<u8>,
    pub pedestals: Said<u8>,
    pub statue_value: Said<[u8; 5]>,
    /// For 2 to 5 players.
    pub setups: Vec<Setup>,
}

impl Tokens {
    /// Reads the file.
    pub fn read(source: &Source) -> Result<Tokens, Fault> {
        let mut all = Tokens::default();
        for line in source.lines() {
            match &line.words()[..] {
                ["token", honour, "count", count] => {
                    let (honour, count) = (line.number(honour)?, line.number(count)?);
                    all.tokens.push(Token { honour, count, line: line.number });
                }
                ["coronation", which, honour] => {
                    let index = ["first", "second"].iter().position(|word| word == which);
                    let Some(index) = index else {
                        return Err(line.fault(format!("coronation first or second, not '{which}'")));
                    };
                    once(line, &mut all.coronations[index], line.number(honour)?)?;
                }
                ["statues", words @ ..] => once(line, &mut all.statues, each_clan(line, words)?)?,
                ["pedestals", words @ ..] => once(line, &mut all.pedestals, each_clan(line, words)?)?,
                ["statue-value", words @ ..] => match <[u8; 5]>::try_from(line.numbers(words)?) {
                    Ok(values) => once(line, &mut all.statue_value, values)?,
                    Err(_) => return Err(line.fault("five values are due, one for each tier")),
                },
                ["setup", words @ ..] => all.setup(line, words)?,
                _ => return Err(line.unknown()),
            }
        }
        all.complete(source)?;
        Ok(all)
    }

    fn setup(&mut self, line: Line<'_>, words: &[&str]) -> Result<(), Fault> {
        let [players, boards, workshops, coronations @ ..] = words else {
            return Err(line.fault("setup <players> <boards> <workshops> <coronation tokens> is due"));
        };
        let due = self.setups.len() + 2;
        if line.number::<usize>(players)? != due {
            return Err(line.fault("the set-ups are for 2, 3, 4 and 5 players in this order"));
        }
        let boards: Vec<&str> = boards.split('/').collect();
        if let Some(board) = boards.iter().find(|&&board| board != "winter" && board != "autumn") {
            return Err(line.fault(format!("'{board}' is no side of the board")));
        }
        self.setups.push(Setup {
            players: due as u8,
            winter: boards.contains(&"winter"),
            autumn: boards.contains(&"autumn"),
            workshops: line.number(workshops)?,
            coronations: line.numbers(coronations)?,
            line: line.number,
        });
        Ok(())
    }

    fn complete(&self, source: &Source) -> Result<(), Fault> {
        let count: usize = self.tokens.iter().map(|token| usize::from(token.count)).sum();
        if count != TOKENS {
            return Err(source.fault(format!("{count} pedestal tokens instead of {TOKENS}")));
        }
        if self.setups.len() != 4 {
            return Err(source.fault("set-ups for 2, 3, 4 and 5 players are due"));
        }
        let lines = [
            ("coronation first", self.coronations[0].line),
            ("coronation second", self.coronations[1].line),
            ("statues", self.statues.line),
            ("pedestals", self.pedestals.line),
            ("statue-value", self.statue_value.line),
        ];
        match lines.into_iter().find(|&(_, line)| line == 0) {
            Some((missing, _)) => Err(source.fault(format!("the line '{missing}' is missing"))),
            None => Ok(()),
        }
    }
}

fn once<T>(line: Line<'_>, said: &mut Said<T>, value: T) -> Result<(), Fault> {
    if said.line != 0 {
        return Err(line.fault(format!("line {} says the same thing already", said.line)));
    }
    *said = Said { value, line: line.number };
    Ok(())
}

/// The clans are equal in the rules, so one number must apply to all three.
fn each_clan(line: Line<'_>, words: &[&str]) -> Result<u8, Fault> {
    let [fire, n, ice, n2, moon, n3] = words else {
        return Err(line.fault("fire <n>  ice <n>  moon <n> is due"));
    };
    if [*fire, *ice, *moon] != CLANS[1..] || n != n2 || n != n3 {
        return Err(line.fault("fire, ice and moon in this order, with the same number each"));
    }
    line.number(n)
}
