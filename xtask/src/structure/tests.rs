//! The checks on small made-up crates.

use std::path::Path;

use super::circles;
use super::game_names::shared_files;
use super::imports::graph;
use super::modules::Modules;

/// The circles across folders of a crate with these files, as texts.
fn across(files: &[(&str, &str)]) -> Vec<Vec<String>> {
    let read = |path: &Path| {
        let found = files.iter().find(|(name, _)| Path::new(name) == path);
        found.map(|(_, text)| (*text).to_owned())
    };
    let modules = Modules::read(Path::new("src/lib.rs"), &read).unwrap();
    let text =
        |circle: Vec<std::path::PathBuf>| circle.iter().map(|path| path.display().to_string()).collect();
    circles::circles(&graph(&modules), Path::new("src")).across.into_iter().map(text).collect()
}

/// The circles across folders of a crate of two modules with a file each: the texts of `a/mod.rs`, `a/x.rs`, `b/mod.rs` and `b/y.rs`.
fn across_two(a: &str, x: &str, b: &str, y: &str) -> Vec<Vec<String>> {
    let files = [("src/a/mod.rs", a), ("src/a/x.rs", x), ("src/b/mod.rs", b), ("src/b/y.rs", y)];
    across(&[&[("src/lib.rs", "mod a; mod b;")][..], &files].concat())
}

#[test]
fn files_of_two_folders_that_import_each_other_are_a_circle() {
    let found = across_two(
        "pub mod x;",
        "use crate::b::y::Y; pub struct X(Y);",
        "pub mod y;",
        "pub struct Y; fn f() -> super::super::a::x::X { todo() }",
    );
    assert_eq!(found, [["src/a/x.rs", "src/b/y.rs"]]);
}

#[test]
fn re_exports_are_followed_to_the_file_that_defines_the_item() {
    let through = across(&[
        ("src/lib.rs", "mod a; mod b;"),
        ("src/a/mod.rs", "mod x; mod z; pub use x::X; pub use z::*;"),
        ("src/a/x.rs", "use crate::b::Y; pub struct X(Y);"),
        ("src/a/z.rs", "pub struct Z;"),
        ("src/b/mod.rs", "mod y; pub use self::y::Y;"),
        ("src/b/y.rs", "use crate::a::Z; pub struct Y(Z);"),
    ]);
    assert!(through.is_empty(), "`Z` is in another file than `X`: {through:?}");
    let renamed = across_two(
        "mod x; pub use x::X as Other;",
        "use crate::b; pub struct X(b::Y);",
        "mod y; pub use y::*;",
        "pub struct Y(crate::a::Other);",
    );
    assert_eq!(renamed, [["src/a/x.rs", "src/b/y.rs"]]);
}

#[test]
fn a_module_and_its_folder_may_import_each_other() {
    let parent = across(&[
        ("src/lib.rs", "mod a; mod c;"),
        ("src/a/mod.rs", "mod x; pub struct A; fn f() { x::g(); }"),
        ("src/a/x.rs", "pub fn g() -> super::A { super::A }"),
        ("src/c.rs", "mod d; pub struct C; fn f() { d::g(); }"),
        ("src/c/d.rs", "pub fn g() -> super::C { super::C }"),
    ]);
    assert!(parent.is_empty(), "{parent:?}");
}

#[test]
fn a_module_and_its_direct_subfolders_may_import_each_other_but_not_those_of_the_crate() {
    let within = across(&[
        ("src/lib.rs", "mod a;"),
        ("src/a/mod.rs", "mod b; mod c; pub mod x;"),
        ("src/a/x.rs", "pub fn x() { super::b::b(); super::c::c(); }"),
        ("src/a/b/mod.rs", "pub fn b() { crate::a::x::x() }"),
        ("src/a/c/mod.rs", "pub fn c() { crate::a::x::x() }"),
    ]);
    assert!(within.is_empty(), "{within:?}");
    let siblings = across(&[
        ("src/lib.rs", "mod a;"),
        ("src/a/mod.rs", "mod b; mod c;"),
        ("src/a/b/mod.rs", "pub fn b() { super::c::c() }"),
        ("src/a/c/mod.rs", "pub fn c() { super::b::b() }"),
    ]);
    assert_eq!(siblings, [["src/a/b/mod.rs", "src/a/c/mod.rs"]]);
    let top = across(&[
        ("src/lib.rs", "mod a; mod x;"),
        ("src/x.rs", "pub fn x() { crate::a::a() }"),
        ("src/a/mod.rs", "pub fn a() { crate::x::x() }"),
    ]);
    assert_eq!(top, [["src/a/mod.rs", "src/x.rs"]]);
    let deep = across(&[
        ("src/lib.rs", "mod a;"),
        ("src/a/mod.rs", "mod b; pub fn a() { b::c::c() }"),
        ("src/a/b/mod.rs", "pub mod c;"),
        ("src/a/b/c/mod.rs", "pub fn c() { crate::a::a() }"),
    ]);
    assert_eq!(deep, [["src/a/b/c/mod.rs", "src/a/mod.rs"]]);
}

