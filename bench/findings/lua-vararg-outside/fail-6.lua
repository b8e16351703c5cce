local M = {
  name = "mod",
  sum = function (a, b)
    local s = a + b
    for _, v in ipairs { ... } do
      s = s + v
    end
    return s
  end,
}
return M
