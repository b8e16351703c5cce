local M = {}
function M.parse(tok)
  if tok == "" then goto bad end
  head, tail = tok:match("^(%w+)=(.*)$")
  if head then return head, tail end
  ::bad::
  error("malformed token", 2)
end
return M
