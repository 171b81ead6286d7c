//! The credits in French.

use super::French;
use crate::text::about::AboutWords;

impl AboutWords for French {
    fn title(&self) -> &'static str {
        "À propos de Trollmoot"
    }
    fn paragraphs(&self) -> &'static [&'static str] {
        &[
            "Trollmoot permet de jouer à des jeux de plateau peuplés de trolls, à plusieurs autour d’un même écran. C’est une adaptation non officielle, faite par amour de ces jeux : elle n’est ni liée à leurs auteurs et éditeurs, ni approuvée par eux, et elle ne coûte rien.",
            "Les règles suivent les livrets publiés. Illustrations, textes, plateaux, cartes et valeurs sont de notre main là où ceux des boîtes ne sont pas publics ; une partie jouée ici diffère donc par ses détails d’une partie sur table. Si elle vous plaît, offrez-vous la boîte.",
        ]
    }
    fn games(&self) -> &'static str {
        "Les jeux"
    }
    fn privacy_title(&self) -> &'static str {
        "Ce qui est conservé"
    }
    fn privacy(&self) -> &'static str {
        "Les parties ne sont sauvegardées que dans ce navigateur. Rien n’est envoyé nulle part ; une fois chargée, la page ne demande plus rien à aucun serveur."
    }
    fn licence_title(&self) -> &'static str {
        "Licence"
    }
    fn licence(&self) -> &'static str {
        "Le programme et ses illustrations peuvent être utilisés sous licence MIT ou Apache 2.0, au choix. Les noms des jeux appartiennent à leurs propriétaires."
    }
    fn version(&self, version: &str) -> String {
        format!("Version {version}")
    }
    fn back(&self) -> &'static str {
        "Retour"
    }
}
