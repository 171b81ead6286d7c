//! The texts that all games share.

use moot_players::Level;
use moot_table::{Barrier, LinkDecodeError, LinkOpenError, SaveDecodeError};

use super::{Corpus, say, tell};
use moot_art::SeatStyle;
use moot_table_ui::ai_client::Trouble;
use moot_table_ui::game::devices::Presence;
use moot_table_ui::links::SaveRelation;
use moot_table_ui::replay::Stride;
use moot_table_ui::text::Texts;
use moot_table_ui::text::live::{CodeError, ConnectError, Refusal, ServerError};
use moot_ui::look::Theme;
use moot_ui::players::{Pace, Player};
use moot_ui::registry::{EntryTexts, GameEntry};
use moot_ui::saves::{Merged, Persistence, StoreError};
use moot_ui::text::lobby::NotReady;
use moot_ui::text::saves::Unfit;

const NAME: &str = "Oddvar";

pub(super) fn say_all(out: &mut Corpus, words: &Texts) {
    let two = [NAME.to_owned(), "Tuva".to_owned()];
    say!(out, "about", words.about =>
        title(), games(), privacy_title(), privacy(), licence_title(), licence(), version("1.2.3"), back());
    for text in words.about.paragraphs() {
        tell!(out, "about", paragraphs, (), (*text).to_owned());
    }
    say!(out, "advice", words.advice =>
        hint(), close(), thinking(0, 0), thinking(3, 4), nothing(), over(), not_yours(NAME), only_choice(), shares(), expected("+3 x"), no_reason("+3 x"), details(), pick_up(), play());
    for share in [0.7, 0.4, 0.2, 0.01] {
        say!(out, "advice", words.advice => points(share - 0.5, 1.25, "x"), sure(share));
    }
    say!(out, "lobby", words.lobby =>
        brand(), motto(), unofficial(), language(), about(), choose_game(), seats(), how_many(), count(3),
        name_of_seat(1), player(1), style_of_seat(1), seat_style_swap("x", NAME), options(), first(), first_random(), seed(),
        seed_random(), seed_help(), not_ready(&NotReady::Other), not_ready(&NotReady::NoChance), close());
    for seat in 0..5 {
        say!(out, "lobby", words.lobby => proposed(seat));
        say!(out, "players", words.players => proposed(seat));
    }
    for seat_style in SeatStyle::ALL {
        say!(out, "lobby", words.lobby => seat_style(seat_style));
    }
    say!(out, "look", words.look =>
        title(), theme(), theme_note(), sound(), sounds_on(), volume(), motion_note());
    for theme in Theme::ALL {
        say!(out, "look", words.look => theme_name(theme));
    }
    say!(out, "recap", words.recap =>
        since(), spoken(NAME, "x"), scored("x", "y"), earlier(), later(), now(), place(2, 3), rest(1), rest(4), dismiss());
    for player in Player::CHOICES.into_iter().chain([Player::Stranger]) {
        say!(out, "players", words.players => player(player), about(player));
    }
    for pace in Pace::ALL {
        say!(out, "players", words.players => pace_name(pace));
    }
    say!(out, "players", words.players => who_plays(1), about_levels(), change_colour(0), line_up(&two, &[(Player::Machine(Level::Digger), 3)]), line_up(&two, &[]), elsewhere(NAME), strangers(&[(NAME.to_owned(), "x".to_owned())]), pace());
    say!(out, "opponents", words.opponents =>
        thinks(NAME), waits(NAME), tries(Level::Elder, 1, 2),
        move_now(), pause(), go_on(), seats(), seats_help(), past());
    for trouble in [Trouble::NoPlayers(String::new()), Trouble::OtherVersion] {
        let text = words.opponents.trouble(&trouble).unwrap_or_default();
        tell!(out, "opponents", trouble, trouble, text.to_owned());
    }
    say!(out, "refusals", words.refusals =>
        over(), others_first(&two), others_first(&two[..1]), draw_first(), no_draw(), too_long(40));
    saves(out, words);
    links(out, words);
    live(out, words);
    replay(out, words);
    say!(out, "sheet", words.sheet =>
        title(), ahead(40, 3, "x"), place(1), place(2), place(3), place(4), chart_start(), chart_finish(), bar(NAME, 4, "x"),
        ranking(), board(), new_game(), so_far());
    say!(out, "table", words.table =>
        chip(NAME, "x", true, "y"), human(), players(), undo(), undo_drops(), undone_with(&[NAME.to_owned()]), undoes_other(NAME), undo_left(1), undo_left(3), redo(), barrier(Barrier::Start),
        barrier(Barrier::Reveal { at: 1, seats: moot_core::SeatSet::NONE }), nothing_to_redo(), turn_over(), turn_over_note(), turn_over_for_good(),
        end_turn(), forgoing("x", "y"), drops_move(), go_on_playing(), show_score(), saga(),
        whole_saga(), close(), setup(), taken_back(), done_again(), turn_of(NAME), sheet(), back_to_decision(), tab_log(), menu(),
        menu_export(), menu_about(), menu_lobby(), deleted(), put_back(), menu_curtain(), menu_curtain_always(), curtain_title(NAME), curtain_open(NAME),
        no_game(), seed("x"), nearer(), farther(), small_map(), team(&two), plays_with(NAME), mate_may_look(NAME));
    for side in moot_table_ui::board::view::Side::ALL {
        say!(out, "table", words.table => more_places(side));
    }
    fair(out, words);
    learn(out, words);
    after(out, words);
    move_previews(out, words);
}

