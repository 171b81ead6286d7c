//! The credits in English.

use super::English;
use super::spelling::spelt;
use crate::text::about::AboutWords;

impl AboutWords for English {
    fn title(&self) -> &'static str {
        "About Trollmoot"
    }
    fn paragraphs(&self) -> &'static [&'static str] {
        &[
            "Trollmoot lets people play board games about trolls at one screen. It is an unofficial implementation, made for love of the games: it is not connected with, nor endorsed by, their authors and publishers, and it costs nothing.",
            "Rules follow the published rulebooks. Pictures, wording, maps, cards and the values on them are our own work where the printed ones are not public, so a game here differs in its details from the one in the box. If you like it, get the box.",
        ]
    }
    fn games(&self) -> &'static str {
        "The games"
    }
    fn privacy_title(&self) -> &'static str {
        "What is kept"
    }
    fn privacy(&self) -> &'static str {
        "Games are saved in this browser only. Nothing is sent anywhere; once loaded, the page asks no server for anything."
    }
    fn licence_title(&self) -> &'static str {
        spelt("Licence", "License")
    }
    fn licence(&self) -> &'static str {
        spelt(
            "The program and its pictures may be used under the MIT licence or the Apache licence 2.0, as you prefer. Names of games belong to their owners.",
            "The program and its pictures may be used under the MIT license or the Apache license 2.0, as you prefer. Names of games belong to their owners.",
        )
    }
    fn version(&self, version: &str) -> String {
        format!("Version {version}")
    }
    fn back(&self) -> &'static str {
        "Back"
    }
}
