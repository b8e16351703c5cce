-- act4_keep
return {
  {
    id = "gate",
    title = "Open the Gate",
    giver = "Sergeant",
    steps = {
      { kind = "talk", npc = "Sergeant" },
      { kind = "fetch", item = "gate_token", count = 4 },
      { kind = "return", npc = "Sergeant" },
    },
    reward = { gold = 150, xp = 525 },
  },
  {
    id = "cellar",
    title = "Down to the Cellar",
    giver = "Cook",
    steps = {
      { kind = "talk", npc = "Cook" },
      { kind = "fetch", item = "cellar_token", count = 1 },
      { kind = "return", npc = "Cook" },
    },
    reward = { gold = 160, xp = 560 },
  },
  {
    id = "crown",
    title = "The Thin Crown",
    giver = "Regent",
    steps = {
      { kind = "talk", npc = "Regent" },
      { kind = "fetch", item = "crown_token", count = 1 },
      { kind = "return", npc = "Regent" },
    },
    reward = { gold = 200, xp = 700 },
  },
}
