//! Greeting, catching up, and comparing chains.

use super::line::Rival;
use super::{Breach, Conn, News, Out, Peer};
use crate::message::MAX_BATCH;
use crate::{
    Batch, Chain, ChainEntry, DeviceId, Effect, Genesis, Head, Hello, Message, PeerError, Refusal, Relation,
};

impl Peer {
    /// Says hello.
    pub(super) fn greet(&mut self, conn: Conn, answer: bool) {
        let hello = Hello {
            device: self.person.device,
            build: self.person.build.clone(),
            game: self.game.id.to_owned(),
            rules: self.game.rules,
            name: self.person.name.clone(),
            wish: self.person.wish,
            table: self.log.as_ref().map(|log| (log.chain().table(), log.chain().head())),
            answer,
        };
        self.send(conn, &Message::Hello(hello));
    }

    /// Says hello to everybody, because the chain is another one now.
    pub(super) fn greet_again(&mut self) {
        for conn in self.conns() {
            if let Some(line) = self.lines.get_mut(&conn) {
                line.shared = false;
                line.rival = None;
                line.claims = None;
            }
            self.greet(conn, true);
        }
    }

    pub(super) fn on_hello(&mut self, conn: Conn, hello: Hello) {
        if hello.device == self.person.device {
            return self.turn_away(conn, Refusal::Itself);
        }
        if hello.game != self.game.id {
            return self.turn_away(conn, Refusal::Game);
        }
        if hello.rules != self.game.rules {
            return self.turn_away(conn, Refusal::Rules);
        }
        let own = self.log.as_ref().map(|log| log.chain().table());
        if let (Some(own), Some((table, _))) = (own, hello.table)
            && own != table
        {
            return self.turn_away(conn, Refusal::Table);
        }
        self.close_older(conn, hello.device);
        self.note_hello(conn, &hello);
        match (own, hello.table) {
            (Some(_), None) => self.welcome(conn),
            (Some(_), Some((_, head))) => self.compare(conn, head),
            (None, Some((_, head))) => self.note_claim(conn, head.number),
            (None, None) => {}
        }
        if hello.answer {
            self.greet(conn, false);
        }
        self.ask_again(hello.device);
    }

    /// Takes down what a hello says.
    fn note_hello(&mut self, conn: Conn, hello: &Hello) {
        let has_log = self.log.is_some();
        let Some(line) = self.lines.get_mut(&conn) else { return };
        let first = line.device.is_none();
        line.device = Some(hello.device);
        line.name.clone_from(&hello.name);
        line.wish = hello.wish;
        line.shared = has_log;
        line.rival = None;
        line.claims = None;
        line.has = 0;
        line.seated = false;
        line.table = hello.table.map(|(table, _)| table);
        if first {
            self.news(News::Met {
                conn,
                device: hello.device,
                name: hello.name.clone(),
                build: hello.build.clone(),
            });
        }
    }

    /// A device that connects again has one connection.
    fn close_older(&mut self, conn: Conn, device: DeviceId) {
        for other in self.conns() {
            if other != conn && self.lines.get(&other).is_some_and(|line| line.device == Some(device)) {
                self.close(other);
            }
        }
    }

    fn turn_away(&mut self, conn: Conn, why: Refusal) {
        self.send(conn, &Message::Refuse(why));
        self.news(News::TurnedAway { conn, why });
        self.close(conn);
    }

    fn welcome(&mut self, conn: Conn) {
        if let Some(log) = &self.log {
            let genesis = log.chain().genesis().clone();
            self.send(conn, &Message::Welcome(genesis));
        }
    }

    fn note_claim(&mut self, conn: Conn, number: u32) {
        let now = self.now;
        if let Some(line) = self.lines.get_mut(&conn)
            && number > 0
        {
            line.claims = Some(number);
            line.claimed_at = now;
        }
    }

