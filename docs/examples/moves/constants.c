#define LIMIT 300
const int count = 3;
char limit = LIMIT;
int main() { return limit + count; }
