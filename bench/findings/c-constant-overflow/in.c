#include <stdint.h>
#include <stdio.h>

#define BUF_SIZE 512

struct packet {
    uint8_t  version;
    uint8_t  length;
    uint16_t checksum;
};

int main(void)
{
    struct packet p;

    p.version = 1;
    p.length = BUF_SIZE;
    p.checksum = 0xbeef;
    printf("%u %u\n", p.length, p.checksum);
    return 0;
}
