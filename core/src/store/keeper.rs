//! The one thread that works on the database, in the order in which it is asked.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;

use super::database::Database;
use super::fault::{Fault, StoreError};
use super::rescue::{Rescue, failure, rescue};

/// The database's file in its folder.
const NAME: &str = "talon.sqlite";
/// The last copy of it that was whole.
const COPY: &str = "talon-copy.sqlite";

/// The database is looked through for damage when nothing has been asked for so long. Those who
/// open the app don't wait for it.
const IDLE: Duration = Duration::from_millis(300);

/// Something to be done by the thread.
type Job = Box<dyn FnOnce(&mut Keeper) + Send>;

/// What was asked for, to be waited for.
#[derive(Debug)]
pub struct Pending<T>(Receiver<Result<T, StoreError>>);

impl<T> Pending<T> {
    /// Waits until it is done.
    ///
    /// # Errors
    ///
    /// It could not be done; nothing has changed then.
    pub fn wait(self) -> Result<T, StoreError> {
        self.0.recv().unwrap_or(Err(StoreError::Closed))
    }

    /// Waits until it is done, but not longer than this; `None` if it isn't done by then. It is
    /// still going to be.
    pub fn wait_for(&self, time: Duration) -> Option<Result<T, StoreError>> {
        self.0.recv_timeout(time).ok()
    }
}

/// The thread, as others see it. It ends, with everything done that was asked for, when this is
/// dropped.
pub(super) struct Desk {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    rescues: Arc<Mutex<Vec<Rescue>>>,
}

impl Desk {
    /// Starts the thread on the database in this folder.
    pub(super) fn open(folder: &Path) -> Result<Desk, StoreError> {
        let rescues = Arc::new(Mutex::new(Vec::new()));
        let mut keeper = Keeper::open(folder, rescues.clone())?;
        let (jobs, todo) = channel::<Job>();
        let thread = thread::Builder::new().name("store".into()).spawn(move || {
            keeper.work(&todo);
            keeper.flush();
        })?;
        Ok(Desk {
            jobs: Some(jobs),
            thread: Some(thread),
            rescues,
        })
    }

    /// Has something changed, as a whole or not at all. It may be tried twice. Nothing is written
    /// before the database has been looked through.
    pub(super) fn change<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Pending<T> {
        self.ask(move |keeper| {
            keeper.look_through();
            keeper.run(|database| database.change(|open| work(open)))
        })
    }

    /// Has the database looked through for damage now, if it wasn't yet.
    pub(super) fn look_through(&self) -> Pending<()> {
        self.ask(|keeper| {
            keeper.look_through();
            Ok(())
        })
    }

    /// Has something read. It may be tried twice.
    pub(super) fn read<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Pending<T> {
        self.ask(move |keeper| keeper.run(|database| database.read(&work)))
    }

    /// Has the log written into the database.
    pub(super) fn flush(&self) -> Pending<()> {
        self.ask(|keeper| {
            keeper.flush();
            Ok(())
        })
    }

    fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Keeper) -> Result<T, StoreError> + Send + 'static,
    ) -> Pending<T> {
        let (answer, pending) = channel();
        let job: Job = Box::new(move |keeper| {
            // Nobody may be waiting any more.
            answer.send(work(keeper)).ok();
        });
        if let Some(jobs) = &self.jobs {
            // Without a thread the answer is dropped, and whoever waits is told.
            jobs.send(job).ok();
        }
        Pending(pending)
    }

    /// The rescues that nobody has been told of yet.
    pub(super) fn take_rescues(&self) -> Vec<Rescue> {
        let mut rescues = self.rescues.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *rescues)
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

/// What the thread works with.
struct Keeper {
    path: PathBuf,
    copy: PathBuf,
    /// The open database; there is none while it is being rescued, or if that failed.
    database: Option<Database>,
    /// Whether the database was looked through since it was opened.
    is_looked_through: bool,
    rescues: Arc<Mutex<Vec<Rescue>>>,
}

impl Keeper {
    fn open(folder: &Path, rescues: Arc<Mutex<Vec<Rescue>>>) -> Result<Keeper, StoreError> {
        fs::create_dir_all(folder)?;
        let mut keeper = Keeper {
            path: folder.join(NAME),
            copy: folder.join(COPY),
            database: None,
            is_looked_through: false,
            rescues,
        };
        match Database::open(&keeper.path) {
            Ok(database) => keeper.database = Some(database),
            Err(Fault::Damaged(how)) => keeper.rescue(&how)?,
            Err(Fault::Failed(error)) => return Err(error),
        }
        Ok(keeper)
    }

    /// Does all that is asked for, until nobody can ask any more.
    fn work(&mut self, todo: &Receiver<Job>) {
        loop {
            match todo.recv_timeout(IDLE) {
                Ok(job) => job(self),
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => break,
            }
        }
        self.look_through();
        for job in todo {
            job(self);
        }
    }

    /// Does some work, once more on what was rescued if the database turns out to be damaged.
    fn run<T>(
        &mut self,
        work: impl Fn(&mut Database) -> Result<T, Fault>,
    ) -> Result<T, StoreError> {
        let database = self.database.as_mut().ok_or(StoreError::Closed)?;
        match work(database) {
            Ok(done) => Ok(done),
            Err(Fault::Failed(error)) => Err(error),
            Err(Fault::Damaged(how)) => {
                self.rescue(&how)?;
                let database = self.database.as_mut().ok_or(StoreError::Closed)?;
                work(database).map_err(failure)
            }
        }
    }

    fn rescue(&mut self, how: &str) -> Result<(), StoreError> {
        log::warn!("the database is damaged: {how}");
        self.database = None;
        let rescue = rescue(&self.path, &self.copy)?;
        self.database = Some(Database::open(&self.path).map_err(failure)?);
        let mut rescues = self.rescues.lock().unwrap_or_else(PoisonError::into_inner);
        rescues.push(rescue);
        Ok(())
    }

    /// Looks for damage, once, and keeps a copy of what is whole.
    fn look_through(&mut self) {
        if std::mem::replace(&mut self.is_looked_through, true) {
            return;
        }
        if let Err(error) = self.run(|database| database.inspect()) {
            log::error!("the database can't be looked through: {error}");
            return;
        }
        if !self.is_copy_stale() {
            return;
        }
        let copy = self.copy.clone();
        if let Err(error) = self.run(|database| database.copy_to(&copy)) {
            log::warn!("the database can't be copied: {error}");
        }
    }

    /// Whether the database was changed since it was last copied.
    fn is_copy_stale(&self) -> bool {
        let changed = |path: &Path| fs::metadata(path).and_then(|data| data.modified()).ok();
        changed(&self.copy) <= changed(&self.path)
    }

    fn flush(&mut self) {
        if let Err(error) = self.run(|database| database.flush()) {
            log::warn!("the log can't be written into the database: {error}");
        }
    }
}
