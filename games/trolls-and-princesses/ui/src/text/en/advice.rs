//! Questions and hints of Trolls & Princesses.

use trolls_and_princesses::{Action, Feature, Item, Phase, Place, Resource, State, Tile, Uncovered};

use super::names::{effect_now, kind, one, place_action, round, spot, tile, to};
use crate::game::pick::is_one_of_several;
use crate::text::table::TextContext;
use moot_ui::text::en::join::signed;
use moot_ui::text::en::join::{capital, count};

/// The question to the player who decides.
pub(crate) fn question(state: &State) -> String {
    match state.phase {
        Phase::Settle if has_human(state) => "Which cavern gets your next troll?".to_owned(),
        Phase::Settle => "Which cavern gets your first human?".to_owned(),
        Phase::Play => "Play a round card.".to_owned(),
        Phase::Move if state.second => "Move another troll.".to_owned(),
        Phase::Move => "Move a troll.".to_owned(),
        Phase::Flee { .. } => "Your troll was pushed out. Where does it go?".to_owned(),
        Phase::Act if state.own + state.lent == 0 => "All action points are spent: end the phase".to_owned(),
        Phase::Act if !state.can_act() => {
            format!("Nothing can be done here with {}.", action_points(state.own, state.lent))
        }
        Phase::Act => format!("What will you do with {}?", action_points(state.own, state.lent)),
        Phase::Build { must: true, .. } => "Choose a cave tile.".to_owned(),
        Phase::Build { .. } => "Choose a cave tile, or leave it.".to_owned(),
        Phase::Lay { tile, .. } => held(tile),
        Phase::Reward => "Choose a king’s tile.".to_owned(),
        Phase::Pick => "Choose a troll card.".to_owned(),
        Phase::Fill => "Which sites are filled?".to_owned(),
        Phase::Walk(_) => "Who walks where?".to_owned(),
        Phase::Uncover { item: Item::Outpost, .. } => "Which outpost do you send?".to_owned(),
        Phase::Uncover { .. } => "Which changeling do you send?".to_owned(),
        Phase::Store(of) => format!("Which {} does it take?", spot(of)),
        Phase::Home => "To which cavern does your troll come home?".to_owned(),
        Phase::End => "You meet a challenge. Claim it, or end your turn.".to_owned(),
        Phase::Over => "The game is over.".to_owned(),
        _ => "Drawing …".to_owned(),
    }
}

/// The action points that are left: own ones, and those of rival trolls. The question and the button that ends the phase name them alike.
pub(crate) fn action_points(own: u8, lent: u8) -> String {
    match (own, lent) {
        (own, 0) => count(own, "action point", "action points"),
        (0, lent) => format!("{} of rival trolls", count(lent, "action point", "action points")),
        (own, lent) => format!("{own} + {lent} action points"),
    }
}

/// Asks where the tile in hand goes.
pub(crate) fn held(of: Tile) -> String {
    format!("Where do you lay {}?", super::table::a_tile(of))
}

/// Whether the player who is asked has a human, so that trolls are placed next.
fn has_human(state: &State) -> bool {
    state.player(state.asked()).stored(Item::Human) > 0
}

/// The move of a troll without its target.
fn move_of(at: Place, same: bool) -> String {
    let which = if same { "troll that moved first this turn, " } else { "troll " };
    format!("Move the {which}{}", super::names::from(at))
}

