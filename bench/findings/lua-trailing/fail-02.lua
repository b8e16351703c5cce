if x then	
  y = 2
end
