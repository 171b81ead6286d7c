//! `tunnels.txt`: the stacks of tunnel tiles and the score chart.

use moot_data::{Fault, Source};

use super::shape::{self, Shape};

/// The number of stacks.
pub const STACKS: usize = 15;

/// A stack of equal tiles.
#[derive(Debug)]
pub struct Stack {
    pub shape: Shape,
    pub stock: u8,
}

/// A row of the score chart.
#[derive(Debug)]
pub struct ScoreRow {
    pub size: usize,
    /// For stone, iron, heartstone.
    pub honour: [u8; 3],
    pub line: usize,
}

/// The whole file.
#[derive(Debug)]
pub struct Tunnels {
    pub stacks: Vec<Stack>,
    pub chart: Vec<ScoreRow>,
}

impl Tunnels {
    /// Reads the file.
    pub fn read(source: &Source) -> Result<Tunnels, Fault> {
        let (shapes, rest) = shape::read(source, "tunnel", 'o')?;
        let mut stacks = Vec::new();
        for shape in shapes {
            let fault = |text| Fault { file: source.name, line: shape.line, text };
            let stock = shape.rest.strip_prefix("stock ").and_then(|n| n.parse().ok());
            let Some(stock) = stock else { return Err(fault("'stock <number>' is missing".into())) };
            if !(2..=5).contains(&shape.cells.len()) {
                return Err(fault(format!("{} has {} squares, not 2 to 5", shape.id, shape.cells.len())));
            }
            stacks.push(Stack { shape, stock });
        }
        let mut chart: Vec<ScoreRow> = Vec::new();
        for line in rest {
            let ["score", size, honour @ ..] = &line.words()[..] else { return Err(line.unknown()) };
            let size = line.number(size)?;
            if !(2..=5).contains(&size) || chart.iter().any(|row| row.size == size) {
                return Err(line.fault("the score chart has one row each for sizes 2 to 5"));
            }
            let Ok(honour) = <[u8; 3]>::try_from(line.numbers(honour)?) else {
                return Err(line.fault("score <size> <stone> <iron> <heartstone> is due"));
            };
            chart.push(ScoreRow { size, honour, line: line.number });
        }
        if stacks.len() != STACKS {
            return Err(source.fault(format!("{} stacks of tiles instead of {STACKS}", stacks.len())));
        }
        if chart.len() != 4 {
            return Err(source.fault("the score chart has one row each for sizes 2 to 5"));
        }
        Ok(Tunnels { stacks, chart })
    }
}
