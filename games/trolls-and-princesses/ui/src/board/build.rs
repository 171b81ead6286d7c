//! Builds the render model from the position and the selection: pure functions, tested without a page.

use moot_core::{MAX_SEATS, Seat};
use trolls_and_princesses::tables::VILLAGES;
use trolls_and_princesses::{Cell, Item, King, Place, PlaceAction, Player, Resource, State, Uncovered};

use super::net::Full;
use super::skin;
use crate::art::glyph::many;
use crate::art::hamlet::{Hamlet, Light, Pips};
use crate::art::home::{Barn, Hall, Home, Line};
use crate::art::pot::{Guest, Mark};
use crate::art::{Glyph, Sign};
use crate::game::pick::{Choices, NextPart, Thing};
use moot_art::SeatStyle;

/// The styles of the seats.
pub type SeatStyles = [SeatStyle; MAX_SEATS];

fn seat_style(seat_styles: &SeatStyles, seat: Seat) -> SeatStyle {
    seat_styles.get(seat.index()).copied().unwrap_or(SeatStyle::Rowan)
}

/// The transient highlights of a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// The options and the selection; `None` while this page makes no decision.
    pub choices: Option<Choices>,
    /// What a troll would have at each place.
    pub prospects: Vec<(Place, Pips)>,
    /// Action points that remain at the place of the phase: own and lent.
    pub left: Option<(Place, u8, u8)>,
    /// The cavern or village that the last action changed.
    pub place: Option<Place>,
    /// The network place that the last action changed.
    pub cell: Option<Cell>,
}

impl Marks {
    fn light(&self, at: Place) -> Light {
        let choices = self.choices.as_ref();
        if self.place == Some(at) {
            Light::Changed
        } else if choices.is_some_and(|choices| choices.pick.to == Some(at)) {
            Light::Chosen
        } else if choices.is_some_and(|choices| choices.places.contains(&at)) {
            Light::Open
        } else if self.left.is_some_and(|(here, ..)| here == at) {
            Light::Here
        } else {
            Light::None
        }
    }

    fn points(&self, at: Place) -> Option<Pips> {
        if let Some((_, own, lent)) = self.left.filter(|&(here, ..)| here == at) {
            return Some(Pips { own, lent, futile: false });
        }
        self.prospects.iter().find(|(place, _)| *place == at).map(|&(_, points)| points)
    }

    /// The most action points of a troll in the villages, or in the own caverns, where they buy anything; 0 for none.
    #[must_use]
    pub fn best(&self, villages: bool) -> u8 {
        let there =
            self.prospects.iter().filter(|(at, points)| at.is_village() == villages && !points.futile);
        there.map(|(_, points)| points.own).max().unwrap_or(0)
    }

    /// The mark of an own troll at a place: selected, or selectable.
    fn troll(&self, at: Place) -> Mark {
        let Some(choices) = &self.choices else { return Mark::None };
        match choices.pick.thing {
            Thing::Troll { from, .. } if from == at => Mark::Picked,
            Thing::Nothing
                if choices.next_part == NextPart::Thing
                    && choices.trolls.iter().any(|&(from, _)| from == at) =>
            {
                Mark::Open
            }
            _ => Mark::None,
        }
    }

    /// Whether the selection would bring a troll of the deciding player to a place.
    fn troll_comes(&self, at: Place) -> bool {
        self.choices.as_ref().is_some_and(|choices| {
            choices.pick.to == Some(at)
                && choices.places.contains(&at)
                && (matches!(choices.pick.thing, Thing::Troll { .. }) || choices.pick.thing == Thing::Nothing)
                && choices.next_part != NextPart::Thing
        })
    }

    /// Whether the selection would bring a human to a place.
    fn human_comes(&self, at: Place) -> bool {
        self.choices.as_ref().is_some_and(|choices| {
            choices.pick.to == Some(at)
                && matches!(choices.pick.thing, Thing::Human { .. } | Thing::PlaceAction(PlaceAction::Hire))
        })
    }
}

