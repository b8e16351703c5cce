local function join(a, b)
  return a .. " ... " .. b -- not ... here
end
