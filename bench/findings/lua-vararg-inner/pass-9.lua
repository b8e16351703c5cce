local t = setmetatable({}, {
  __call = function(self, ...)
    return { self, ... }
  end,
})
return t(1, 2)
