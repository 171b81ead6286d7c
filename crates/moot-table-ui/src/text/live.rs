//! Texts about live play between devices.

pub use moot_live::{ConnectError, ServerError, Step};
pub use moot_net::{CodeError, Refusal};

moot_ui::texts! {
    /// Texts about live play between devices.
    pub trait LiveTexts;
    en {

    }
    fr {
        use moot_ui::text::fr::join::de;
    }

    /// The menu item and the dialog with the devices of a game.
    title { en: "Play live", fr: "Jouer en direct" }
    /// The first step of an invitation.
    step_one { en: "Send this link to a player elsewhere, or let their camera see the picture. One link is for one device.", fr: "Envoyez ce lien à une personne ailleurs, ou montrez l’image à son appareil photo. Un lien vaut pour un seul appareil." }
    /// The second step of an invitation.
    step_two { en: "They send you an answer. Paste it here, or open it in this browser.", fr: "On vous envoie une réponse. Collez-la ici, ou ouvrez-la dans ce navigateur." }
    /// The field for an answer.
    answer_field { en: "The answer", fr: "La réponse" }
    /// The button that enters an answer.
    enter_answer { en: "Connect", fr: "Connecter" }
    /// The button that copies an invitation.
    copy_invitation { en: "Copy the invitation", fr: "Copier l’invitation" }
    /// The button that copies an answer.
    copy_answer { en: "Copy the answer", fr: "Copier la réponse" }
    /// An invitation is being made.
    making { en: "Making a link …", fr: "Préparation du lien…" }
    /// The button that makes a new invitation.
    new_invitation { en: "Make a new invitation", fr: "Nouvelle invitation" }
    /// An invitation that waits.
    keep_open { en: "Waiting for an answer. Keep this page open.", fr: "En attente d’une réponse. Gardez cette page ouverte." }
    /// The answer has been entered.
    connecting { en: "Connecting …", fr: "Connexion…" }
    /// What the host could do.
    trust { en: "The host’s device deals and could look at the cards. Play with people you trust.", fr: "L’appareil de l’hôte distribue et pourrait voir les cartes. Jouez avec des gens de confiance." }
    /// Which devices reach each other.
    reach { en: "The devices connect directly, without a server: they have to be in the same network, such as one Wi-Fi.", fr: "Les appareils se connectent directement, sans serveur : il faut être dans le même réseau, par exemple le même Wi-Fi." }
    /// The control that chooses a server.
    server { en: "Server for the connection", fr: "Serveur pour la connexion" }
    /// No server.
    server_none { en: "None: same network only", fr: "Aucun : même réseau" }
    /// A public server.
    server_public { en: "Public: stun.cloudflare.com", fr: "Public : stun.cloudflare.com" }
    /// A server that the player enters.
    server_own { en: "Another one …", fr: "Un autre…" }
    /// The field for its address.
    server_address { en: "Address of the server", fr: "Adresse du serveur" }
    /// The button that uses the address.
    server_use { en: "Use it", fr: "L’utiliser" }
    /// What the server at this address sees.
    server_sees(address: &str) -> String {
        en: format!("For players in different networks: choose one on both sides. {address} learns the internet address of this device and when it connects, but nothing of the game."),
        fr: format!("Pour jouer entre réseaux différents : choisissez-en un des deux côtés. {address} apprend l’adresse internet de cet appareil et l’heure de la connexion, mais rien de la partie."),
    }
    /// The browser does not store the choice.
    server_forgotten { en: "Not stored: it counts until this page is closed.", fr: "Non gardé : valable jusqu’à la fermeture de la page." }
    /// Why an address is not that of a server; an address of a server, and that of a relay with an account.
    server_wrong(why: ServerError, server: &str, relay: &str) -> String { match why {
        ServerError::NoPassword => { en: format!("A relay needs a user name and a password: {relay}"), fr: format!("Un relais demande un utilisateur et un mot de passe : {relay}") }
        ServerError::Port => { en: "After the second colon stands a number from 1 to 65535.".to_owned(), fr: "Après le second deux-points vient un nombre de 1 à 65535.".to_owned() }
        ServerError::Empty | ServerError::Scheme | ServerError::Host | ServerError::Transport | ServerError::Long => { en: format!("This is no address of a server. One is like {server} or {relay}"), fr: format!("Ce n’est pas l’adresse d’un serveur. Exemples : {server} ou {relay}") }
    } }
    /// All seats are taken.
    all_here { en: "Every seat is taken. A further device can watch.", fr: "Toutes les places sont prises. Un autre appareil peut regarder." }
    /// The heading of the list of players.
    who { en: "Who plays where", fr: "Qui joue où" }
    /// The dialog of an opened invitation.
    invited { en: "You are invited", fr: "Une invitation à jouer" }
    /// What joining does.
    invited_help { en: "This game is played live: every player sees the table on a device of their own.", fr: "Cette partie se joue en direct : chacun voit la table sur son propre appareil." }
    /// The field with the guest's name.
    name { en: "Your name", fr: "Votre nom" }
    /// The field with the guest's name while it is empty.
    name_given { en: "Optional", fr: "Facultatif" }
    /// What to do with an invitation that cannot be read.
    paste_whole { en: "Paste the whole invitation here.", fr: "Collez ici l’invitation entière." }
    /// The button that joins.
    join { en: "Join", fr: "Rejoindre" }
    /// The button that takes a game up again.
    take_up(game: &str) -> String { en: format!("Go on with the game of {game}"), fr: format!("Reprendre la partie du {game}") }
    /// The button that joins with a new seat.
    join_new { en: "Join another game", fr: "Rejoindre une autre partie" }
    /// What to do with an answer.
    send_answer { en: "Send this answer to the player who invited you. The game opens when it has been entered there.", fr: "Envoyez cette réponse à la personne qui vous invite. La partie s’ouvre dès qu’elle y est entrée." }
    /// An answer that waits.
    guest_waits { en: "Waiting for your host. Keep this page open. If nothing happens, the invitation may be old or used: ask for a new one.", fr: "En attente de votre hôte. Gardez cette page ouverte. Si rien ne se passe, l’invitation est peut-être ancienne ou déjà utilisée : demandez-en une autre." }
    /// The button of a browser that has to be told.
    was_entered { en: "The answer has been entered", fr: "La réponse est entrée" }
    /// When to press it.
    was_entered_help { en: "Press this as soon as your host has entered the answer.", fr: "Appuyez dès que votre hôte a entré la réponse." }
    /// A connection that did not open.
    not_opened { en: "The two devices do not reach each other. If they are in different networks, choose a server below on both sides, then make a new invitation.", fr: "Les deux appareils ne se joignent pas. S’ils sont dans des réseaux différents, choisissez un serveur ci-dessous des deux côtés, puis refaites une invitation." }
    /// A device is connected.
    met(name: &str) -> String { en: format!("Connected to {name}."), fr: format!("Connexion établie avec {name}.") }
    /// A device has left.
    left(name: &str) -> String { en: format!("{name} has left the table."), fr: format!("{name} a quitté la table.") }
    /// A connection is lost.
    lost(name: &str) -> String { en: format!("The connection to {name} is lost. “Play live” in the menu tells how to go on."), fr: format!("La connexion avec {name} est perdue. « Jouer en direct », dans le menu, dit comment continuer.") }
    /// Another device, if its name is not known.
    another_device { en: "the other device", fr: "l’autre appareil" }
    /// The opened answer, in a tab without its table.
    answer_title { en: "An answer to an invitation", fr: "Réponse à une invitation" }
    /// The tab with the table has taken the answer.
    answer_passed { en: "The answer has been passed on. Go back to the tab with your table.", fr: "La réponse est transmise. Retournez à l’onglet de votre table." }
    /// The tab looks for the table.
    answer_looking { en: "Looking for your table …", fr: "Recherche de votre table…" }
    /// No tab has taken it.
    answer_orphan { en: "No table in this browser waits for this answer. If you made the invitation elsewhere, copy the answer and paste it there; else it belongs to an earlier invitation.", fr: "Aucune table de ce navigateur n’attend cette réponse. Si l’invitation a été faite ailleurs, copiez la réponse et collez-la là-bas ; sinon elle répond à une invitation précédente." }
    /// The question whether another player may take back a decision.
    undo_asked(name: &str) -> String { en: format!("{name} asks to take back a move"), fr: format!("{name} demande à reprendre un coup") }
    /// What it means.
    undo_help { en: "What was played since then goes back as well.", fr: "Ce qui a été joué depuis est repris aussi." }
    /// The moves that would be taken back, as sentences, and the number of further ones.
    undo_moves(moves: &str, more: usize) -> String {
        en: match more { 0 => format!("This takes back: {moves}"), _ => format!("This takes back: {moves} (+{more})") },
        fr: match more { 0 => format!("Seraient repris : {moves}"), _ => format!("Seraient repris : {moves} (+{more})") },
    }
    /// The title while others are asked about an undo.
    undo_sent { en: "You have asked to take back a move", fr: "Vous avez demandé à reprendre un coup" }
    /// One other player has to agree.
    waiting_for_player(name: &str) -> String { en: format!("Waiting for {name} to agree."), fr: format!("En attente de l’accord {}.", de(name)) }
    /// Several players have to agree.
    waiting_for_players { en: "Waiting for the others to agree.", fr: "En attente de l’accord des autres." }
    /// The button that no longer waits for the others to agree.
    play_on { en: "Play on instead", fr: "Jouer plutôt la suite" }
    /// An undo was agreed to.
    taken_back { en: "All have agreed: the move is taken back.", fr: "Tout le monde est d’accord : le coup est repris." }
    /// The player who asked has played on.
    asks_no_longer(name: &str) -> String { en: format!("The game has gone on: {name} takes nothing back."), fr: format!("La partie a continué : {name} ne reprend rien.") }
    /// The game has gone on while an undo was being discussed.
    played_on { en: "The game has gone on, so nothing was taken back.", fr: "La partie a continué : rien n’est repris." }
    /// Agree.
    agree { en: "Agree", fr: "Accepter" }
    /// Refuse.
    refuse { en: "Refuse", fr: "Refuser" }
    /// A player at another device is on turn.
    choosing(name: &str) -> String { en: format!("{name} is choosing"), fr: format!("{name} choisit") }
    /// The same, in the tray.
    choosing_help { en: "The move appears here by itself.", fr: "Le coup apparaît ici tout seul." }
    /// A player who is on turn and has no device.
    nobody_there(name: &str) -> String { en: format!("{name}’s seat waits for a device. Invite one, or send the game as a link."), fr: format!("La place {} attend un appareil. Invitez-en un, ou envoyez la partie par lien.", de(name)) }
    /// A player who is on turn and whose device cannot be reached.
    unreachable(name: &str) -> String { en: format!("The connection to {name} is lost."), fr: format!("La connexion avec {name} est perdue.") }
    /// The connection to the host is being restored.
    calling(name: &str) -> String { en: format!("Looking for {name} again …"), fr: format!("On recherche {name}…") }
    /// A guest cannot play without the host.
    no_host { en: "Nothing can be played until you are connected again, or go on as the host.", fr: "Rien ne se joue avant d’être reconnecté, à moins de continuer comme hôte." }
    /// A move has not arrived at the host.
    move_waits { en: "Your move is kept and sent as soon as you are connected again.", fr: "Votre coup est gardé et partira dès la reconnexion." }
    /// A stored live game is being read.
    resuming { en: "Reading the game …", fr: "Lecture de la partie…" }
    /// The button that lets a computer player sit in.
    sit_in { en: "Let a computer sit in", fr: "Faire jouer un ordinateur" }
    /// The button that makes this device the host.
    take_over { en: "Go on as the host", fr: "Continuer comme hôte" }
    /// What it means.
    take_over_help { en: "If your host does not come back, this device can deal and order the moves. The others then need an invitation from you.", fr: "Si votre hôte ne revient pas, cet appareil peut distribuer et ordonner les coups. Les autres ont alors besoin d’une invitation de vous." }
    /// This device has become the host.
    is_host { en: "You are the host now. What is still face down has been shuffled again.", fr: "Vous êtes l’hôte. Ce qui est encore caché a été mélangé de nouveau." }
    /// How a guest connects again.
    reconnect { en: "To connect again, ask your host for a new invitation and paste it here.", fr: "Pour vous reconnecter, demandez une nouvelle invitation à votre hôte et collez-la ici." }
    /// The field for an invitation.
    invitation_field { en: "The invitation", fr: "L’invitation" }
    /// The button that answers an invitation.
    enter_invitation { en: "Answer it", fr: "Y répondre" }
    /// The button that ends live play.
    stop { en: "Leave live play", fr: "Quitter le direct" }
    /// What that means.
    stop_help { en: "The game stays here as it is, and can go on by link.", fr: "La partie reste ici telle quelle et peut continuer par lien." }
    /// Live play has ended here.
    stopped { en: "Live play has ended here. The game stays, and can go on by link.", fr: "Le direct est terminé ici. La partie reste, et peut continuer par lien." }
    /// Two logs of one game.
    parted { en: "The two devices have played on separately. Open “Play live” and choose which course of the game counts.", fr: "Les deux appareils ont joué chacun de leur côté. Ouvrez « Jouer en direct » et choisissez la suite qui compte." }
    /// What to choose.
    parted_help { en: "The other device has played on separately. One course of the game has to be given up.", fr: "L’autre appareil a joué de son côté. Il faut renoncer à l’une des deux suites." }
    /// Give up the own course.
    take_theirs { en: "Take theirs", fr: "Prendre la sienne" }
    /// Keep the own course.
    keep_mine { en: "Keep mine", fr: "Garder la mienne" }
    /// The host has played for a seat of this device.
    not_asked(name: &str) -> String { en: format!("The host has entered a move for {name} that nothing here has asked for."), fr: format!("L’hôte a entré pour {name} un coup que rien ici n’a demandé.") }
    /// A guest has asked for moves that a draw decides on.
    probed(name: &str) -> String { en: format!("The device of {name} has asked for moves that depend on a draw, and may have learnt what is drawn."), fr: format!("L’appareil {} a demandé des coups qui dépendent d’un tirage, et a pu apprendre ce qui sera tiré.", de(name)) }
    /// A device does not follow the rules.
    breach { en: "A device has sent something that the rules do not allow. Its connection is closed; nothing has changed here.", fr: "Un appareil a envoyé ce que les règles ne permettent pas. Sa connexion est fermée ; rien n’a changé ici." }
    /// Two devices cannot play together.
    turned_away(why: Refusal) { match why {
        Refusal::Game => { en: "The other device plays another game.", fr: "L’autre appareil joue à un autre jeu." }
        Refusal::Rules => { en: "The other device has another version of the rules. Reload both pages.", fr: "L’autre appareil a une autre version des règles. Rechargez les deux pages." }
        Refusal::Table => { en: "The other device sits at another table of this game.", fr: "L’autre appareil est à une autre table de ce jeu." }
        Refusal::Itself => { en: "This is the same device.", fr: "C’est le même appareil." }
    } }
    /// An undo was refused.
    denied { en: "The others did not agree to take the move back.", fr: "Les autres n’ont pas accepté de reprendre le coup." }
    /// The only other player refused an undo.
    denied_by(name: &str) -> String { en: format!("{name} did not agree to take the move back."), fr: format!("{name} n’a pas accepté de reprendre le coup.") }
    /// Another undo is being discussed.
    busy { en: "Another move is just being asked back.", fr: "Un autre coup est déjà en discussion." }
    /// Entries are still arriving.
    catching_up { en: "The latest moves are still arriving. Try again in a moment.", fr: "Les derniers coups arrivent encore. Réessayez dans un instant." }
    /// Another person plays the seat.
    not_yours { en: "This seat is played at another device.", fr: "Cette place se joue sur un autre appareil." }
    /// The position has changed.
    stale { en: "The position had changed when the move arrived. Choose again.", fr: "La position avait changé à l’arrivée du coup. Choisissez de nouveau." }
    /// Only the host can do it.
    only_host { en: "Only the host’s device can change this seat.", fr: "Seul l’appareil de l’hôte peut changer cette place." }
    /// A request is on its way.
    waiting_for(host: &str) -> String { en: format!("The last move waits for the device of {host}."), fr: format!("Le dernier coup attend l’appareil {}.", de(host)) }
    /// The game has no save.
    not_saved { en: "Only a game that is saved in this browser can be played live.", fr: "Seule une partie enregistrée dans ce navigateur peut se jouer en direct." }
    /// The browser gives no random numbers.
    no_randomness { en: "This browser gives no random numbers, which a connection needs.", fr: "Ce navigateur ne fournit pas de nombres aléatoires, nécessaires à une connexion." }
    /// The game cannot be opened to others.
    no_table { en: "This game cannot be played live.", fr: "Cette partie ne peut pas se jouer en direct." }
    /// Why a code was not made or not used.
    trouble(why: &ConnectError) { match why {
        ConnectError::Unsupported => { en: "This browser cannot connect to other devices. Play by link instead.", fr: "Ce navigateur ne se connecte pas à d’autres appareils. Jouez par lien." }
        ConnectError::Code(CodeError::NotACode) => { en: "This is neither an invitation nor an answer.", fr: "Ce n’est ni une invitation ni une réponse." }
        ConnectError::Code(CodeError::OtherVersion { .. }) => { en: "This code is from another version of the page. Reload both pages.", fr: "Ce code vient d’une autre version de la page. Rechargez les deux pages." }
        ConnectError::Code(CodeError::Cut { .. }) => { en: "The end of this link is missing. Copy it as a whole.", fr: "La fin de ce lien manque. Copiez-le en entier." }
        ConnectError::Code(CodeError::Damaged | CodeError::Shape) => { en: "Some letters of this code have changed. Copy it again.", fr: "Des lettres de ce code ont changé. Copiez-le de nouveau." }
        ConnectError::Code(CodeError::Surplus | CodeError::Doubled) => { en: "This is more than one code. Copy it once.", fr: "Il y a plus d’un code. Copiez-le une seule fois." }
        ConnectError::Code(CodeError::OtherGame) => { en: "This code is for another game.", fr: "Ce code est celui d’un autre jeu." }
        ConnectError::Code(CodeError::OfferExpected) => { en: "This is an answer. An invitation is needed here.", fr: "C’est une réponse. Il faut ici une invitation." }
        ConnectError::Code(CodeError::AnswerExpected) => { en: "This is an invitation. The answer to it is needed here.", fr: "C’est une invitation. Il faut ici sa réponse." }
        ConnectError::Code(CodeError::OtherOffer) => { en: "This answer belongs to an earlier invitation. Send the one above, and enter the answer to it.", fr: "Cette réponse est celle d’une invitation précédente. Envoyez celle ci-dessus, et entrez sa réponse." }
        ConnectError::Code(CodeError::TooOld { .. }) => { en: "This code is too old. Ask for a new one.", fr: "Ce code est trop ancien. Demandez-en un nouveau." }
        ConnectError::Code(CodeError::Clock { .. }) => { en: "This code is from the future: one of the two clocks is wrong.", fr: "Ce code vient du futur : l’une des deux horloges se trompe." }
        ConnectError::OwnInvitation => { en: "You made this invitation yourself. Send it to another player.", fr: "Cette invitation est la vôtre. Envoyez-la à quelqu’un d’autre." }
        ConnectError::Answered => { en: "This answer belongs to an earlier invitation. Send the one above, and enter the answer to it.", fr: "Cette réponse est celle d’une invitation précédente. Envoyez celle ci-dessus, et entrez sa réponse." }
        ConnectError::NoAddress => { en: "The browser found no network. Connect this device to one and try again.", fr: "Le navigateur ne trouve aucun réseau. Connectez cet appareil et réessayez." }
        ConnectError::Sdp(_) | ConnectError::Browser { .. } => { en: "The browser refused the connection. Make a new invitation.", fr: "Le navigateur a refusé la connexion. Faites une nouvelle invitation." }
        ConnectError::TooMany => { en: "Too many invitations are open.", fr: "Trop d’invitations sont ouvertes." }
        ConnectError::Withdrawn => { en: "The invitation was withdrawn.", fr: "L’invitation a été retirée." }
    } }
}
