for i in range(3):
   for j in range(3):
      if i == j:
         print(i)
     else:
         print(j)
