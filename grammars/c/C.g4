// C: C89 with K&R definitions to C23 (ISO/IEC 9899:2024), with GNU and Clang extensions, preprocessed or not: directives, line markers and
// pragmas are hidden tokens, one a line; so a raw file parses where the branches of its conditionals are whole together.
//
// There is no symbol table, so nothing here depends on whether a name is a type:
// - A declarator is an expression (`*p[3]`, `(*f)(int)`, `x = 5`), and names may stand side by side (`T x`). Declarations, function
//   definitions and expression statements are one rule that begins alike; `T *p = q;` in it reads as a product that is assigned to.
// - All round parentheses that hold operands are alike: calls, parameters, casts, type names, sizeof and attributes share `argument`.
//   A cast is a parenthesis with an operand behind it. (T)-x and (T)(x) read as a difference and a call.
// - A name is a specifier only before a keyword that is one; so one token, or a few names, decide.
// This accepts far more than C, and every suffix, operand, initialiser and declarator is an iteration of a loop that can go by itself.
// _Generic, _Static_assert, offsetof and the like are names that are called.
// __extension__ means nothing to the language, so it is hidden.

grammar C;

translationUnit
    : statement* EOF
    ;

// The last alternative is a declaration, a function definition, an expression, or a macro call, which may stand before a block or a loop.
statement
    : attribute* (control | jump ';' | compoundStatement)
    | ASM_BLOCK
    | specifier* (expressions (';' | compoundStatement | afterMacro) | ';')
    ;

// What may follow a macro call that has no ';'.
afterMacro
    : control
    | jump ';'
    | caseLabel
    | 'else' label* statement
    | EOF
    ;

control
    : 'if' '(' expressions ')' label* statement ('else' label* statement)?
    | 'switch' '(' expressions ')' label* statement
    | 'while' '(' expressions ')' label* statement
    | 'do' label* statement 'while' '(' expressions ')' ';'
    | 'for' '(' specifier* expressions? ';' expressions? ';' expressions? ')' label* statement
    ;

jump
    : 'return' expressions?
    | 'break'
    | 'continue'
    | 'goto' expression
    ;

compoundStatement
    : LBRACE (label | statement)* ID* RBRACE
    ;

label
    : attribute* (ID ':' attribute* | caseLabel)
    ;

caseLabel
    : 'case' expression ('...' expression)? ':'
    | 'default' ':'
    ;

specifier
    : ID* declarationSpecifier
    | attribute
    ;

declarationSpecifier
    : ('typedef' | 'static' | 'register' | AUTO | INLINE | NORETURN | THREAD_LOCAL | CONSTEXPR | LOCAL_LABEL)
    | 'extern' STRING?
    | ATOMIC '(' arguments ')'
    | qualifier
    | typeKeyword
    | (ALIGNAS | TYPEOF) '(' arguments ')'
    | ('struct' | 'union') attribute* (ID* LBRACE member (';' member)* RBRACE | ID)
    | 'enum' attribute* (ID? underlyingType? LBRACE (expressions ','?)? RBRACE | ID underlyingType?)
    ;

qualifier
    : CONST | VOLATILE | RESTRICT | ATOMIC
    ;

underlyingType
    : ':' ((qualifier | typeKeyword)+ | ID)
    ;

typeKeyword
    : ('void' | 'char' | 'short' | 'int' | 'long' | 'float' | 'double' | SIGNED | 'unsigned' | BOOL | COMPLEX | IMAGINARY
      | INT128 | FLOAT_N | DECIMAL_N | '_Sat' | '_Fract' | '_Accum')
    | BIT_INT '(' expression ')'
    ;

member
    : specifier* (memberDeclarator (',' attribute* memberDeclarator)*)?
    ;

memberDeclarator
    : expression (':' expression)?
    | ':' expression
    ;

attribute
    : ATTRIBUTE '(' arguments ')'
    | LBRACK LBRACK arguments RBRACK RBRACK
    ;

