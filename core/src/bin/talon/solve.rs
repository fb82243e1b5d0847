//! Whether a position can be won.

use std::io::{self, Write};

use talon_core::position::Position;
use talon_core::search::{self, Cancel, Limits, Solution, Unfinished, Verdict};

use crate::no::No;
use crate::output::print;

/// Prints the verdict with the moves that win, and on standard error what it cost.
pub fn solve(position: &Position, limits: &Limits) -> Result<(), No> {
    let solution = search::solve(position, limits, &Cancel::default(), &mut |_| {});
    print(&verdict(&solution.verdict))?;
    // The result has been printed; there is nowhere to complain if its cost can't be.
    let _ = writeln!(io::stderr(), "{}", cost(&solution));
    Ok(())
}

fn verdict(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Won(moves) => {
            let moves = moves.iter().map(|next| format!("{next}\n"));
            "won\n".to_owned() + &moves.collect::<String>()
        }
        Verdict::Lost => "lost\n".to_owned(),
        Verdict::Unknown(_) => "unknown\n".to_owned(),
    }
}

fn cost(solution: &Solution) -> String {
    let nodes = solution.nodes;
    let seconds = solution.elapsed.as_secs_f64();
    // What took no time at all has no speed.
    let speed = if seconds > 0.0 {
        nodes as f64 / seconds
    } else {
        0.0
    };
    let mebibytes = solution.table_bytes as f64 / f64::from(1 << 20);
    let end = match solution.verdict {
        Verdict::Won(_) | Verdict::Lost => "",
        Verdict::Unknown(Unfinished::Nodes) => "; no more nodes allowed",
        Verdict::Unknown(Unfinished::Time) => "; no time left",
        Verdict::Unknown(Unfinished::Cancelled) => "; called off",
        Verdict::Unknown(Unfinished::Memory) => "; not enough memory",
    };
    format!("{nodes} nodes, {speed:.0} nodes/s, {seconds:.3} s, table {mebibytes:.1} MiB{end}")
}
