function delayed(seconds, callback, ...)
  local co = coroutine.create(function()
    local stop = os.time() + seconds
    while os.time() < stop do
      coroutine.yield()
    end
    callback(...)
  end)
  return co
end
