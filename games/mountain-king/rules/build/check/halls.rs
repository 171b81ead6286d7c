//! `halls.txt`: the six halls, and that larger or more awkward ones pay more.

use moot_data::{Breaches, Fault};

use super::shapes::{connected, extent, free, steps};
use crate::read::halls::Hall;
use crate::read::square::Place;

const NAMES: [&str; 6] = ["Shaman's Chamber", "Stonecutter", "Trove", "Great Forge", "Spring", "Chasm"];

/// Checks the file.
pub fn check(halls: &[Hall]) -> Vec<Fault> {
    let mut found = Breaches::of("halls.txt");
    let mut seen = Vec::new();
    for (index, hall) in halls.iter().enumerate() {
        let (name, line, size) = (&hall.shape.name, hall.shape.line, hall.shape.cells.len());
        let again = halls[..index].iter().any(|other| other.shape.name == *name);
        found.need(
            NAMES.contains(&name.as_str()) && !again,
            line,
            format!("the six halls are {}", NAMES.join(", ")),
        );
        found.need((6..=9).contains(&size), line, format!("{name} has {size} squares, 6 to 9 wanted"));
        found.need(connected(&hall.shape.cells), line, format!("{name} falls apart"));
        found.need(!hall.why.is_empty(), line, format!("{name} has no why"));
        found.need(
            hall.low <= 6 && hall.low < hall.high,
            line,
            format!("{name}: the low value is between 0 and 6, and below the high one"),
        );
        found.need(hall.shape.id != "trove" || (hall.low, hall.high) == (6, 15), line, "the Trove is 6/15");
        let form = free(&hall.shape.cells);
        found.need(!seen.contains(&form), line, format!("{name} has the shape of another hall"));
        seen.push(form);
    }
    found.need(halls.iter().any(|hall| hall.shape.id == "trove"), 0, "the Trove is missing");
    found.need(halls.iter().any(|hall| hall.low == 0 && hall.high >= 15), 0, "no hall is 0/15 or more");
    values(halls, &mut found);
    found.found
}

/// The worth of a hall climbs with its effort.
fn values(halls: &[Hall], found: &mut Breaches) {
    let mut rows: Vec<(f64, f64, &Hall)> = halls
        .iter()
        .map(|hall| {
            // About two halls in three end with a statue on the altar.
            let worth = (f64::from(hall.low) + 2.0 * f64::from(hall.high)) / 3.0;
            (effort(&hall.shape.cells), worth, hall)
        })
        .collect();
    rows.sort_by(|a, b| a.0.total_cmp(&b.0));
    for pair in rows.windows(2) {
        let ((_, worth, hall), (_, more, harder)) = (pair[0], pair[1]);
        let text =
            format!("{} takes more effort than {} but is worth less", harder.shape.name, hall.shape.name);
        found.need(worth <= more, harder.shape.line, text);
    }
    for (effort, worth, hall) in rows {
        let text = format!(
            "{}: {:.2} honour for a point of effort, 0.85 to 1.1 wanted",
            hall.shape.name,
            worth / effort
        );
        found.need((0.85..=1.1).contains(&(worth / effort)), hall.shape.line, text);
    }
}

/// The effort of a hall: its squares, the squares that are not on its longest path, and a quarter of the empty
/// part of its bounding box.
fn effort(cells: &[Place]) -> f64 {
    let longest = cells.iter().flat_map(|&start| steps(cells, start).into_values()).max().unwrap_or(0);
    let (width, height) = extent(cells);
    let empty = f64::from(width * height) - cells.len() as f64;
    (2 * cells.len() - longest) as f64 + empty / 4.0
}
