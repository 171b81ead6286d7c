//! The texts that offer a game in the lobby.

use cave_troll::Set;
use mountain_king::Side;
use trolls_and_princesses::{Board, CowsFrom, Shared, TrollsBegin};

use super::{Corpus, Offers, say, tell};
use cave_troll_ui::CaveTrollUi;
use moot_ui::game::form::Form;
use mountain_king_ui::MountainKingUi;
use trolls_and_princesses_ui::TrollsAndPrincessesUi;

pub(super) fn say_all(out: &mut Corpus, offers: Offers) {
    let of = offers.king;
    say!(out, "offer", of =>
        start(), side(), side_name(Side::Winter), side_name(Side::Autumn), teams(), no_teams(),
        one_against("x", "y"), teams_help(), workshops(), workshops_random(), workshops_distinct(), workshops_chosen());
    say!(out, "offer", of => team(&["Oddvar".to_owned(), "Tuva".to_owned()]));
    for players in 2..=5 {
        let form = Form::<MountainKingUi> { players, ..Form::default() };
        tell!(out, "offer", laid_out, players, of.laid_out(&form));
    }
    let of = offers.cave;
    say!(out, "offer", of => start(), set());
    for set in [Set::Classic, Set::Variant] {
        say!(out, "offer", of => set_short(set), set_note(set));
    }
    for players in 2..=4 {
        let form = Form::<CaveTrollUi> { players, ..Form::default() };
        tell!(out, "offer", laid_out, players, of.laid_out(&form));
    }
    let of = offers.princess;
    say!(out, "offer", of => start(), boards(), boards_dealt(), boards_in_order(), boards_note(true), boards_note(false));
    say!(out, "offer", of => trolls_begin(), stolen_cows(), shared_actions(), readings_note());
    for (trolls, cows) in [(TrollsBegin::Beside, CowsFrom::Supply), (TrollsBegin::Caverns, CowsFrom::Village)]
    {
        say!(out, "offer", of => trolls_place(trolls), cows_source(cows));
    }
    for shared in Shared::all() {
        say!(out, "offer", of => shared(shared));
    }
    for board in Board::all() {
        say!(out, "offer", of => clan(board));
    }
    for players in 2..=4 {
        let form = Form::<TrollsAndPrincessesUi> { players, ..Form::default() };
        tell!(out, "offer", laid_out, players, of.laid_out(&form));
    }
}
