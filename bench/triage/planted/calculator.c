// Statements of an infix calculator, kept as trees. Without a sanitizer: the bugs show as signals.
#include <string.h>

#include "planted.h"

enum kind { NUMBER, NAME, OPERATOR, CALL };

struct node {
  enum kind kind;
  char sign;
  long value;
  char name[8];
  struct node *left, *right;
};

struct variable {
  char name[8];
  struct node* tree;
};

static const char* at;
static struct variable variables[16];
static int defined;

static void die(const char* why) {
  fprintf(stderr, "%s\n", why);
  abort();
}

static struct node* make(enum kind kind) {
  struct node* made = calloc(1, sizeof *made);
  made->kind = kind;
  return made;
}

static void space(void) {
  while (*at == ' ' || *at == '\n') at++;
}

static struct node* sum(void);

static void identifier(char* into) {
  int length = 0;
  while (*at >= 'a' && *at <= 'z') {
    if (length == 7) exit(1);
    into[length++] = *at++;
  }
}

static struct node* primary(void) {
  struct node* made = NULL;
  space();
  if (*at >= '0' && *at <= '9') {
    made = make(NUMBER);
    made->value = strtol(at, (char**)&at, 10);
  } else if (*at >= 'a' && *at <= 'z') {
    made = make(NAME);
    identifier(made->name);
    if (*at == '(') {
      made->kind = CALL;
      at++;
      space();
      if (*at != ')') made->left = sum();
      if (*at != ')') exit(1);
      at++;
    }
  } else if (*at == '(') {
    at++;
    made = sum();
    if (*at != ')') exit(1);
    at++;
  } else {
    exit(1);
  }
  space();
  return made;
}

static struct node* operation(struct node* left, struct node* (*operand)(void)) {
  struct node* made = make(OPERATOR);
  made->sign = *at++;
  made->left = left;
  made->right = operand();
  return made;
}

static struct node* product(void) {
  struct node* made = primary();
  while (*at == '*' || *at == '/' || *at == '%') made = operation(made, primary);
  return made;
}

static struct node* sum(void) {
  struct node* made = product();
  while (*at == '+' || *at == '-') made = operation(made, product);
  return made;
}

static struct node* lookup(const char* name) {
  for (int i = 0; i < defined; i++)
    if (!strcmp(variables[i].name, name)) return variables[i].tree;
  return NULL;
}

static long evaluate(const struct node* tree, int depth);

static long divide(long left, long right) {
  BUG("division by zero", right == 0);
  return left / right;
}

static long modulo(long left, long right) {
  BUG("remainder by zero", right == 0);
  return left % right;
}

static long apply(const struct node* tree, int depth) {
  const struct node* argument = tree->left;
  if (!strcmp(tree->name, "abs")) {
    BUG("abs of nothing", !argument);
    const long value = argument->kind == NUMBER ? argument->value : evaluate(argument, depth);
    return value < 0 ? -value : value;
  }
  if (!strcmp(tree->name, "twice")) return argument ? 2 * evaluate(argument, depth) : 0;
  if (!strcmp(tree->name, "fail")) {
    BUG("fail", 1);
    die("a program has failed");
  }
  exit(1);
}

static long evaluate(const struct node* tree, int depth) {
  BUG("definition by itself", depth > 5000);
  switch (tree->kind) {
    case NUMBER: return tree->value;
    case NAME: {
      const struct node* meaning = lookup(tree->name);
      BUG("undefined name", !meaning);
      return evaluate(meaning, depth + 1);
    }
    case CALL: return apply(tree, depth + 1);
    case OPERATOR: break;
  }
  const long left = evaluate(tree->left, depth + 1), right = evaluate(tree->right, depth + 1);
  switch (tree->sign) {
    case '+': return left + right;
    case '-': return left - right;
    case '*': return left * right;
    case '/': return divide(left, right);
    default: return modulo(left, right);
  }
}

static void statement(void) {
  space();
  const char* begin = at;
  char name[8] = "";
  identifier(name);
  space();
  if (*name && *at == '=') {
    at++;
    if (defined == 16) exit(1);
    strcpy(variables[defined].name, name);
    variables[defined++].tree = sum();
  } else {
    at = begin;
    printf("%ld\n", evaluate(sum(), 0));
  }
  if (*at && *at != ';') exit(1);
  if (*at) at++;
  space();
}

int main(int count, char** arguments) {
  static char all[65536];
  FILE* file = fopen(arguments[count - 1], "r");
  all[fread(all, 1, sizeof all - 1, file)] = 0;
  for (at = all; *at;) statement();
  return 0;
}
