//! The fair shuffle in French.

use super::French;
use super::join::de;
use crate::text::fair::FairWords;

impl FairWords for French {
    fn title(&self) -> &'static str {
        "Mélange équitable"
    }
    fn none(&self) -> &'static str {
        "pas de code : la graine est saisie"
    }
    fn how(&self) -> &'static str {
        "Le programme a tiré un secret, et ce code l’engage. Notez le code ; puis que chacun ajoute un mot que personne ne connaissait. Le secret et les mots font ensemble le mélange. À la fin, le secret est montré et la page le vérifie."
    }
    fn word_of(&self, name: &str) -> String {
        format!("Un mot {}", de(name))
    }
    fn drawn(&self) -> &'static str {
        "tiré au sort"
    }
    fn no_certificate(&self) -> &'static str {
        "Cette partie n’a pas de certificat : sa graine a été saisie, vient d’une variante ou d’une version plus ancienne de la page, ou personne n’était là pour ajouter un mot."
    }
    fn code_is(&self) -> &'static str {
        "Le code montré avant la partie :"
    }
    fn words_are(&self) -> &'static str {
        "Les mots ajoutés :"
    }
    fn later(&self) -> &'static str {
        "Le secret sera montré ici à la fin de la partie."
    }
    fn secret_is(&self) -> &'static str {
        "Le secret :"
    }
    fn draws_match(&self) -> &'static str {
        "Chaque pioche de cette partie est celle que donnent le secret et les mots."
    }
    fn draw_differs(&self, entry: usize) -> String {
        format!("L’entrée {entry} du journal n’est pas celle que donnent le secret et les mots.")
    }
    fn noted(&self) -> &'static str {
        "Le code que vous avez noté"
    }
    fn code_matches(&self) -> &'static str {
        "C’est le code de ce secret."
    }
    fn code_differs(&self) -> &'static str {
        "Ce n’est pas le code de ce secret."
    }
    fn recompute(&self) -> &'static str {
        "Sans cette page : SHA-256 de « trollmoot shuffle 1 », un saut de ligne, et les lettres du secret sans les tirets."
    }
    fn proves_title(&self) -> &'static str {
        "Ce que cela prouve"
    }
    fn proves(&self) -> &'static str {
        "Si le code noté avant la partie est celui du secret, le secret était fixé avant que les mots ne soient dits. Alors personne, pas même qui a préparé la partie, n’a pu choisir le mélange : votre propre mot y est."
    }
    fn proves_not(&self) -> &'static str {
        "Cela ne prouve pas que personne n’a regardé. Le secret se trouve dans cet appareil pendant la partie, et dans chacun de ses fichiers et liens : qui contrôle l’appareil pourrait le lire. Cela n’engage pas non plus un programme modifié, ni un code que personne n’a noté."
    }
}
