//! Migrations of the save envelope.

use core::error::Error;
use core::fmt;

use serde_json::{Map, Value};

/// The layout of the save envelope. It is raised with every change of the layout, together with a step in
/// `STEPS` and a fixture. (A change of a game's rules raises `Game::RULES` instead.)
pub const FORMAT: u16 = 1;

/// Converts a save of one format to the next. The caller updates the key `format`.
pub type Step = fn(Map<String, Value>) -> Result<Map<String, Value>, StepError>;

/// `STEPS[k]` converts format k + 1 to format k + 2.
pub const STEPS: [Step; FORMAT as usize - 1] = [];

/// Why a migration failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepError {
    /// The format that could not be converted.
    pub format: u16,
    /// The key that is missing or has the wrong type.
    pub key: String,
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "format {} has no usable {:?}", self.format, self.key)
    }
}

impl Error for StepError {}

/// Applies the steps from `format` on.
pub fn migrated(
    mut save: Map<String, Value>,
    format: u16,
    steps: &[Step],
) -> Result<Map<String, Value>, StepError> {
    for (step, next) in steps.iter().zip(2u16..).skip(usize::from(format).saturating_sub(1)) {
        save = step(save)?;
        save.insert("format".to_owned(), Value::from(next));
    }
    Ok(save)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn renamed(mut save: Map<String, Value>) -> Result<Map<String, Value>, StepError> {
        let moves = save.remove("moves").ok_or(StepError { format: 1, key: "moves".to_owned() })?;
        save.insert("log".to_owned(), moves);
        Ok(save)
    }

    fn doubled(mut save: Map<String, Value>) -> Result<Map<String, Value>, StepError> {
        let twice =
            save.get("log").and_then(Value::as_u64).ok_or(StepError { format: 2, key: "log".to_owned() })?;
        save.insert("log".to_owned(), json!(twice * 2));
        Ok(save)
    }

    fn run(save: Value) -> Result<Value, StepError> {
        let format = save["format"].as_u64().unwrap() as u16;
        let Value::Object(map) = save else { panic!("an object") };
        migrated(map, format, &[renamed, doubled]).map(Value::Object)
    }

    #[test]
    fn every_older_format_is_migrated_by_the_missing_steps() {
        assert_eq!(run(json!({"format": 1, "moves": 4})), Ok(json!({"format": 3, "log": 8})));
        assert_eq!(run(json!({"format": 2, "log": 4})), Ok(json!({"format": 3, "log": 8})));
        assert_eq!(run(json!({"format": 3, "log": 4})), Ok(json!({"format": 3, "log": 4})));
    }

    #[test]
    fn a_failed_migration_names_the_missing_key() {
        assert_eq!(run(json!({"format": 1})), Err(StepError { format: 1, key: "moves".to_owned() }));
        assert_eq!(
            run(json!({"format": 1, "moves": "x"})),
            Err(StepError { format: 2, key: "log".to_owned() })
        );
    }
}
