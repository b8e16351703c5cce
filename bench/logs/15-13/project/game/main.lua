-- entry point
local assets = require("assets")
assets.open("shaders.tar")
