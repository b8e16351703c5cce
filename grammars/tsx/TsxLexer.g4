/* TypeScript and JavaScript with JSX: the lexer of TypeScript, and modes for elements.

   Where an operand may begin, `<` opens an element, or the type parameters of an arrow function or a function type. The name behind it is
   a JSX_NAME, and what comes then tells: `,` and `extends` lead back to the types. Nothing tells `<T>(a: T) => T` from an element before its
   `>` is read; so `T` and `TItem`, and any capital alone, are names of types if `>(` follows. */
lexer grammar TsxLexer;

tokens { ATTRIBUTE_STRING }

import TypeScriptLexer;

LESS : '<' -> mode(OPERATOR), pushMode(ANGLE) ;

mode ANGLE;

ANGLE_COMMENT     : COMMENT -> type(COMMENT), channel(HIDDEN) ;
ANGLE_WHITE_SPACE : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
ANGLE_CONST       : CONST -> type(CONST) ;
ANGLE_TYPE        : ([A-Z] | 'T' [A-Z] IdPart*) -> type(JSX_NAME), mode(PARAMETER) ;
JSX_NAME          : IdStart IdPart* ([-.:]+ IdPart+)* -> mode(TAG) ;
ANGLE_CLOSE       : [>] -> type(TAG_CLOSE), mode(CHILDREN) ;
ANGLE_OTHER       : . -> type(UNEXPECTED), popMode ;

// Behind what may be the name of a type parameter.
mode PARAMETER;

PARAMETER_COMMENT     : COMMENT -> type(COMMENT), channel(HIDDEN) ;
PARAMETER_WHITE_SPACE : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
PARAMETER_COMMA       : COMMA -> type(COMMA), popMode ;
PARAMETER_EXTENDS     : EXTENDS -> type(EXTENDS), popMode ;
PARAMETER_ASSIGN      : ASSIGN -> type(ASSIGN), popMode ;
PARAMETER_GREATER     : GREATER -> type(GREATER), mode(PARAMETERS) ;
PARAMETER_LESS        : LESS -> type(LESS), mode(TAG), pushMode(TYPE_ARGUMENTS) ;
PARAMETER_ATTRIBUTE   : ATTRIBUTE -> type(ATTRIBUTE), mode(TAG) ;
PARAMETER_BRACE_OPEN  : BRACE_OPEN -> type(BRACE_OPEN), mode(TAG), pushMode(DEFAULT_MODE) ;
PARAMETER_EMPTY       : EMPTY_TAG_CLOSE -> type(EMPTY_TAG_CLOSE), popMode ;
PARAMETER_OTHER       : . -> type(UNEXPECTED), popMode ;

// Behind `<T>`: the parameters of a function type, or the content of an element.
mode PARAMETERS;

