//! The modules of a crate, with the names that each of them declares and re-exports.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use syn::{Attribute, Expr, Item, ItemMod, Lit, Meta, UseTree};

use super::StructureError;

/// The path of a module or an item from the root of the crate.
pub type ModulePath = Vec<String>;

/// A module.
pub struct Module {
    /// The file that contains it.
    pub file: PathBuf,
    /// Its items, without child modules, imports and test code.
    pub items: Vec<Item>,
    /// The imports by name, private ones included, each with the segments of its path.
    pub imports: BTreeMap<String, Vec<String>>,
    /// The paths of glob imports.
    pub globs: Vec<Vec<String>>,
    /// The imports that are no re-exports, which the file itself uses.
    pub used: Vec<Vec<String>>,
}

/// The modules of a crate by path; the root has an empty path.
#[derive(Default)]
pub struct Modules(pub BTreeMap<ModulePath, Module>);

/// Returns the text of a file, if there is one.
type Reader<'a> = &'a dyn Fn(&Path) -> Option<String>;

impl Modules {
    /// Reads the crate that starts with a file. Test code is left out: items for `cfg(test)` and for a feature of test support, and
    /// files named as tests.
    ///
    /// # Errors
    /// A file that is missing or no valid Rust.
    pub fn read(start: &Path, reader: Reader<'_>) -> Result<Modules, StructureError> {
        let mut modules = Modules::default();
        let folder = start.parent().unwrap_or(Path::new("")).to_path_buf();
        modules.read_file(start, &folder, Vec::new(), reader)?;
        Ok(modules)
    }

    /// Reads the module of a file whose child modules lie in `folder`.
    fn read_file(
        &mut self,
        file: &Path,
        folder: &Path,
        at: ModulePath,
        reader: Reader<'_>,
    ) -> Result<(), StructureError> {
        let missing = || StructureError::Read(file.to_path_buf(), std::io::ErrorKind::NotFound.into());
        let text = reader(file).ok_or_else(missing)?;
        let parsed = syn::parse_file(&text).map_err(|why| StructureError::Parse(file.to_path_buf(), why))?;
        self.add(file, folder, at, parsed.items, reader)
    }

    fn add(
        &mut self,
        file: &Path,
        folder: &Path,
        at: ModulePath,
        items: Vec<Item>,
        reader: Reader<'_>,
    ) -> Result<(), StructureError> {
        let (imports, globs, used) = (BTreeMap::new(), Vec::new(), Vec::new());
        let mut module = Module { file: file.to_path_buf(), items: Vec::new(), imports, globs, used };
        let mut children = Vec::new();
        for item in items {
            match item {
                Item::Mod(child) => children.push(child),
                Item::Use(item) if is_test(&item.attrs) => {}
                Item::Use(item) => {
                    let exported = !matches!(item.vis, syn::Visibility::Inherited);
                    module.import(&mut Vec::new(), &item.tree, exported);
                }
                item if is_test(attributes(&item)) => {}
                item => module.items.push(item),
            }
        }
        self.0.insert(at.clone(), module);
        for child in children {
            self.add_child(file, folder, &at, child, reader)?;
        }
        Ok(())
    }

    fn add_child(
        &mut self,
        file: &Path,
        folder: &Path,
        at: &[String],
        child: ItemMod,
        reader: Reader<'_>,
    ) -> Result<(), StructureError> {
        if is_test(&child.attrs) {
            return Ok(());
        }
        let name = child.ident.to_string();
        let path = [at, std::slice::from_ref(&name)].concat();
        let inner = folder.join(&name);
        if let Some((_, items)) = child.content {
            return self.add(file, &inner, path, items, reader);
        }
        let beside = file.parent().unwrap_or(Path::new(""));
        let candidates = match given_path(&child.attrs) {
            Some(given) => vec![beside.join(given)],
            None => vec![folder.join(format!("{name}.rs")), inner.join("mod.rs")],
        };
        let Some(found) = candidates.into_iter().find(|path| reader(path).is_some()) else {
            return Err(StructureError::NoFile(file.to_path_buf(), name));
        };
        if is_test_file(&found) {
            return Ok(());
        }
        // A `mod.rs`, also one that a `path` attribute names, has its children beside itself.
        let is_mod = found.file_name().is_some_and(|name| name == "mod.rs");
        let inner = if is_mod { found.parent().unwrap_or(Path::new("")).to_path_buf() } else { inner };
        self.read_file(&found, &inner, path, reader)
    }
}

impl Module {
    /// Adds the imports of a `use` item.
    fn import(&mut self, before: &mut Vec<String>, tree: &UseTree, exported: bool) {
        match tree {
            UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.import(before, &path.tree, exported);
                before.pop();
            }
            UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.import(before, tree, exported));
            }
            UseTree::Name(name) => self.import_name(before, &name.ident.to_string(), None, exported),
            UseTree::Rename(name) => {
                self.import_name(before, &name.ident.to_string(), Some(name.rename.to_string()), exported);
            }
            UseTree::Glob(_) => {
                self.globs.push(before.clone());
                if !exported {
                    self.used.push(before.clone());
                }
            }
        }
    }

    fn import_name(&mut self, before: &[String], name: &str, renamed: Option<String>, exported: bool) {
        // `use a::{self}` imports `a`.
        let path: Vec<String> = match name {
            "self" => before.to_vec(),
            name => before.iter().cloned().chain([name.to_owned()]).collect(),
        };
        let Some(last) = path.last() else { return };
        self.imports.insert(renamed.unwrap_or_else(|| last.clone()), path.clone());
        if !exported {
            self.used.push(path);
        }
    }
}

/// Whether an item is test code: for `cfg(test)`, or for a feature of test support.
fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) if list.path.is_ident("cfg") => {
            let condition = list.tokens.to_string();
            !condition.contains("not") && condition.contains("test")
        }
        _ => false,
    })
}

/// Whether a file is named as test code.
fn is_test_file(path: &Path) -> bool {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    stem == "tests"
        || stem.ends_with("_tests")
        || path.parent().is_some_and(|folder| folder.ends_with("tests"))
}

/// The value of a `path` attribute.
fn given_path(attributes: &[Attribute]) -> Option<String> {
    attributes.iter().find_map(|attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Str(text) => Some(text.value()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    })
}

/// The attributes of an item.
fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        _ => &[],
    }
}
