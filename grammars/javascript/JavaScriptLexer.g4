// ECMAScript 2025 (ECMA-262) with Annex B (legacy octals, HTML-like comments), decorators and explicit resource
// management (`using`); scripts, modules and hashbang lines.
//
// Whether `/` divides or opens a regular expression, and whether `{` opens a block or an object, depends on what
// stands before. The lexer keeps that in its mode; the three main modes hold the same tokens:
//   DEFAULT_MODE   at the start of a statement: `{` is a block, `function` a declaration, `/` a regular expression
//   OPERAND        where an operand has to follow: `{` is an object, `function` an operand, `/` a regular expression
//   OPERATOR       after an operand: `/` divides, `(` calls, `[` indexes, `+` adds
// Blanks and comments keep the mode. An opening bracket first switches to the mode that holds after its partner,
// then pushes the mode for its inside; a closing bracket only pops. So `)` of `if (…)`, `while (…)`, `for (…)` and
// `with (…)` is followed by a statement and any other `)` by an operator; `}` of a block is followed by a statement,
// `}` of an object or of a function expression by an operator, `}` in a template by the template.
// (A closing bracket too many pops the empty stack; a lexer has to ignore that.)
//
// Some punctuators and words have one token type before an operand and another after it: `(` PAREN_OPEN, CALL_OPEN;
// `[` BRACKET_OPEN, INDEX_OPEN; `{` OBJECT_OPEN, BLOCK_OPEN; '`' TEMPLATE_OPEN, TAG_OPEN; `*` STAR, MULTIPLY; `+` `-`
// SIGN, ADDITIVE; `++` `--` PREFIX, POSTFIX; `function`, `class`, `let` and `@` at the start of a statement and inside
// of one. What goes on after an operand is thus never what starts a statement, and the parser sees from one token
// that `a⏎(b)` goes on, as the standard's rules for inserted semicolons want it.
//
// Guesses, where only a parser could know: after `:` an operand is expected, though it may end a `case` or a label
// (a block there has an OBJECT_OPEN); a class with `extends` and an `async function` count as declarations; `}` of an
// arrow function's body ends a statement; `await` and `yield` are operators; `let` announces a name.
lexer grammar JavaScriptLexer;

COMMENT         : ( '/*' .*? '*/'
                  | ('//' | '<!--' | '#!') ~[\r\n\u2028\u2029]*
                  | LineEnd Blank* '-->' ~[\r\n\u2028\u2029]*
                  ) -> channel(HIDDEN) ;
LINE_TERMINATOR : LineEnd -> channel(HIDDEN) ;
WHITE_SPACE     : Blank+ -> channel(HIDDEN) ;
FIRST_HTML_END  : '-->' ~[\r\n\u2028\u2029]* -> type(COMMENT), channel(HIDDEN) ;

BREAK           : 'break' -> mode(DEFAULT_MODE) ;
CASE            : 'case' -> mode(OPERAND) ;
CATCH           : 'catch' -> mode(DEFAULT_MODE) ;
CLASS           : 'class' -> mode(CLASS_HEAD) ;
CONST           : 'const' -> mode(OPERAND) ;
CONTINUE        : 'continue' -> mode(DEFAULT_MODE) ;
DEBUGGER        : 'debugger' -> mode(DEFAULT_MODE) ;
DEFAULT         : 'default' -> mode(OPERAND) ;
DELETE          : 'delete' -> mode(OPERAND) ;
DO              : 'do' -> mode(DEFAULT_MODE) ;
ELSE            : 'else' -> mode(DEFAULT_MODE) ;
EXPORT          : 'export' -> mode(EXPORT_TAIL) ;
FALSE           : 'false' -> mode(OPERATOR) ;
FINALLY         : 'finally' -> mode(DEFAULT_MODE) ;
FOR             : 'for' -> mode(HEADER) ;
FUNCTION        : 'function' -> mode(FUNCTION_HEAD) ;
IF              : 'if' -> mode(HEADER) ;
IMPORT          : 'import' -> mode(IMPORT_TAIL) ;
NEW             : 'new' -> mode(OPERAND) ;
NULL_LITERAL            : 'null' -> mode(OPERATOR) ;
RETURN          : 'return' -> mode(OPERAND) ;
SUPER           : 'super' -> mode(OPERATOR) ;
SWITCH          : 'switch' -> mode(OPERAND) ;
THIS            : 'this' -> mode(OPERATOR) ;
THROW           : 'throw' -> mode(OPERAND) ;
TRUE            : 'true' -> mode(OPERATOR) ;
TRY             : 'try' -> mode(DEFAULT_MODE) ;
TYPEOF          : 'typeof' -> mode(OPERAND) ;
VAR             : 'var' -> mode(OPERAND) ;
VOID            : 'void' -> mode(OPERAND) ;
WHILE           : 'while' -> mode(HEADER) ;
WITH            : 'with' -> mode(HEADER) ;
// Reserved words where they can only be the name of a property.
RESERVED        : ('enum' | 'extends' | 'in' | 'instanceof') -> mode(OPERATOR) ;

ACCESSOR        : 'accessor' -> mode(OPERATOR) ;
ASYNC           : 'async' -> mode(ASYNC_TAIL) ;
AWAIT           : 'await' -> mode(OPERAND) ;
FROM            : 'from' -> mode(OPERATOR) ;
GET             : 'get' -> mode(OPERATOR) ;
LET             : 'let' -> mode(OPERAND) ;
SET             : 'set' -> mode(OPERATOR) ;
STATIC          : 'static' -> mode(OPERATOR) ;
USING           : 'using' -> mode(OPERATOR) ;
YIELD           : 'yield' -> mode(OPERAND) ;

