local function noop(...)
end
local function call(f)
  return f(1, 2)
end
call(noop)
