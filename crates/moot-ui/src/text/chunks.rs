//! Texts about loading chunks.

crate::texts! {
    /// Texts about loading chunks.
    pub trait ChunkTexts;
    en {} fr {}

    /// A chunk is loading.
    fetching { en: "One moment …", fr: "Un instant…" }
    /// A chunk could not be fetched.
    lost { en: "This part of the page could not be fetched. Your games are safe: they are kept in this browser.", fr: "Cette partie de la page n’a pas pu être chargée. Vos parties sont en sécurité : elles sont conservées dans ce navigateur." }
    /// The retry button.
    again { en: "Try again", fr: "Réessayer" }
    /// A newer version of the page has been fetched.
    update { en: "A new version of this page is ready. Your game is kept.", fr: "Une nouvelle version de cette page est prête. Votre partie est conservée." }
    /// The button that uses it.
    update_now { en: "Use it now", fr: "L’utiliser maintenant" }
    /// The button that dismisses the message.
    update_later { en: "Later", fr: "Plus tard" }
}
