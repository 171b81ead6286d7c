//! `artifacts.txt`: names and gold.

use moot_data::{Breaches, Fault};

use crate::read::artifacts::Artifact;

/// Checks the file.
pub fn check(artifacts: &[Artifact]) -> Vec<Fault> {
    let mut found = Breaches::of("artifacts.txt");
    for (at, artifact) in artifacts.iter().enumerate() {
        let again = artifacts[..at].iter().any(|other| other.name == artifact.name);
        found.need(!again, artifact.line, format!("{} is named twice", artifact.name));
        found.need(
            (1..=4).contains(&artifact.gold),
            artifact.line,
            format!("{} is worth {}, 1 to 4 wanted", artifact.name, artifact.gold),
        );
    }
    found.need(
        artifacts[0].name == "Chalice of Life",
        artifacts[0].line,
        "the Chalice of Life is the one name that is known",
    );
    for gold in [1, 4] {
        let some = artifacts.iter().any(|artifact| artifact.gold == gold);
        found.need(some, 0, format!("no artifact is worth {gold}"));
    }
    found.found
}
