/* queries such as  a = 3 and not (b = c or d = 4)  */
%{
#include "util.h"
#include <stdio.h>
static void yyerror(const char *s) { fprintf(stderr, "query: %s\n", s); }
%}
%union { struct node *node; int num; }
%token AND OR NOT EQ NAME NUM
%type <node> query cond term atom list
%left OR
%left AND
%%
query
	: cond			{ $$ = $1; }
	;
cond
	: cond AND cond		{ $$ = mk(AND, $1, $3); }
	| cond OR cond		{ $$ = mk(OR, $1, $3); }
	| NOT cond		{ $$ = mk(NOT, $2, 0); }
	| term
	;
term
	: atom EQ atom		{ $$ = mk(EQ, $1, $3); }
	| atom EQ '[' list ']'	{ $$ = mk(EQ, $1, $4); }
	| '(' cond ')'		{ $$ = $2; }
	;
list
	: atom
	| list ',' atom		{ $$ = mk(',', $1, $3); }
	;
atom
	: NAME			{ $$ = mk(NAME, 0, 0); }
	| NUM			{ $$ = mk(NUM, 0, 0); }
	;
%%
