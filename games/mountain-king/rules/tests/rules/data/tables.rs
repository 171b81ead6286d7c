//! The generated tables against the files.

use mountain_king::tables::{self, Board, Icon, Swap, TROLLS, WORKSHOPS, tune};
use mountain_king::{Clan, Kind, Mask, Pile, Square};

use super::edits::shipped;
use crate::read::board::Board as Drawn;
use crate::read::folder::Folder;
use crate::read::notation::CLANS;
use crate::read::square::{Mark, Place};

fn folder() -> Folder {
    Folder::read(shipped().sources()).unwrap()
}

fn square((x, y): Place) -> Square {
    Square::at(u8::try_from(x).unwrap(), u8::try_from(y).unwrap())
}

fn pile(letters: &str) -> Pile {
    letters.chars().map(|c| Pile::of(Kind::from_letter(c).unwrap(), 1)).fold(Pile::EMPTY, |a, b| a + b)
}

#[test]
fn boards_are_the_maps() {
    let folder = folder();
    for (board, drawn) in [(&tables::WINTER, &folder.winter), (&tables::AUTUMN, &folder.autumn)] {
        same_board(board, drawn);
    }
    assert_eq!((tables::WINTER.name, tables::AUTUMN.name), ("winter", "autumn"));
}

fn same_board(board: &Board, drawn: &Drawn) {
    assert_eq!((usize::from(board.width), usize::from(board.height)), (drawn.width, drawn.height));
    assert_eq!(board.players, drawn.players);
    let mut on = 0;
    for (place, printed) in drawn.squares() {
        let at = square(place);
        assert_eq!(board.tier(at), printed.on_tier().then(|| usize::from(printed.tier) - 1), "{at}");
        assert_eq!(board.heart.has(at), printed.tier == 6, "{at}");
        assert_eq!(board.diggable.has(at), printed.diggable(), "{at}");
        assert_eq!(board.rubble.has(at), printed.rubble, "{at}");
        assert_eq!(board.hoard(at), pile(&printed.icons), "{at}");
        assert_eq!(board.buried.has(at), !printed.icons.is_empty(), "{at}");
        assert_eq!(board.site_squares.has(at), printed.mark == Mark::Site, "{at}");
        match printed.mark {
            Mark::Site => assert!(board.sites.contains(&at)),
            Mark::Spot(letter) => assert_eq!(board.spots[letter as usize - 'A' as usize], at),
            Mark::Start(letter) => {
                assert!(board.starts.iter().any(|start| (start.letter, start.square) == (letter, at)));
            }
            Mark::None => {}
        }
        on += u32::from(printed.on_tier());
    }
    assert_eq!(board.tiers.iter().map(Mask::count).sum::<u32>(), on, "tiers overlap or leave the frame");
    assert!(board.sites.is_sorted() && board.starts.is_sorted_by_key(|start| start.letter));
    assert_eq!((board.sites.len(), board.spots.len()), (drawn.sites().len(), drawn.spots().len()));
    assert_eq!(board.site_squares, board.sites.iter().copied().collect());
    for (start, declared) in board.starts.iter().zip(&drawn.starts) {
        assert_eq!((start.name, start.counts), (&declared.name[..], &declared.counts[..]));
    }
}

#[test]
fn the_corners_of_the_winter_side_are_where_the_map_says() {
    let board = &tables::WINTER;
    assert_eq!(board.spots[0], Square::at(14, 0));
    assert_eq!(board.hoard(Square::at(15, 5)), Pile::of(Kind::Heartstone, 2));
    assert_eq!(board.tier(Square::at(15, 5)), Some(3));
    assert_eq!(board.heart.first(), Some(Square::at(11, 9)));
    assert_eq!(board.starts[0].square, Square::at(23, 5));
    assert_eq!(board.starts[0].counts, [4, 5]);
    assert!(board.rubble.has(Square::at(8, 1)) && !board.rubble.has(Square::at(9, 1)));
}

#[test]
fn trolls_are_the_cards_and_then_the_starters() {
    let folder = folder();
    for (troll, card) in TROLLS.iter().zip(&folder.trolls.cards) {
        assert_eq!((troll.name, troll.level, troll.once), (&card.name[..], card.level, Pile::EMPTY));
        assert_eq!(troll.clan.map_or("mud", Clan::word), CLANS[card.clan]);
        let letters: String = troll.icons.iter().map(|icon| letter(*icon)).collect();
        assert_eq!(letters, card.icons);
    }
    for (troll, starter) in TROLLS[55..].iter().zip(&folder.starters) {
        assert_eq!((troll.name, troll.level, troll.clan), (&starter.name[..], 0, None));
        assert_eq!(troll.icons, [Icon { kind: Kind::from_letter(starter.icon).unwrap(), bound: false }]);
        assert_eq!(troll.once, pile(&starter.once));
    }
    assert_eq!(letter(TROLLS[52].icons[1]), 'T', "Umbragh has clan carts");
    assert_eq!(letter(TROLLS[52].icons[4]), 't', "and a wild one");
}

fn letter(icon: Icon) -> char {
    if icon.bound { icon.kind.letter().to_ascii_uppercase() } else { icon.kind.letter() }
}