ID              : IdStart IdPart* -> mode(OPERATOR) ;
PRIVATE_NAME    : '#' IdStart IdPart* -> mode(OPERATOR) ;
NUMBER          : ( Digits ('.' Digits?)? Exponent? | '.' Digits Exponent? | RadixNumber ) -> mode(OPERATOR) ;
BIG_INT         : ( Digits | RadixNumber ) 'n' -> mode(OPERATOR) ;
STRING          : ( '"' (~["\\\r\n] | '\\' ('\r\n' | .))* '"'
                  | '\'' (~['\\\r\n] | '\\' ('\r\n' | .))* '\''
                  ) -> mode(OPERATOR) ;
REGEXP          : '/' RegexpFirst RegexpChar* '/' IdPart* -> mode(OPERATOR) ;
TEMPLATE_OPEN   : '`' -> mode(OPERATOR), pushMode(TEMPLATE) ;

BLOCK_OPEN      : '{' -> pushMode(DEFAULT_MODE) ;
BRACE_CLOSE     : '}' -> popMode ;
PAREN_OPEN      : '(' -> mode(OPERATOR), pushMode(OPERAND) ;
PAREN_CLOSE     : ')' -> popMode ;
BRACKET_OPEN    : '[' -> mode(OPERATOR), pushMode(OPERAND) ;
BRACKET_CLOSE   : ']' -> popMode ;
SEMICOLON       : ';' ;
COMMA           : ',' -> mode(OPERAND) ;
COLON           : ':' -> mode(OPERAND) ;
DOT             : '.' -> mode(MEMBER) ;
OPTIONAL_DOT    : '?.' -> mode(MEMBER) ;
ELLIPSIS        : '...' -> mode(OPERAND) ;
ARROW           : '=>' ;
AT              : '@' -> mode(OPERAND) ;
STAR            : '*' -> mode(OPERAND) ;
PREFIX          : ('++' | '--') -> mode(OPERAND) ;
SIGN            : [+\-] -> mode(OPERAND) ;
NOT             : [!~] -> mode(OPERAND) ;
QUESTION        : '?' -> mode(OPERAND) ;
ASSIGN          : '=' -> mode(OPERAND) ;
ASSIGNMENT      : ('+' | '-' | '*' | '/' | '%' | '**' | '<<' | '>>' | '>>>' | '&' | '^' | '|' | '&&' | '||' | '??') '='
                  -> mode(OPERAND) ;
COALESCE        : '??' -> mode(OPERAND) ;
OR              : '||' -> mode(OPERAND) ;
AND             : '&&' -> mode(OPERAND) ;
BIT_OR          : '|' -> mode(OPERAND) ;
BIT_XOR         : '^' -> mode(OPERAND) ;
BIT_AND         : '&' -> mode(OPERAND) ;
EQUALITY        : ('==' | '!=' | '===' | '!==') -> mode(OPERAND) ;
RELATIONAL      : ('<' | '>' | '<=' | '>=') -> mode(OPERAND) ;
SHIFT           : ('<<' | '>>' | '>>>') -> mode(OPERAND) ;
MULTIPLICATIVE  : [/%] -> mode(OPERAND) ;
POWER           : '**' -> mode(OPERAND) ;
UNEXPECTED      : . ;

fragment LineEnd     : '\r\n' | [\r\n\u2028\u2029] ;
fragment Blank       : [\t\u000B\f\uFEFF\p{Zs}] ;
fragment IdStart     : [\p{ID_Start}$_] | UnicodeEscape ;
fragment IdPart      : [\p{ID_Continue}$\u200C\u200D] | UnicodeEscape ;
fragment UnicodeEscape : '\\u' (Hex Hex Hex Hex | '{' Hex+ '}') ;
fragment Hex         : [0-9a-fA-F] ;
fragment Digits      : [0-9] [0-9_]* ;
fragment Exponent    : [eE] [+\-]? Digits ;
fragment RadixNumber : '0' ([xX] [0-9a-fA-F_]+ | [oO] [0-7_]+ | [bB] [01_]+) ;
fragment RegexpFirst : ~[*/\\[\r\n\u2028\u2029] | RegexpEscape | RegexpClass ;
fragment RegexpChar  : ~[/\\[\r\n\u2028\u2029] | RegexpEscape | RegexpClass ;
fragment RegexpEscape : '\\' ~[\r\n\u2028\u2029] ;
fragment RegexpClass : '[' (~[\]\\\r\n\u2028\u2029] | RegexpEscape)* ']' ;
fragment AnyReserved : 'break' | 'case' | 'catch' | 'class' | 'const' | 'continue' | 'debugger' | 'default' | 'delete'
                     | 'do' | 'else' | 'enum' | 'export' | 'extends' | 'false' | 'finally' | 'for' | 'function' | 'if'
                     | 'import' | 'in' | 'instanceof' | 'new' | 'null' | 'return' | 'super' | 'switch' | 'this'
                     | 'throw' | 'true' | 'try' | 'typeof' | 'var' | 'void' | 'while' | 'with' ;

mode OPERAND;

OPERAND_COMMENT         : COMMENT -> type(COMMENT), channel(HIDDEN) ;
OPERAND_LINE_TERMINATOR : LINE_TERMINATOR -> type(LINE_TERMINATOR), channel(HIDDEN) ;
OPERAND_WHITE_SPACE     : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
OPERAND_BREAK           : BREAK -> type(BREAK), mode(DEFAULT_MODE) ;
OPERAND_CASE            : CASE -> type(CASE) ;
OPERAND_CATCH           : CATCH -> type(CATCH), mode(DEFAULT_MODE) ;
CLASS_EXPRESSION        : CLASS -> mode(CLASS_EXPRESSION_HEAD) ;
OPERAND_CONST           : CONST -> type(CONST) ;
OPERAND_CONTINUE        : CONTINUE -> type(CONTINUE), mode(DEFAULT_MODE) ;
OPERAND_DEBUGGER        : DEBUGGER -> type(DEBUGGER), mode(DEFAULT_MODE) ;
OPERAND_DEFAULT         : DEFAULT -> type(DEFAULT) ;
OPERAND_DELETE          : DELETE -> type(DELETE) ;
OPERAND_DO              : DO -> type(DO), mode(DEFAULT_MODE) ;
OPERAND_ELSE            : ELSE -> type(ELSE), mode(DEFAULT_MODE) ;
OPERAND_EXPORT          : EXPORT -> type(EXPORT), mode(EXPORT_TAIL) ;
OPERAND_FALSE           : FALSE -> type(FALSE), mode(OPERATOR) ;
OPERAND_FINALLY         : FINALLY -> type(FINALLY), mode(DEFAULT_MODE) ;
OPERAND_FOR             : FOR -> type(FOR), mode(HEADER) ;
FUNCTION_EXPRESSION     : FUNCTION -> mode(FUNCTION_EXPRESSION_HEAD) ;
OPERAND_IF              : IF -> type(IF), mode(HEADER) ;
OPERAND_IMPORT          : IMPORT -> type(IMPORT), mode(IMPORT_TAIL) ;
OPERAND_NEW             : NEW -> type(NEW) ;
OPERAND_NULL            : NULL_LITERAL -> type(NULL_LITERAL), mode(OPERATOR) ;
OPERAND_RETURN          : RETURN -> type(RETURN) ;
OPERAND_SUPER           : SUPER -> type(SUPER), mode(OPERATOR) ;
OPERAND_SWITCH          : SWITCH -> type(SWITCH) ;
OPERAND_THIS            : THIS -> type(THIS), mode(OPERATOR) ;
OPERAND_THROW           : THROW -> type(THROW) ;
OPERAND_TRUE            : TRUE -> type(TRUE), mode(OPERATOR) ;
OPERAND_TRY             : TRY -> type(TRY), mode(DEFAULT_MODE) ;
OPERAND_TYPEOF          : TYPEOF -> type(TYPEOF) ;
OPERAND_VAR             : VAR -> type(VAR) ;
OPERAND_VOID            : VOID -> type(VOID) ;
OPERAND_WHILE           : WHILE -> type(WHILE), mode(HEADER) ;
OPERAND_WITH            : WITH -> type(WITH), mode(HEADER) ;
OPERAND_RESERVED        : RESERVED -> type(RESERVED), mode(OPERATOR) ;
OPERAND_ACCESSOR        : ACCESSOR -> type(ACCESSOR), mode(OPERATOR) ;
OPERAND_ASYNC           : ASYNC -> type(ASYNC), mode(ASYNC_TAIL) ;
OPERAND_AWAIT           : AWAIT -> type(AWAIT) ;
OPERAND_GET             : GET -> type(GET), mode(OPERATOR) ;
LET_NAME                : LET ;
OPERAND_SET             : SET -> type(SET), mode(OPERATOR) ;
OPERAND_STATIC          : STATIC -> type(STATIC), mode(OPERATOR) ;
OPERAND_USING           : USING -> type(USING), mode(OPERATOR) ;
OPERAND_YIELD           : YIELD -> type(YIELD) ;
OPERAND_ID              : ID -> type(ID), mode(OPERATOR) ;
OPERAND_PRIVATE_NAME    : PRIVATE_NAME -> type(PRIVATE_NAME), mode(OPERATOR) ;
OPERAND_NUMBER          : NUMBER -> type(NUMBER), mode(OPERATOR) ;
OPERAND_BIG_INT         : BIG_INT -> type(BIG_INT), mode(OPERATOR) ;
OPERAND_STRING          : STRING -> type(STRING), mode(OPERATOR) ;
OPERAND_REGEXP          : REGEXP -> type(REGEXP), mode(OPERATOR) ;
OPERAND_TEMPLATE_OPEN   : TEMPLATE_OPEN -> type(TEMPLATE_OPEN), mode(OPERATOR), pushMode(TEMPLATE) ;
OBJECT_OPEN             : BLOCK_OPEN -> mode(OPERATOR), pushMode(OPERAND) ;
OPERAND_BRACE_CLOSE     : BRACE_CLOSE -> type(BRACE_CLOSE), popMode ;
OPERAND_PAREN_OPEN      : PAREN_OPEN -> type(PAREN_OPEN), mode(OPERATOR), pushMode(OPERAND) ;
OPERAND_PAREN_CLOSE     : PAREN_CLOSE -> type(PAREN_CLOSE), popMode ;
OPERAND_BRACKET_OPEN    : BRACKET_OPEN -> type(BRACKET_OPEN), mode(OPERATOR), pushMode(OPERAND) ;
OPERAND_BRACKET_CLOSE   : BRACKET_CLOSE -> type(BRACKET_CLOSE), popMode ;
OPERAND_SEMICOLON       : SEMICOLON -> type(SEMICOLON), mode(DEFAULT_MODE) ;
OPERAND_COMMA           : COMMA -> type(COMMA) ;
OPERAND_COLON           : COLON -> type(COLON) ;
OPERAND_DOT             : DOT -> type(DOT), mode(MEMBER) ;
OPERAND_OPTIONAL_DOT    : OPTIONAL_DOT -> type(OPTIONAL_DOT), mode(MEMBER) ;
OPERAND_ELLIPSIS        : ELLIPSIS -> type(ELLIPSIS) ;
OPERAND_ARROW           : ARROW -> type(ARROW), mode(DEFAULT_MODE) ;
OPERAND_AT              : AT ;
OPERAND_STAR            : STAR -> type(STAR) ;
OPERAND_PREFIX          : PREFIX -> type(PREFIX) ;
OPERAND_SIGN            : SIGN -> type(SIGN) ;
OPERAND_NOT             : NOT -> type(NOT) ;
OPERAND_QUESTION        : QUESTION -> type(QUESTION) ;
OPERAND_ASSIGN          : ASSIGN -> type(ASSIGN) ;
OPERAND_ASSIGNMENT      : ASSIGNMENT -> type(ASSIGNMENT) ;
OPERAND_COALESCE        : COALESCE -> type(COALESCE) ;
OPERAND_OR              : OR -> type(OR) ;
OPERAND_AND             : AND -> type(AND) ;
OPERAND_BIT_OR          : BIT_OR -> type(BIT_OR) ;
OPERAND_BIT_XOR         : BIT_XOR -> type(BIT_XOR) ;
OPERAND_BIT_AND         : BIT_AND -> type(BIT_AND) ;
OPERAND_EQUALITY        : EQUALITY -> type(EQUALITY) ;
OPERAND_RELATIONAL      : RELATIONAL -> type(RELATIONAL) ;
OPERAND_SHIFT           : SHIFT -> type(SHIFT) ;
OPERAND_MULTIPLICATIVE  : MULTIPLICATIVE -> type(MULTIPLICATIVE) ;
OPERAND_POWER           : POWER -> type(POWER) ;
OPERAND_UNEXPECTED      : UNEXPECTED -> type(UNEXPECTED) ;

mode OPERATOR;

OPERATOR_COMMENT         : COMMENT -> type(COMMENT), channel(HIDDEN) ;
OPERATOR_LINE_TERMINATOR : LINE_TERMINATOR -> type(LINE_TERMINATOR), channel(HIDDEN) ;
OPERATOR_WHITE_SPACE     : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
OPERATOR_BREAK           : BREAK -> type(BREAK), mode(DEFAULT_MODE) ;
OPERATOR_CASE            : CASE -> type(CASE), mode(OPERAND) ;
OPERATOR_CATCH           : CATCH -> type(CATCH), mode(DEFAULT_MODE) ;
OPERATOR_CLASS           : CLASS -> type(CLASS), mode(CLASS_HEAD) ;
OPERATOR_CONST           : CONST -> type(CONST), mode(OPERAND) ;
OPERATOR_CONTINUE        : CONTINUE -> type(CONTINUE), mode(DEFAULT_MODE) ;
OPERATOR_DEBUGGER        : DEBUGGER -> type(DEBUGGER), mode(DEFAULT_MODE) ;
OPERATOR_DEFAULT         : DEFAULT -> type(DEFAULT), mode(OPERAND) ;
OPERATOR_DELETE          : DELETE -> type(DELETE), mode(OPERAND) ;
OPERATOR_DO              : DO -> type(DO), mode(DEFAULT_MODE) ;
OPERATOR_ELSE            : ELSE -> type(ELSE), mode(DEFAULT_MODE) ;
OPERATOR_EXPORT          : EXPORT -> type(EXPORT), mode(EXPORT_TAIL) ;
OPERATOR_FALSE           : FALSE -> type(FALSE) ;
OPERATOR_FINALLY         : FINALLY -> type(FINALLY), mode(DEFAULT_MODE) ;
OPERATOR_FOR             : FOR -> type(FOR), mode(HEADER) ;
OPERATOR_FUNCTION        : FUNCTION -> type(FUNCTION), mode(FUNCTION_HEAD) ;
OPERATOR_IF              : IF -> type(IF), mode(HEADER) ;
OPERATOR_IMPORT          : IMPORT -> type(IMPORT), mode(IMPORT_TAIL) ;
OPERATOR_NEW             : NEW -> type(NEW), mode(OPERAND) ;
OPERATOR_NULL            : NULL_LITERAL -> type(NULL_LITERAL) ;
OPERATOR_RETURN          : RETURN -> type(RETURN), mode(OPERAND) ;
OPERATOR_SUPER           : SUPER -> type(SUPER) ;
OPERATOR_SWITCH          : SWITCH -> type(SWITCH), mode(OPERAND) ;
OPERATOR_THIS            : THIS -> type(THIS) ;
OPERATOR_THROW           : THROW -> type(THROW), mode(OPERAND) ;
OPERATOR_TRUE            : TRUE -> type(TRUE) ;
OPERATOR_TRY             : TRY -> type(TRY), mode(DEFAULT_MODE) ;
OPERATOR_TYPEOF          : TYPEOF -> type(TYPEOF), mode(OPERAND) ;
OPERATOR_VAR             : VAR -> type(VAR), mode(OPERAND) ;
OPERATOR_VOID            : VOID -> type(VOID), mode(OPERAND) ;
OPERATOR_WHILE           : WHILE -> type(WHILE), mode(HEADER) ;
OPERATOR_WITH            : WITH -> type(WITH), mode(HEADER) ;
IN                       : 'in' -> mode(OPERAND) ;
INSTANCEOF               : 'instanceof' -> mode(OPERAND) ;
OF                       : 'of' -> mode(OPERAND) ;
OPERATOR_RESERVED        : ('enum' | 'extends') -> type(RESERVED) ;
OPERATOR_ACCESSOR        : ACCESSOR -> type(ACCESSOR) ;
OPERATOR_ASYNC           : ASYNC -> type(ASYNC), mode(ASYNC_TAIL) ;
OPERATOR_AWAIT           : AWAIT -> type(AWAIT), mode(OPERAND) ;
OPERATOR_GET             : GET -> type(GET) ;
OPERATOR_LET             : LET -> type(LET), mode(OPERAND) ;
OPERATOR_SET             : SET -> type(SET) ;
OPERATOR_STATIC          : STATIC -> type(STATIC) ;
OPERATOR_USING           : USING -> type(USING) ;
OPERATOR_YIELD           : YIELD -> type(YIELD), mode(OPERAND) ;
OPERATOR_ID              : ID -> type(ID) ;
OPERATOR_PRIVATE_NAME    : PRIVATE_NAME -> type(PRIVATE_NAME) ;
OPERATOR_NUMBER          : NUMBER -> type(NUMBER) ;
OPERATOR_BIG_INT         : BIG_INT -> type(BIG_INT) ;
OPERATOR_STRING          : STRING -> type(STRING) ;
TAG_OPEN                 : TEMPLATE_OPEN -> pushMode(TEMPLATE) ;
OPERATOR_BLOCK_OPEN      : BLOCK_OPEN -> type(BLOCK_OPEN), mode(DEFAULT_MODE), pushMode(DEFAULT_MODE) ;
OPERATOR_BRACE_CLOSE     : BRACE_CLOSE -> type(BRACE_CLOSE), popMode ;
CALL_OPEN                : PAREN_OPEN -> pushMode(OPERAND) ;
OPERATOR_PAREN_CLOSE     : PAREN_CLOSE -> type(PAREN_CLOSE), popMode ;
INDEX_OPEN               : BRACKET_OPEN -> pushMode(OPERAND) ;
OPERATOR_BRACKET_CLOSE   : BRACKET_CLOSE -> type(BRACKET_CLOSE), popMode ;
OPERATOR_SEMICOLON       : SEMICOLON -> type(SEMICOLON), mode(DEFAULT_MODE) ;
OPERATOR_COMMA           : COMMA -> type(COMMA), mode(OPERAND) ;
OPERATOR_COLON           : COLON -> type(COLON), mode(OPERAND) ;
OPERATOR_DOT             : DOT -> type(DOT), mode(MEMBER) ;
OPERATOR_OPTIONAL_DOT    : OPTIONAL_DOT -> type(OPTIONAL_DOT), mode(MEMBER) ;
// `a?.5:b`: a conditional, not an optional chain.
QUESTION_FRACTION        : '?.' Digits Exponent? ;
OPERATOR_ELLIPSIS        : ELLIPSIS -> type(ELLIPSIS), mode(OPERAND) ;
OPERATOR_ARROW           : ARROW -> type(ARROW), mode(DEFAULT_MODE) ;
OPERATOR_AT              : AT -> type(AT), mode(OPERAND) ;
MULTIPLY                 : STAR -> mode(OPERAND) ;
POSTFIX                  : PREFIX ;
ADDITIVE                 : SIGN -> mode(OPERAND) ;
OPERATOR_NOT             : NOT -> type(NOT), mode(OPERAND) ;
OPERATOR_QUESTION        : QUESTION -> type(QUESTION), mode(OPERAND) ;
OPERATOR_ASSIGN          : ASSIGN -> type(ASSIGN), mode(OPERAND) ;
OPERATOR_ASSIGNMENT      : ASSIGNMENT -> type(ASSIGNMENT), mode(OPERAND) ;
OPERATOR_COALESCE        : COALESCE -> type(COALESCE), mode(OPERAND) ;
OPERATOR_OR              : OR -> type(OR), mode(OPERAND) ;
OPERATOR_AND             : AND -> type(AND), mode(OPERAND) ;
OPERATOR_BIT_OR          : BIT_OR -> type(BIT_OR), mode(OPERAND) ;
OPERATOR_BIT_XOR         : BIT_XOR -> type(BIT_XOR), mode(OPERAND) ;
OPERATOR_BIT_AND         : BIT_AND -> type(BIT_AND), mode(OPERAND) ;
OPERATOR_EQUALITY        : EQUALITY -> type(EQUALITY), mode(OPERAND) ;
OPERATOR_RELATIONAL      : RELATIONAL -> type(RELATIONAL), mode(OPERAND) ;
OPERATOR_SHIFT           : SHIFT -> type(SHIFT), mode(OPERAND) ;
OPERATOR_MULTIPLICATIVE  : MULTIPLICATIVE -> type(MULTIPLICATIVE), mode(OPERAND) ;
OPERATOR_POWER           : POWER -> type(POWER), mode(OPERAND) ;
OPERATOR_UNEXPECTED      : UNEXPECTED -> type(UNEXPECTED) ;

// After a dot: any word is a name.
mode MEMBER;

MEMBER_COMMENT         : COMMENT -> type(COMMENT), channel(HIDDEN) ;
MEMBER_LINE_TERMINATOR : LINE_TERMINATOR -> type(LINE_TERMINATOR), channel(HIDDEN) ;
MEMBER_WHITE_SPACE     : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
META                   : 'meta' -> mode(OPERATOR) ;
TARGET                 : 'target' -> mode(OPERATOR) ;
MEMBER_RESERVED        : AnyReserved -> type(RESERVED), mode(OPERATOR) ;
MEMBER_ID              : ID -> type(ID), mode(OPERATOR) ;
MEMBER_PRIVATE_NAME    : PRIVATE_NAME -> type(PRIVATE_NAME), mode(OPERATOR) ;
MEMBER_CALL_OPEN       : PAREN_OPEN -> type(CALL_OPEN), mode(OPERATOR), pushMode(OPERAND) ;
MEMBER_INDEX_OPEN      : BRACKET_OPEN -> type(INDEX_OPEN), mode(OPERATOR), pushMode(OPERAND) ;
MEMBER_BRACE_CLOSE     : BRACE_CLOSE -> type(BRACE_CLOSE), popMode ;
MEMBER_PAREN_CLOSE     : PAREN_CLOSE -> type(PAREN_CLOSE), popMode ;
MEMBER_BRACKET_CLOSE   : BRACKET_CLOSE -> type(BRACKET_CLOSE), popMode ;
MEMBER_SEMICOLON       : SEMICOLON -> type(SEMICOLON), mode(DEFAULT_MODE) ;
MEMBER_UNEXPECTED      : UNEXPECTED -> type(UNEXPECTED), mode(OPERATOR) ;

// After `if`, `for`, `while` and `with`: the parenthesis is followed by a statement. These words can also be names.
mode HEADER;

HEADER_COMMENT         : COMMENT -> type(COMMENT), channel(HIDDEN) ;
HEADER_LINE_TERMINATOR : LINE_TERMINATOR -> type(LINE_TERMINATOR), channel(HIDDEN) ;
HEADER_WHITE_SPACE     : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
HEADER_AWAIT           : AWAIT -> type(AWAIT) ;
HEADER_ID              : ID -> type(ID), mode(OPERATOR) ;
HEADER_PAREN_OPEN      : PAREN_OPEN -> type(PAREN_OPEN), mode(DEFAULT_MODE), pushMode(OPERAND) ;
HEADER_OBJECT_OPEN     : BLOCK_OPEN -> type(OBJECT_OPEN), mode(DEFAULT_MODE), pushMode(OPERAND) ;
HEADER_COLON           : COLON -> type(COLON), mode(OPERAND) ;
HEADER_ASSIGN          : ASSIGN -> type(ASSIGN), mode(OPERAND) ;
HEADER_BRACE_CLOSE     : BRACE_CLOSE -> type(BRACE_CLOSE), popMode ;
HEADER_PAREN_CLOSE     : PAREN_CLOSE -> type(PAREN_CLOSE), popMode ;
HEADER_BRACKET_CLOSE   : BRACKET_CLOSE -> type(BRACKET_CLOSE), popMode ;
HEADER_SEMICOLON       : SEMICOLON -> type(SEMICOLON), mode(DEFAULT_MODE) ;
HEADER_UNEXPECTED      : UNEXPECTED -> type(UNEXPECTED), mode(OPERAND) ;

// After `function` where it declares: a statement follows its body.
mode FUNCTION_HEAD;

FUNCTION_HEAD_COMMENT         : COMMENT -> type(COMMENT), channel(HIDDEN) ;
FUNCTION_HEAD_LINE_TERMINATOR : LINE_TERMINATOR -> type(LINE_TERMINATOR), channel(HIDDEN) ;
FUNCTION_HEAD_WHITE_SPACE     : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
FUNCTION_HEAD_STAR            : STAR -> type(STAR) ;
FUNCTION_HEAD_ID              : ID -> type(ID) ;
FUNCTION_HEAD_PAREN_OPEN      : PAREN_OPEN -> type(PAREN_OPEN), pushMode(OPERAND) ;
FUNCTION_HEAD_BLOCK_OPEN      : BLOCK_OPEN -> type(BLOCK_OPEN), mode(DEFAULT_MODE), pushMode(DEFAULT_MODE) ;
FUNCTION_HEAD_ASSIGN          : ASSIGN -> type(ASSIGN), mode(OPERAND) ;
FUNCTION_HEAD_BRACE_CLOSE     : BRACE_CLOSE -> type(BRACE_CLOSE), popMode ;
FUNCTION_HEAD_SEMICOLON       : SEMICOLON -> type(SEMICOLON), mode(DEFAULT_MODE) ;
FUNCTION_HEAD_UNEXPECTED      : UNEXPECTED -> type(UNEXPECTED), mode(OPERAND) ;

// After `function` where it is an operand: an operator follows its body.
mode FUNCTION_EXPRESSION_HEAD;

FUNCTION_EXPRESSION_HEAD_COMMENT         : COMMENT -> type(COMMENT), channel(HIDDEN) ;
FUNCTION_EXPRESSION_HEAD_LINE_TERMINATOR : LINE_TERMINATOR -> type(LINE_TERMINATOR), channel(HIDDEN) ;
FUNCTION_EXPRESSION_HEAD_WHITE_SPACE     : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
FUNCTION_EXPRESSION_HEAD_STAR            : STAR -> type(STAR) ;
FUNCTION_EXPRESSION_HEAD_ID              : ID -> type(ID) ;
FUNCTION_EXPRESSION_HEAD_PAREN_OPEN      : PAREN_OPEN -> type(PAREN_OPEN), pushMode(OPERAND) ;
FUNCTION_EXPRESSION_HEAD_BLOCK_OPEN      : BLOCK_OPEN -> type(BLOCK_OPEN), mode(OPERATOR), pushMode(DEFAULT_MODE) ;
FUNCTION_EXPRESSION_HEAD_COLON           : COLON -> type(COLON), mode(OPERAND) ;
FUNCTION_EXPRESSION_HEAD_BRACE_CLOSE     : BRACE_CLOSE -> type(BRACE_CLOSE), popMode ;
FUNCTION_EXPRESSION_HEAD_PAREN_CLOSE     : PAREN_CLOSE -> type(PAREN_CLOSE), popMode ;
FUNCTION_EXPRESSION_HEAD_UNEXPECTED      : UNEXPECTED -> type(UNEXPECTED), mode(OPERAND) ;

mode CLASS_HEAD;

CLASS_HEAD_COMMENT         : COMMENT -> type(COMMENT), channel(HIDDEN) ;
CLASS_HEAD_LINE_TERMINATOR : LINE_TERMINATOR -> type(LINE_TERMINATOR), channel(HIDDEN) ;
CLASS_HEAD_WHITE_SPACE     : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
EXTENDS                    : 'extends' -> mode(OPERAND) ;
CLASS_HEAD_ID              : ID -> type(ID) ;
CLASS_HEAD_BLOCK_OPEN      : BLOCK_OPEN -> type(BLOCK_OPEN), mode(DEFAULT_MODE), pushMode(DEFAULT_MODE) ;
CLASS_HEAD_PAREN_OPEN      : PAREN_OPEN -> type(PAREN_OPEN), mode(OPERATOR), pushMode(OPERAND) ;
CLASS_HEAD_ASSIGN          : ASSIGN -> type(ASSIGN), mode(OPERAND) ;
CLASS_HEAD_BRACE_CLOSE     : BRACE_CLOSE -> type(BRACE_CLOSE), popMode ;
CLASS_HEAD_SEMICOLON       : SEMICOLON -> type(SEMICOLON), mode(DEFAULT_MODE) ;
CLASS_HEAD_UNEXPECTED      : UNEXPECTED -> type(UNEXPECTED), mode(OPERAND) ;

mode CLASS_EXPRESSION_HEAD;

CLASS_EXPRESSION_HEAD_COMMENT         : COMMENT -> type(COMMENT), channel(HIDDEN) ;
CLASS_EXPRESSION_HEAD_LINE_TERMINATOR : LINE_TERMINATOR -> type(LINE_TERMINATOR), channel(HIDDEN) ;
CLASS_EXPRESSION_HEAD_WHITE_SPACE     : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
CLASS_EXPRESSION_HEAD_EXTENDS         : EXTENDS -> type(EXTENDS), mode(OPERAND) ;
CLASS_EXPRESSION_HEAD_ID              : ID -> type(ID) ;
CLASS_EXPRESSION_HEAD_BLOCK_OPEN      : BLOCK_OPEN -> type(BLOCK_OPEN), mode(OPERATOR), pushMode(DEFAULT_MODE) ;
CLASS_EXPRESSION_HEAD_PAREN_OPEN      : PAREN_OPEN -> type(PAREN_OPEN), mode(OPERATOR), pushMode(OPERAND) ;
CLASS_EXPRESSION_HEAD_COLON           : COLON -> type(COLON), mode(OPERAND) ;
CLASS_EXPRESSION_HEAD_BRACE_CLOSE     : BRACE_CLOSE -> type(BRACE_CLOSE), popMode ;
CLASS_EXPRESSION_HEAD_PAREN_CLOSE     : PAREN_CLOSE -> type(PAREN_CLOSE), popMode ;
CLASS_EXPRESSION_HEAD_UNEXPECTED      : UNEXPECTED -> type(UNEXPECTED), mode(OPERAND) ;

// After `async`: what belongs to it (on the same line) has types of its own, so that it is not taken for a statement
// that follows a variable called `async`.
mode ASYNC_TAIL;

ASYNC_COMMENT         : COMMENT -> type(COMMENT), channel(HIDDEN) ;
ASYNC_LINE_TERMINATOR : LINE_TERMINATOR -> type(LINE_TERMINATOR), channel(HIDDEN), mode(OPERATOR) ;
ASYNC_WHITE_SPACE     : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
ASYNC_FUNCTION        : FUNCTION -> mode(FUNCTION_HEAD) ;
ASYNC_OF              : OF -> type(OF), mode(OPERAND) ;
ASYNC_IN              : IN -> type(IN), mode(OPERAND) ;
ASYNC_INSTANCEOF      : INSTANCEOF -> type(INSTANCEOF), mode(OPERAND) ;
ASYNC_RESERVED        : AnyReserved -> type(RESERVED), mode(OPERATOR) ;
ASYNC_NAME            : ID -> mode(OPERATOR) ;
ASYNC_PRIVATE_NAME    : PRIVATE_NAME -> type(PRIVATE_NAME), mode(OPERATOR) ;
ASYNC_NUMBER          : NUMBER -> type(NUMBER), mode(OPERATOR) ;
ASYNC_STRING          : STRING -> type(STRING), mode(OPERATOR) ;
ASYNC_TAG_OPEN        : TAG_OPEN -> type(TAG_OPEN), mode(OPERATOR), pushMode(TEMPLATE) ;
ASYNC_BLOCK_OPEN      : BLOCK_OPEN -> type(BLOCK_OPEN), mode(DEFAULT_MODE), pushMode(DEFAULT_MODE) ;
ASYNC_BRACE_CLOSE     : BRACE_CLOSE -> type(BRACE_CLOSE), popMode ;
ASYNC_CALL_OPEN       : CALL_OPEN -> type(CALL_OPEN), mode(OPERATOR), pushMode(OPERAND) ;
ASYNC_PAREN_CLOSE     : PAREN_CLOSE -> type(PAREN_CLOSE), popMode ;
ASYNC_INDEX_OPEN      : INDEX_OPEN -> type(INDEX_OPEN), mode(OPERATOR), pushMode(OPERAND) ;
ASYNC_BRACKET_CLOSE   : BRACKET_CLOSE -> type(BRACKET_CLOSE), popMode ;
ASYNC_SEMICOLON       : SEMICOLON -> type(SEMICOLON), mode(DEFAULT_MODE) ;
ASYNC_COMMA           : COMMA -> type(COMMA), mode(OPERAND) ;
ASYNC_COLON           : COLON -> type(COLON), mode(OPERAND) ;
ASYNC_DOT             : DOT -> type(DOT), mode(MEMBER) ;
ASYNC_OPTIONAL_DOT    : OPTIONAL_DOT -> type(OPTIONAL_DOT), mode(MEMBER) ;
ASYNC_ARROW           : ARROW -> type(ARROW), mode(DEFAULT_MODE) ;
ASYNC_MULTIPLY        : MULTIPLY -> type(MULTIPLY), mode(OPERAND) ;
ASYNC_POSTFIX         : POSTFIX -> type(POSTFIX), mode(OPERATOR) ;
ASYNC_ADDITIVE        : ADDITIVE -> type(ADDITIVE), mode(OPERAND) ;
ASYNC_QUESTION        : QUESTION -> type(QUESTION), mode(OPERAND) ;
ASYNC_ASSIGN          : ASSIGN -> type(ASSIGN), mode(OPERAND) ;
ASYNC_ASSIGNMENT      : ASSIGNMENT -> type(ASSIGNMENT), mode(OPERAND) ;
ASYNC_COALESCE        : COALESCE -> type(COALESCE), mode(OPERAND) ;
ASYNC_OR              : OR -> type(OR), mode(OPERAND) ;
ASYNC_AND             : AND -> type(AND), mode(OPERAND) ;
ASYNC_EQUALITY        : EQUALITY -> type(EQUALITY), mode(OPERAND) ;
ASYNC_RELATIONAL      : RELATIONAL -> type(RELATIONAL), mode(OPERAND) ;
ASYNC_UNEXPECTED      : UNEXPECTED -> type(UNEXPECTED), mode(OPERATOR) ;

mode IMPORT_TAIL;

IMPORT_COMMENT         : COMMENT -> type(COMMENT), channel(HIDDEN) ;
IMPORT_LINE_TERMINATOR : LINE_TERMINATOR -> type(LINE_TERMINATOR), channel(HIDDEN) ;
IMPORT_WHITE_SPACE     : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
AS                     : 'as' ;
IMPORT_FROM            : FROM -> type(FROM) ;
IMPORT_ID              : ID -> type(ID) ;
IMPORT_STRING          : STRING -> type(STRING), mode(DEFAULT_MODE) ;
IMPORT_STAR            : STAR -> type(STAR) ;
IMPORT_COMMA           : COMMA -> type(COMMA) ;
NAMES_OPEN             : BLOCK_OPEN -> pushMode(NAMES) ;
IMPORT_CALL_OPEN       : CALL_OPEN -> type(CALL_OPEN), mode(OPERATOR), pushMode(OPERAND) ;
IMPORT_DOT             : DOT -> type(DOT), mode(MEMBER) ;
IMPORT_COLON           : COLON -> type(COLON), mode(OPERAND) ;
IMPORT_ASSIGN          : ASSIGN -> type(ASSIGN), mode(OPERAND) ;
IMPORT_BRACE_CLOSE     : BRACE_CLOSE -> type(BRACE_CLOSE), popMode ;
IMPORT_PAREN_CLOSE     : PAREN_CLOSE -> type(PAREN_CLOSE), popMode ;
IMPORT_SEMICOLON       : SEMICOLON -> type(SEMICOLON), mode(DEFAULT_MODE) ;
IMPORT_UNEXPECTED      : UNEXPECTED -> type(UNEXPECTED), mode(OPERAND) ;

mode EXPORT_TAIL;

EXPORT_COMMENT         : COMMENT -> type(COMMENT), channel(HIDDEN) ;
EXPORT_LINE_TERMINATOR : LINE_TERMINATOR -> type(LINE_TERMINATOR), channel(HIDDEN) ;
EXPORT_WHITE_SPACE     : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
EXPORT_STAR            : STAR -> type(STAR), mode(IMPORT_TAIL) ;
EXPORT_NAMES_OPEN      : BLOCK_OPEN -> type(NAMES_OPEN), mode(DEFAULT_MODE), pushMode(NAMES) ;
EXPORT_DEFAULT         : DEFAULT -> type(DEFAULT), mode(OPERAND) ;
EXPORT_VAR             : VAR -> type(VAR), mode(OPERAND) ;
EXPORT_LET             : LET -> type(LET), mode(OPERAND) ;
EXPORT_CONST           : CONST -> type(CONST), mode(OPERAND) ;
EXPORT_USING           : USING -> type(USING), mode(OPERATOR) ;
EXPORT_AWAIT           : AWAIT -> type(AWAIT), mode(OPERAND) ;
EXPORT_FUNCTION        : FUNCTION -> type(FUNCTION), mode(FUNCTION_HEAD) ;
EXPORT_CLASS           : CLASS -> type(CLASS), mode(CLASS_HEAD) ;
EXPORT_ASYNC           : ASYNC -> type(ASYNC), mode(ASYNC_TAIL) ;
EXPORT_ID              : ID -> type(ID), mode(OPERATOR) ;
EXPORT_AT              : AT -> type(AT), mode(OPERAND) ;
EXPORT_COLON           : COLON -> type(COLON), mode(OPERAND) ;
EXPORT_PAREN_OPEN      : PAREN_OPEN -> type(PAREN_OPEN), mode(OPERATOR), pushMode(OPERAND) ;
EXPORT_ASSIGN          : ASSIGN -> type(ASSIGN), mode(OPERAND) ;
EXPORT_BRACE_CLOSE     : BRACE_CLOSE -> type(BRACE_CLOSE), popMode ;
EXPORT_SEMICOLON       : SEMICOLON -> type(SEMICOLON), mode(DEFAULT_MODE) ;
EXPORT_UNEXPECTED      : UNEXPECTED -> type(UNEXPECTED), mode(OPERAND) ;

// In the braces of an import or export.
mode NAMES;

NAMES_COMMENT         : COMMENT -> type(COMMENT), channel(HIDDEN) ;
NAMES_LINE_TERMINATOR : LINE_TERMINATOR -> type(LINE_TERMINATOR), channel(HIDDEN) ;
NAMES_WHITE_SPACE     : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
NAMES_AS              : AS -> type(AS) ;
NAMES_RESERVED        : AnyReserved -> type(RESERVED) ;
NAMES_ID              : ID -> type(ID) ;
NAMES_STRING          : STRING -> type(STRING) ;
NAMES_COMMA           : COMMA -> type(COMMA) ;
NAMES_BRACE_CLOSE     : BRACE_CLOSE -> type(BRACE_CLOSE), popMode ;
NAMES_UNEXPECTED      : UNEXPECTED -> type(UNEXPECTED) ;

mode TEMPLATE;

TEMPLATE_CLOSE    : TEMPLATE_OPEN -> popMode ;
SUBSTITUTION_OPEN : '${' -> pushMode(OPERAND) ;
TEMPLATE_TEXT     : (~[`$\\] | '\\' . | '$'+ ~[`$\\{] | '$'+ '\\' .)+ ;
TEMPLATE_DOLLAR   : [$\\] -> type(TEMPLATE_TEXT) ;
