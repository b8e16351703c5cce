return {
  title = "EU survival",
  packs = { "core", "masonry", "orchard", "railworks" },
}
