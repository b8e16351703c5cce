goto l
local a
::l:: print(a)
