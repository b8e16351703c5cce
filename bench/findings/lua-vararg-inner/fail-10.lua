function printf(fmt)
  repeat
    local line = fmt:format((...))
    io.write(line)
  until #line < 80 or not ...
end
