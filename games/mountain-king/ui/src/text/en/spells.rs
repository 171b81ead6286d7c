//! The spells at length, in the order of the cards.

/// The full explanation of each spell: choices, limits and interactions with other rules.
pub(crate) const MORE: [&str; 17] = [
    "Pay the tunnel of this turn with any stone, iron and heartstone that add up to its size. It scores as the cheapest \
     kind among them. Hammers for rubble are paid as ever. If you recruit instead, the spell is wasted.",
    "Whatever rubble lies under the tunnels you dig this turn breaks for nothing; what is buried in it is yours. If you \
     recruit instead, the spell is wasted.",
    "Once you have recruited, dug or been unable to, you may dig once more: size 2 or 3, paid as ever, with score, finds, \
     anchor and workshops. What your trolls gained in step 2 may pay for it. You need not.",
    "Take back a tunnel of your network with no statue, pedestal or hall on it. It goes back to its stack, and you gain as \
     much stone as its size, 4 at most. What it scored stays. Tiles that no longer reach your gate belong to nobody until a \
     dig touches them, with all that stands on them. Broken rubble and taken resources do not come back.",
    "Choose a square with buried resources at most two steps from your network, over rock that no tile covers, and take \
     them; then perhaps a second. Rubble does not matter and stays. A square beside a rival will do as well.",
    "Each troll that has to be bribed takes any one resource of yours instead of a coin. Whoever recruits that troll gets \
     it. Four bribes make a troll retire, as ever. If you dig, or recruit where nobody has to be bribed, the spell is \
     wasted.",
    "Send away a troll of the horde that holds no bribe; the next card of that row comes in its place, and the old one \
     goes under its deck. Then decide whether to go on, three times at most. The pedestal of the place stays. What has \
     been turned up cannot be taken back.",
    "Choose one troll of your trollsmoot: each of its empty symbols gains its token. The trolls beneath it sleep on.",
    "Choose two trolls of your trollsmoot: they trade slots with everything they hold, in any rows. Nobody wakes. Then \
     perhaps once more.",
    "Up to four tokens go from your trolls into storage, so that their symbols can fill again. A cart of a clan becomes a \
     wild cart.",
    "Give one to three minerals of one kind, from trolls or storage, and gain as many of another kind into storage.",
    "For the rest of this turn you may trade two resources of any kinds for one of your choice, three times at most. The \
     trade of four for one remains possible as well.",
    "Move a statue of your network as two carts would: within its tunnel, or on into one beside it, twice. It must end on \
     a square without a statue; a pedestal or an altar is welcome.",
    "Choose a statue that still lies in untouched rock, and move it to a square at most three steps away through untouched \
     rock that has no statue, no resource and no rubble.",
    "Set a pedestal from your storage on an anchor of your network that has neither pedestal nor statue. As ever there may \
     be one pedestal of each clan in each tier, and you take its token.",
    "In step 1 you may activate workshops twice: two of them, or the same one again. Each has as many uses as it has open \
     entrances.",
    "Activate any workshop on the mountain, however far away, beside the one of your turn. It has a use for every open \
     entrance, and never fewer than two.",
];
