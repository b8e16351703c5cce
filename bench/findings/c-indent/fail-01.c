void wait_ready(volatile unsigned *status, unsigned mask);
extern unsigned long ticks;

/* Polls a device until it is idle. */
void drain(volatile unsigned *status, unsigned char *fifo, int left)
{
	while (left > 0)
		*fifo = (unsigned char)left--;
		wait_ready(status, 0x80u);
	ticks += 1;
}
