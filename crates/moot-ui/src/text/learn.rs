//! Texts around lessons, rulebook and glossary. What these say themselves lies in files of their own.

/// Texts around lessons, rulebook and glossary.
pub trait LearnWords: Sync {
    /// The lessons, as a heading and on the button that leads there.
    fn lessons(&self) -> &'static str;
    /// What lessons are.
    fn lessons_about(&self) -> &'static str;
    /// The rulebook, as a heading and on the button that leads there.
    fn rules(&self) -> &'static str;
    /// About how long a lesson takes.
    fn minutes(&self, minutes: usize) -> String;
    /// Begin a lesson.
    fn begin(&self) -> &'static str;
    /// Go on with a lesson.
    fn resume(&self) -> &'static str;
    /// Play a finished lesson again.
    fn again(&self) -> &'static str;
    /// A lesson was once finished.
    fn done(&self) -> &'static str;
    /// The coach, for those who hear the page: the name of the lesson.
    fn coach(&self, lesson: &str) -> String;
    /// How far a lesson is.
    fn step(&self, step: usize, of: usize) -> String;
    /// The step has been read.
    fn next(&self) -> &'static str;
    /// Lead to what the coach points at.
    fn show_me(&self) -> &'static str;
    /// What the coach points at is behind a tab of that name.
    fn behind_tab(&self) -> &'static str;
    /// Others move.
    fn others_move(&self) -> &'static str;
    /// Something else was done than the step asks for, and the lesson has nothing particular to say about it.
    fn other_way(&self) -> &'static str;
    /// Take back what led away.
    fn take_back(&self) -> &'static str;
    /// Begin the lesson anew.
    fn restart(&self) -> &'static str;
    /// Leave the lesson.
    fn leave(&self) -> &'static str;
    /// Make the coach small.
    fn fold(&self) -> &'static str;
    /// Make the coach large again.
    fn unfold(&self) -> &'static str;
    /// A lesson has come to its end.
    fn finished(&self) -> &'static str;
    /// The next lesson.
    fn next_lesson(&self) -> &'static str;
    /// Play a real game.
    fn play(&self) -> &'static str;

    /// A text could not be fetched.
    fn not_fetched(&self) -> &'static str;
    /// Try again.
    fn try_again(&self) -> &'static str;

    /// The field for searching the rulebook.
    fn search(&self) -> &'static str;
    /// How many sections have been found.
    fn found(&self, sections: usize) -> String;
    /// The sections, as a list.
    fn contents(&self) -> &'static str;
    /// A link to a section of the rulebook.
    fn link_to(&self, section: &str) -> String;
    /// Opens an example.
    fn show_example(&self) -> &'static str;
    /// The step before.
    fn earlier(&self) -> &'static str;
    /// The step after.
    fn later(&self) -> &'static str;
    /// Shows the rule behind a refusal.
    fn rule(&self) -> &'static str;
    /// A game at once, as usual.
    fn quick(&self) -> &'static str;
}
