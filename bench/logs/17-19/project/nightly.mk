CFLAGS = -g -O1 -Wall -Wno-unused-result
simulate: sched
	./sched
	@echo all traces simulated
sched: src/sched.c
	$(CC) $(CFLAGS) -o $@ $<