/// The texts of each game in the list of games.
pub(super) fn entries(out: &mut Corpus, texts: fn(&GameEntry) -> &EntryTexts) {
    let games =
        [&mountain_king_ui::ENTRY, &cave_troll_ui::ENTRY, &trolls_and_princesses_ui::ENTRY].map(texts);
    for entry in games {
        tell!(out, "entry", name, (), entry.name.to_owned());
        tell!(out, "entry", players, (), entry.players.to_owned());
        tell!(out, "entry", time, (), entry.time.to_owned());
        tell!(out, "entry", pitch, (), entry.pitch.to_owned());
        tell!(out, "entry", credit, (), entry.credit.to_owned());
    }
}

fn saves(out: &mut Corpus, words: &Texts) {
    say!(out, "saves", words.saves =>
        continue_title(), count(0), count(1), count(2), none(), begun("1/1"), turn_of(NAME), finished(),
        continue_label("x", "y"), continue_last("x"), export(), delete(), delete_sure(), import(), import_failed("x"), kept_title(),
        kept("x", "y"), show_text(), go_on_from(7), torn(), older("x"), away_title(), away(), play_on_here(),
        ask_to_last(), saved("1/1"), lonely(), lonely_all(1), lonely_all(3), export_all(), paste(), paste_help(), open(),
        drifted(), as_text(), copy());
    for (added, known, quarantined) in [(0, 0, 0), (1, 1, 1), (2, 2, 2)] {
        for stopped in [None, Some(StoreError::Full)] {
            let merged = Merged { added, known, quarantined, stopped };
            say!(out, "saves", words.saves => merged(&merged));
        }
    }
    for persistence in [Persistence::Promised, Persistence::Best, Persistence::Unknown] {
        say!(out, "saves", words.saves => persistence(persistence));
    }
    for why in [StoreError::Disabled, StoreError::Full] {
        say!(out, "saves", words.saves => not_saved(why));
    }
    for why in [
        SaveDecodeError::NotJson { line: 1, column: 2 },
        SaveDecodeError::NotASave { key: "x" },
        SaveDecodeError::NewerFormat { found: 9, known: 1 },
        SaveDecodeError::Damaged { stored: 1, computed: 2 },
        SaveDecodeError::Shape { detail: "x".to_owned() },
    ] {
        say!(out, "saves", words.saves => unreadable(&why));
    }
    for why in [Unfit::OtherGame("x".to_owned()), Unfit::NewerRules, Unfit::Setup, Unfit::Log { entry: 3 }] {
        say!(out, "saves", words.saves => unfit(&why));
    }
}

fn links(out: &mut Corpus, words: &Texts) {
    say!(out, "links", words.links =>
        arrived(), broken(), take_turn(NAME), take_turn_help(NAME), go_on(), go_on_help(), own_copy(), own_copy_help(), watch(), watch_help(),
        relation(SaveRelation::Same), relation(SaveRelation::Grown(1)), relation(SaveRelation::Grown(3)), relation(SaveRelation::Outgrown(1)), relation(SaveRelation::Outgrown(3)),
        relation(SaveRelation::Parted(3)), open_book(), make(), make_help(), address(), copy(), copied(), not_copied(), share(), turn_of(NAME),
        send_on(NAME), by_link());
    for why in [
        LinkDecodeError::NotALink,
        LinkDecodeError::Newer { found: 9 },
        LinkDecodeError::CutOff { found: 1, needed: 2 },
        LinkDecodeError::Damaged,
        LinkDecodeError::Shape,
    ] {
        say!(out, "links", words.links => bad(why));
    }
    for why in [
        LinkOpenError::OtherGame { found: "x".to_owned() },
        LinkOpenError::NewerRules { found: 9, known: 1 },
        LinkOpenError::Setup,
        LinkOpenError::OlderRules { found: 1 },
        LinkOpenError::Entry { at: 4 },
    ] {
        say!(out, "links", words.links => trouble(&why));
    }
}

