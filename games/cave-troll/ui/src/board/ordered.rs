//! Short ordered lists. A sort of the standard library is four kilobytes of program for each type of item.

/// Inserts an item into a list that is ordered by a key, unless an item with this key is there already.
pub fn insert<T, K: Ord>(list: &mut Vec<T>, item: T, key: impl Fn(&T) -> K) {
    let new = key(&item);
    let at = list.iter().position(|other| key(other) >= new).unwrap_or(list.len());
    if list.get(at).is_none_or(|other| key(other) != new) {
        list.insert(at, item);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_in_order_and_each_key_occurs_once() {
        let mut list = Vec::new();
        for item in [5, 2, 9, 2, 7, 5] {
            insert(&mut list, item, |&item| item);
        }
        assert_eq!(list, [2, 5, 7, 9]);
    }
}
