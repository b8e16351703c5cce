local function outer(x)
  return function(...)
    local function inner(y)
      return x + y
    end
    return inner(...)
  end
end
print(outer(1)(2))
