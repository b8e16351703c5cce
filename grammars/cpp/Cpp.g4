// C++: C++98 to C++23, with GNU, Clang and Microsoft extensions, preprocessed or not: directives, line markers and pragmas are hidden
// tokens, one a line; so a raw file parses where the branches of its conditionals are whole together.
//
// There is no symbol table, so nothing here depends on whether a name is a type or a template:
// - Declarations, definitions and expressions are one rule. A declarator is an expression (`*p[3]`, `(*f)(int)`, `x = 5`), and words may
//   stand side by side (`static const T x`, `new T`, `f() const override`), so most keywords are words.
// - `a < b > c` is always a list with what stands behind it. A `<` that no '>' closes is an operator, and binds weakest, as '>' does. So
//   the next '>', or the end of the brackets around it, tells what a `<` is. Within a list there is no choice.
// - Braces hold statements or values. The first ';' in them tells which, or else the '}'. Elsewhere, one token or two decide, or the
//   parentheses of a call. This keeps the parser fast: to see where a statement ends, it never reads ahead. So a ';' may be missing only
//   behind braces and calls of macros.
// - Round parentheses are alike: calls, parameters, casts, the heads of loops.
// - A colon behind an expression brings base classes, the type of an enumeration, a constructor's initial values, or a width.

grammar Cpp;

translationUnit
    : statement* openMacro? EOF
    ;

// A call of a macro at the end of a block, without ';'.
openMacro
    : ID+ group?
    ;

statement
    : templateHead* declarators (':' bases?)? end
    | templateHead* ';'
    | block ('->' comparison ';' | ',')?
    | label
    | control
    | ASM_BLOCK
    ;

// A function ends with its body, and what has initial values in braces may go on behind them. The name is that of
// `typedef struct { ... } name;`. The last three are for macro calls that have no ';'.
end
    : ';'
    | block (joint end | ID? ';')?
    | label
    | control
    | templateHead statement
    ;

control
    : 'if' ('constexpr' group | '!'? 'consteval' | ID? group) statement ('else' statement)?
    | ('while' | 'for' | 'switch') ID? group statement
    | 'do' statement 'while' group ';'?
    | 'try' (':' bases)? body
    | 'catch' group body
    ;

label
    : 'case' comparison ':'
    | 'default' ':'
    | ACCESS ID* ':'
    ;

templateHead
    : 'extern'? 'template' list?
    ;

bases
    : base (',' base)*
    ;

base
    : ('virtual'? ACCESS)? comparison (':' comparison)?
    ;

block
    : braces
    | body
    ;

body
    : '{' statement* openMacro? '}'
    ;

braces
    : '{' element (',' element)* '}'
    ;

// Not an expression: to try statements in each pair of inner braces made the parser five times slower. A list with functions in it,
// `{{1, []{ f(); }}, {2, []{}}}`, is read as statements.
element
    : (comparison (braces joint?)*)?
    | braces '...'?
    ;

declarators
    : comparison (',' comparison)*
    ;

expression
    : comparison (block joint?)*
    ;

joint
    : connector comparison
    | (group | index) (connector comparison)?
    | '...'
    ;

connector
    : ',' | '=' | '<' | '>' '>'? | '.' | '->' | '::' | '->*' | '.*' | '*' | '&' | '&&' | '^' | '/' | '%' | '+' | '-' | '<<' | '<=' | '>=' | '<=>'
    | '==' | '!=' | '|' | '||' | LOGICAL | ASSIGNMENT | '?' expression ':'
    ;

// Also '>>', which is two tokens, as it may end two lists.
comparison
    : term ('>' '>'? term)* ('<' term)*
    ;

term
    : operand
    | term (list | group | index) word*
    | term ('.' | '->' | '::') 'template'? '~'? word*
    | term ('++' | '--') word*
    | ('++' | '--' | '+' | '-' | '*' | '&' | '&&' | '^' | '!' | '~') term
    | term ('!' | '~') term
    | term ('*' | '&' | '&&' | '^')
    | term ('*' | '&' | '&&' | '^' | '/' | '%' | '.*' | '->*') term
    | term ('+' | '-') term
    | term '<<' term
    | term ('<=' | '>=' | '<=>') term
    | term ('==' | '!=') term
    | term '|' term
    | term ('||' | LOGICAL) term
    | <assoc=right> term '?' expression? ':' term
    | <assoc=right> term ('=' | ASSIGNMENT) (term | block | 'default')
    ;

operand
    : ('::' | '.')? word+
    | (group | index) word*
    | '^' body
    ;

word
    : ID
    | NUMBER
    | CHARACTER
    | STRING
    | DESTRUCTOR
    | KEYWORD
    | TYPE
    | 'virtual'
    | 'constexpr'
    | 'consteval'
    | 'extern'
    | '...'
    | operatorName
    | '[[' arguments ']' ']'
    ;

operatorName
    : 'operator' (ID | KEYWORD | TYPE | STRING | '(' ')' | '[' ']' | '>' '>'? | '<' | ',' | '=' | symbol)
    ;

