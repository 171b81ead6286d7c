//! Circles in a graph of files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::imports::Graph;

/// The circles of a crate, as sorted lists of files. A circle is a strongly connected component of at least two files.
#[derive(Debug, Default)]
pub struct Circles {
    /// Those across folders.
    pub across: Vec<Vec<PathBuf>>,
    /// Those between a module and its direct subfolders, which are parts of it.
    pub within_module: Vec<Vec<PathBuf>>,
}

/// The circles whose files lie in more than one folder. `top` is the folder of the crate's first file: it is no module, so that its
/// subfolders are no parts of it.
pub fn circles(graph: &Graph, top: &Path) -> Circles {
    let mut found = Circles::default();
    for circle in components(graph) {
        let folders: BTreeSet<PathBuf> = circle.iter().map(|path| folder(path, graph)).collect();
        match folders.first() {
            Some(_) if folders.len() == 1 => {}
            // The parent of a folder is sorted before it.
            Some(parent)
                if parent != top && folders.iter().skip(1).all(|other| other.parent() == Some(parent)) =>
            {
                found.within_module.push(circle);
            }
            _ => found.across.push(circle),
        }
    }
    found
}

/// The folder of a file. `a.rs` beside a folder `a` with files of the crate belongs to that folder, as `a/mod.rs` would.
fn folder(path: &Path, graph: &Graph) -> PathBuf {
    let own = path.with_extension("");
    if graph.keys().any(|other| other.starts_with(&own)) {
        return own;
    }
    path.parent().unwrap_or(Path::new("")).to_path_buf()
}

/// The strongly connected components of at least two files.
fn components(graph: &Graph) -> Vec<Vec<PathBuf>> {
    let reached: BTreeMap<&PathBuf, BTreeSet<&PathBuf>> =
        graph.keys().map(|start| (start, reachable(graph, start))).collect();
    let mut left: BTreeSet<&PathBuf> = graph.keys().collect();
    let mut found = Vec::new();
    while let Some(start) = left.pop_first() {
        let mutual = |other: &&PathBuf| reached[start].contains(*other) && reached[*other].contains(start);
        let component: Vec<&PathBuf> = left.iter().copied().filter(mutual).collect();
        component.iter().for_each(|path| {
            left.remove(path);
        });
        if !component.is_empty() {
            found.push([start].into_iter().chain(component).cloned().collect());
        }
    }
    found
}

/// The files that a file imports, directly or through other files.
fn reachable<'a>(graph: &'a Graph, start: &'a PathBuf) -> BTreeSet<&'a PathBuf> {
    let mut seen = BTreeSet::new();
    let mut waiting = vec![start];
    while let Some(file) = waiting.pop() {
        for next in graph.get(file).into_iter().flatten() {
            if seen.insert(next) {
                waiting.push(next);
            }
        }
    }
    seen
}
