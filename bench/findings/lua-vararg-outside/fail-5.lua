local function wrap(f, ...)
  return pcall(function() return f(...) end)
end
