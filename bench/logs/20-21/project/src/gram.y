%{
#include <stdio.h>
int yylex(void);
void yyerror(const char *s);
%}
%union { long n; }
%token <n> NUM
%token IF ELSE
%type <n> expr
%left '+' '-'
%left '*' '/'
%%
input: %empty | input stmt ;

stmt: expr '\n'            { printf("%ld\n", $1); }
    | IF '(' expr ')' stmt
    | IF '(' expr ')' stmt ELSE stmt
    | ';'
    ;

expr: NUM
    | expr '+' expr        { $$ = $1 + $3; }
    | expr '-' expr        { $$ = $1 - $3; }
    | expr '*' expr        { $$ = $1 * $3; }
    | expr '/' expr        { $$ = $3 ? $1 / $3 : 0; }
    | '(' expr ')'         { $$ = $2; }
    ;
%%
void yyerror(const char *s) { fprintf(stderr, "%s\n", s); }
