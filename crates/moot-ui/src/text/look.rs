//! Texts of looks and sounds.

use crate::look::Theme;

/// Texts of looks and sounds.
pub trait LookWords: Sync {
    /// The dialog, and the buttons that open it.
    fn title(&self) -> &'static str;
    /// Theme.
    fn theme(&self) -> &'static str;
    /// What a theme is called.
    fn theme_name(&self, theme: Theme) -> &'static str;
    /// What themes change and what they do not.
    fn theme_note(&self) -> &'static str;
    /// Sound.
    fn sound(&self) -> &'static str;
    /// The box that switches sounds on.
    fn sounds_on(&self) -> &'static str;
    /// How loud they are.
    fn volume(&self) -> &'static str;
    /// How to be without motion.
    fn motion_note(&self) -> &'static str;
}
