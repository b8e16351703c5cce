#ifndef BUSMON_H
#define BUSMON_H
#include <stddef.h>
#include <stdint.h>
enum kind { K_DATA, K_ACK, K_NAK, K_SYNC };
struct frame { enum kind kind; uint8_t src, dst; uint16_t len; uint8_t body[64]; };
struct ring { uint8_t buf[256]; unsigned head, tail; };
int ring_put(struct ring *r, uint8_t b);
int ring_get(struct ring *r);
uint16_t crc16(const uint8_t *p, size_t n);
int frame_parse(struct frame *f, const uint8_t *p, size_t n);
void frame_name(const struct frame *f, char *out);
#endif