fn live(out: &mut Corpus, words: &Texts) {
    say!(out, "live", words.live =>
        title(), step_one(), step_two(), answer_field(), enter_answer(), copy_invitation(), copy_answer(), making(), new_invitation(), keep_open(),
        connecting(), trust(), reach(), all_here(), who(), invited(), invited_help(), name(), join(), take_up("x"), join_new(), send_answer(),
        guest_waits(), was_entered(), was_entered_help(), not_opened(), met(NAME), left(NAME), lost(NAME), another_device(), answer_title(),
        answer_passed(), answer_looking(), answer_orphan(), undo_asked(NAME), undo_help(), agree(), refuse(), choosing(NAME), choosing_help(),
        nobody_there(NAME), unreachable(NAME), resuming(), sit_in(), take_over(), take_over_help(), reconnect(), invitation_field(),
        enter_invitation(), stop(), stop_help(), parted(), parted_help(), take_theirs(), keep_mine(), not_asked(NAME), probed(NAME), breach(),
        denied(), busy(), catching_up(), not_yours(), stale(), only_host(), waiting_for(NAME), not_saved(), no_randomness(), no_table(),
        name_given(), paste_whole(), undo_moves("Oddvar.", 0), undo_moves("Oddvar.", 2), undo_sent(),
        server(), server_none(), server_public(), server_own(), server_address(), server_use(), server_sees("x"), server_forgotten(),
        waiting_for_player(NAME), waiting_for_players(), play_on(), taken_back(), asks_no_longer(NAME), played_on(), calling(NAME), no_host(), move_waits(), is_host(), stopped(), denied_by(NAME));
    for why in [
        ServerError::Empty,
        ServerError::Scheme,
        ServerError::Host,
        ServerError::Port,
        ServerError::Transport,
        ServerError::NoPassword,
        ServerError::Long,
    ] {
        say!(out, "live", words.live => server_wrong(why, "x", "x"));
    }
    for why in [Refusal::Game, Refusal::Rules, Refusal::Table, Refusal::Itself] {
        say!(out, "live", words.live => turned_away(why));
    }
    for why in [
        CodeError::NotACode,
        CodeError::OtherVersion { found: 5 },
        CodeError::Cut { found: 1, needed: 2 },
        CodeError::Damaged,
        CodeError::Surplus,
        CodeError::OtherGame,
        CodeError::OfferExpected,
        CodeError::AnswerExpected,
        CodeError::OtherOffer,
        CodeError::TooOld { minutes: 40 },
        CodeError::Clock { ahead: 40 },
    ] {
        say!(out, "live", words.live => trouble(&ConnectError::Code(why)));
    }
    for why in [
        ConnectError::Unsupported,
        ConnectError::OwnInvitation,
        ConnectError::Answered,
        ConnectError::NoAddress,
        ConnectError::Browser { step: moot_table_ui::text::live::Step::UseTheirs, name: "x".to_owned() },
        ConnectError::TooMany,
        ConnectError::Withdrawn,
    ] {
        say!(out, "live", words.live => trouble(&why));
    }
    for presence in [
        Presence::Here,
        Presence::Free,
        Presence::Connected,
        Presence::Away,
        Presence::Calling,
        Presence::Lost,
        Presence::Left,
    ] {
        say!(out, "opponents", words.opponents => presence(presence));
    }
}

fn replay(out: &mut Corpus, words: &Texts) {
    say!(out, "replay", words.replay =>
        replay(), begins(), position(3, 40), slider(), no_step(true), no_step(false), play(), pause(), speed(), speed_of(2),
        speed_of(4), leave(), jump(), filter(), everybody(), search(), nothing_found(), barrier("X."), what_if(),
        about_what_if(true), about_what_if(false), name(), proposed("X"), against(), alone(), begin(), no_what_if(),
        marked(""), marked("x"), back(), orphan(), tree(), root(), forked(3), here(), not_here(), not_empty(),
        no_branches());
    for stride in [Stride::Decision, Stride::Turn, Stride::All] {
        say!(out, "replay", words.replay => step(stride, false), step(stride, true));
    }
}

fn fair(out: &mut Corpus, words: &Texts) {
    say!(out, "fair", words.fair =>
        title(), none(), how(), word_of(NAME), drawn(), no_certificate(), code_is(), words_are(), later(), secret_is(),
        draws_match(), draw_differs(4), noted(), code_matches(), code_differs(), recompute(), proves_title(), proves(),
        proves_not());
    say!(out, "chunks", words.chunks => fetching(), lost(), again(), update(), update_now(), update_later());
}

fn learn(out: &mut Corpus, words: &Texts) {
    say!(out, "learn", words.learn => show_example());
    say!(out, "recap", words.recap => nothing_earlier(), nothing_later());
    say!(out, "learn", words.learn =>
        lessons(), lessons_about(), rules(), minutes(1), minutes(3), begin(), resume(), again(), done(), coach("x"),
        step(2, 9), next(), show_me(), behind_tab(), others_move(), other_way(), take_back(), asks_anew(), restart(), leave(), fold(),
        unfold(), finished(), next_lesson(), play(), not_fetched(), try_again(), search(), found(0), found(1),
        found(4), contents(), link_to("x"), earlier(), later(), rule(), quick());
}

fn after(out: &mut Corpus, words: &Texts) {
    say!(out, "after", words.after =>
        title(), about(), whose(), look(), looking(2, 9), cancel(), nothing_found(), played("x"), better("x"),
        cost(3.25, 1.0, false, "x"), cost(3.25, 1.0, true, "x"), show(), category(), all_categories(), statistics());
}

fn move_previews(out: &mut Corpus, words: &Texts) {
    say!(out, "move_preview", words.move_preview =>
        signed(3), signed(-2), change(NAME, 3, "x", &[]), change(NAME, -2, "x", &[("y", -2)]), open(),
        ended_now(), about_ended_now());
}
