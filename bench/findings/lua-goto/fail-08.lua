local M = {}

function M.find(rows, name)
  local at
  for i = 1, #rows do
    if rows[i].name == name then
      at = i
      goto found
    end
  end
  print("not there")
  local near = {}
  for _, row in ipairs(rows) do
    if row.name:sub(1, 1) == name:sub(1, 1) then
      near[#near + 1] = row.name
    end
  end
  print(table.concat(near, " "))
  ::found::
  if at then
    return rows[at]
  end
end

return M