    /// Compares the chain with how far that of the other end reaches.
    fn compare(&mut self, conn: Conn, head: Head) {
        let Some(log) = &self.log else { return };
        let len = log.chain().len();
        match log.chain().hash_at(head.number) {
            Some(hash) if hash == head.hash => {
                if let Some(line) = self.lines.get_mut(&conn) {
                    line.has = head.number;
                }
            }
            Some(_) => self.show_trail(conn),
            None => {
                if let Some(line) = self.lines.get_mut(&conn) {
                    line.has = len;
                }
                self.note_claim(conn, head.number);
            }
        }
    }

    pub(super) fn compare_ping(&mut self, conn: Conn, head: Head) {
        let Some(log) = &self.log else { return };
        let len = log.chain().len();
        let Some(line) = self.lines.get_mut(&conn).filter(|line| line.flows()) else { return };
        match log.chain().hash_at(head.number) {
            Some(hash) if hash == head.hash => line.has = line.has.max(head.number),
            Some(_) => self.show_trail(conn),
            None => self.send(conn, &Message::Want { from: len }),
        }
    }

    pub(super) fn on_welcome(&mut self, conn: Conn, genesis: Genesis) {
        if let Some(log) = &self.log {
            if *log.chain().genesis() == genesis {
                if let Some(line) = self.lines.get_mut(&conn) {
                    line.shared = true;
                }
            } else {
                self.turn_away(conn, Refusal::Table);
            }
            return;
        }
        let Some(line) = self.lines.get_mut(&conn).filter(|line| line.device.is_some()) else { return };
        let announced = line.table == Some(genesis.hash());
        match (self.game.start)(genesis) {
            Some(log) if announced => {
                line.shared = true;
                self.log = Some(log);
                for other in self.conns() {
                    if other != conn {
                        self.greet(other, true);
                    }
                }
            }
            _ => self.expel(conn, Breach::Genesis),
        }
    }

    pub(super) fn on_want(&mut self, conn: Conn, from: u32) {
        let len = self.head().map_or(0, |head| head.number);
        if let Some(line) = self.lines.get_mut(&conn).filter(|line| line.flows())
            && from <= len
        {
            line.has = from;
        }
    }

    pub(super) fn on_entries(&mut self, conn: Conn, batch: Batch) {
        let Some(line) = self.lines.get(&conn).filter(|line| line.flows()) else { return };
        let live = line.claims.unwrap_or(0);
        let Some(log) = &self.log else { return };
        match log.chain().hash_at(batch.from) {
            None => {
                let from = log.chain().len();
                return self.send(conn, &Message::Want { from });
            }
            Some(hash) if hash != batch.before => return self.show_trail(conn),
            Some(_) => {}
        }
        let mut number = batch.from;
        for (author, entry) in batch.items {
            if !self.take_entry(conn, number, author, entry, number >= live) {
                return;
            }
            number += 1;
        }
        let len = self.head().map_or(0, |head| head.number);
        if let Some(line) = self.lines.get_mut(&conn) {
            line.has = line.has.max(number);
            line.claims = line.claims.filter(|&claims| claims > len);
            line.claimed_at = self.now;
        }
    }

    /// Takes one entry over. Returns false if the connection cannot be used any longer.
    fn take_entry(
        &mut self,
        conn: Conn,
        number: u32,
        author: DeviceId,
        entry: ChainEntry,
        live: bool,
    ) -> bool {
        let Some(log) = &mut self.log else { return false };
        if let Some(own) = log.chain().links().get(number as usize) {
            let same = own.author == author && own.entry == entry;
            if !same {
                self.show_trail(conn);
            }
            return same;
        }
        if author == self.person.device && !self.recovering {
            self.expel(conn, Breach::Forged { number });
            return false;
        }
        match log.append(author, entry.clone()) {
            Ok(effect) => {
                self.arrived(number, effect);
                if live && author != self.person.device {
                    self.notice_abuse(number, &entry);
                }
                if let ChainEntry::Undo { keep, .. } = entry {
                    self.consents.retain(|&agreed| agreed != keep);
                }
                self.settle_pending(&entry);
                true
            }
            Err(_) => {
                self.expel(conn, Breach::Unlawful { number });
                false
            }
        }
    }

