local function try(action, ...)
  return pcall(function(...) action(...) end, ...)
end
try(print, "hello")
