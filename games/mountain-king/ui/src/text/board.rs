//! The mountain and the tray under it.

use crate::text::cards::CardTexts;
use mountain_king::{Clan, Illegal, Kind, Pile, Side};

use super::table::TextContext;
use crate::board::facts::Facts;
use crate::board::model::{Choice, Honour, Hope, Mover, NoTurn, StatueTag};

moot_ui::texts! {
    /// The mountain and the tray under it.
    pub trait BoardTexts;
    en {
        use crate::text::en::{English, board};
        use crate::text::en::board::{clans, signed, the};
        use moot_ui::text::en::join::{a, and, capital, count, or};
        use moot_ui::text::en::spelling::honour as points;
    }
    fr {
        use crate::text::fr::{French, board};
        use crate::text::fr::board::clans;
        use crate::text::fr::cards::mineral;
        use moot_ui::text::fr::join::{and, capital, count, honour_points, or, signed};
    }

    /// The board as a whole.
    mountain(side: Side) { match side {
        Side::Winter => { en: "The mountain in winter", fr: "La montagne en hiver" }
        Side::Autumn => { en: "The mountain in autumn", fr: "La montagne en automne" }
    } }
    /// The role of the board, for screen readers.
    role { en: "board", fr: "plateau" }
    /// The keys of the board.
    keys {
        en: "Arrow keys go from square to square, to the next lit one while something is picked up; with Shift always one square. \
         Enter puts it down there, and confirms. R turns, F mirrors, Escape cancels. F6 leads to the next part of the table, and arrows from button to button in it.",
        fr: "Les flèches mènent de case en case, ou à la prochaine case éclairée quand une pièce est en main ; avec Maj, toujours \
         d’une case. Entrée pose la pièce, puis confirme. R tourne, F retourne, Échap annule. F6 mène à la partie suivante de la table, où les flèches vont d’un bouton à l’autre.",
    }
    /// A button: everything.
    whole { en: "Whole mountain", fr: "Toute la montagne" }
    /// A square with its content, and whether it may be chosen now.
    square(context: &TextContext<'_>, facts: &Facts, lit: bool) -> String { all: board::square(context, facts, lit) }

    /// Why a tunnel or hall cannot be turned, or mirrored.
    no_turn(why: NoTurn) { match why {
        NoTurn::NotPlaced => { en: "Choose a place on the mountain first.", fr: "Choisissez d’abord un emplacement sur la montagne." }
        NoTurn::NoTurned => { en: "Turned, it does not fit over this square.", fr: "Une fois tournée, la tuile ne tient pas sur cette case." }
        NoTurn::NoMirrored => { en: "Mirrored, it does not fit over this square.", fr: "Retournée, la tuile ne tient pas sur cette case." }
        NoTurn::Symmetric => { en: "It looks the same in the mirror.", fr: "Retournée, elle reste la même." }
        NoTurn::Hall => { en: "A great hall is turned, never mirrored.", fr: "Une Grande Salle se tourne, sans jamais se retourner." }
    } }
    /// A button: a quarter turn.
    rotate { en: "Turn", fr: "Tourner" }
    /// A button: mirror.
    mirror { en: "Mirror", fr: "Retourner" }
    /// The button that clears the selection.
    cancel { en: "Cancel", fr: "Renoncer" }
    /// Why something cannot be confirmed: no place is chosen.
    choose_place { en: "Choose a place on the mountain first.", fr: "Choisissez d’abord un emplacement sur la montagne." }

    /// Asks for the choice of step 2: whether a troll can be recruited, and whether a tunnel can be dug.
    ask_step(possible: (bool, bool)) { match possible {
        (true, true) => { en: "Recruit a troll, or choose a tunnel.", fr: "Recrutez, ou choisissez un tunnel." }
        (true, false) => { en: "Recruit from the horde: you cannot dig now.", fr: "Recrutez dans la horde : vous ne pouvez pas creuser." }
        (false, true) => { en: "Dig: choose a tunnel. You cannot recruit now.", fr: "Creusez : choisissez un tunnel. Vous ne pouvez pas recruter." }
        (false, false) => { en: "You can neither recruit nor dig: skip this step.", fr: "Ni troll ni tunnel possible : passez l’étape." }
    } }
    /// Asks for the place of a tunnel, and then whether it stays there.
    ask_place(placed: bool) {
        en: if placed { "Dig here? Drag or turn the tunnel to change its place." } else { "Where does it go? Choose a lit square of the mountain." },
        fr: if placed { "Creuser ici ? Glissez ou tournez le tunnel pour changer de place." } else { "Où creuser ? Choisissez une case éclairée de la montagne." },
    }
    /// Says that a tunnel is paid with something else than the wanted mineral, of which there is too little if one was chosen, and
    /// asks for its place, and then whether it stays there.
    ask_instead(paid: Pile, wanted: Option<Kind>, placed: bool) -> String {
        en: format!(
            "You pay {}{}. {}",
            English.pile(paid),
            wanted.map_or_else(String::new, |wanted| [": too little ", English.kind(wanted)].concat()),
            if placed { "Dig here?" } else { "Choose a lit square." }
        ),
        fr: format!(
            "Vous payez {}{}. {}",
            French.pile(paid),
            wanted.map_or_else(String::new, |wanted| [" : pas assez de ", mineral(wanted)].concat()),
            if placed { "Creuser ici ?" } else { "Choisissez une case éclairée." }
        ),
    }
    /// What a choice brings, with the price that is paid for it.
    for_price(paid: Pile, outlook: &str) -> String { en: format!("For {}: {outlook}", English.pile(paid)), fr: format!("Pour {} : {outlook}", French.pile(paid)) }
    /// Why a tunnel cannot be paid: the price and what is missing, of one kind or another; of any kinds where `of` is empty.
    unpaid(size: u8, lacks: u8, of: Pile) -> String {
        en: {
            let price = count(size, "mineral", "minerals");
            let kinds: Vec<String> = of.iter().map(|(kind, n)| English.count(kind, n)).collect();
            if kinds.is_empty() {
                format!("It costs {price}, and you lack {lacks}.")
            } else {
                format!("It costs {price} of one kind, and you lack {}.", or(&kinds))
            }
        },
        fr: {
            let price = count(size, "minéral", "minéraux");
            let kinds: Vec<String> = of.iter().map(|(kind, n)| French.count(kind, n)).collect();
            if kinds.is_empty() {
                format!("Il coûte {price}, et il vous en manque {lacks}.")
            } else {
                format!("Il coûte {price} d’un même type, et il vous manque {}.", or(&kinds))
            }
        },
    }
    /// Asks for a hall, and then for its place.
    ask_hall(chosen: bool) {
        en: if chosen { "Where does it go? Choose a lit square of your tunnels." } else { "Choose a great hall, go on to your statues, or end the turn." },
        fr: if chosen { "Où l’aménager ? Choisissez une case éclairée de vos tunnels." } else { "Choisissez une Grande Salle, passez aux statues, ou finissez le tour." },
    }
    /// A change of honour, with its sign.
    signed(honour: i16) -> String { en: signed(honour), fr: signed(honour) }
    /// What a choice brings together with a further one.
    hoped(total: i16, hope: Hope) -> String { match hope {
        Hope::Pedestal(clan) => { en: format!("{} with {} pedestal", signed(total), a(English.clan(Some(clan)))), fr: format!("{} avec un piédestal de {}", signed(total), French.clan(Some(clan))) }
        Hope::Altar => { en: format!("{} with a statue on the altar", signed(total)), fr: format!("{} avec une statue sur l’autel", signed(total)) }
    } }
    /// Honour that the final count adds.
    at_the_end(honour: i16) -> String { en: format!("{} at the end", signed(honour)), fr: format!("{} à la fin", signed(honour)) }
    /// Honour at once and in the final count, without parts that are 0.
    brings(honour: Honour) -> String { match honour {
        Honour { now, end: 0 } => { en: signed(now), fr: signed(now) }
        Honour { now: 0, end } => { en: English.at_the_end(end), fr: French.at_the_end(end) }
        Honour { now, end } => { en: format!("{}, {}", signed(now), English.at_the_end(end)), fr: format!("{}, {}", signed(now), French.at_the_end(end)) }
    } }
    /// What a choice brings for certain, and together with a further one.
    outlook(certain: Honour, total: i16, hope: Hope) -> String {
        en: format!("{}; in all {}.", English.brings(certain), English.hoped(total, hope)),
        fr: format!("{} ; en tout {}.", French.brings(certain), French.hoped(total, hope)),
    }
    /// How many minerals a tunnel lacks, in two words.
    lacks(minerals: u8) -> String { en: format!("lacks {minerals}"), fr: format!("manque {minerals}") }
    /// The number of squares that a tunnel may have, in a few words.
    at_most(squares: u8) -> String { en: format!("at most {}", count(squares, "square", "squares")), fr: format!("{} au plus", count(squares, "case", "cases")) }
    /// The tray for digging.
    dig_tray { en: "Dig a tunnel", fr: "Creuser un tunnel" }
    /// The choice of the mineral.
    minerals { en: "Mineral", fr: "Minéral" }
    /// One mineral and the amount in stock.
    mineral(kind: Kind, have: u8) -> String { en: format!("Pay in {}: you have {have}", English.kind(kind)), fr: format!("Payer en {} : vous en avez {have}", French.kind(kind)) }
    /// One mineral of a mixed price: how many of it.
    mineral_mixed(kind: Kind, used: u8, have: u8) -> String { en: format!("{used} {} of {have}: one more", English.kind(kind)), fr: format!("{} sur {have} : une unité de plus", French.count(kind, used)) }
    /// The heading of a size of tunnel.
    size(size: u8) -> String { en: format!("{size} sq."), fr: count(size, "case", "cases") }
    /// The name of a stack of tunnels: shape, tiles left, honour.
    shape(shape: u8, size: u8, left: u8, honour: u8) -> String {
        en: format!("{}, {size} squares, {left} left, {honour} {}", English.tunnel(shape), points()),
        fr: format!(
            "{}, {}, {}, {}",
            French.tunnel(shape),
            count(size, "case", "cases"),
            count(left, "tuile restante", "tuiles restantes"),
            honour_points(honour)
        ),
    }
    /// The button that digs, with the honour if it is known. What the final count adds has a line of its own.
    dig(honour: Option<Honour>) -> String { match honour {
        None => { en: "Dig".to_owned(), fr: "Creuser".to_owned() }
        Some(Honour { now, end: 0 }) => { en: format!("Dig {}", signed(now)), fr: format!("Creuser {}", signed(now)) }
        Some(Honour { now, end }) => { en: format!("Dig {}\n{}", signed(now), English.at_the_end(end)), fr: format!("Creuser {}\n{}", signed(now), French.at_the_end(end)) }
    } }
    /// No tunnel is selected.
    choose_shape { en: "Choose a tunnel first.", fr: "Choisissez d’abord un tunnel." }

    /// The resources that a tunnel finds.
    finds(pile: Pile) -> String { en: format!("finds {}", English.pile(pile)), fr: format!("trouve {}", French.pile(pile)) }
    /// The heading of what a choice costs.
    costs { en: "costs", fr: "coûte" }
    /// A tunnel unearths a statue.
    unearths(clan: Clan) -> String { en: format!("{} statue", English.clan(Some(clan))), fr: format!("statue de {}", French.clan(Some(clan))) }
    /// The number of workshop sites.
    founds(sites: u8) -> String { en: count(sites, "free workshop site", "free workshop sites"), fr: count(sites, "site Atelier libre", "sites Atelier libres") }
    /// A workshop comes within reach.
    reaches(workshop: u8) -> String { en: format!("reaches {}", English.workshop(workshop)), fr: format!("atteint {}", crate::text::fr::cards::workshop(workshop).the()) }
    /// The tier of the anchor, and the clans whose pedestals fit there with the honour of their tokens.
    anchor(tier: u8, of: &[(Clan, u8)]) -> String {
        en: {
            let tier = English.tier(tier);
            let pedestals: Vec<String> = of.iter().map(|&(clan, honour)| English.bless(clan, honour)).collect();
            if of.is_empty() { format!("anchor in the {tier}") } else { format!("{tier}: {}", or(&pedestals)) }
        },
        fr: {
            let tier = French.tier(tier);
            let pedestal = |&(clan, honour): &(Clan, u8)| format!("de {} +{honour}", French.clan(Some(clan)));
            let pedestals: Vec<String> = of.iter().map(pedestal).collect();
            if of.is_empty() { format!("ancrage en {tier}") } else { format!("{tier} : piédestal {}", or(&pedestals)) }
        },
    }
    /// A tunnel of size 5 has no anchor.
    no_anchor { en: "no anchor", fr: "pas d’ancrage" }
    /// Isolated squares join.
    joins(squares: u32) -> String { en: format!("joins {}", count(squares, "lost square", "lost squares")), fr: format!("rejoint {}", count(squares, "case isolée", "cases isolées")) }
    /// The network is connected with the team mate's.
    links { en: "connects with your team mate’s network", fr: "relie votre réseau à celui de votre coéquipier" }

    /// Title of the tray in which no optional step is left.
    finish_title { en: "Nothing more can be done", fr: "Il ne reste rien à faire" }
    /// Why no optional step is left.
    finish_note { en: "No great hall fits your tunnels, and no statue of yours can move. End your turn.", fr: "Aucune Grande Salle ne tient dans vos tunnels et aucune de vos statues ne peut avancer. Finissez votre tour." }
    /// The tray for halls.
    hall_tray { en: "Dedicate a great hall", fr: "Aménager une Grande Salle" }
    /// The number of places for a hall.
    fits(places: usize) -> String { match places {
        0 => { en: "fits nowhere".to_owned(), fr: "ne tient nulle part".to_owned() }
        n => { en: format!("fits {}", count(n as u32, "place", "places")), fr: count(n as u32, "emplacement possible", "emplacements possibles") }
    } }
    /// A hall as a whole: name, values, places.
    hall(hall: u8, low: u8, high: u8, places: usize) -> String {
        en: format!(
            "{}: {low} {}, {high} with a statue on the altar, {}",
            CardTexts::hall(&English, hall),
            points(),
            English.fits(places)
        ),
        fr: format!(
            "{} : {}, {high} avec une statue sur l’autel, {}",
            CardTexts::hall(&French, hall),
            honour_points(low),
            French.fits(places)
        ),
    }
    /// A button: dedicate, with the honour of the final count if it is known.
    dedicate(honour: Option<i16>) -> String { en: honour.map_or_else(|| "Dedicate".to_owned(), |honour| format!("Dedicate\n{}", English.at_the_end(honour))), fr: honour.map_or_else(|| "Aménager".to_owned(), |honour| format!("Aménager\n{}", French.at_the_end(honour))) }
    /// What a hall covers.
    covers(tunnels: u8, squares: u8) -> String { en: format!("covers {}, {}", count(tunnels, "tunnel", "tunnels"), count(squares, "square", "squares")), fr: format!("couvre {}, {}", count(tunnels, "tunnel", "tunnels"), count(squares, "case", "cases")) }
    /// The pedestals that a hall covers: no statue can stand on them any more, but the honour of their tokens is kept.
    loses(pedestals: &[Clan]) -> String {
        en: match pedestals {
            [] => "no pedestal is covered".to_owned(),
            [clan] => format!("the {} pedestal is covered", English.clan(Some(*clan))),
            many => format!("the {} pedestals are covered", and(&clans(many))),
        },
        fr: match pedestals {
            [] => "aucun piédestal couvert".to_owned(),
            [clan] => format!("le piédestal de {} est couvert", French.clan(Some(*clan))),
            many => format!("les piédestaux {} sont couverts", and(&clans(many))),
        },
    }
    /// Statues that stop counting in the hall.
    hides(statues: u8) -> String {
        en: format!("{} beside the altar no longer {}", count(statues, "statue", "statues"), if statues == 1 { "counts" } else { "count" }),
        fr: format!("{} hors de l’autel ne {} plus", count(statues, "statue", "statues"), if statues == 1 { "compte" } else { "comptent" }),
    }
    /// How a statue reaches the altar.
    altar(crowned: bool, carts: Option<u8>) -> String { match carts {
        _ if crowned => { en: "a statue on the altar".to_owned(), fr: "une statue sur l’autel".to_owned() }
        Some(carts) => { en: format!("a statue is {} from the altar", count(carts, "cart", "carts")), fr: format!("une statue à {} de l’autel", count(carts, "wagonnet", "wagonnets")) }
        None => { en: "no statue can reach the altar now".to_owned(), fr: "aucune statue ne peut atteindre l’autel".to_owned() }
    } }
    /// A button: on to the statues.
    to_statues { en: "Statues", fr: "Aux statues" }

    /// The tray for statues.
    statue_tray { en: "Move a statue", fr: "Déplacer une statue" }
    /// The heading while a statue is picked.
    move_statue(clan: Clan) -> String { en: format!("Move {} statue", the(English.clan(Some(clan)))), fr: format!("Déplacer la statue de {}", French.clan(Some(clan))) }
    /// The first step.
    pick_statue(by: Mover, any: bool) { match (by, any) {
        (Mover::Stir, _) => { en: "Choose a buried statue on the mountain.", fr: "Choisissez une statue enfouie dans la montagne." }
        (_, true) => { en: "Choose one of yours. The best one of each tunnel counts.", fr: "Choisissez une des vôtres. Seule la meilleure de chaque tunnel compte." }
        (_, false) => { en: "You have no statue that could move.", fr: "Vous n’avez aucune statue à déplacer." }
    } }
    /// A statue in the list: clan, tier, honour.
    statue(clan: Clan, tier: u8, worth: i16) -> String { en: format!("{} statue, {}, worth {worth} now", English.clan(Some(clan)), English.tier(tier)), fr: format!("statue de {}, {}, vaut {worth}", French.clan(Some(clan)), French.tier(tier)) }
    /// The value of a statue at its place, and at the destination.
    worth(now: i16, then: Option<i16>) -> String { match then {
        None => { en: format!("{now} {} where it stands; choose where it goes", points()), fr: format!("{} où elle est ; choisissez sa destination", honour_points(now)) }
        Some(then) => { en: format!("{now} {} now, {then} there", points()), fr: format!("{} ici, {then} là-bas", honour_points(now)) }
    } }
    /// The destination of a statue.
    arrives(tag: &StatueTag) -> String {
        en: if tag.altar {
            "on the altar".to_owned()
        } else if tag.pedestal {
            format!("on its pedestal, {}", English.tier(tag.tier))
        } else {
            format!("to the {}", English.tier(tag.tier))
        },
        fr: if tag.altar {
            "sur l’autel".to_owned()
        } else if tag.pedestal {
            format!("sur son piédestal, {}", French.tier(tag.tier))
        } else {
            format!("dans la {}", French.tier(tag.tier))
        },
    }
    /// A button: move, with the change of honour in the final count.
    moves(change: Option<i16>) -> String { en: change.map_or_else(|| "Move".to_owned(), |change| format!("Move\n{}", English.at_the_end(change))), fr: change.map_or_else(|| "Déplacer".to_owned(), |change| format!("Déplacer\n{}", French.at_the_end(change))) }
    /// Carts in storage.
    stored_carts(carts: u8) -> String { en: if carts == 1 { "Storage".to_owned() } else { format!("Storage ({carts})") }, fr: if carts == 1 { "Stock".to_owned() } else { format!("Stock ({carts})") } }
    /// Whether a cart pays or could pay.
    cart_pays(pays: bool) { en: if pays { "pays" } else { "can pay" }, fr: if pays { "paie" } else { "peut payer" } }
    /// Why a cart cannot pay.
    cart_bound(clan: Clan) -> String { en: format!("{} statues only", English.clan(Some(clan))), fr: format!("seulement les statues de {}", French.clan(Some(clan))) }
    /// Why a statue cannot be moved, with the number of carts that fit it.
    stays(clan: Clan, carts: u8) -> String {
        en: if carts == 0 {
            format!("None of your carts takes {} statue", a(English.clan(Some(clan))))
        } else {
            "No free square within one cart of it".to_owned()
        },
        fr: if carts == 0 {
            format!("Aucun de vos wagonnets ne prend une statue de {}", French.clan(Some(clan)))
        } else {
            "Aucune case libre à un wagonnet d’ici".to_owned()
        },
    }
    /// No carts at all.
    no_carts { en: "You have no cart.", fr: "Vous n’avez pas de wagonnet." }

    /// The tray for the gate.
    gate_tray { en: "Place your gate", fr: "Placer votre portail" }
    /// The first step.
    choose_gate { en: "Choose a lit start point at the foot of the mountain.", fr: "Choisissez une case de départ éclairée au pied de la montagne." }
    /// A button: place the gate, at that start point if one is chosen.
    place_gate(name: Option<&str>) -> String { en: name.map_or_else(|| "Place gate".to_owned(), |name| format!("Gate at {name}")), fr: name.map_or_else(|| "Placer le portail".to_owned(), |name| format!("Portail : {name}")) }

    /// The question of a choice.
    choice(choice: Choice) { match choice {
        Choice::Tile => { en: "Choose a tunnel to take back.", fr: "Choisissez un tunnel à reprendre." }
        Choice::Buried => { en: "Choose a square whose buried resources you take.", fr: "Choisissez une case dont vous prenez les ressources enfouies." }
        Choice::Anchor => { en: "Choose a bare anchor for a pedestal.", fr: "Choisissez un ancrage nu pour un piédestal." }
        Choice::AnyShop => { en: "Choose any workshop on the mountain.", fr: "Choisissez n’importe quel atelier de la montagne." }
        Choice::Shop => { en: "Choose a workshop that your network touches.", fr: "Choisissez un atelier que touche votre réseau." }
    } }
    /// A button: take the tile back.
    take_back(gains: Option<Pile>) -> String {
        en: gains.map_or_else(|| "Take back".to_owned(), |gains| format!("Take back for {}", English.pile(gains))),
        fr: gains
            .map_or_else(|| "Reprendre".to_owned(), |gains| format!("Reprendre contre {}", French.pile(gains))),
    }
    /// How many squares would be cut off.
    cuts_off(squares: u32) -> String { match squares {
        0 => { en: "cuts nothing off".to_owned(), fr: "n’isole rien".to_owned() }
        n => { en: format!("cuts off {}", count(n, "square", "squares")), fr: format!("isole {}", count(n, "case", "cases")) }
    } }
    /// The button that takes the buried resources.
    take(pile: Option<Pile>) -> String { en: pile.map_or_else(|| "Take".to_owned(), |pile| format!("Take {}", English.pile(pile))), fr: pile.map_or_else(|| "Prendre".to_owned(), |pile| format!("Prendre {}", French.pile(pile))) }
    /// A button: set a pedestal.
    bless(clan: Clan, honour: u8) -> String { en: format!("{} pedestal +{honour}", English.clan(Some(clan))), fr: format!("Piédestal de {} +{honour}", French.clan(Some(clan))) }
    /// A button: activate.
    activate(workshop: Option<u8>) -> String {
        en: workshop.map_or_else(|| "Activate".to_owned(), |kind| format!("Activate {}", English.workshop(kind))),
        fr: workshop.map_or_else(
            || "Activer".to_owned(),
            |kind| format!("Activer {}", crate::text::fr::cards::workshop(kind).the()),
        ),
    }
    /// The number of uses of a workshop.
    uses(uses: u8) -> String { en: capital(&count(uses, "use", "uses")), fr: capital(&count(uses, "utilisation", "utilisations")) }
    /// A button: no more choices.
    enough { en: "Done", fr: "Terminé" }
    /// A reason of the board that replaces the rules' reason where that would mislead.
    sooner(why: Illegal) -> Option<String> { match why {
        Illegal::Short { kind: Kind::Cart, need, have: 0 } => {
            en: Some(format!("It takes {}, and you have none that serves.", count(need, "cart", "carts"))),
            fr: Some(format!(
                "Il faut {}, et vous n’en avez aucun qui convienne.",
                count(need, "wagonnet", "wagonnets")
            )),
        }
        Illegal::Short { kind: Kind::Hammer, need, have } => {
            en: Some(format!("Rubble: it takes {}, you have {have}.", count(need, "hammer", "hammers"))),
            fr: Some(format!(
                "Gravats : il faut {}, vous en avez {have}.",
                count(need, "marteau", "marteaux")
            )),
        }
        _ => { all: None }
    } }
}
