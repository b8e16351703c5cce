-- act3_marsh
return {
  {
    id = "lantern",
    title = "Lantern Bearer",
    giver = "Ysolde",
    steps = {
      { kind = "talk", npc = "Ysolde" },
      { kind = "fetch", item = "lantern_token", count = 4 },
      { kind = "return", npc = "Ysolde" },
    },
    reward = { gold = 110, xp = 385 },
  },
  {
    id = "bog",
    title = "What the Bog Keeps",
    giver = "Witch",
    steps = {
      { kind = "talk", npc = "Witch" },
      { kind = "fetch", item = "bog_token", count = 3 },
      { kind = "return", npc = "Witch" },
    },
    reward = { gold = 140, xp = 490 },
  },
}
