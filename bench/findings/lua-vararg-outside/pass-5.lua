local function wrap(f)
  return function(...) return f(...) end
end
