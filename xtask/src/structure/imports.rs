//! What each file of a crate imports from other files of the crate.
//!
//! A path leads to the file that defines the item: re-exports are followed, so that a module that only re-exports its children
//! takes part in no circle.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::Item;

use super::modules::{Module, ModulePath, Modules};

/// The imports of each file.
pub type Graph = BTreeMap<PathBuf, BTreeSet<PathBuf>>;

/// The number of re-exports after which a path is given up: imports may refer to each other in a circle.
const MOST_ALIASES: usize = 16;

/// The imports of each file of a crate from its other files.
pub fn graph(modules: &Modules) -> Graph {
    let resolver = Resolver { modules, macros: exported_macros(modules) };
    let mut graph = Graph::new();
    for (at, module) in &modules.0 {
        let mut paths = module.used.clone();
        module.items.iter().for_each(|item| collect(item.to_token_stream(), &mut paths));
        let targets = paths.iter().filter_map(|path| resolver.file(at, path, MOST_ALIASES));
        let others: BTreeSet<PathBuf> = targets.filter(|file| *file != module.file).collect();
        graph.entry(module.file.clone()).or_default().extend(others);
    }
    graph
}

/// The modules of the macros that the crate exports, by name: their path begins at the root.
fn exported_macros(modules: &Modules) -> BTreeMap<String, ModulePath> {
    let mut macros = BTreeMap::new();
    for (at, module) in &modules.0 {
        for item in &module.items {
            if let Item::Macro(item) = item
                && let Some(name) = &item.ident
                && item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_export"))
            {
                macros.insert(name.to_string(), at.clone());
            }
        }
    }
    macros
}

/// Collects the paths of two and more segments in a stream of tokens. Paths that begin with `$crate` belong to the place where the
/// macro is expanded.
fn collect(tokens: TokenStream, paths: &mut Vec<Vec<String>>) {
    let mut path: Vec<String> = Vec::new();
    let (mut colons, mut expanded) = (0, false);
    let mut finish = |path: &mut Vec<String>| {
        if path.len() > 1 {
            paths.push(path.clone());
        }
        path.clear();
    };
    let mut groups = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => {
                if colons != 2 {
                    finish(&mut path);
                }
                // A path with a leading `::` or `$` names another crate.
                if !expanded && (colons != 2 || !path.is_empty()) {
                    path.push(ident.to_string());
                }
                (colons, expanded) = (0, false);
            }
            TokenTree::Punct(mark) if mark.as_char() == ':' => colons += 1,
            TokenTree::Punct(mark) => {
                finish(&mut path);
                (colons, expanded) = (0, mark.as_char() == '$');
            }
            TokenTree::Group(group) => {
                finish(&mut path);
                (colons, expanded) = (0, false);
                groups.push(group.stream());
            }
            TokenTree::Literal(_) => {
                finish(&mut path);
                (colons, expanded) = (0, false);
            }
        }
    }
    finish(&mut path);
    groups.into_iter().for_each(|group| collect(group, paths));
}

struct Resolver<'a> {
    modules: &'a Modules,
    macros: BTreeMap<String, ModulePath>,
}

impl Resolver<'_> {
    /// The file that defines the item of a path in a module; `None` for an item of another crate.
    fn file(&self, at: &[String], path: &[String], aliases: usize) -> Option<PathBuf> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => self.within(&[], rest, aliases),
            "self" => self.within(at, rest, aliases),
            "super" => self.file_above(at, rest, aliases),
            name => {
                let module = self.modules.0.get(at)?;
                let known = self.child(at, name).is_some() || module.imports.contains_key(name);
                known.then(|| self.within(at, path, aliases)).flatten()
            }
        }
    }

    fn file_above(&self, at: &[String], path: &[String], aliases: usize) -> Option<PathBuf> {
        let (_, above) = at.split_last()?;
        match path.split_first() {
            Some((first, rest)) if first == "super" => self.file_above(above, rest, aliases),
            _ => self.within(above, path, aliases),
        }
    }

    fn child(&self, at: &[String], name: &str) -> Option<ModulePath> {
        let path = [at, &[name.to_owned()]].concat();
        self.modules.0.contains_key(&path).then_some(path)
    }

    /// The file that defines the item of a path that begins in the module `at`.
    fn within(&self, at: &[String], path: &[String], aliases: usize) -> Option<PathBuf> {
        let module = self.modules.0.get(at)?;
        let Some((name, rest)) = path.split_first() else { return Some(module.file.clone()) };
        if let Some(child) = self.child(at, name) {
            return self.within(&child, rest, aliases);
        }
        if let Some(target) = module.imports.get(name)
            && aliases > 0
        {
            let target: Vec<String> = target.iter().chain(rest).cloned().collect();
            return self.target(at, &target, aliases - 1);
        }
        if at.is_empty()
            && let Some(defined) = self.macros.get(name)
        {
            return self.modules.0.get(defined).map(|module| module.file.clone());
        }
        if defines(module, name) || aliases == 0 {
            return Some(module.file.clone());
        }
        let from_globs = module.globs.iter().find_map(|glob| self.glob(at, glob, path, aliases - 1));
        from_globs.or_else(|| Some(module.file.clone()))
    }

    /// The target of an import of the module `at`. An import that refers to itself names an item of another crate.
    fn target(&self, at: &[String], target: &[String], aliases: usize) -> Option<PathBuf> {
        if aliases == 0 { None } else { self.file(at, target, aliases) }
    }

    /// The file that defines the item of a path, if a glob import brings it in.
    fn glob(&self, at: &[String], glob: &[String], path: &[String], aliases: usize) -> Option<PathBuf> {
        let target: Vec<String> = glob.iter().chain(path).cloned().collect();
        let file = self.file(at, &target, aliases)?;
        let name = path.first()?;
        let is_there = |module: &Module| {
            module.file == file && (defines(module, name) || module.imports.contains_key(name))
        };
        self.modules.0.values().any(is_there).then_some(file)
    }
}

/// Whether a module defines an item of a name.
fn defines(module: &Module, name: &str) -> bool {
    module.items.iter().any(|item| {
        let ident = match item {
            Item::Const(item) => Some(&item.ident),
            Item::Enum(item) => Some(&item.ident),
            Item::Fn(item) => Some(&item.sig.ident),
            Item::Macro(item) => item.ident.as_ref(),
            Item::Static(item) => Some(&item.ident),
            Item::Struct(item) => Some(&item.ident),
            Item::Trait(item) => Some(&item.ident),
            Item::Type(item) => Some(&item.ident),
            _ => None,
        };
        ident.is_some_and(|ident| ident == name)
    })
}
