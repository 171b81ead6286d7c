//! A keyed list that grows at one end: existing elements are not touched.

use std::collections::{HashSet, VecDeque};
use std::hash::Hash;

use leptos::html::Ol;
use leptos::prelude::*;
use leptos::tachys::view::{Mountable, Render};

/// A mounted line.
type Shown<T> = (T, <AnyView as Render>::State);

/// Keeps `list` in sync with `lines`. Leptos' `<For>` unmounts and remounts all following elements when two lines are inserted at
/// once, which happens after every move of a computer player; this list creates only new elements and removes only old ones.
pub fn keyed_list<T: Clone + Eq + Hash + Send + Sync + 'static>(
    list: NodeRef<Ol>,
    lines: Memo<Vec<T>>,
    view: impl Fn(T) -> AnyView + 'static,
) {
    let owner = Owner::current().unwrap_or_default();
    Effect::new(move |before: Option<Vec<Shown<T>>>| {
        let mut before: VecDeque<Shown<T>> = before.unwrap_or_default().into();
        let Some(list) = list.get() else { return before.into() };
        lines.with(|lines| {
            let wanted: HashSet<&T> = lines.iter().collect();
            let mut here: HashSet<T> = before.iter().map(|(line, _)| line.clone()).collect();
            before.retain_mut(|(line, state)| wanted.contains(line) || leave(line, state, &mut here));
            let mut now = Vec::with_capacity(lines.len());
            for line in lines {
                // Lines keep their order; a line that does not is recreated.
                while here.contains(line)
                    && let Some((other, mut state)) = before.pop_front_if(|(other, _)| other != line)
                {
                    leave(&other, &mut state, &mut here);
                }
                now.push(before.pop_front_if(|(other, _)| other == line).unwrap_or_else(|| {
                    let mut state = owner.with(|| untrack(|| view(line.clone())).build());
                    if !before.front().is_some_and(|(_, next)| next.insert_before_this(&mut state)) {
                        state.mount(&list, None);
                    }
                    (line.clone(), state)
                }));
            }
            now
        })
    });
}

/// Unmounts a line.
fn leave<T: Eq + Hash>(line: &T, state: &mut <AnyView as Render>::State, here: &mut HashSet<T>) -> bool {
    state.unmount();
    here.remove(line);
    false
}
