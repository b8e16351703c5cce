// sources of the timer block, in compile order
+incdir+rtl/include
rtl/sync.v
rtl/prescaler.v
rtl/counter.v
rtl/compare.v
rtl/pwm.v
rtl/irq.v
rtl/timer_top.v
tb/tb_timer.v
