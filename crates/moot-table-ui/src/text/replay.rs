//! Texts of replays and variations.

use crate::replay::Stride;

moot_ui::texts! {
    /// Texts of replays and variations.
    pub trait ReplayTexts;
    en {} fr {}

    /// Replay the game.
    replay { en: "Replay", fr: "Revoir la partie" }
    /// The table before the first decision.
    begins { en: "The game begins.", fr: "La partie commence." }
    /// The position of the replay, from 0: before decision `place`, or at `end` after the last one.
    position(place: usize, end: usize) -> String { en: format!("Decision {place} of {end}"), fr: format!("Décision {place} sur {end}") }
    /// The slider, read aloud.
    slider { en: "Moment of the game", fr: "Moment de la partie" }
    /// A button that goes one step.
    step(stride: Stride, later: bool) { match (stride, later) {
        (Stride::Decision, false) => { en: "One decision back", fr: "Décision précédente" }
        (Stride::Decision, true) => { en: "One decision forward", fr: "Décision suivante" }
        (Stride::Turn, false) => { en: "One turn back", fr: "Tour précédent" }
        (Stride::Turn, true) => { en: "One turn forward", fr: "Tour suivant" }
        (Stride::All, false) => { en: "To the beginning", fr: "Au début" }
        (Stride::All, true) => { en: "To the end", fr: "À la fin" }
    } }
    /// Why a step is impossible.
    no_step(later: bool) { en: if later { "This is the last moment" } else { "This is the beginning" }, fr: if later { "C’est le dernier moment" } else { "C’est le début" } }
    /// Play.
    play { en: "Play", fr: "Lire" }
    /// Pause.
    pause { en: "Pause", fr: "Pause" }
    /// The label of the speed.
    speed { en: "Speed", fr: "Vitesse" }
    /// A speed, in quarters of the normal speed.
    speed_of(quarters: u64) -> String { match quarters {
        2 => { all: "½×".to_owned() }
        quarters => { all: format!("{}×", quarters / 4) }
    } }
    /// Leave the replay.
    leave { en: "Leave replay", fr: "Quitter" }
    /// The accessible prefix of a log line that shows its position.
    jump { en: "Show this moment", fr: "Montrer ce moment" }
    /// The label of the filter by player.
    filter { en: "Whose actions", fr: "Actions de qui" }
    /// The filter's option for all players.
    everybody { en: "Everybody", fr: "Tout le monde" }
    /// Search the log.
    search { en: "Search the saga", fr: "Chercher dans la saga" }
    /// The search has no results.
    nothing_found { en: "No entry of the saga matches.", fr: "Aucune ligne de la saga ne correspond." }
    /// The limit of undo, and its reason: `what` was revealed there.
    barrier(what: &str) -> String { en: format!("Undo cannot go further back: something was revealed here. {what}").trim_end().to_owned(), fr: format!("On ne peut pas annuler au-delà : quelque chose a été révélé ici. {what}").trim_end().to_owned() }
    /// The button that begins a variation.
    what_if { en: "What if?", fr: "Et si ?" }
    /// The explanation of variations, for a finished or running game.
    about_what_if(over: bool) {
        en: if over {
            "A copy of the game from this moment on, in which you can try something else. Its luck is the same; the game itself does not change."
        } else {
            "A copy of the game from this moment on, in which you can try something else. What is still hidden from you is dealt anew, so that nothing is given away; the game itself does not change."
        },
        fr: if over {
            "Une copie de la partie à partir de ce moment, pour essayer autre chose. Le hasard y est le même ; la partie, elle, ne change pas."
        } else {
            "Une copie de la partie à partir de ce moment, pour essayer autre chose. Ce qui vous est encore caché y est redistribué, pour ne rien dévoiler ; la partie, elle, ne change pas."
        },
    }
    /// The label of the name.
    name { en: "Name", fr: "Nom" }
    /// The proposed name.
    proposed(moment: &str) -> String { en: format!("From {}", moment.to_lowercase()), fr: format!("À partir de : {}", moment.to_lowercase()) }
    /// The label of the choice of the other players.
    against { en: "The others", fr: "Les autres" }
    /// Play every seat.
    alone { en: "I play them all", fr: "Je les joue tous" }
    /// Begin it.
    begin { en: "Try it", fr: "Essayer" }
    /// The variation could not be created.
    no_what_if { en: "The game could not be copied at this moment.", fr: "La partie n’a pas pu être copiée à ce moment." }
    /// The banner of a variation.
    marked(name: &str) -> String { en: if name.is_empty() { "What-if".to_owned() } else { format!("What-if: {name}") }, fr: if name.is_empty() { "Et si".to_owned() } else { format!("Et si : {name}") } }
    /// Back to the parent game.
    back { en: "Back to the game", fr: "Retour à la partie" }
    /// The parent game was deleted.
    orphan { en: "The original game has been deleted", fr: "La partie d’origine a été supprimée" }
    /// The list of variations.
    tree { en: "Game and what-ifs", fr: "La partie et ses « et si »" }
    /// The game at the root.
    root { en: "The game", fr: "La partie" }
    /// The ply at which a variation begins.
    forked(plies: usize) -> String { en: format!("after step {plies}"), fr: format!("après l’étape {plies}") }
    /// This is the open game.
    here { en: "open now", fr: "en cours" }
    /// The open variation cannot be deleted.
    not_here { en: "It is open now: go back to the game first", fr: "Il est en cours : revenez d’abord à la partie" }
    /// A variation with variations of its own cannot be deleted.
    not_empty { en: "It has what-ifs of its own: delete those first", fr: "Il a ses propres « et si » : supprimez-les d’abord" }
    /// There are no variations.
    no_branches { en: "This game has no what-ifs yet. Open the replay, go to a moment and press “What if?”.", fr: "Cette partie n’a pas encore de « et si ». Revoyez-la, choisissez un moment et appuyez sur « Et si ? »." }
}
