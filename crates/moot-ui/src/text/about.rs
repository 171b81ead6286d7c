//! Texts of the credits.

crate::texts! {
    /// Texts of the credits.
    pub trait AboutTexts;
    en {
        use crate::text::en::spelling::spelt;
    }
    fr {}

    /// The screen.
    title { en: "About Trollmoot", fr: "À propos de Trollmoot" }
    /// The description of the page, in a few paragraphs.
    paragraphs -> &'static [&'static str] {
        en: &[
            "Trollmoot lets people play board games about trolls at one screen. It is an unofficial implementation, made for love of the games: it is not connected with, nor endorsed by, their authors and publishers, and it costs nothing.",
            "Rules follow the published rulebooks. Pictures, wording, maps, cards and the values on them are our own work where the printed ones are not public, so a game here differs in its details from the one in the box. If you like it, get the box.",
        ],
        fr: &[
            "Trollmoot permet de jouer à des jeux de plateau peuplés de trolls, à plusieurs autour d’un même écran. C’est une adaptation non officielle, faite par amour de ces jeux : elle n’est ni liée à leurs auteurs et éditeurs, ni approuvée par eux, et elle ne coûte rien.",
            "Les règles suivent les livrets publiés. Illustrations, textes, plateaux, cartes et valeurs sont de notre main là où ceux des boîtes ne sont pas publics ; une partie jouée ici diffère donc par ses détails d’une partie sur table. Si elle vous plaît, offrez-vous la boîte.",
        ],
    }
    /// The authors of the games.
    games { en: "The games", fr: "Les jeux" }
    /// The heading of the privacy note.
    privacy_title { en: "What is kept", fr: "Ce qui est conservé" }
    /// The privacy note.
    privacy { en: "Games are saved in this browser only. Nothing is sent anywhere; once loaded, the page asks no server for anything.", fr: "Les parties ne sont sauvegardées que dans ce navigateur. Rien n’est envoyé nulle part ; une fois chargée, la page ne demande plus rien à aucun serveur." }
    /// The licence.
    licence_title { en: spelt("Licence", "License"), fr: "Licence" }
    /// The licence in a sentence.
    licence {
        en: spelt(
            "The program and its pictures may be used under the MIT licence or the Apache licence 2.0, as you prefer. Names of games belong to their owners.",
            "The program and its pictures may be used under the MIT license or the Apache license 2.0, as you prefer. Names of games belong to their owners.",
        ),
        fr: "Le programme et ses illustrations peuvent être utilisés sous licence MIT ou Apache 2.0, au choix. Les noms des jeux appartiennent à leurs propriétaires.",
    }
    /// The version.
    version(version: &str) -> String { all: format!("Version {version}") }
    /// Back.
    back { en: "Back", fr: "Retour" }
}