/// Appends `count` cauldrons with the same guest; the first one gets the mark.
fn add(pots: &mut Vec<(Guest, Mark)>, guest: Guest, count: u8, mark: Mark) {
    for nth in 0..count {
        pots.push((guest, if nth == 0 { mark } else { Mark::None }));
    }
}

/// The render model of a village, as seen by the deciding player.
#[must_use]
pub fn hamlet(state: &State, at: Place, seat_styles: &SeatStyles, marks: &Marks) -> Hamlet {
    let number = at.number().unwrap_or(0);
    let village = state.village(at);
    let asked = state.asked();
    let mut pots = Vec::with_capacity(6);
    for seat in state.all() {
        let push = marks.choices.as_ref().filter(|choices| choices.pick.to == Some(at));
        let mark = if seat == asked {
            marks.troll(at)
        } else if push.is_some_and(|choices| choices.pick.push == Some(seat)) {
            Mark::Pushed
        } else if push.is_some_and(|choices| choices.rivals.contains(&seat)) {
            Mark::Open
        } else {
            Mark::None
        };
        add(&mut pots, Guest::Troll(seat_style(seat_styles, seat)), state.player(seat).trolls_at(at), mark);
    }
    let free = VILLAGES[number].cauldrons.saturating_sub(pots.len() as u8);
    if free > 0 && marks.troll_comes(at) {
        pots.push((Guest::Troll(seat_style(seat_styles, asked)), Mark::Ghost));
        add(&mut pots, Guest::Nobody, free - 1, Mark::None);
    } else {
        add(&mut pots, Guest::Nobody, free, Mark::None);
    }
    let posted = |seat: Seat| state.player(seat).posted[number];
    let posts = state
        .all()
        .filter(|&seat| posted(seat) > 0)
        .map(|seat| (seat_style(seat_styles, seat), posted(seat)));
    Hamlet {
        numeral: skin::numeral(number),
        princesses: village.items[Item::Princess as usize],
        heaps: [Item::Bell, Item::Changeling, Item::Outpost, Item::Human]
            .map(|item| village.items[item as usize]),
        cow: village.cows > 0,
        castle: skin::castle(village.castle),
        pots,
        posts: posts.collect(),
        king: state.king == King::Village(at),
        points: marks.points(at),
        light: marks.light(at),
    }
}

/// What the own outposts and changelings that are still on the board cover.
struct Covered {
    outposts: Vec<Uncovered>,
    changelings: Vec<Uncovered>,
}

impl Covered {
    fn of(player: &Player) -> Covered {
        let face = player.face();
        let gains = |pieces: u8, gains: [Uncovered; 4]| {
            let left = gains.into_iter().enumerate().filter(|(at, _)| pieces >> at & 1 == 1);
            left.map(|(_, gain)| gain).collect()
        };
        Covered {
            outposts: gains(player.outposts, face.outposts),
            changelings: gains(player.changelings, face.changelings),
        }
    }
}

/// A sign for each piece that covers something of a kind.
fn covers(all: &[Uncovered], of: Sign, kind: impl Fn(&Uncovered) -> bool) -> Vec<Sign> {
    all.iter().filter(|gain| kind(gain)).map(|_| of).collect()
}

fn line(place_action: PlaceAction, glyphs: Vec<Glyph>, covers: Vec<Sign>) -> Line {
    Line { cost: place_action.cost().points, glyphs, covers }
}

/// The actions of the mining cavern.
fn mining(player: &Player, covered: &Covered) -> Vec<Line> {
    let mine = |of: Resource| {
        let mut glyphs = Vec::new();
        many(&mut glyphs, player.yields(of), skin::matter(of));
        let upgrade = |gain: &Uncovered| matches!(gain, Uncovered::Mine { resource, .. } if *resource == of);
        line(PlaceAction::Mine(of), glyphs, covers(&covered.outposts, Sign::Outpost, upgrade))
    };
    Resource::ALL.map(mine).to_vec()
}

