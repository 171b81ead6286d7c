//! Breaches in `tunnels.txt`, `halls.txt` and `workshops.txt`.

use super::edits::At::{File, Here, Line};
use super::edits::blamed;

#[test]
fn tunnels_have_a_notation() {
    blamed(
        "tunnels.txt",
        &[
            ("I2  Notch  stock", "I2 Notch stock", Here, "two spaces between the parts"),
            ("tunnel I2  Notch", "tunnel I2 x  Notch", Here, "two spaces between the parts"),
            ("Notch  stock 6", "Notch  stack 6", Here, "'stock <number>' is missing"),
            ("Notch  stock 6", "Notch  stock six", Here, "'stock <number>' is missing"),
            ("#####", "######", Line("tunnel I5"), "I5 has 6 squares, not 2 to 5"),
            ("6\no#\n", "6\n", Line("tunnel I2"), "I2 has no drawing"),
            ("#o#\n\n", "oo#\n\n", Here, "I3 has two marks"),
            ("#o#\n\n", "#A#\n\n", Here, "'A' where the mark of a shape is 'o'"),
            ("#####", "#...............................#", Here, "a shape is at most 32 wide and 21 high"),
            ("score  2", "points  2", Here, "'points' begins no known line"),
            ("score  2", "score  6", Here, "one row each for sizes 2 to 5"),
            ("score  3", "score  2", Here, "one row each for sizes 2 to 5"),
            ("3      4     5", "3      4", Here, "score <size> <stone> <iron> <heartstone> is due"),
            ("3      4     5", "3      4     x", Here, "'x' is not a number"),
            ("score  5     5      8     11", "", File, "one row each for sizes 2 to 5"),
            ("tunnel W5  Stair  stock 2\n#..\n##.\n.##", "", File, "14 stacks of tiles instead of 15"),
        ],
    );
}

#[test]
fn tunnels_have_the_stock_of_the_box() {
    blamed(
        "tunnels.txt",
        &[
            ("Notch  stock 6", "Notch  stock 5", Here, "I2: 5 tiles, a stack of size 2 has 6"),
            ("o#\n##", "o#\n##\n#.", Line("tunnel O4"), "O4 has 5 squares"),
            ("o#\n##", "o#\n##\n#.", Line("tunnel W5"), "W5 is one stack of size 5 too many, 7 wanted"),
            ("#.#\n###", "#.#\n##.\n..#", Line("tunnel U5"), "U5 falls apart"),
            ("6\no#\n", "6\n##\n", Line("tunnel I2"), "I2: one anchor on every tile"),
            (
                "#####",
                "####o",
                Line("tunnel I5"),
                "I5: one anchor on every tile of size 2 to 4, none on size 5",
            ),
            ("####\n#...", "###\n.##", Line("tunnel P5"), "P5 is the same shape as L5"),
            ("3      4     5", "3      4     6", Here, "size 3 scores 3, 4, 5 in the rulebook"),
        ],
    );
}

#[test]
fn halls_have_a_notation() {
    blamed(
        "halls.txt",
        &[
            ("Trove  6/15", "Trove 6/15", Here, "two spaces between the parts"),
            ("Trove  6/15", "Trove  6-15", Here, "'<low>/<high>' is missing"),
            ("#A#\n.##", "###\n.##", Line("hall trove"), "Trove has no altar"),
            ("#A#\n.##", "AA#\n.##", Here, "trove has two marks"),
            ("#A#\n.##", "#o#\n.##", Here, "'o' where the mark of a shape is 'A'"),
            ("why: nine squares of", "reason: nine squares of", Here, "'reason:' begins no known line"),
            ("..##\nwhy: six", "..##\nwhy: long\nwhy: six", Line("why: six squares in"), "a second why"),
            ("hall stonecutter", "why: early\nhall stonecutter", Here, "a why before the first hall"),
            (
                "hall forge  Great Forge  5/17\n###\n###\n##A\n",
                "",
                Line("why: nine squares in"),
                "a second why",
            ),
            (
                "hall forge  Great Forge  5/17\n###\n###\n##A\nwhy: nine squares in",
                "# ",
                File,
                "5 halls instead of 6",
            ),
        ],
    );
}

