goto l
print(function() local a = 1 return a end)
for i = 1, 2 do local b = i print(b) end
::l::
print("end")