/// A decision as the title of a move.
pub(crate) fn title(context: &TextContext<'_>, action: Action) -> String {
    let state = context.state;
    match action {
        Action::Settle(at) if has_human(state) => format!("Troll {}", to(at)),
        Action::Settle(at) => format!("First human {}", to(at)),
        Action::Play(card) => round(card),
        Action::Move { from, to: at, push } => {
            let several = is_one_of_several(state, from, at, push);
            let troll = if several { move_of(from, false) } else { "Move a troll".to_owned() };
            let moves = format!("{troll} {}", to(at));
            push.map_or_else(|| moves.clone(), |seat| format!("{moves}, pushing {} out", context.name(seat)))
        }
        Action::Flee(at) | Action::Home(at) => format!("Troll home {}", to(at)),
        Action::Activate(Some(of)) => format!("Activate {}", tile(of)),
        Action::Activate(None) => "Activate the king’s tile of your board".to_owned(),
        Action::Outpost(at) => format!("Build an outpost: {}", to(at)),
        Action::Buy(card) => format!("Buy {}", card.face().name),
        Action::Pick(card) => format!("Take {}", card.face().name),
        Action::Hire(at) => format!("Hire a human: {}", to(at)),
        Action::Claim(card) => format!("Claim: {}", card.face().text),
        Action::Take(of) => format!("Take {}", tile(of)),
        Action::Lay { .. } => "Lay it there".to_owned(),
        Action::Fill(of) => format!("Fill {}", kind(of)),
        Action::Uncover(at) => {
            let face = state.me().face();
            let outposts = matches!(state.phase, Phase::Uncover { item: Item::Outpost, .. });
            let gains = if outposts { &face.outposts } else { &face.changelings };
            gains.get(usize::from(at)).map_or_else(String::new, |&gain| uncovered(state, gain))
        }
        Action::Store(at) => {
            let bonus = trolls_and_princesses::spot_face(at).map(|(_, bonus)| bonus);
            bonus.map_or_else(String::new, |bonus| format!("Store it: {}", effect_now(state, bonus)))
        }
        Action::Troll { from, to: at, same } => format!("{} {}", move_of(from, same), to(at)),
        Action::Human { from, to: at } => format!("Move the human {} {}", super::names::from(from), to(at)),
        Action::Done => match state.phase {
            Phase::Act => "End the phase".to_owned(),
            _ => "Leave it at that".to_owned(),
        },
        _ => state.place_action_of(action).map_or_else(String::new, place_action),
    }
}

fn uncovered(state: &State, gain: Uncovered) -> String {
    match gain {
        Uncovered::Mine { resource: of, count: n } => {
            format!("From now on, mine {n} {} per action", kind(of))
        }
        Uncovered::Receive(more) => format!("From now on, receive {more} troll power more"),
        Uncovered::Space(more) => format!("Room for {more} troll power more"),
        Uncovered::Gain(all) => capital(&super::names::gain(state, all)),
    }
}

/// A reason for a move: what changes, by how many.
pub(crate) fn reason(feature: Feature, change: f32) -> String {
    let n = (change.abs().round() as u32).max(1);
    let whole = if change < 0.0 { -(n as i32) } else { n as i32 };
    let more = change >= 0.0;
    let pick = |yes: &str, no: &str| if more { yes } else { no }.to_owned();
    let of_n = |one: &'static str, many: &'static str| if n == 1 { one } else { many };
    match feature {
        Feature::Points(row) => {
            let names = ["sets", "princesses", "king’s tiles", "humans", "victory tiles", "troll cards"];
            format!(
                "{} {} for {}",
                signed(whole),
                of_n("victory point", "victory points"),
                names.get(usize::from(row)).copied().unwrap_or("the rest")
            )
        }
        Feature::Field(Resource::Diamond) => format!("{} {}", signed(whole), of_n("diamond", "diamonds")),
        Feature::Field(of) => format!("{} {}", signed(whole), kind(of)),
        Feature::Power => format!("{} troll power", signed(whole)),
        Feature::Cows => format!("{} {}", signed(whole), of_n("cow", "cows")),
        Feature::Sites(of) => format!("{} for {}", pick("more on sites", "less on sites"), kind(of)),
        Feature::Halves => pick("half sites that can be joined", "fewer half sites to be joined"),
        Feature::Places => pick("more room to build", "less room to build"),
        Feature::Upgrades => pick("a better action for good", "one upgrade fewer"),
        Feature::Barns => pick("room for cows", "less room for cows"),
        Feature::Humans => pick("a human who helps in a cavern", "one human fewer"),
        Feature::Outposts => pick("an outpost that helps in a village", "one outpost fewer"),
        Feature::Spots(of) => format!("{} {}{}", signed(whole), spot(of), of_n("", "s")),
        Feature::Actions => pick("a king’s tile to be activated", "one king’s tile fewer"),
        Feature::Cards => pick("another troll card", "one troll card fewer"),
        Feature::Scorers => pick("victory points that can grow", "fewer victory points that can grow"),
        Feature::Ready(of) => {
            let one = one(of);
            if more { format!("nearer to {one}") } else { format!("farther from {one}") }
        }
        Feature::Challenges => pick("nearer to the king’s challenges", "farther from the king’s challenges"),
        Feature::Crowd => pick("trolls that stand together", "trolls farther apart"),
        Feature::Beside => pick("more trolls still beside the board", "a troll comes into the game"),
        Feature::King => pick("the troll king in a cavern", "no troll king in a cavern"),
        Feature::PointsLeft => {
            let points = count(n, "action point", "action points");
            if more { format!("{points} more to spend") } else { format!("costs {points}") }
        }
        Feature::Moves => pick("more moves to come", "fewer moves to come"),
    }
}
