local Point = {}
function Point:init(args)
  local x, y = ...
  self.x, self.y = x, y
end
