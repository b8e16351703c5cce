#include <stdbool.h>

static bool is_binary_op(char op)
{
    return op == '+' || op == '-' || op == '*' || op == '/';
}

bool skip_token(const char *p)
{
    bool skip = false;
    char ch = *p;
    if (!is_binary_op(ch) && (ch != ' ' || ch != '\t'))
        skip = true;
    return skip;
}
