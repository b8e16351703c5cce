#!/usr/bin/lua5.4
--[[ a
]] local a --[==[ b ]] ]=] ]==] = --c
1 --[ no long comment
--[=
--[=x [[
--
----[[ e ]]
print(a--[[]],--[[f]]2) ---[[ g
--[[]]return--[=[]=]a--h