use std::path::Path;

#[test]
fn no_recipe_is_watery() {
    let all = brewlog::load_all(Path::new("recipes"));
    assert!(all.iter().all(|r| brewlog::malt_per_litre(r) > 100.0));
}
