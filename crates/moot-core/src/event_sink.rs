//! The sink that receives events.

/// Receives the events of an action as they happen. `()` discards them at no cost; a `Vec` collects them.
///
/// # Examples
///
/// ```
/// use moot_core::laws::toy::{Choice, Hoard, HoardAction, HoardEvent, HoardOutcome};
/// use moot_core::{Game, EventSink, Seat};
///
/// /// Counts events and stores none.
/// struct Counter(usize);
///
/// impl<E> EventSink<E> for Counter {
///     fn send(&mut self, _: E) {
///         self.0 += 1;
///     }
/// }
///
/// let setup = (2, 1);
/// let mut state = Hoard::<0>::deal(&setup);
/// let (mut counter, mut events) = (Counter(0), Vec::new());
/// let _ = Hoard::<0>::apply_chance(&setup, &mut state, HoardOutcome::Card(4), &mut counter)?;
/// let _ = Hoard::<0>::apply_chance(&setup, &mut state, HoardOutcome::Card(5), &mut ())?;
/// let _ = Hoard::<0>::act(&setup, &mut state, Seat(1), HoardAction::Choose(Choice::Keep), &mut events);
/// assert_eq!(counter.0, 1);
/// assert_eq!(events, [HoardEvent::Chose(Seat(1))]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait EventSink<E> {
    /// Receives one event.
    fn send(&mut self, event: E);
}

impl<E> EventSink<E> for () {
    fn send(&mut self, _event: E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn send(&mut self, event: E) {
        self.push(event);
    }
}
