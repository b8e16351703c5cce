local a
goto l
::l:: print(a)