/// The actions of the building cavern.
fn building(covered: &Covered) -> Vec<Line> {
    use Glyph::{Gives, Of};
    let other = covers(&covered.outposts, Sign::Outpost, |gain| !matches!(gain, Uncovered::Mine { .. }));
    vec![
        line(PlaceAction::Outpost, vec![Of(Sign::Cow), Gives, Of(Sign::Outpost)], other),
        line(PlaceAction::Build, vec![Of(Sign::Obsidian), Gives, Of(Sign::Tile), Of(Sign::Tile)], Vec::new()),
        line(PlaceAction::RefreshCaves, vec![Of(Sign::Anew), Of(Sign::Tile)], Vec::new()),
    ]
}

/// The actions of the troll power cavern.
fn power(player: &Player, covered: &Covered) -> Vec<Line> {
    use Glyph::{Gives, Of};
    let mut receive = Vec::new();
    many(&mut receive, player.receives(), Sign::Power);
    let more = covers(&covered.changelings, Sign::Changeling, |gain| matches!(gain, Uncovered::Receive(_)));
    vec![
        line(PlaceAction::Replenish(Resource::Obsidian), vec![Of(Sign::Refill)], Vec::new()),
        line(PlaceAction::Receive, receive, more),
        line(PlaceAction::Buy, vec![Of(Sign::Power), Of(Sign::Cow), Gives, Of(Sign::Card)], Vec::new()),
        line(PlaceAction::RefreshCards, vec![Of(Sign::Anew), Of(Sign::Card)], Vec::new()),
    ]
}

/// The actions that a printed line of a cavern stands for, by the order of [`Hall::lines`].
#[must_use]
pub const fn printed(at: Place, line: usize) -> &'static [PlaceAction] {
    use PlaceAction::{Build, Buy, Mine, Outpost, Receive, RefreshCards, RefreshCaves, Replenish};
    use Resource::{Diamond, Gold, Obsidian};
    match (at, line) {
        (Place::MINING, 0) => &[Mine(Obsidian)],
        (Place::MINING, 1) => &[Mine(Gold)],
        (Place::MINING, 2) => &[Mine(Diamond)],
        (Place::BUILDING, 0) => &[Outpost],
        (Place::BUILDING, 1) => &[Build],
        (Place::BUILDING, 2) => &[RefreshCaves],
        (Place::POWER, 0) => &[Replenish(Obsidian), Replenish(Gold), Replenish(Diamond)],
        (Place::POWER, 1) => &[Receive],
        (Place::POWER, 2) => &[Buy],
        (Place::POWER, 3) => &[RefreshCards],
        _ => &[],
    }
}

/// The printed sites of a board.
fn sites(state: &State, seat: Seat) -> Vec<Glyph> {
    let mut full = Full::of(state, seat);
    let mut sites = Vec::new();
    for of in Resource::ALL {
        for _ in 0..state.player(seat).face().sites[of as usize] {
            sites.push(Glyph::Site(skin::matter(of), full.next(of)));
        }
    }
    sites
}

