//! Tests gender and number in the French texts of Cave Troll.

use cave_troll::{Artifact, Event, Fate, Figure, Illegal, Piece, Space, Way};
use moot_core::Seat;

use super::French;
use crate::samples::context;
use crate::text::table::{CaveTexts, Means, RecapEvent, Whereabouts};
use moot_table_ui::game::words::GameTexts;

const HOARD: Space = Space(23);
const STAIRS: Space = Space(33);
const KNIGHT: Piece = Piece::new(Seat(1), Figure::Knight);
const BANSHEE: Piece = Piece::new(Seat(0), Figure::Banshee);

#[test]
fn sentences_agree_with_whom_they_are_about() {
    context(|context| {
        let tell = |event| French.sentence(context, &event).expect("a line");
        let moved = |piece, way| Event::Moved { piece, from: STAIRS, to: HOARD, way, by: Seat(0) };
        assert_eq!(
            tell(moved(KNIGHT, Way::Pushed)),
            "Grimhild pousse le Chevalier d’Oddvar de l’escalier nord-ouest au Magot."
        );
        assert_eq!(
            tell(moved(BANSHEE, Way::Stepped)),
            "La Banshee de Grimhild passe de l’escalier nord-ouest au Magot."
        );
        let gone = |piece, fate| Event::Removed { piece, at: HOARD, fate, by: Seat(0) };
        assert_eq!(tell(gone(BANSHEE, Fate::Crushed)), "La Banshee de Grimhild est ensevelie dans le Magot.");
        assert_eq!(tell(gone(BANSHEE, Fate::Struck)), "Grimhild retire sa propre Banshee du Magot.");
        assert_eq!(
            tell(Event::Kept { seat: Seat(1), artifact: Artifact::Raven, gold: 1 }),
            "Oddvar n’a jamais joué l’Œil du corbeau et gagne 1 pièce d’or."
        );
        let why = |why| French.illegal(context, why);
        assert_eq!(why(Illegal::Full { at: HOARD, holds: 5 }), "Le Magot est plein, 5 personnages.");
        assert_eq!(
            why(Illegal::OutOfReach { figure: Figure::Banshee }),
            "Une Banshee ne peut être choisie pour cela."
        );
    });
}

#[test]
fn recap_entries_and_whereabouts_are_short() {
    assert_eq!(
        French.recap_entry(&RecapEvent::Removed { first: BANSHEE, count: 1, at: HOARD }),
        "Banshee retirée"
    );
    assert_eq!(
        French.recap_entry_spoken(&RecapEvent::Shoved(KNIGHT, HOARD)),
        "envoie un Chevalier rival au Magot"
    );
    let mirror = Means::Artifact(Artifact::Mirror);
    let lost = |first, count| RecapEvent::Lost { first, count, at: HOARD, by: mirror };
    assert_eq!(French.recap_entry(&lost(Figure::Banshee, 1)), "Perdue : votre Banshee (Miroir de basalte)");
    assert_eq!(
        French.recap_entry_spoken(&lost(Figure::Knight, 2)),
        "retire 2 de vos figurines du Magot avec le Miroir de basalte"
    );
    let sent = RecapEvent::Sent(Figure::Knight, HOARD, Means::Figure(Figure::Wraith));
    assert_eq!(French.recap_entry(&sent), "Spectre : votre Chevalier → Magot");
    assert_eq!(French.recap_entry_spoken(&sent), "envoie votre Chevalier au Magot avec le Spectre");
    assert_eq!(French.whereabouts(Whereabouts::Board(3)), "3 dans le donjon");
}
