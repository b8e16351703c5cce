%{
#include <stdio.h>
#include "num.h"
int yylex(void);
void yyerror(const char *s) { fprintf(stderr, "%s\n", s); }
%}
%define api.value.type {long}
%token NUM
%left '+' '-'
%left '*' '/'
%right '^'
%%
input: %empty | input line;
line: '\n' | expr '\n' { printf("%ld\n", $1); };
expr: NUM
  | expr '+' expr { $$ = $1 + $3; }
  | expr '-' expr { $$ = $1 - $3; }
  | expr '*' expr { $$ = $1 * $3; }
  | expr '/' expr { $$ = $1 / $3; }
  | expr '^' expr { $$ = power($1, $4); }
  | '(' expr ')' { $$ = $2; }
  ;
%%
int main(void) { return yyparse(); }
