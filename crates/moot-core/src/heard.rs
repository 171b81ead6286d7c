//! Who listens to what happens.

/// Receives the events of a play as they happen. Playouts listen with `()` and pay nothing for it.
pub trait Heard<E> {
    /// Takes one event.
    fn hear(&mut self, event: E);
}

impl<E> Heard<E> for () {
    fn hear(&mut self, _event: E) {}
}

impl<E> Heard<E> for Vec<E> {
    fn hear(&mut self, event: E) {
        self.push(event);
    }
}
