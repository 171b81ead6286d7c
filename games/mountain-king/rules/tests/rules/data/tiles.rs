//! Breaches in `tunnels.txt`, `halls.txt` and `workshops.txt`.

use moot_testkit::noticed;

use super::edits::shipped;

noticed! {
    shipped:
    tunnels_have_a_notation,
    tunnels_have_the_stock_of_the_box,
    halls_have_a_notation,
    halls_pay_for_their_effort,
    workshops_have_a_notation,
    workshops_are_the_eleven_of_the_rulebook,
}
