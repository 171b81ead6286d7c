//! The trays under the mountain in which the panels ask for a decision.

use crate::text::cards::CardTexts;
use mountain_king::tables::Swap;
use mountain_king::{Clan, Kind, Pile};

moot_ui::texts! {
    /// The trays of the panels. Names of cards come from [`CardTexts`](super::cards::CardTexts).
    pub trait TrayTexts;
    en {
        use crate::text::en::{English, trays};
        use moot_ui::text::en::join::{and, capital, count};
    }
    fr {
        use crate::text::fr::{French, trays};
        use crate::text::fr::cards::{mineral, workshop};
        use moot_ui::text::fr::join::{and, capital, count};
    }

    /// Clears the selection.
    cancel { en: "Cancel", fr: "Renoncer" }
    /// Ends a choice that need not go on.
    done { en: "Done", fr: "Terminé" }
    /// The accessible text of a gain.
    gain(gained: Pile) -> String { en: format!("gains {}", English.pile(gained)), fr: format!("gagne {}", French.pile(gained)) }

    /// Title of the recruit tray.
    recruit_title(card: u8) -> String { en: format!("Recruit {}, {}", English.troll(card), English.sort(card)), fr: format!("Recruter {}, {}", French.troll(card), French.sort(card)) }
    /// The trolls to bribe, by name.
    bribe(trolls: &[u8]) -> String {
        en: {
            let names: Vec<String> = trolls.iter().map(|&card| English.troll(card).to_owned()).collect();
            format!("Bribe {}:", and(&names))
        },
        fr: {
            let names: Vec<String> = trolls.iter().map(|&card| French.troll(card).to_owned()).collect();
            format!("Soudoyer {} :", and(&names))
        },
    }
    /// With the Silver Tongue, bribes are chosen one by one afterwards.
    bribe_later(trolls: u32) -> String {
        en: format!("Silver Tongue: then lay any resource on each of {}.", count(trolls, "troll", "trolls")),
        fr: format!(
            "Beau Parleur : posez ensuite n’importe quelle ressource sur {}.",
            if trolls == 1 { "1 troll".to_owned() } else { format!("chacun des {trolls} trolls") }
        ),
    }
    /// No troll has to be bribed.
    no_bribe { en: "Nobody has to be bribed.", fr: "Personne à soudoyer." }
    /// No troll has to be bribed, and earlier bribes lie on the recruit.
    only_brings(bribes: Pile) -> String { en: format!("Nobody has to be bribed, and the troll brings along {}.", English.pile(bribes)), fr: format!("Personne à soudoyer, et le troll apporte avec lui {}.", French.pile(bribes)) }
    /// The button that recruits.
    recruit { en: "Recruit", fr: "Recruter" }

    /// Title while a slot is chosen and no troll yet.
    which_title(slot: u8) -> String { en: format!("Which troll shall stand here? ({})", English.slot(slot)), fr: format!("Quel troll placer ici ? ({})", French.slot(slot)) }
    /// What to choose then.
    which { en: "Every troll fits: choose one of the horde. Those beneath gain", fr: "Tout troll convient : choisissez-en un dans la horde. Ceux d’en dessous gagnent" }
    /// Title of the tray in which the recruit is placed.
    place_title(card: u8) -> String { en: format!("Where does {} stand?", English.troll(card)), fr: format!("Où placer {} ?", French.troll(card)) }
    /// The slot, in few words.
    slot(slot: u8) { en: crate::text::en::panels::place(slot), fr: crate::text::fr::panels::place(slot) }
    /// The position of a slot in its row, in one word.
    side(slot: u8) { match slot {
        4 | 7 => { en: "left", fr: "gauche" }
        5 => { en: "middle", fr: "milieu" }
        6 | 8 => { en: "right", fr: "droite" }
        _ => { en: "top", fr: "sommet" }
    } }
    /// The row of a slot, and the number of trolls it wakes.
    row_wakes(slot: u8, wakes: u32) -> String {
        en: {
            let row = match slot {
                0..=3 => 1,
                4..=6 => 2,
                7..=8 => 3,
                _ => 4,
            };
            format!("row {row}, wakes {wakes}")
        },
        fr: {
            let row = match slot {
                0..=3 => 1,
                4..=6 => 2,
                7..=8 => 3,
                _ => 4,
            };
            format!("rangée {row}, active {wakes}")
        },
    }
    /// The resources lost to covered symbols.
    missed(missed: Pile) -> String { en: format!("Covered, so not gained: {}.", English.pile(missed)), fr: format!("Déjà couvert, donc pas gagné : {}.", French.pile(missed)) }
    /// The bribes that lie on the troll, which come with it.
    lies_on_it(bribes: Pile) -> String { en: format!("The recruit brings along {}.", English.pile(bribes)), fr: format!("Le troll recruté apporte avec lui {}.", French.pile(bribes)) }
    /// The button that places the recruit.
    place { en: "Place", fr: "Placer" }

    /// Title: which pedestal to take out of the bag.
    pick_title(card: u8) -> String { en: format!("{} brings a pedestal of your choice", English.troll(card)), fr: format!("{} apporte un piédestal de votre choix", French.troll(card)) }
    /// A pedestal of the bag.
    pick(clan: Clan, left: u8) -> String { en: format!("{} ({left} in the bag)", English.clan(Some(clan))), fr: format!("{} ({left} dans le sac)", French.clan(Some(clan))) }

    /// Takes no pedestal out of the bag.
    leave_in_bag { en: "Leave them in the bag", fr: "Les laisser dans le sac" }

    /// Title: whether a pedestal goes onto the new anchor.
    anchor_title { en: "A pedestal on the new anchor?", fr: "Un piédestal sur le nouvel ancrage ?" }
    /// A pedestal for an anchor and what it brings.
    bless(clan: Clan, honour: u8) -> String { en: format!("{} +{honour}", English.clan(Some(clan))), fr: format!("{} +{honour}", French.clan(Some(clan))) }
    /// The tier of the anchor.
    anchor_tier(tier: u8) -> String { en: format!("It lies in the {}. The token counts at the end.", English.tier(tier)), fr: format!("Il est dans la {}. Le jeton compte à la fin.", French.tier(tier)) }
    /// Leaves the anchor bare.
    leave { en: "Leave it bare", fr: "Ne rien poser" }

    /// Leaves the site of a workshop empty.
    leave_site { en: "Leave it empty", fr: "Le laisser vide" }
    /// Title: which workshop opens on a site.
    found_title { en: "Open a workshop on the new site?", fr: "Établir un atelier sur le nouveau site ?" }
    /// What to do there.
    found_choose { en: "Choose one to see what it does. To open it costs nothing.", fr: "Choisissez-en un pour voir ce qu’il fait. L’établir ne coûte rien." }
    /// A button: open the chosen workshop.
    found_go(kind: u8) -> String { en: format!("Open the {}", English.workshop(kind)), fr: format!("Établir {}", workshop(kind).the()) }
    /// The same button while none is chosen.
    found_none { en: "Open", fr: "Établir" }
    /// Why it does nothing.
    found_first { en: "Choose a workshop first.", fr: "Choisissez d’abord un atelier." }

    /// Title of the workshop at work.
    use_title(kind: u8) -> String { en: format!("Use the {}", English.workshop(kind)), fr: format!("Utiliser {}", workshop(kind).the()) }
    /// The number of uses left.
    uses(left: u8) -> String { en: format!("{} left", count(left, "use", "uses")), fr: format!("encore {}", count(left, "utilisation", "utilisations")) }
    /// The accessible name of an exchange.
    exchange(given: Pile, swap: &Swap) -> String { en: format!("Give {} for {}", English.pile(given), English.count(swap.gets, swap.gain)), fr: format!("Donner {} contre {}", French.pile(given), French.count(swap.gets, swap.gain)) }

    /// Title of the bribe by Silver Tongue.
    bribe_title(troll: u8, laid: u8, of: u8) -> String { en: format!("Bribe {} of {of}: lay a resource on {}", laid + 1, English.troll(troll)), fr: format!("Pot-de-vin {} sur {of} : posez une ressource sur {}", laid + 1, French.troll(troll)) }
    /// Title of a trade under way.
    give_title(left: u8, get: Kind) -> String { en: format!("Give {} more for {}", count(left, "resource", "resources"), English.count(get, 1)), fr: format!("Donnez encore {} contre {}", count(left, "ressource", "ressources"), French.count(get, 1)) }
    /// Title: which tokens are carried to storage.
    carry_title(left: u8) -> String { en: format!("Carry up to {} from trolls to storage", count(left, "token", "tokens")), fr: format!("Déplacez jusqu’à {} de vos trolls vers le stock", count(left, "ressource", "ressources")) }
    /// The accessible name of a token and its location.
    token(kind: Kind, clan: Option<Clan>, on: Option<u8>) -> String { all: trays::token(kind, clan, on) }
    /// The storage, as the location of tokens.
    in_storage { en: "Storage", fr: "Stock" }

    /// The button that casts.
    cast { en: "Cast", fr: "Lancer" }

    /// Title of the Calling Horn.
    horn_title(left: u8) -> String { en: format!("Send away a troll without bribes (up to {left} more)"), fr: format!("Renvoyez un troll sans pot-de-vin (encore {left} au plus)") }
    /// The button that sends a troll away.
    send_away(card: u8) -> String { en: format!("Send {} away", English.troll(card)), fr: format!("Renvoyer {}", French.troll(card)) }
    /// Title of Second Wind.
    wake_title { en: "Wake one of your trolls", fr: "Activez un de vos trolls" }
    /// Wakes a troll.
    wake(card: u8) -> String { en: format!("Wake {}", English.troll(card)), fr: format!("Activer {}", French.troll(card)) }
    /// Title of Changed Places.
    swap_title(left: u8) -> String { en: format!("Choose two trolls to change places ({} left)", count(left, "time", "times")), fr: format!("Choisissez deux trolls à échanger (encore {left} fois)") }
    /// The button that lets two trolls change places.
    swap(a: u8, b: u8) -> String { en: format!("Swap {} and {}", English.troll(a), English.troll(b)), fr: format!("Échanger {} et {}", French.troll(a), French.troll(b)) }
    /// Changes places; nothing is chosen yet.
    swap_none { en: "Choose two trolls first.", fr: "Choisissez d’abord deux trolls." }
    /// Title of Transmutation.
    transmute_title { en: "Turn minerals into another kind", fr: "Changez des minéraux en un autre type" }
    /// One transmutation.
    transmute(given: Pile, to: Kind) -> String { en: format!("{} into {}", capital(&English.pile(given)), English.kind(to)), fr: format!("{} en {}", capital(&French.pile(given)), mineral(to)) }

    /// Title when step 2 is impossible.
    skip_title { en: "You can neither recruit nor dig", fr: "Vous ne pouvez ni recruter ni creuser" }
    /// Goes on without step 2.
    skip { en: "Go on", fr: "Continuer" }
    /// Title of the second dig of Deep Breath.
    breath_title { en: "Deep Breath: dig one more small tunnel, or go on", fr: "Longue Haleine : creusez un petit tunnel de plus, ou continuez" }
    /// Does without the second dig.
    no_breath { en: "No second dig", fr: "Pas de second tunnel" }
    /// No panel has a pending decision.
    idle { en: "Choose on the mountain, in the horde or in the spellbook.", fr: "Choisissez sur la montagne, dans la horde ou dans le grimoire." }
}
