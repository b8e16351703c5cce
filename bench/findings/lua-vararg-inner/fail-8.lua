local M = {}
do
  local cache = {}
  M.memo = function(f)
    return function(key)
      local v = cache[key]
      if v == nil then
        v = f(key, ...)
        cache[key] = v
      end
      return v
    end
  end
end
return M
