local words = { "ab", "", "cd" }
for _, w in ipairs(words) do
  if w == "" then goto continue end
  local len = #w
  if len > 1 then
    print(w, len)
  end
  ::continue:: ;
end
words.count = #words