assembly
    : ASM (VOLATILE | INLINE | 'goto')* '(' asmSection ((':' | '::') asmSection)* ')'
    ;

asmSection
    : asmOperand (',' asmOperand)*
    |
    ;

asmOperand
    : (LBRACK ID RBRACK)? expression
    ;

expressions
    : expression (',' attribute* expression)*
    ;

expression
    : operand
    | '(' arguments ')' (operand | initializerList)?
    | assembly
    | '^' ('(' arguments ')')? compoundStatement
    | expression '(' arguments ')' (operand? (parameterDeclaration operand?)* | initializerList)
    | expression index operand?
    | expression ('.' | '->' | '::') memberName
    | expression ('++' | '--') operand?
    | expression attribute operand? (parameterDeclaration operand?)*
    | expression assembly operand?
    | ('++' | '--' | '&' | '&&' | '*' (qualifier | attribute)* | '^' qualifier* | '+' | '-' | '~' | '!' | SIZEOF | REAL) expression
    | expression ('~' | '!' | SIZEOF | REAL) expression
    | expression ('*' (qualifier | attribute)* | '/' | '%') expression
    | expression ('+' | '-') expression
    | expression ('<<' | '>>') expression
    | expression ('<' | '>' | '<=' | '>=') expression
    | expression ('==' | '!=') expression
    | expression '&' expression
    | expression '^' expression
    | expression '|' expression
    | expression '&&' expression
    | expression '||' expression
    | <assoc=right> expression '?' expressions? ':' expression
    | <assoc=right> expression assignmentOperator expression
    | expression '=' initializerList
    ;

assignmentOperator
    : '=' | '*=' | '/=' | '%=' | '+=' | '-=' | '<<=' | '>>=' | '&=' | '^=' | '|='
    ;

// [[gnu::const]], and what is a keyword in C23 only.
memberName
    : ID | ALIGNAS | BOOL | CONST | CONSTEXPR | THREAD_LOCAL | TYPEOF
    ;

operand
    : (ID | NUMBER | CHARACTER | STRING)+
    ;

// Of a K&R definition. What follows a macro call that has no ';' looks the same, up to a definition's parameters or an operand.
parameterDeclaration
    : declarationSpecifier specifier* (expressions ';'? | ';')
    ;

index
    : LBRACK ('static' | qualifier)* (expressions | '*')? RBRACK
    ;

arguments
    : argument ((',' | ';') argument)*
    ;

// Argument, parameter, operand of a cast or of an attribute, association of _Generic. The later alternatives are for calls of macros.
argument
    : specifier* (expression (abstractDeclarator | assignmentOperator)? | abstractDeclarator | ) (':' expression)?
    | 'default' ':' expression
    | '...'
    | compoundStatement
    | initializerList
    | control expression?
    | jump
    | (assignmentOperator | '/' | '%' | '<<' | '>>' | '<' | '>' | '<=' | '>=' | '==' | '!=' | '|' | '||') expression?
    | ('+' | '-' | '&' | '&&' | '~' | '!' | '++' | '--' | 'struct' | 'union' | 'enum')
    ;

abstractDeclarator
    : (('*' | '^') (qualifier | attribute)*)+ (index attribute*)*
    | (index attribute*)+
    ;

initializerList
    : LBRACE (element (',' element)* ','?)? RBRACE
    ;

element
    : (designator+ '='? | ID ':')? (expression initializerList? | initializerList)
    ;

designator
    : '.' memberName
    | LBRACK expression ('...' expression)? RBRACK
    ;

LBRACE : '{' | '<%' ;
RBRACE : '}' | '%>' ;
LBRACK : '[' | '<:' ;
RBRACK : ']' | ':>' ;

