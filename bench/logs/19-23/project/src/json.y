%define api.prefix {js}
%code { static int jslex(void) { return 0; } static void jserror(const char *s) { (void)s; } }
%token STR NUM
%%
value: STR | NUM | '[' list ']' | '[' ']';
list: value | list ',' value;
%%
