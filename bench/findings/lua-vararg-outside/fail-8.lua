local co = coroutine.create(function (a)
  while true do
    local b = coroutine.yield(a)
    if not b then break end
    print("got", b, ...)
  end
end)

coroutine.resume(co, 1)
coroutine.resume(co, 2)