#[test]
fn workshops_exchange_one_way_at_a_time() {
    let swaps = |id: &str| WORKSHOPS.iter().find(|shop| shop.id == id).map(|shop| shop.swaps).unwrap();
    let bits = |letters: &str| letters.chars().map(|c| 1 << Kind::from_letter(c).unwrap() as u8).sum::<u8>();
    let swap =
        |gives: &str, count, gets, gain| Swap { gives: bits(gives), count, wild_only: false, gets, gain };
    assert_eq!(
        swaps("runesmithy"),
        [swap("si", 1, Kind::Rune, 1), swap("r", 1, Kind::Stone, 1), swap("r", 1, Kind::Iron, 1)]
    );
    assert_eq!(swaps("stonegrinder"), [swap("h", 1, Kind::Stone, 2), swap("s", 2, Kind::Heartstone, 1)]);
    assert_eq!(swaps("pickforge"), [swap("sihctmr", 2, Kind::Hammer, 1)]);
    assert_eq!(swaps("wheeljack"), [swap("sihctmr", 2, Kind::Cart, 1)]);
    let wild = Swap { wild_only: true, ..swap("t", 1, Kind::Heartstone, 1) };
    assert_eq!(swaps("cartwright"), [swap("h", 1, Kind::Cart, 1), wild]);
    assert!(swaps("quartermaster").is_empty());
    let movers: Vec<&str> = WORKSHOPS.iter().filter(|shop| shop.moves).map(|shop| shop.id).collect();
    assert_eq!(movers, ["quartermaster"]);
    for (shop, written) in WORKSHOPS.iter().zip(&folder().workshops.workshops) {
        assert_eq!((shop.id, shop.name, shop.tiles), (&written.id[..], &written.name[..], written.tiles));
        assert_eq!(shop.swaps.len(), written.swaps.len());
        for (swap, written) in shop.swaps.iter().zip(&written.swaps) {
            assert_eq!(swap.gives, written.gives.iter().map(|kind| 1 << kind).sum::<u8>());
            assert_eq!(
                (swap.count, swap.gain, swap.wild_only),
                (written.count, written.gain, written.wild_only)
            );
            assert_eq!(swap.gets as usize, written.gets);
        }
    }
}

#[test]
fn spells_and_halls_are_those_of_the_files() {
    let folder = folder();
    for (card, spell) in tables::SPELLS.iter().zip(&folder.spells) {
        assert_eq!((card.id, card.name), (&spell.id[..], &spell.name[..]));
        assert_eq!((card.family, card.card), (spell.field("kind"), spell.field("card")));
        assert_eq!(card.lasting, spell.lasting());
    }
    assert_eq!(tables::SPELLS.iter().filter(|card| card.lasting).count(), 6);
    for (hall, drawn) in tables::HALLS.iter().zip(&folder.halls) {
        assert_eq!((hall.id, hall.name), (&drawn.shape.id[..], &drawn.shape.name[..]));
        assert_eq!((hall.low, hall.high), (drawn.low, drawn.high));
        assert_eq!(hall.lies[0].cells.len(), drawn.shape.cells.len());
    }
}

#[test]
fn the_numbers_of_spells_are_those_of_the_file() {
    let told: Vec<(String, u8)> = folder()
        .spells
        .iter()
        .flat_map(|spell| spell.tune.iter().map(|(name, n)| (format!("{} {name}", spell.id), *n)))
        .collect();
    let known = [
        ("deep-breath size", tune::DEEP_BREATH_SIZE),
        ("stones-memory most", tune::STONES_MEMORY_MOST),
        ("dowsing squares", tune::DOWSING_SQUARES),
        ("dowsing reach", tune::DOWSING_REACH),
        ("calling-horn trolls", tune::CALLING_HORN_TROLLS),
        ("second-wind rows", tune::SECOND_WIND_ROWS),
        ("changed-places swaps", tune::CHANGED_PLACES_SWAPS),
        ("hand-to-hand most", tune::HAND_TO_HAND_MOST),
        ("transmutation most", tune::TRANSMUTATION_MOST),
        ("night-market times", tune::NIGHT_MARKET_TIMES),
        ("night-market give", tune::NIGHT_MARKET_GIVE),
        ("walking-statue tunnels", tune::WALKING_STATUE_TUNNELS),
        ("restless-kin steps", tune::RESTLESS_KIN_STEPS),
        ("long-arm least", tune::LONG_ARM_LEAST),
    ];
    assert_eq!(told, known.map(|(name, n)| (name.to_owned(), n)));
}

#[test]
fn the_small_pieces_are_those_of_the_rulebook() {
    assert_eq!(tables::TOKENS, [5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2]);
    assert_eq!((tables::CORONATIONS, tables::TRADE), ([5, 3], 4));
    assert_eq!((tables::STATUES_PER_CLAN, tables::PEDESTALS_PER_CLAN), (7, 6));
    assert_eq!(tables::STATUE_VALUE, [2, 4, 6, 8, 10]);
    assert_eq!(tables::TUNNEL_HONOUR, [[0; 3], [0; 3], [0; 3], [3, 4, 5], [4, 6, 8], [5, 8, 11]]);
    let setups: Vec<_> =
        tables::SETUPS.iter().map(|t| (t.players, t.winter, t.autumn, t.workshops, t.coronations)).collect();
    assert_eq!(
        setups,
        [
            (2, true, true, 5, &[3][..]),
            (3, false, true, 7, &[5, 3]),
            (4, true, false, 9, &[5, 3]),
            (5, true, false, 11, &[5, 3]),
        ]
    );
    assert_eq!(tables::TUNNELS.iter().map(|tunnel| u32::from(tunnel.stock)).sum::<u32>(), 52);
    for tunnel in &tables::TUNNELS {
        assert!(tunnel.lies.iter().all(|lie| lie.cells.len() == usize::from(tunnel.size)), "{}", tunnel.id);
    }
}
