-- act1_village
return {
  {
    id = "hens",
    title = "The Lost Hens",
    giver = "Marthe",
    steps = {
      { kind = "talk", npc = "Marthe" },
      { kind = "fetch", item = "hens_token", count = 3 },
      { kind = "return", npc = "Marthe" },
    },
    reward = { gold = 20, xp = 70 },
  },
  {
    id = "well",
    title = "Poisoned Well",
    giver = "Old Ulf",
    steps = {
      { kind = "talk", npc = "Old Ulf" },
      { kind = "fetch", item = "well_token", count = 2 },
      { kind = "return", npc = "Old Ulf" },
    },
    reward = { gold = 50, xp = 175 },
  },
  {
    id = "forge",
    title = "Coal for the Forge",
    giver = "Sten",
    steps = {
      { kind = "talk", npc = "Sten" },
      { kind = "fetch", item = "forge_token", count = 1 },
      { kind = "return", npc = "Sten" },
    },
    reward = { gold = 40, xp = 140 },
  },
}