PARAMETERS_COMMENT     : COMMENT -> type(COMMENT), channel(HIDDEN) ;
PARAMETERS_WHITE_SPACE : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
PARAMETERS_OPEN        : PAREN_OPEN -> type(CALL_OPEN), mode(DEFAULT_MODE) ;
PARAMETERS_ENTITY      : JSX_ENTITY -> type(JSX_ENTITY), mode(CHILDREN) ;
PARAMETERS_TEXT        : ~[(<{&\r\n \t] ~[<{&\r\n]* -> type(JSX_TEXT), mode(CHILDREN) ;
PARAMETERS_BRACE_OPEN  : BRACE_OPEN -> type(BRACE_OPEN), mode(CHILDREN), pushMode(DEFAULT_MODE) ;
PARAMETERS_LESS        : LESS -> type(LESS), mode(CHILDREN), pushMode(CHILD) ;
PARAMETERS_END         : END_TAG_OPEN -> type(END_TAG_OPEN), mode(END_TAG) ;

mode TAG;

TAG_COMMENT     : COMMENT -> type(COMMENT), channel(HIDDEN) ;
TAG_WHITE_SPACE : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
TAG_COMMA       : COMMA -> type(COMMA), popMode ;
TAG_EXTENDS     : EXTENDS -> type(EXTENDS), popMode ;
ATTRIBUTE       : IdStart (IdPart | '-')* (':' IdStart (IdPart | '-')*)? ;
TAG_ASSIGN      : ASSIGN -> type(ASSIGN), mode(VALUE) ;
TAG_LESS        : LESS -> type(LESS), pushMode(TYPE_ARGUMENTS) ;
TAG_BRACE_OPEN  : BRACE_OPEN -> type(BRACE_OPEN), pushMode(DEFAULT_MODE) ;
TAG_CLOSE       : [>] -> mode(CHILDREN) ;
EMPTY_TAG_CLOSE : '/>' -> popMode ;
TAG_OTHER       : . -> type(UNEXPECTED) ;

// Behind `=`: the value of an attribute, or a type in `<Item = string,>(item: Item) => item`.
mode VALUE;

VALUE_COMMENT     : COMMENT -> type(COMMENT), channel(HIDDEN) ;
VALUE_WHITE_SPACE : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
VALUE_STRING      : ('"' ~'"'* '"' | '\'' ~'\''* '\'') -> type(ATTRIBUTE_STRING), mode(TAG) ;
VALUE_BRACE_OPEN  : BRACE_OPEN -> type(BRACE_OPEN), mode(TAG), pushMode(DEFAULT_MODE) ;
VALUE_LESS        : LESS -> type(LESS), mode(TAG), pushMode(CHILD) ;
VALUE_TYPE        : ID -> type(ID), popMode ;
VALUE_OTHER       : . -> type(UNEXPECTED), mode(TAG) ;

// A line break between lines is nothing, and so is what stands before the next line.
mode CHILDREN;

CHILDREN_SPACE      : [ \t]* ('\r'? '\n' [ \t]*)+ -> type(WHITE_SPACE), channel(HIDDEN) ;
JSX_ENTITY          : '&' ([a-zA-Z0-9]+ | '#' [0-9]+ | '#' [xX] [0-9a-fA-F]+) ';' ;
JSX_TEXT            : ~[<{&\r\n]+ | [&\r] ;
CHILDREN_BRACE_OPEN : BRACE_OPEN -> type(BRACE_OPEN), pushMode(DEFAULT_MODE) ;
CHILDREN_LESS       : LESS -> type(LESS), pushMode(CHILD) ;
END_TAG_OPEN        : '</' -> mode(END_TAG) ;

// Behind `<` where only an element can begin.
mode CHILD;

CHILD_COMMENT     : COMMENT -> type(COMMENT), channel(HIDDEN) ;
CHILD_WHITE_SPACE : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
CHILD_NAME        : JSX_NAME -> type(JSX_NAME), mode(TAG) ;
CHILD_CLOSE       : [>] -> type(TAG_CLOSE), mode(CHILDREN) ;
CHILD_OTHER       : . -> type(UNEXPECTED), popMode ;

mode END_TAG;

END_TAG_COMMENT     : COMMENT -> type(COMMENT), channel(HIDDEN) ;
END_TAG_WHITE_SPACE : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
END_TAG_NAME        : JSX_NAME -> type(JSX_NAME) ;
END_TAG_CLOSE       : [>] -> type(TAG_CLOSE), popMode ;
END_TAG_OTHER       : . -> type(UNEXPECTED) ;

// Types in `<List<Item> items={all}/>`.
mode TYPE_ARGUMENTS;

TYPES_COMMENT      : COMMENT -> type(COMMENT), channel(HIDDEN) ;
TYPES_WHITE_SPACE  : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
TYPES_VOID         : VOID -> type(VOID) ;
TYPES_NULL_LITERAL : NULL_LITERAL -> type(NULL_LITERAL) ;
TYPES_TRUE         : TRUE -> type(TRUE) ;
TYPES_FALSE        : FALSE -> type(FALSE) ;
TYPES_TYPEOF       : TYPEOF -> type(TYPEOF) ;
TYPES_KEYOF        : KEYOF -> type(KEYOF) ;
TYPES_READONLY     : READONLY -> type(READONLY) ;
TYPES_ID           : ID -> type(ID) ;
TYPES_STRING       : STRING -> type(STRING) ;
TYPES_NUMBER       : NUMBER -> type(NUMBER) ;
TYPES_DOT          : DOT -> type(DOT) ;
TYPES_COMMA        : COMMA -> type(COMMA) ;
TYPES_OR_BAR       : OR_BAR -> type(OR_BAR) ;
TYPES_AND_BAR      : AND_BAR -> type(AND_BAR) ;
TYPES_ARROW        : ARROW -> type(ARROW) ;
TYPES_PAREN_OPEN   : PAREN_OPEN -> type(PAREN_OPEN), pushMode(DEFAULT_MODE) ;
TYPES_BRACKET_OPEN : BRACKET_OPEN -> type(BRACKET_OPEN), pushMode(DEFAULT_MODE) ;
TYPES_BRACE_OPEN   : BRACE_OPEN -> type(BRACE_OPEN), pushMode(DEFAULT_MODE) ;
TYPES_LESS         : LESS -> type(LESS), pushMode(TYPE_ARGUMENTS) ;
TYPES_GREATER      : GREATER -> type(GREATER), popMode ;
TYPES_OTHER        : . -> type(UNEXPECTED), popMode ;
