//! The scripted games of `contract/`, which Rust, Kotlin and Swift play alike: what is done, and what comes of it.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use talon_bindings::{Face, Frame, Game, Insets, Outline, Rect, Sprite, View};
use talon_core::text::Language;

fn scripts() -> Vec<(PathBuf, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("contract");
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    files
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .map(|path| {
            let script = fs::read_to_string(&path).unwrap();
            (path, serde_json::from_str(&script).unwrap())
        })
        .collect()
}

#[test]
fn every_scripted_game_comes_out_as_written() {
    let scripts = scripts();
    assert!(scripts.len() >= 3);
    for (path, script) in scripts {
        let name = path.file_name().unwrap().to_string_lossy();
        play(&script, &name);
    }
}

fn play(script: &Value, name: &str) {
    let number = script["deal"].as_u64().unwrap().try_into().unwrap();
    let id = script["game"].as_str().unwrap().to_owned();
    let game = Game::deal(id, number, Language::English).unwrap();
    let mut view = game.set_frame(frame_of(script));
    for (index, step) in script["steps"].as_array().unwrap().iter().enumerate() {
        let place = format!("{name}, step {}", index + 1);
        view = act(step, &game, &view);
        assert_eq!(u64::from(view.moves), step["moves"], "{place}");
        assert_eq!(view.notice.as_deref(), step["notice"].as_str(), "{place}");
        let position = game.position_text();
        let position: Vec<&str> = position.lines().collect();
        assert_eq!(position, strings(&step["position"]), "{place}");
    }
    let scene: Vec<String> = view.scene.sprites.iter().map(line).collect();
    assert_eq!(scene, strings(&script["scene"]), "{name}");
}

fn frame_of(script: &Value) -> Frame {
    let length = |name: &str| script[name].as_f64().unwrap() as f32;
    Frame {
        width: length("width"),
        height: length("height"),
        left_handed: script["left_handed"].as_bool().unwrap(),
        insets: Insets {
            left: 0.0,
            top: 0.0,
            right: 0.0,
            bottom: 0.0,
        },
    }
}

fn act(step: &Value, game: &Game, view: &View) -> View {
    let top = |name: &str| -> Rect {
        let pile = step[name].as_str().unwrap();
        let mut outlines = view.scene.outlines.iter();
        outlines
            .find(|outline| place_of(outline) == pile)
            .unwrap()
            .top
    };
    let middle = || {
        let rect = top("on");
        (rect.x + rect.width / 2.0, rect.y + rect.height / 2.0)
    };
    match step["action"].as_str().unwrap() {
        "tap" => game.tap(middle().0, middle().1),
        "double_tap" => game.double_tap(middle().0, middle().1),
        "drag" => {
            let target = top("to");
            game.grab(middle().0, middle().1);
            game.drop_at(target.x, target.y)
        }
        "undo" => game.undo(),
        "redo" => game.redo(),
        "restart" => game.restart(),
        action => panic!("{action} is no action"),
    }
}

/// A pile as the scripts name it: `tableau-3`.
fn place_of(outline: &Outline) -> String {
    format!("{:?}-{}", outline.kind, outline.number).to_lowercase()
}

/// A card as the scripts have it: what it shows, and its place in tenths.
fn line(sprite: &Sprite) -> String {
    let shown = match sprite.face {
        Face::Up { card } => format!("{}-{:?}", card.rank + 1, card.suit).to_lowercase(),
        Face::Back => "back".to_owned(),
    };
    let Rect {
        x,
        y,
        width,
        height,
    } = sprite.rect;
    let place = [x, y, width, height].map(|length| ((length * 10.0).round() as i64).to_string());
    format!("{} {shown} {}", sprite.id, place.join(" "))
}

fn strings(value: &Value) -> Vec<&str> {
    let values = value.as_array().unwrap().iter();
    values.map(|value| value.as_str().unwrap()).collect()
}