#[test]
fn test_code_does_not_count() {
    let found = across(&[
        ("src/lib.rs", "mod a; mod b;"),
        ("src/a/mod.rs", "#[cfg(test)] mod tests; pub struct A(crate::b::B);"),
        ("src/a/tests.rs", "use crate::b::B;"),
        (
            "src/b/mod.rs",
            "pub struct B; #[cfg(test)] mod inner { use crate::a::A; } #[cfg(test)] use crate::a::A;",
        ),
    ]);
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn paths_in_macro_calls_count_and_those_of_other_crates_do_not() {
    let found = across(&[
        ("src/lib.rs", "mod a; mod b;"),
        ("src/a/mod.rs", "pub fn a() { view! { <B x=crate::b::x/> } }"),
        ("src/b/mod.rs", "pub fn b() { view! { {crate::a::a()} } }"),
    ]);
    assert_eq!(found, [["src/a/mod.rs", "src/b/mod.rs"]]);
    let other = across(&[
        ("src/lib.rs", "mod a; mod b;"),
        ("src/a/mod.rs", "pub fn a() { crate::b::b() }"),
        (
            "src/b/mod.rs",
            "pub fn b() { ::a::a(); other::a::a(); } macro_rules! m { () => { $crate::a::a() } }",
        ),
    ]);
    assert!(other.is_empty(), "{other:?}");
}

#[test]
fn a_missing_file_of_a_module_is_an_error() {
    let read = |path: &Path| (path == Path::new("src/lib.rs")).then(|| "mod gone;".to_owned());
    let failure = Modules::read(Path::new("src/lib.rs"), &read).err().unwrap();
    assert_eq!(failure.to_string(), "src/lib.rs: no file for `mod gone`");
}

#[test]
fn shared_files_that_name_a_game_are_listed() {
    let tree = [
        ("games/stone-troll/ui/src/lib.rs", "StoneTroll"),
        ("games/template/README.md", "template"),
        ("Cargo.toml", "stone-troll"),
        ("README.md", "Stone Troll"),
        ("docs/speed.md", "Stone Troll"),
        ("src/registry.rs", "StoneTroll"),
        ("crates/moot-arena/src/games/stone_troll.rs", "StoneTroll"),
        ("crates/moot-worker/src/bin/stone-troll-players.rs", "StoneTroll"),
        ("crates/moot-ui/src/one.rs", "use stone_troll::Setup;"),
        ("crates/moot-ui/src/two.rs", "// Stone Troll\n"),
        ("crates/moot-ui/src/three.rs", "fn f() {}\n#[cfg(test)]\nmod tests { use stone_troll::Setup; }"),
        ("crates/moot-ui/src/four.rs", "/// The template, a stone, or a troll."),
        ("crates/moot-ui/tests/five.rs", "stone_troll"),
        ("tools/six.test.mjs", "stone-troll"),
        ("tools/six.mjs", "const game = \"stone-troll\";"),
    ];
    let files: Vec<String> = tree.iter().map(|(path, _)| (*path).to_owned()).collect();
    let read =
        |path: &str| tree.iter().find(|(name, _)| *name == path).map(|(_, text)| text.as_bytes().to_vec());
    assert_eq!(
        shared_files(&files, &read),
        ["crates/moot-ui/src/one.rs", "crates/moot-ui/src/two.rs", "tools/six.mjs"]
    );
}

#[test]
fn the_repository_has_no_circle_across_folders_and_few_shared_files_that_name_a_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let found = super::check(root).unwrap();
    assert!(found.crates > 10 && found.files > 500, "{} crates, {} files", found.crates, found.files);
    assert!(found.is_sound(), "{found}");
}
