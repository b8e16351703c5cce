-- game entry (needs the engine)
local quests = dofile("quests.dat")
print(#quests .. " quests")