/// The render model of a player board. Only the board of the deciding player shows the selection.
#[must_use]
pub fn home(state: &State, seat: Seat, seat_styles: &SeatStyles, marks: &Marks) -> Home {
    let player = state.player(seat);
    let nothing = Marks::default();
    let marks = if seat == state.asked() { marks } else { &nothing };
    let face = player.face();
    let covered = Covered::of(player);
    let changelings = &covered.changelings;
    let hall = |at: Place, lines: Vec<Line>, sites: Vec<Glyph>| Hall {
        sign: skin::cavern(at),
        pots: pots(state, seat, at, seat_styles, marks),
        king: state.king == King::Cavern(seat, at),
        light: marks.light(at),
        points: marks.points(at),
        lines,
        sites,
    };
    Home {
        seat_style: seat_style(seat_styles, seat),
        halls: [
            hall(Place::MINING, mining(player, &covered), sites(state, seat)),
            hall(Place::BUILDING, building(&covered), Vec::new()),
            hall(Place::POWER, power(player, &covered), Vec::new()),
        ],
        beside: (player.trolls_at(Place::BESIDE), marks.troll(Place::BESIDE)),
        field: player.field,
        cards: player.cards.count_ones() as u8,
        power: (player.power, player.cap()),
        step: changelings.iter().any(|gain| matches!(gain, Uncovered::Space(_))),
        barns: barns(player.cows, player.barns, player.covered),
        calf: changelings.iter().any(|gain| matches!(gain, Uncovered::Gain(goods) if goods.cows > 0)),
        kings: skin::effect(face.kings_tile),
    }
}

fn barns(cows: u8, open: u8, covered: u8) -> Vec<Barn> {
    let mut out = Vec::new();
    out.extend((0..cows).map(|_| Barn::Cow));
    out.extend((cows..open).map(|_| Barn::Free));
    out.extend((0..covered).map(|_| Barn::Shut));
    out
}

