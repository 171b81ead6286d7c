//! Parts that are fetched when they are needed, in English.

use super::English;
use crate::text::parts::PartWords;

impl PartWords for English {
    fn fetching(&self) -> &'static str {
        "One moment …"
    }
    fn lost(&self) -> &'static str {
        "This part of the page could not be fetched. Your games are safe: they are kept in this browser."
    }
    fn again(&self) -> &'static str {
        "Try again"
    }
    fn update(&self) -> &'static str {
        "A new version of this page is ready. Your game goes on where it is."
    }
    fn update_now(&self) -> &'static str {
        "Use it now"
    }
    fn update_later(&self) -> &'static str {
        "Later"
    }
}
