//! `weights.txt`: the weights of the judgement.

use super::fault::Fault;
use super::source::Source;

/// The weights that the judgement knows, in their order.
pub const NAMES: [&str; 1] = ["none"];

/// Reads the file: one number for each of [`NAMES`].
pub fn read(source: &Source) -> Result<Vec<f32>, Fault> {
    let mut weights = Vec::new();
    for line in source.lines() {
        let [name, value, _why] = line.cells()?;
        let due = NAMES.get(weights.len()).copied().unwrap_or("nothing more");
        if name != due {
            return Err(line.fault(format!("weight '{name}' where '{due}' is due")));
        }
        weights.push(line.number(value, -100.0, 100.0)?);
    }
    if weights.len() != NAMES.len() {
        return Err(source.fault(format!("{} weights instead of {}", weights.len(), NAMES.len())));
    }
    Ok(weights)
}
