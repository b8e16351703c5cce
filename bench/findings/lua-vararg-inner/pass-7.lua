local M = {}
function M:call(name, ...)
  do
    while true do
      return self[name](self, ...)
    end
  end
end
return M