symbol
    : '->' | '->*' | '.*' | '++' | '--' | '*' | '&' | '&&' | '^' | '!' | '~' | '/' | '%' | '+' | '-' | '<<' | '<=' | '>=' | '<=>' | '==' | '!='
    | '|' | '||' | LOGICAL | ASSIGNMENT
    ;

list
    : '<' item (',' item)* '>'
    ;

item
    : templateHead* (term block?)?
    ;

group
    : '(' arguments ')'
    ;

index
    : '[' arguments ']'
    ;

arguments
    : argument ((',' | ';') argument)*
    ;

// The last alternative is for a lambda's captures and for calls of macros.
argument
    : templateHead* expression? (':' (expression | braces)?)*
    | block
    | control expression?
    | '=' | '<' | '>' '>'? | 'default' | symbol
    ;

ACCESS     : 'public' | 'private' | 'protected' ;
LOGICAL    : 'and' | 'or' | 'xor' | 'bitand' | 'bitor' | 'not_eq' ;
ASSIGNMENT : '*=' | '/=' | '%=' | '+=' | '-=' | '<<=' | '>>=' | '&=' | '^=' | '|=' ;
TYPE       : 'void' | 'bool' | 'char' | 'short' | 'int' | 'long' | 'float' | 'double' | 'signed' | 'unsigned' | 'auto' | 'wchar_t' | 'char8_t'
           | 'char16_t' | 'char32_t' | '__int128' ;
KEYWORD    : 'alignas' | 'alignof' | 'asm' | 'break' | 'class' | 'compl' | 'concept' | 'const' | 'constinit' | 'const_cast' | 'continue'
           | 'co_await' | 'co_return' | 'co_yield' | 'decltype' | 'delete' | 'dynamic_cast' | 'enum' | 'explicit' | 'export' | 'false' | 'friend'
           | 'goto' | 'inline' | 'mutable' | 'namespace' | 'new' | 'noexcept' | 'not' | 'nullptr' | 'register' | 'reinterpret_cast' | 'requires'
           | 'return' | 'sizeof' | 'static' | 'static_assert' | 'static_cast' | 'struct' | 'this' | 'thread_local' | 'throw' | 'true'
           | 'typedef' | 'typeid' | 'typename' | 'union' | 'using' | 'volatile' ;
ASM_BLOCK  : '_'? '_asm' [ \t\r\n]* '{' ~[{}]* '}' ;

EXTENSION : '__extension__' -> channel(HIDDEN) ;
// A name that is declared, or called by hand; what a body ends before it can't be its left operand.
DESTRUCTOR : '~' [ \t]* Letter ( Letter | [0-9] )* [ \t]* '(' [ \t]* ( 'void' [ \t]* )? ')' ;

PRAGMA    : ( '_Pragma' | '__pragma' ) [ \t\r\n]* Group -> channel(HIDDEN) ;
ID        : Letter ( Letter | [0-9] )* ;
NUMBER    : '.'? [0-9] ( [eEpP] [+-] | '\'' [0-9a-zA-Z_] | Letter | [0-9.] )* ;
CHARACTER : Prefix? '\'' ( Splice | ~['\\\r\n] )+ '\'' Suffix? ;
STRING    : Prefix? String Suffix?
          | Prefix? 'R"' ( '(' .*? ')' | Tag '(' .*? ')' Tag ) '"' Suffix? ;

SPACE     : ( [ \t\r\n\f\u000B\u001A\u00A0\uFEFF] | '\\' [ \t]* [\r\n] )+ -> channel(HIDDEN) ;
COMMENT   : ( BlockComment | LineComment ) -> channel(HIDDEN) ;
DIRECTIVE : ( '#' | '%:' ) ( BlockComment | String | '\'' '\\'? '"' '\'' | Splice | '/' ( ~[/*\r\n\\"] | String | Splice ) | ~[/\\"\r\n] )*
            ( '/' | LineComment | '"' ~["\r\n]* )? -> channel(HIDDEN) ;

// A quote without its fellow in the text of an inactive branch, and what other languages use.
OTHER     : . -> channel(HIDDEN) ;

fragment Letter       : [\p{L}\p{M}_$] | '\\u' Hex Hex Hex Hex | '\\U' Hex Hex Hex Hex Hex Hex Hex Hex ;
fragment Hex          : [0-9a-fA-F] ;
fragment Prefix       : 'u8' | 'u' | 'U' | 'L' ;
fragment Tag          : ~["()\\ \t\r\n]+ ;
fragment Suffix       : [a-zA-Z_] [a-zA-Z0-9_]* ;
fragment Splice       : '\\' ( '\r\n' | . ) ;
fragment Group        : '(' ( String | ~[()"\r\n] | '(' ( String | ~[()"\r\n] )* ')' )* ')' ;
fragment String       : '"' ( Splice | ~["\\\r\n] )* '"' ;
fragment BlockComment : '/*' .*? '*/' ;
fragment LineComment  : '//' ( Splice | ~[\\\r\n] )* ;
