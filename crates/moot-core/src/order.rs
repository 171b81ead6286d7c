//! A small stable sort.

use core::cmp::Ordering;

/// Returns the items in stable order. For short lists only: the time is quadratic. Each item type that
/// `slice::sort` is instantiated with adds some kilobytes to the WebAssembly program; this function adds
/// almost none.
///
/// # Examples
///
/// ```
/// use moot_core::in_order;
///
/// let by_length = in_order(["hall", "dig", "horde", "art"], |a, b| a.len().cmp(&b.len()));
/// assert_eq!(by_length, ["dig", "art", "hall", "horde"]);
/// ```
pub fn in_order<T>(items: impl IntoIterator<Item = T>, compare: impl Fn(&T, &T) -> Ordering) -> Vec<T> {
    let mut ordered: Vec<T> = Vec::new();
    for item in items {
        let at = ordered.partition_point(|other| compare(other, &item) != Ordering::Greater);
        ordered.insert(at, item);
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_orders_like_a_stable_sort() {
        let items: Vec<(u32, usize)> = (0..200).map(|at| ((at as u32 * 7919) % 13, at)).collect();
        let mut sorted = items.clone();
        sorted.sort_by_key(|item| item.0);
        assert_eq!(in_order(items, |a, b| a.0.cmp(&b.0)), sorted);
        assert!(in_order(Vec::<u8>::new(), Ord::cmp).is_empty());
    }
}
