#define IS_SET(word, bit) (word & bit == bit)

bool blinking(unsigned led)
{
    return IS_SET(led, 8u);
}
