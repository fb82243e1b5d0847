//! `talon`: the core without a screen, for scripts, tests and surveys.
//!
//! Results go to standard output, messages to standard error. The exit status is 0, 1 where the
//! answer is no (an illegal move, something that can't be read: one line says which and why), or 2
//! for a wrong call.
#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod advice;
mod arguments;
mod commands;
mod fair;
mod input;
mod no;
mod output;
mod play;
mod solve;
mod survey;
mod view;

use std::process::ExitCode;

fn main() -> ExitCode {
    let call = arguments::Call::read();
    match commands::run(call.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(no) => no.tell(),
    }
}
