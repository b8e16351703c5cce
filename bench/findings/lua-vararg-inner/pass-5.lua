local function f(a, b)
  return a .. b .. "..."
end
print(f("x", "y"))