/// The cauldrons of a cavern: trolls, then humans, then free ones.
fn pots(state: &State, seat: Seat, at: Place, seat_styles: &SeatStyles, marks: &Marks) -> Vec<(Guest, Mark)> {
    let player = state.player(seat);
    let troll = Guest::Troll(seat_style(seat_styles, seat));
    let mut pots = Vec::with_capacity(6);
    add(&mut pots, troll, player.trolls_at(at), marks.troll(at));
    let human = match &marks.choices {
        Some(choices) if choices.pick.thing == (Thing::Human { from: at }) => Mark::Picked,
        Some(choices) if choices.next_part == NextPart::Thing && choices.humans.contains(&at) => Mark::Open,
        _ => Mark::None,
    };
    add(&mut pots, Guest::Human, player.humans.get(at.index()).copied().unwrap_or(0), human);
    let free = player.free(at);
    let settles = state.phase == trolls_and_princesses::Phase::Settle;
    let ghost = if marks.human_comes(at) || settles && marks.troll_comes(at) {
        Some(Guest::Human)
    } else if marks.troll_comes(at) {
        Some(troll)
    } else {
        None
    };
    match ghost.filter(|_| free > 0) {
        Some(guest) => {
            pots.push((guest, Mark::Ghost));
            add(&mut pots, Guest::Nobody, free - 1, Mark::None);
        }
        None => add(&mut pots, Guest::Nobody, free, Mark::None),
    }
    pots
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tests::{legal, positions};
    use crate::game::pick;
    use crate::game::pick::Pick;
    use trolls_and_princesses::{Action, Phase};

    const COLOURS: SeatStyles =
        [SeatStyle::Rowan, SeatStyle::Fjord, SeatStyle::Birch, SeatStyle::Spruce, SeatStyle::Heather];

    fn count(pots: &[(Guest, Mark)], guest: Guest) -> usize {
        pots.iter().filter(|pot| pot.0 == guest && pot.1 != Mark::Ghost).count()
    }

    #[test]
    fn cauldrons_show_all_guests_and_free_ones() {
        for (_, state) in positions() {
            let marks = Marks::default();
            for at in state.village_places() {
                let hamlet = hamlet(&state, at, &COLOURS, &marks);
                let number = at.number().expect("a village");
                assert_eq!(hamlet.pots.len(), usize::from(VILLAGES[number].cauldrons));
                assert_eq!(count(&hamlet.pots, Guest::Nobody), usize::from(state.free(state.active, at)));
                for seat in state.all() {
                    let trolls = count(&hamlet.pots, Guest::Troll(COLOURS[seat.index()]));
                    assert_eq!(trolls, usize::from(state.player(seat).trolls_at(at)));
                }
            }
            for seat in state.all() {
                let player = state.player(seat);
                let home = home(&state, seat, &COLOURS, &marks);
                for (hall, at) in home.halls.iter().zip(Place::CAVERNS) {
                    assert_eq!(hall.pots.len(), usize::from(player.face().caverns[at.index()]));
                    assert_eq!(count(&hall.pots, Guest::Human), usize::from(player.humans[at.index()]));
                    assert_eq!(count(&hall.pots, Guest::Nobody), usize::from(player.free(at)));
                }
                let covers: usize =
                    home.halls.iter().flat_map(|hall| &hall.lines).map(|line| line.covers.len()).sum();
                let pieces = player.outposts.count_ones() + player.changelings.count_ones();
                assert_eq!(covers + usize::from(home.step) + usize::from(home.calf), pieces as usize);
                assert_eq!(home.barns.len(), usize::from(player.barns + player.covered));
            }
        }
    }

    #[test]
    fn every_printed_line_stands_for_actions_of_its_cost() {
        for (_, state) in positions() {
            let home = home(&state, state.active, &COLOURS, &Marks::default());
            for (hall, at) in home.halls.iter().zip(Place::CAVERNS) {
                let stands = |nth: usize| printed(at, nth).first().map(|of| of.cost().points);
                let costs: Vec<Option<u8>> = hall.lines.iter().map(|line| Some(line.cost)).collect();
                assert_eq!((0..costs.len()).map(stands).collect::<Vec<_>>(), costs, "{at}");
                assert!(printed(at, costs.len()).is_empty());
                assert!(
                    (0..costs.len())
                        .flat_map(|nth| printed(at, nth))
                        .all(|of| PlaceAction::of(at).contains(of))
                );
            }
        }
    }

    #[test]
    fn options_are_lit_and_the_destination_has_a_preview() {
        let mut ghosts = 0;
        for (setup, state) in positions().into_iter().filter(|(_, state)| state.phase == Phase::Move) {
            let legal = legal(&setup, &state);
            for &action in legal.iter().step_by(3) {
                let Action::Move { from, to, push } = action else { continue };
                let held = Pick { to: Some(to), push, ..Pick::of(Thing::Troll { from, same: false }) };
                let marks = Marks { choices: Some(pick::choices(&state, &legal, &held)), ..Marks::default() };
                let pots = if to.is_village() {
                    let hamlet = hamlet(&state, to, &COLOURS, &marks);
                    assert_eq!(hamlet.light, Light::Chosen);
                    hamlet.pots
                } else {
                    home(&state, state.active, &COLOURS, &marks).halls[to.index()].pots.clone()
                };
                let marked = |mark: Mark| pots.iter().filter(|pot| pot.1 == mark).count();
                assert_eq!(marked(Mark::Ghost), usize::from(push.is_none()), "{action:?}");
                assert_eq!(marked(Mark::Pushed), usize::from(push.is_some()), "{action:?}");
                ghosts += marked(Mark::Ghost);
            }
        }
        assert!(ghosts > 20, "{ghosts} previews");
    }

    #[test]
    fn points_are_shown_at_their_place() {
        let (_, state) =
            positions().into_iter().find(|(_, state)| state.phase == Phase::Act).expect("an action");
        let marks = Marks { left: Some((state.at, state.own, state.lent)), ..Marks::default() };
        let shown = if state.at.is_village() {
            hamlet(&state, state.at, &COLOURS, &marks).points
        } else {
            home(&state, state.active, &COLOURS, &marks).halls[state.at.index()].points
        };
        assert_eq!(shown, Some(Pips { own: state.own, lent: state.lent, futile: false }));
        let elsewhere = Place::all(state.table().villages).find(|&at| at != state.at).expect("another place");
        assert_eq!(marks.light(elsewhere), Light::None);
        assert_eq!(marks.points(elsewhere), None);
    }
}
