//! Texts of the table: bars, stepper, dock, curtain, menu.

use moot_table::Barrier;

use crate::board::view::Side;

moot_ui::texts! {
    /// Texts of the table.
    pub trait TableTexts;
    en {}
    fr {
        use moot_ui::text::fr::join::de;
    }

    /// A save in the list has just been deleted.
    deleted { en: "Deleted.", fr: "Supprimée." }
    /// Restores a deleted save.
    put_back { en: "Restore it", fr: "La restaurer" }
    /// The accessible name of a player's chip: name, content, whether that player decides, and the result of a press.
    chip(name: &str, shown: &str, active: bool, show: &str) -> String {
        en: {
            let turn = if active { ", their turn" } else { "" };
            format!("{name}: {shown}{turn}. {show}")
        },
        fr: {
            let turn = if active { ", à son tour" } else { "" };
            format!("{name} : {shown}{turn}. {show}")
        },
    }
    /// A person.
    human { en: "Human", fr: "Humain" }
    /// The members of a team, as one name.
    team(names: &[String]) -> String { en: names.join(" and "), fr: names.join(" et ") }
    /// The team mate, after a player's name.
    plays_with(mate: &str) -> String { en: format!("with {mate}"), fr: format!("avec {mate}") }
    /// The note on the curtain of a secret decision that the team mate may look.
    mate_may_look(mate: &str) -> String { en: format!("Except {mate}, who plays in the same team and may look on."), fr: format!("Sauf {mate}, qui joue dans la même équipe et peut regarder.") }
    /// The strip of players.
    players { en: "Players", fr: "Joueurs" }
    /// Undo.
    undo { en: "Undo", fr: "Annuler" }
    /// What undo does while something is selected.
    undo_drops { en: "Puts back what you have selected", fr: "Repose ce que vous avez choisi" }
    /// How many steps can still be undone, before something that was revealed stops it.
    undo_left(steps: usize) -> String { match steps {
        1 => { en: "Undo one step; before it something was revealed: no further.".to_owned(), fr: "Annuler une étape ; avant elle, quelque chose a été révélé : pas plus loin.".to_owned() }
        steps => { en: ["Undo ", &steps.to_string(), " steps at most; before them something was revealed: no further."].concat(), fr: ["Annuler ", &steps.to_string(), " étapes au plus ; avant elles, quelque chose a été révélé : pas plus loin."].concat() }
    } }
    /// Redo.
    redo { en: "Redo", fr: "Rétablir" }
    /// An undo would take back what another person at this screen has done.
    undoes_other(name: &str) -> String {
        en: format!("This takes back what {name} has done. If you agree, press Undo again."),
        fr: format!("Cela reprend ce que {name} a joué. Si vous êtes d’accord, appuyez encore sur Annuler."),
    }
    /// Decisions of computer players were undone with that of the person.
    undone_with(names: &[String]) -> String {
        en: format!("What {} did has been undone too. Redo brings it back.", moot_ui::text::en::join::and(names)),
        fr: format!("Ce qu’a fait {} est annulé aussi. Rétablir le ramène.", moot_ui::text::fr::join::and(names)),
    }
    /// Why undo is impossible.
    barrier(why: Barrier) { match why {
        Barrier::Start => { en: "There is nothing to undo", fr: "Il n’y a rien à annuler" }
        Barrier::BranchStart => { en: "The what-if begins here; what came before belongs to the game", fr: "Le « et si » commence ici ; ce qui précède appartient à la partie" }
        Barrier::Reveal { .. } => { en: "Something has been revealed since, so this cannot be undone", fr: "Quelque chose a été révélé depuis : on ne peut plus annuler" }
    } }
    /// Nothing to redo.
    nothing_to_redo { en: "There is nothing to redo", fr: "Il n’y a rien à rétablir" }
    /// The turn has ended with its last action.
    turn_over { en: "Your turn is over", fr: "Votre tour est terminé" }
    /// What can be done at the end of a turn.
    turn_over_note { en: "Undo, or end the turn so that the others can play.", fr: "Annulez, ou finissez le tour pour que les autres jouent." }
    /// What can be done at the end of a turn that has revealed something.
    turn_over_for_good { en: "End the turn so that the others can play.", fr: "Finissez le tour pour que les autres jouent." }
    /// Confirms the end of a turn.
    end_turn { en: "End turn", fr: "Finir le tour" }
    /// The label of a button that leads on, with what it gives up.
    forgoing(label: &str, what: &str) -> String { all: [label, ", ", what].concat() }
    /// The question before an action that drops a move that is selected and not yet played.
    drops_move { en: "The move that you selected has not been played. Go on without it?", fr: "Le coup choisi n’a pas été joué. Continuer sans lui ?" }
    /// The button that does not lead on after all.
    go_on_playing { en: "Keep playing", fr: "Continuer à jouer" }
    /// Show the score sheet.
    show_score { en: "Score sheet", fr: "Feuille de score" }
    /// The event log.
    saga { en: "Saga", fr: "La saga" }
    /// Show the whole log.
    whole_saga { en: "whole saga", fr: "toute la saga" }
    /// Close.
    close { en: "Close", fr: "Fermer" }
    /// The setup, as a heading.
    setup { en: "Setting up", fr: "Mise en place" }
    /// A move was undone.
    taken_back { en: "Move undone", fr: "Coup annulé" }
    /// A move was redone.
    done_again { en: "Move redone", fr: "Coup rétabli" }
    /// A player is on turn.
    turn_of(name: &str) -> String { en: format!("It is {name}’s turn."), fr: format!("C’est à {name} de jouer.") }
    /// The sheet of the phone, which can be folded.
    sheet { en: "Panels and saga", fr: "Panneaux et saga" }
    /// Closes a pane that covers the pending decision.
    back_to_decision { en: "Back to the decision", fr: "Retour à la décision" }
    /// The tab with the log.
    tab_log { en: "Saga", fr: "Saga" }
    /// The menu.
    menu { en: "Menu", fr: "Menu" }
    /// Save as a file.
    menu_export { en: "Save as a file", fr: "Enregistrer en fichier" }
    /// The credits.
    menu_about { en: "About and credits", fr: "À propos, crédits" }
    /// Back to the lobby; the game is kept.
    menu_lobby { en: "Lobby, new game", fr: "Accueil, nouvelle partie" }
    /// The option of the curtain.
    menu_curtain { en: "Curtain between turns", fr: "Rideau entre les tours" }
    /// A note that secret decisions always use the curtain.
    menu_curtain_always { en: "It always falls while something is secret.", fr: "Il tombe toujours tant que quelque chose est secret." }
    /// The curtain: whose turn it is.
    curtain_title(name: &str) -> String { en: format!("{name}’s turn"), fr: format!("Au tour {}", de(name)) }
    /// The button that raises the curtain.
    curtain_open(name: &str) -> String { en: format!("I am {name}"), fr: format!("Je suis {name}") }
    /// No game is open.
    no_game { en: "No game is open.", fr: "Aucune partie n’est ouverte." }
    /// The seed of the game.
    seed(seed: &str) -> String { en: format!("Seed: {seed}"), fr: format!("Graine : {seed}") }
    /// A button: the board larger.
    nearer { en: "Zoom in", fr: "Agrandir" }
    /// A button: the board smaller.
    farther { en: "Zoom out", fr: "Réduire" }
    /// An arrow at the rim of the board: places that can be chosen lie beyond it.
    more_places(side: Side) { match side {
        Side::Up => { en: "More places above", fr: "D’autres emplacements en haut" }
        Side::Right => { en: "More places to the right", fr: "D’autres emplacements à droite" }
        Side::Down => { en: "More places below", fr: "D’autres emplacements en bas" }
        Side::Left => { en: "More places to the left", fr: "D’autres emplacements à gauche" }
    } }
    /// The small map of the board.
    small_map { en: "Small map: tap where you want to look", fr: "Petite carte : touchez l’endroit à regarder" }
}
