(func
 nop)