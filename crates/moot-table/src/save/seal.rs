//! The canonical text of a JSON value, and its checksum.

use moot_core::in_order;
use serde_json::{Map, Value};

use crate::sum::sum;

/// The name of the key that holds the checksum.
pub const KEY: &str = "checksum";

/// Returns the value with the keys of every object sorted, whatever features `serde_json` was built with.
pub fn canonical(value: Value) -> Value {
    match value {
        Value::Object(map) => {
            let mut ordered = Map::new();
            for (key, value) in in_order(map, |a, b| a.0.cmp(&b.0)) {
                ordered.insert(key, canonical(value));
            }
            Value::Object(ordered)
        }
        Value::Array(values) => Value::Array(values.into_iter().map(canonical).collect()),
        plain => plain,
    }
}

/// The checksum of a save without the key `checksum`.
pub fn checksum(unsealed: &Map<String, Value>) -> u32 {
    sum(canonical(Value::Object(unsealed.clone())).to_string().as_bytes())
}

/// The canonical text of a save with its checksum.
pub fn sealed(mut save: Map<String, Value>) -> String {
    save.remove(KEY);
    let sum = checksum(&save);
    save.insert(KEY.to_owned(), Value::from(sum));
    canonical(Value::Object(save)).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_checksum_is_the_well_known_crc_of_the_canonical_text() {
        let save = json!({"b": [1, {"y": null, "x": "é"}], "a": true});
        let Value::Object(map) = save else { panic!("an object") };
        assert_eq!(
            canonical(Value::Object(map.clone())).to_string(),
            r#"{"a":true,"b":[1,{"x":"é","y":null}]}"#
        );
        assert_eq!(checksum(&map), crc32fast::hash(r#"{"a":true,"b":[1,{"x":"é","y":null}]}"#.as_bytes()));
        assert!(sealed(map.clone()).contains(&format!("\"checksum\":{}", checksum(&map))));
    }
}
