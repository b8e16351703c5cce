local Point = {}
function Point:init(...)
  local x, y = ...
  self.x, self.y = x, y
end
