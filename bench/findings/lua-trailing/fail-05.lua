local function g() 
end
