local function memoize(f)
  local cache = {}
  return function(key)
    local hit = cache[key]
    if hit == nil then
      hit = { f(key, ...) }
      cache[key] = hit
    end
    return table.unpack(hit)
  end
end

return memoize
