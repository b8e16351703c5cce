local log = {}

local function write(level, text)
  io.stderr:write(os.date("%H:%M:%S "), level, " ", text, "\n")
end

-- Logs a message as soon as the connection is open.
function log.later(connection, level, format, ...)
  connection:on_open(function()
    write(level, string.format(format, ...))
  end)
end

return log
