-- act2_harbour
return {
  {
    id = "nets",
    title = "Torn Nets",
    giver = "Runa",
    steps = {
      { kind = "talk", npc = "Runa" },
      { kind = "fetch", item = "nets_token", count = 3 },
      { kind = "return", npc = "Runa" },
    },
    reward = { gold = 60, xp = 210 },
  },
  {
    id = "ferry",
    title = "The Ferryman",
    giver = "Kol",
    steps = {
      { kind = "talk", npc = "Kol" },
      { kind = "fetch", item = "ferry_token", count = 4 },
      { kind = "return", npc = "Kol" },
    },
    reward = { gold = 70, xp = 245 },
  },
  {
    id = "crates",
    title = "Nineteen Crates",
    giver = "Harbour master",
    steps = {
      { kind = "talk", npc = "Harbour master" },
      { kind = "fetch", item = "crates_token", count = 1 },
      { kind = "return", npc = "Harbour master" },
    }
    reward = { gold = 80, xp = 280 },
  },
  {
    id = "light",
    title = "Keep the Light",
    giver = "Ysolde",
    steps = {
      { kind = "talk", npc = "Ysolde" },
      { kind = "fetch", item = "light_token", count = 2 },
      { kind = "return", npc = "Ysolde" },
    },
    reward = { gold = 90, xp = 315 },
  },
}
