//! `spells.txt`: the spell cards and the numbers in their texts.

use moot_data::{Fault, Line, Source};

/// The spells that the rules carry out, in order, each with the names of its numbers.
pub const SPELLS: [(&str, &[&str]); 17] = [
    ("earth-ritual", &[]),
    ("soft-rock", &[]),
    ("deep-breath", &["size"]),
    ("stones-memory", &["most"]),
    ("dowsing", &["squares", "reach"]),
    ("silver-tongue", &[]),
    ("calling-horn", &["trolls"]),
    ("second-wind", &["rows"]),
    ("changed-places", &["swaps"]),
    ("hand-to-hand", &["most"]),
    ("transmutation", &["most"]),
    ("night-market", &["times", "give"]),
    ("walking-statue", &["tunnels"]),
    ("restless-kin", &["steps"]),
    ("late-blessing", &[]),
    ("busy-hands", &[]),
    ("long-arm", &["least"]),
];

/// The fields of a block, in order.
pub const FIELDS: [&str; 9] = ["kind", "lasts", "tune", "card", "choose", "cannot", "rules", "rating", "why"];

/// The families of spells.
pub const FAMILIES: [&str; 6] = ["dig", "gain", "horde", "trolls", "statue", "workshop"];

/// A spell card.
#[derive(Debug)]
pub struct Spell {
    pub id: String,
    pub name: String,
    pub line: usize,
    /// The numbers in its text.
    pub tune: Vec<(String, u8)>,
    /// Field, text, line.
    fields: Vec<(String, String, usize)>,
}

impl Spell {
    /// The text of a field; empty when it is missing.
    pub fn field(&self, name: &str) -> &str {
        self.fields.iter().find(|field| field.0 == name).map_or("", |field| &field.1)
    }

    /// The line of a field, or of the block when the field is missing.
    pub fn line_of(&self, name: &str) -> usize {
        self.fields.iter().find(|field| field.0 == name).map_or(self.line, |field| field.2)
    }

    /// Whether it waits for the rest of the turn.
    pub fn lasting(&self) -> bool {
        self.field("lasts") == "this turn"
    }

    fn add(&mut self, line: Line<'_>) -> Result<(), Fault> {
        let (key, text) = line.text.split_once(' ').unwrap_or((line.text, ""));
        if !FIELDS.contains(&key) {
            return Err(line.unknown());
        }
        if self.line_of(key) != self.line {
            return Err(line.fault(format!("field '{key}' twice")));
        }
        let text = text.trim();
        match key {
            "kind" if !FAMILIES.contains(&text) => {
                return Err(line.fault(format!("kind is one of {}, not '{text}'", FAMILIES.join(", "))));
            }
            "lasts" if text != "now" && text != "this turn" => {
                return Err(line.fault(format!("lasts 'now' or 'this turn', not '{text}'")));
            }
            "tune" => self.tune = tune(line, text)?,
            _ => {}
        }
        self.fields.push((key.to_owned(), text.to_owned(), line.number));
        Ok(())
    }
}

/// Reads the file.
pub fn read(source: &Source) -> Result<Vec<Spell>, Fault> {
    let mut spells: Vec<Spell> = Vec::new();
    for line in source.lines() {
        if line.text.starts_with("spell ") {
            let due = SPELLS.get(spells.len()).map_or("nothing", |spell| spell.0);
            let [first, name] = line.parts()[..] else {
                return Err(line.fault("'spell <id>  <name>' with two spaces between the parts is due"));
            };
            let id = first["spell ".len()..].trim();
            if id != due {
                return Err(
                    line.fault(format!("spell {id} where {due} is due: the rules know the spells by id"))
                );
            }
            let (id, name) = (id.to_owned(), name.to_owned());
            spells.push(Spell { id, name, line: line.number, tune: Vec::new(), fields: Vec::new() });
        } else {
            let Some(spell) = spells.last_mut() else {
                return Err(line.fault("a field before the first spell"));
            };
            spell.add(line)?;
        }
    }
    for (spell, (_, numbers)) in spells.iter().zip(SPELLS) {
        let fault = |name, text| Fault { file: source.name, line: spell.line_of(name), text };
        if let Some(field) = FIELDS.into_iter().find(|field| spell.field(field).is_empty()) {
            return Err(fault(field, format!("{}: field '{field}' is missing", spell.name)));
        }
        if !spell.tune.iter().map(|(name, _)| name).eq(numbers.iter()) {
            let due = if numbers.is_empty() { "-".to_owned() } else { numbers.join(", ") };
            return Err(fault("tune", format!("{}: the rules want these numbers: {due}", spell.name)));
        }
    }
    if spells.len() != SPELLS.len() {
        return Err(source.fault(format!("{} spells instead of {}", spells.len(), SPELLS.len())));
    }
    Ok(spells)
}

fn tune(line: Line<'_>, text: &str) -> Result<Vec<(String, u8)>, Fault> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let mut numbers = Vec::new();
    for pair in text.split_whitespace() {
        let Some((name, number)) = pair.split_once('=') else {
            return Err(line.fault(format!("'{pair}' where <name>=<number> is due")));
        };
        numbers.push((name.to_owned(), line.number(number)?));
    }
    Ok(numbers)
}