#[test]
fn halls_pay_for_their_effort() {
    blamed(
        "halls.txt",
        &[
            ("trove  Trove", "trove  Hoard", Here, "the six halls are"),
            ("spring  Spring", "spring  Trove", Line("hall trove"), "the six halls are"),
            (
                "###\n#A#\nwhy",
                "##\n#A\nwhy",
                Line("hall shaman"),
                "Shaman's Chamber has 4 squares, 6 to 9 wanted",
            ),
            ("#A##\n...#", "A###\n....#", Line("hall spring"), "Spring falls apart"),
            ("why: seven squares", "# seven squares", Line("hall spring"), "Spring has no why"),
            ("Stonecutter  2/9", "Stonecutter  9/9", Here, "below the high one"),
            ("Stonecutter  2/9", "Stonecutter  7/9", Here, "between 0 and 6"),
            ("Trove  6/15", "Trove  5/15", Here, "the Trove is 6/15"),
            ("hall trove", "hall troves", File, "the Trove is missing"),
            ("Chasm  0/18", "Chasm  1/18", File, "no hall is 0/15 or more"),
            (
                "##..\n.A#.\n..##",
                "###\nA##",
                Line("hall shaman"),
                "Shaman's Chamber has the shape of another hall",
            ),
            (
                "Spring  4/11",
                "Spring  4/8",
                Here,
                "Spring takes more effort than Shaman's Chamber but is worth less",
            ),
            ("Great Forge  5/17", "Great Forge  6/30", Here, "honour for a point of effort"),
            ("Stonecutter  2/9", "Stonecutter  0/8", Here, "0.71 honour for a point of effort"),
        ],
    );
}

#[test]
fn workshops_have_a_notation() {
    blamed(
        "workshops.txt",
        &[
            ("Toolforge      tiles 2", "Toolforge tiles 2", Here, "two spaces between the parts"),
            ("Toolforge      tiles 2", "Toolforge      2", Here, "'workshop <id>  <name>  tiles <n>'"),
            ("Toolforge      tiles 2", "Toolforge      tiles two", Here, "'two' is not a number"),
            ("swap h <-> m", "swap h = m", Here, "an exchange wants '->' or '<->'"),
            ("swap h <-> m", "swap h <->", Here, "something on either side"),
            ("swap h <-> m", "swap h <-> x", Here, "'x' is no resource"),
            ("swap h <-> m", "swap h <-> m s", Here, "all tokens of one side come from the same kinds"),
            ("swap h <-> m", "swap h <-> ?", Here, "what is gained is some of one kind"),
            ("swap h <-> m", "swap h -> i/s i/s", Here, "what is gained is some of one kind"),
            ("swap h <-> m", "", Line("workshop toolforge"), "Toolforge does nothing"),
            ("swap h <-> m", "swop h <-> m", Here, "'swop' begins no known line"),
            ("move 1 troll -> storage", "move 2 troll -> storage", Here, "move 1 troll -> storage"),
            (
                "workshop cartwright",
                "swap h -> t\nworkshop cartwright",
                Here,
                "a rule before the first workshop",
            ),
            ("trade ? ? ? ? -> any", "trade s s s s -> any", Here, "'trade ? ? ? ? -> any' is due"),
            ("trade ? ? ? ? -> any", "", File, "the line 'trade ? ? ? ? -> any' is missing"),
            ("trade ? ? ? ? -> any", "trade -> any", Here, "one line 'trade ? ? ? ? -> any' is due"),
            (
                "workshop stonemill      Stonemill      tiles 2\nswap s <-> i\n",
                "",
                File,
                "10 workshops instead of 11",
            ),
        ],
    );
}

#[test]
fn workshops_are_the_eleven_of_the_rulebook() {
    blamed(
        "workshops.txt",
        &[
            ("Toolforge      tiles 2", "Toolforge      tiles 3", Here, "two tiles of each kind, not 3"),
            (
                "stonemill      Stonemill",
                "stonemill      Toolforge",
                Line("workshop toolforge"),
                "is there twice",
            ),
            ("  Stonemill", "  Gravelmill", Here, "Gravelmill is none of the rulebook's eleven"),
            (
                "swap h <-> m",
                "swap h -> m",
                Line("workshop toolforge"),
                "'h <-> m' in the rulebook, not 'h -> m'",
            ),
            ("trade ? ? ? ? -> any", "trade ? ? ? -> any", Here, "the supply trades 4 for 1, not 3"),
        ],
    );
}
