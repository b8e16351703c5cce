local M = {}

function M.find(rows, name)
  local at
  for i = 1, #rows do
    local row = rows[i]
    if row.name == name then
      at = i
      goto found
    end
  end
  print("not there")
  ::found::
  if at then
    return rows[at]
  end
end

return M