ALIGNAS      : '_Alignas' | 'alignas' ;
ASM          : 'asm' | '__asm' | '__asm__' ;
ASM_BLOCK    : '_'? '_asm' [ \t\r\n]* '{' ~[{}]* '}' ;
ATOMIC       : '_Atomic' ;
ATTRIBUTE    : '__attribute__' | '__attribute' | '__declspec' ;
AUTO         : 'auto' | '__auto_type' ;
BIT_INT      : '_BitInt' | '_ExtInt' ;
BOOL         : '_Bool' | 'bool' ;
COMPLEX      : '_Complex' | '__complex__' | '__complex' ;
CONST        : 'const' | '__const' | '__const__' ;
CONSTEXPR    : 'constexpr' ;
DECIMAL_N    : '_Decimal32' | '_Decimal64' | '_Decimal128' ;
FLOAT_N      : '_Float16' | '_Float32' | '_Float64' | '_Float128'
             | '_Float32x' | '_Float64x' | '__float128' | '__float80' | '__ibm128' | '__fp16' | '__bf16' ;
IMAGINARY    : '_Imaginary' ;
INLINE       : 'inline' | '__inline' | '__inline__' ;
INT128       : '__int128' ;
LOCAL_LABEL  : '__label__' ;
NORETURN     : '_Noreturn' ;
REAL         : '__real__' | '__real' | '__imag__' | '__imag' ;
RESTRICT     : 'restrict' | '__restrict' | '__restrict__' ;
SIGNED       : 'signed' | '__signed' | '__signed__' ;
SIZEOF       : 'sizeof' | '_Alignof' | 'alignof' | '__alignof__' | '__alignof' ;
THREAD_LOCAL : '_Thread_local' | 'thread_local' | '__thread' ;
TYPEOF       : 'typeof' | '__typeof' | '__typeof__' | 'typeof_unqual' | '__typeof_unqual' | '__typeof_unqual__' ;
VOLATILE     : 'volatile' | '__volatile' | '__volatile__' ;

EXTENSION : '__extension__' -> channel(HIDDEN) ;
PRAGMA    : ( '_Pragma' | '__pragma' ) [ \t\r\n]* Group -> channel(HIDDEN) ;
ID        : Letter ( Letter | [0-9] )* ;
NUMBER    : '.'? [0-9] ( [eEpP] [+-] | '\'' [0-9a-zA-Z_] | Letter | [0-9.] )* ;
CHARACTER : Prefix? '\'' ( Splice | ~['\\\r\n] )* '\'' ;
STRING    : Prefix? String
          | Prefix? 'R"(' .*? ')"' ;

SPACE     : ( [ \t\r\n\f\u000B\u001A\u00A0\uFEFF] | '\\' [ \t]* [\r\n] )+ -> channel(HIDDEN) ;
COMMENT   : ( BlockComment | LineComment ) -> channel(HIDDEN) ;
DIRECTIVE : ( '#' | '%:' ) ( BlockComment | String | '\'' '\\'? '"' '\'' | Splice | '/' ( ~[/*\r\n\\"] | String | Splice ) | ~[/\\"\r\n] )*
            ( '/' | LineComment | '"' ~["\r\n]* )? -> channel(HIDDEN) ;

// A quote without its fellow in the text of an inactive branch, and what other languages use.
OTHER     : . -> channel(HIDDEN) ;

fragment Letter       : [\p{L}\p{M}_$] | '\\u' Hex Hex Hex Hex | '\\U' Hex Hex Hex Hex Hex Hex Hex Hex ;
fragment Hex          : [0-9a-fA-F] ;
fragment Prefix       : 'u8' | 'u' | 'U' | 'L' ;
fragment Splice       : '\\' ( '\r\n' | . ) ;
fragment Group        : '(' ( String | ~[()"\r\n] | '(' ( String | ~[()"\r\n] )* ')' )* ')' ;
fragment String       : '"' ( Splice | ~["\\\r\n] )* '"' ;
fragment BlockComment : '/*' .*? '*/' ;
fragment LineComment  : '//' ( Splice | ~[\\\r\n] )* ;
