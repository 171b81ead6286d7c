//! The score sheet in French.

use super::French;
use crate::text::sheet::SheetWords;

impl SheetWords for French {
    fn title(&self) -> &'static str {
        "Décompte final"
    }
    fn ahead(&self, total: i32, by: i32, points: &str) -> String {
        format!("{total} {points}, {by} d’avance")
    }
    fn bar(&self, name: &str, total: i32, points: &str) -> String {
        format!("{name} : {total} {points}")
    }
    fn place(&self, place: u8) -> String {
        if place == 1 { "1er".to_owned() } else { format!("{place}e") }
    }
    fn chart_start(&self) -> &'static str {
        "début"
    }
    fn chart_finish(&self) -> &'static str {
        "fin"
    }
    fn ranking(&self) -> &'static str {
        "Classement"
    }
    fn board(&self) -> &'static str {
        "Retour au plateau"
    }
    fn new_game(&self) -> &'static str {
        "Nouvelle partie"
    }
    fn so_far(&self) -> &'static str {
        "Ce qui est acquis pour l’instant ; la partie continue."
    }
}
