local queue = { 3, 1, 2 }
for k, v in pairs(queue) do
  if v == 1 then
    if k > 1 then goto finish end
  end
  local limit <const> = 10
  print(v / limit)
  ::finish::
  queue[k] = nil
end
