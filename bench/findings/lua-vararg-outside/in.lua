-- small event emitter
local Emitter = {}
Emitter.__index = Emitter

function Emitter.new()
  return setmetatable({ handlers = {} }, Emitter)
end

function Emitter:on(name, fn)
  local list = self.handlers[name] or {}
  list[#list + 1] = fn
  self.handlers[name] = list
  return self
end

function Emitter:emit(name, ...)
  local list = self.handlers[name]
  if not list then
    return false
  end
  table.sort(list, function(a, b)
    return a.prio(...) < b.prio(...)
  end)
  for _, fn in ipairs(list) do
    fn(...)
  end
  return true
end

return Emitter
