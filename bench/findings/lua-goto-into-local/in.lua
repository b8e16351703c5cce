-- Sum up the sizes of all regular files in a listing.
local listing = {
  { name = "a.txt", size = 120, kind = "file" },
  { name = "src",   size = 0,   kind = "dir"  },
  { name = "b.txt", size = 45,  kind = "file" },
}

local total, seen = 0, 0

for _, entry in ipairs(listing) do
  if entry.kind ~= "file" then
    goto continue
  end

  local size = entry.size
  total = total + size

  ::continue::
  seen = seen + 1
end

print(("%d entries, %d bytes"):format(seen, total))
