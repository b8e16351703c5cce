-- epilogue
return {
  {
    id = "home",
    title = "Homeward",
    giver = "Marthe",
    steps = {
      { kind = "talk", npc = "Marthe" },
      { kind = "fetch", item = "home_token", count = 2 },
      { kind = "return", npc = "Marthe" },
    },
    reward = { gold = 10, xp = 35 },
  },
}
