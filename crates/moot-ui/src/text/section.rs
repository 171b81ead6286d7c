//! The macro that defines a section of texts: one row for each text, one column for each language.

/// Defines a section of texts: a trait with a method for every text, implemented by every language.
///
/// A row is the documentation, the name and the arguments of a text, then its columns: what each language says. A row
/// without a return type is a `&'static str`. A column is an expression; `all` is a column that all languages share. Where
/// the text depends on a value, a `match` has one row an arm, with the same columns. Longer sentences are functions in the
/// modules of their language, which a column calls.
///
/// The header lists what the columns of each language import. `impl Trait;` in place of `trait Name;` implements a trait that
/// is defined elsewhere. The traits are implemented by `text::en::English` and `text::fr::French` of the calling crate.
///
/// Each language becomes an item of its own, so that a chunk with one language does not fetch another. A missing column does
/// not compile.
///
/// ```
/// mod text {
///     pub mod en {
///         pub struct English;
///     }
///     pub mod fr {
///         pub struct French;
///     }
/// }
/// # fn main() {
/// use text::{en::English, fr::French};
///
/// moot_ui::texts! {
///     /// Texts of a lamp.
///     pub trait LampTexts;
///     en {} fr {}
///
///     /// The button.
///     switch { en: "Switch", fr: "Interrupteur" }
///     /// Whether the lamp is on.
///     state(on: bool) { match on {
///         true => { en: "on", fr: "allumée" }
///         false => { en: "off", fr: "éteinte" }
///     } }
///     /// The power in watts.
///     power(watts: u32) -> String { all: format!("{watts} W") }
/// }
///
/// assert_eq!(English.switch(), "Switch");
/// assert_eq!(French.state(true), "allumée");
/// # }
/// ```
#[macro_export]
#[expect(clippy::crate_in_macro_def, reason = "every crate has the types of its languages")]
macro_rules! texts {
    (
        $(#[$meta:meta])*
        $vis:vis trait $name:ident $(: $base:path)?;
        en { $($en_use:item)* }
        fr { $($fr_use:item)* }
        $(
            $(#[$doc:meta])*
            $key:ident $(($($arg:ident: $type:ty),* $(,)?))? $(-> $ret:ty)? { $($columns:tt)* }
        )*
    ) => {
        $(#[$meta])*
        $vis trait $name: $($base +)? Sync {
            $(
                $(#[$doc])*
                fn $key(&self $($(, $arg: $type)*)?) -> $crate::texts!(@type $($ret)?);
            )*
        }
        $crate::texts! {
            impl $name;
            en { $($en_use)* }
            fr { $($fr_use)* }
            $($key $(($($arg: $type),*))? $(-> $ret)? { $($columns)* })*
        }
    };
    (
        impl $name:path;
        en { $($en_use:item)* }
        fr { $($fr_use:item)* }
        $($key:ident $(($($arg:ident: $type:ty),* $(,)?))? $(-> $ret:ty)? { $($columns:tt)* })*
    ) => {
        const _: () = {
            $($en_use)*
            impl $name for crate::text::en::English {
                $(
                    fn $key(&self $($(, $arg: $type)*)?) -> $crate::texts!(@type $($ret)?) {
                        $crate::texts!(@en $($columns)*)
                    }
                )*
            }
        };
        const _: () = {
            $($fr_use)*
            impl $name for crate::text::fr::French {
                $(
                    fn $key(&self $($(, $arg: $type)*)?) -> $crate::texts!(@type $($ret)?) {
                        $crate::texts!(@fr $($columns)*)
                    }
                )*
            }
        };
    };
    (@type) => { &'static str };
    (@type $ret:ty) => { $ret };
    (@$language:ident all: $all:expr $(,)?) => { $all };
    (@en en: $en:expr, fr: $fr:expr $(,)?) => { $en };
    (@fr en: $en:expr, fr: $fr:expr $(,)?) => { $fr };
    (@$language:ident match $of:tt { $($pattern:pat $(if $guard:expr)? => { $($columns:tt)* })* }) => {
        match $of {
            $($pattern $(if $guard)? => $crate::texts!(@$language $($columns)*),)*
        }
    };
}
