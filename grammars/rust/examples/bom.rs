#![no_std]

fn café<é>(x: é) -> é { x }