    /// An entry was added.
    pub(super) fn arrived(&mut self, number: u32, effect: Effect) {
        if matches!(effect, Effect::Played { .. } | Effect::TakenBack { .. } | Effect::Hosted(_)) {
            self.cancel_round();
        }
        if matches!(effect, Effect::Hosted(device) if device != self.person.device) {
            self.dealer = None;
        }
        if let Effect::TakenBack { keep } = effect {
            self.consents.retain(|&agreed| agreed as usize <= keep);
        }
        self.news(News::Entry { number, effect });
    }

    /// Sends everybody the entries that it lacks.
    pub(super) fn pass_on(&mut self) {
        let Some(log) = &self.log else { return };
        let chain = log.chain();
        let mut messages = Vec::new();
        for (conn, line) in self.lines.iter_mut() {
            if !line.flows() || line.has >= chain.len() {
                continue;
            }
            if let Some(before) = chain.hash_at(line.has) {
                let batches = Batch::split(&chain.links()[line.has as usize..], line.has, before);
                messages.extend(batches.into_iter().map(|batch| (*conn, Message::Entries(batch))));
                line.has = chain.len();
            }
        }
        for (conn, message) in messages {
            self.send(conn, &message);
        }
    }

    /// The chains part: stops the exchange of entries, and sends the own chain to be compared.
    fn show_trail(&mut self, conn: Conn) {
        let Some(log) = &self.log else { return };
        let Some(line) = self.lines.get_mut(&conn).filter(|line| line.rival.is_none()) else { return };
        let chain = log.chain();
        line.rival = Some(Rival { chain: Chain::new(chain.genesis().clone()), reported: false });
        line.claims = None;
        let batches = Batch::split(chain.links(), 0, chain.table());
        let count = batches.len();
        for (at, batch) in batches.into_iter().enumerate() {
            self.send(conn, &Message::Trail { batch, last: at + 1 == count });
        }
    }

    pub(super) fn on_trail(&mut self, conn: Conn, batch: Batch, last: bool) {
        if !self.lines.get(&conn).is_some_and(|line| line.device.is_some() && line.shared) {
            return;
        }
        self.show_trail(conn);
        let Some(log) = &self.log else { return };
        let Some(line) = self.lines.get_mut(&conn) else { return };
        let Some(rival) = &mut line.rival else { return };
        let fits = batch.from == rival.chain.len() && batch.before == rival.chain.head().hash;
        if !fits || rival.chain.links().len() + MAX_BATCH > crate::MAX_ENTRIES {
            return;
        }
        for (author, entry) in batch.items {
            rival.chain.append(author, entry);
        }
        match log.chain().relation(&rival.chain) {
            Relation::Parted(_) if rival.reported => {}
            Relation::Parted(parting) => {
                rival.reported = true;
                self.news(News::Parted { conn, parting });
            }
            // The chains only seemed to part, because messages crossed.
            _ if last => {
                line.rival = None;
                self.greet(conn, true);
            }
            _ => {}
        }
    }

    /// Replaces the chain by the one of a connection whose chain [parts](News::Parted) from it, because the player wants
    /// it. Requests that wait are dropped. The other way round, nothing needs to be done here: the other device takes
    /// over the chain of this one.
    ///
    /// # Errors
    /// [`PeerError::NoRival`] if there is none, or if the rules refuse it; the own chain stays in that case.
    pub fn take_theirs(&mut self, conn: Conn, now: u64) -> Result<Vec<Out>, PeerError> {
        self.now = now;
        let rival = self.lines.get(&conn).and_then(|line| line.rival.as_ref()).ok_or(PeerError::NoRival)?;
        if !rival.reported {
            return Err(PeerError::NoRival);
        }
        let Some(log) = (self.game.open)(rival.chain.clone()) else {
            return Err(PeerError::NoRival);
        };
        let dealing = log.seating().host() == Some(self.person.device);
        let code = self.dealer.as_ref().map(|seed| log.chain().seed_code(seed.text()));
        if !dealing || code != Some(*log.seating().seed_code()) {
            self.dealer = None;
        }
        self.recovering = true;
        self.log = Some(log);
        self.cancel_round();
        self.drop_pending();
        self.news(News::Replaced);
        self.greet_again();
        Ok(self.flush(now))
    }
}
