local Point = {}
Point.__index = Point

function Point.new(x, y)
  return setmetatable({ x = x, y = y }, Point)
end

function Point:scale(factor)
  local count = select("#", ...)
  if count > 0 then
    self.z = 0
  end
  self.x = self.x * factor
  return self
end
