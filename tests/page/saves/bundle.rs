//! Export and import of all games as one file.

use super::{lay, text};
use moot_ui::saves::{Merged, SaveId, SaveLease, SaveStore, Store, StoreError, is_bundle};
use moot_ui::testing::Memory;

fn save_store() -> SaveStore<Memory> {
    let save_store = SaveStore(Memory::default());
    for (id, rounds) in [(1, 1), (2, 2)] {
        let mut lease = SaveLease::default();
        save_store.put(SaveId(id), &mut lease, &text(rounds - 1), 100).unwrap();
        save_store.put(SaveId(id), &mut lease, &text(rounds), 200 + id).unwrap();
    }
    save_store.0.set("trollmoot/kept/9", "torn").unwrap();
    save_store.0.set("elsewhere", "not ours").unwrap();
    save_store
}

#[test]
fn importing_a_bundle_twice_adds_its_saves_once() {
    let (from, to) = (save_store(), SaveStore(Memory::default()));
    let file = from.bundle();
    assert!(is_bundle(&file) && !is_bundle(&text(1)) && !is_bundle("{}") && !file.contains("not ours"));
    let merged = to.merge(&file, 999);
    assert_eq!(merged, Merged { added: 2, known: 0, quarantined: 1, stopped: None });
    assert_eq!((to.text(SaveId(1)).unwrap(), to.text(SaveId(2)).unwrap()), (Some(text(1)), Some(text(2))));
    assert_eq!(
        to.record(SaveId(2)).unwrap().map(|record| record.time),
        Some(202),
        "when it was played is kept"
    );
    let before = to.0.texts.borrow().clone();
    assert_eq!(to.merge(&file, 999), Merged { added: 0, known: 2, quarantined: 0, stopped: None });
    assert_eq!(*to.0.texts.borrow(), before);
}

#[test]
fn another_game_with_the_same_id_is_added_under_a_new_id() {
    let (from, to) = (save_store(), SaveStore(Memory::default()));
    to.put(SaveId(1), &mut SaveLease::default(), &text(4), 7).unwrap();
    let merged = to.merge(&from.bundle(), 999);
    assert_eq!((merged.added, merged.known), (2, 0));
    assert_eq!(to.text(SaveId(1)).unwrap(), Some(text(4)), "the existing save stays");
    let all: Vec<_> = to.ids().into_iter().map(|id| to.text(id).unwrap().unwrap()).collect();
    assert_eq!(all.len(), 3);
    assert!(all.contains(&text(1)) && all.contains(&text(2)));
    assert_eq!(to.merge(&from.bundle(), 999).added, 0, "the second time all are known");
}

#[test]
fn a_torn_newest_generation_in_a_bundle_is_quarantined_and_the_older_one_added() {
    let from = save_store();
    lay(&from, SaveId(1), "2 3 4 garbage");
    let to = SaveStore(Memory::default());
    let merged = to.merge(&from.bundle(), 999);
    assert_eq!((merged.added, merged.quarantined), (2, 2));
    assert_eq!(to.text(SaveId(1)).unwrap(), None, "its id belongs to a quarantined save");
    let texts: Vec<_> = to.ids().into_iter().filter_map(|id| to.text(id).unwrap()).collect();
    assert!(texts.contains(&text(0)));
    assert!(to.kept().iter().any(|kept| kept.text == "2 3 4 garbage"));
}

#[test]
fn a_full_store_imports_what_fits_and_reports_it() {
    let to = SaveStore(Memory::default());
    to.0.room.set(Some(save_store().stored(SaveId(1)).unwrap().len() + 50));
    let merged = to.merge(&save_store().bundle(), 999);
    assert_eq!(merged.stopped, Some(StoreError::Full));
    assert!(merged.added <= 1);
    assert_eq!(to.ids().len(), merged.added);
}
