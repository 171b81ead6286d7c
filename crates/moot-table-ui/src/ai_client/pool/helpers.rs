//! Starts and ends helpers.

use moot_worker::Versions;

use super::job::Holder;
use super::{HelperId, Place, Pool, PoolEffect};
use crate::ai_client::Trouble;

pub(super) struct Helper {
    pub(super) id: HelperId,
    pub(super) place: Place,
    /// When it was started.
    pub(super) since: f64,
    /// Whether its script was fetched bypassing the browser's cache.
    fresh: bool,
    pub(super) ready: bool,
}

impl Pool {
    pub(super) fn is_ready(&self, id: HelperId) -> bool {
        self.helpers.iter().any(|helper| helper.id == id && helper.ready)
    }

    pub(super) fn start(&mut self, now: f64) {
        self.started += 1;
        let place = if self.size > 0 { Place::Worker } else { Place::Page };
        let helper = Helper { id: self.started, place, since: now, fresh: self.fresh, ready: false };
        self.effects.push(PoolEffect::Start { helper: helper.id, place, fresh: helper.fresh });
        self.helpers.push(helper);
    }

    /// Kills a helper, and returns its place.
    pub(super) fn dismissed(&mut self, id: HelperId) -> Option<Place> {
        let at = self.helpers.iter().position(|helper| helper.id == id)?;
        self.effects.push(PoolEffect::Kill { helper: id });
        Some(self.helpers.remove(at).place)
    }

    pub(super) fn greeted(&mut self, id: HelperId, versions: &Versions, now: f64) {
        if !versions.include(&self.here) {
            self.outdated(id, now);
            return;
        }
        if let Some(helper) = self.helpers.iter_mut().find(|helper| helper.id == id) {
            helper.ready = true;
        }
        self.deal_out(now);
    }

    /// Handles a helper of another version: its script is fetched again once, bypassing the cache.
    pub(super) fn outdated(&mut self, id: HelperId, now: f64) {
        let Some(helper) = self.helpers.iter().find(|helper| helper.id == id) else { return };
        if helper.fresh || helper.place == Place::Page {
            // Fetching the script again would not help: it was fetched past the cache already, or is on the page.
            self.leave(Trouble::OtherVersion);
        } else {
            self.fresh = true;
            self.dismissed(id);
            self.start(now);
        }
    }

    /// Gives up workers: from now on searches run on the page.
    pub(super) fn give_up(&mut self, why: Trouble, now: f64) {
        self.size = 0;
        self.dismiss_all(why);
        for share in self.jobs.iter_mut().map(|(_, job)| job).flat_map(|job| &mut job.shares) {
            if !share.answered {
                (share.holder, share.done) = (Holder::Unassigned, 0);
            }
        }
        self.start(now);
    }

    /// Handles the loss of all helpers: every job is finished with its results so far. The next job tries to start helpers again.
    pub(super) fn leave(&mut self, why: Trouble) {
        self.size = 0;
        self.dismiss_all(why);
        self.open_jobs().into_iter().for_each(|job| self.settle(job));
    }

    fn dismiss_all(&mut self, why: Trouble) {
        let all = self.helpers.drain(..);
        self.effects.extend(all.map(|helper| PoolEffect::Kill { helper: helper.id }));
        self.effects.push(PoolEffect::Complain(why));
    }
}
