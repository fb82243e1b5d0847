//! `pack-winnable`: makes a list of winnable deals from the rows of `talon survey`.
//!
//! It reads the rows from standard input and writes the packed list to standard output:
//! `pack-winnable [MOST] < bisley.tsv > core/src/rules/winnable/bisley.bin`, with at most MOST
//! deals, those of the lowest numbers.
#![forbid(unsafe_code)]

use std::io::{self, Read, Write};
use std::process::ExitCode;

use talon_core::deal::DealNumber;
use talon_core::winnable::{Grade, WinnableDeal, pack};

/// A deal that was won, and how many positions that took.
struct Won {
    number: DealNumber,
    nodes: u64,
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn std::error::Error>> {
    let most = match std::env::args().nth(1) {
        Some(most) => most.parse()?,
        None => usize::MAX,
    };
    let mut rows = String::new();
    io::stdin().read_to_string(&mut rows)?;
    let mut won: Vec<Won> = rows.lines().filter_map(won_in).collect();
    won.sort_by_key(|won| won.number);
    won.dedup_by_key(|won| won.number);
    won.truncate(most);
    io::stdout().write_all(&pack(&graded(&won)))?;
    Ok(())
}

/// The deal of a row, if it was won. Rows of other deals say nothing here.
fn won_in(row: &str) -> Option<Won> {
    let mut columns = row.split('\t');
    let number = columns.next()?.parse().ok()?;
    if columns.next() != Some("won") {
        return None;
    }
    let nodes = columns.nth(1)?.parse().ok()?;
    Some(Won { number, nodes })
}

fn graded(won: &[Won]) -> Vec<WinnableDeal> {
    let mut order: Vec<usize> = (0..won.len()).collect();
    order.sort_by_key(|&index| won.get(index).map(|won| (won.nodes, won.number)));
    let mut grades = vec![Grade::Easy; won.len()];
    for (place, &index) in order.iter().enumerate() {
        if let Some(grade) = grades.get_mut(index) {
            *grade = Grade::of_place(place, won.len());
        }
    }
    let deals = won.iter().zip(grades);
    deals
        .map(|(won, grade)| WinnableDeal {
            number: won.number,
            grade,
        })
        .collect()
}
