//! The languages of the page. Each implements the traits of [`crate::words`].

pub mod en;

pub use en::English;
