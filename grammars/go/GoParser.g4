/* Go 1.18 and later. See the lexer for line ends.

   - A statement and the end before it are one iteration of a list, so they go together.
   - An expression is a flat list of operands and operators, so there are no precedences. Types are operands too, as in `make([]int, 3)`.
   - In the head of `if`, `for` and `switch`, a brace opens the block and not the value of a structure. So what stands there has rules of
     its own. */
parser grammar GoParser;

options { tokenVocab = GoLexer; }

file : eos? 'package' NAME (eos external?)* EOF ;

eos : ';' | EOL ;

external
    : 'import' (imported | '(' imported? (eos imported?)* ')')
    | declaration
    | 'func' parameters? NAME typeParameters? signature block?
    ;

imported : (NAME | '.')? STRING ;

declaration
    : 'const' (constants | '(' constants? (eos constants?)* ')')
    | 'var' (variables | '(' variables? (eos variables?)* ')')
    | 'type' (typeSpecification | '(' typeSpecification? (eos typeSpecification?)* ')')
    ;

constants : names (type? '=' expressions)? ;
variables : names (type ('=' expressions)? | '=' expressions) ;
names     : NAME (',' NAME)* ;

typeSpecification : NAME typeParameters? '='? type ;
typeParameters    : '[' typeParameter (',' typeParameter)* ','? ']' ;
typeParameter     : names union ;
union             : term ('|' term)* ;
term              : '~'? type ;

signature  : parameters (parameters | type)? ;
parameters : '(' (parameter (',' parameter)* ','?)? ')' ;
parameter  : NAME? '...'? type ;

type
    : NAME ('.' NAME)? ('[' type (',' type)* ','? ']')?
    | '*' type
    | '(' type ')'
    | 'func' signature
    | '<-' 'chan' type
    | literalType
    ;

literalType
    : '[' (expression | '...')? ']' type
    | 'map' '[' type ']' type
    | 'chan' '<-'? type
    | 'struct' '{' field? (eos field?)* '}'
    | 'interface' '{' method? (eos method?)* '}'
    ;

field  : (names type | '*'? NAME ('.' NAME)? ('[' type (',' type)* ','? ']')? | '(' type ')') STRING? ;
method : NAME signature | union ;

block      : '{' statements '}' ;
statements : statement? (eos statement?)* ;

statement
    : declaration
    | simple
    | NAME ':' statement?
    | block
    | 'go' expression
    | 'defer' expression
    | 'return' expressions?
    | ('break' | 'continue') NAME?
    | 'goto' NAME
    | 'fallthrough'
    | conditional
    | 'for' head block
    | 'switch' head '{' (('case' expressions | 'default') ':' statements)* '}'
    | 'select' '{' (('case' simple | 'default') ':' statements)* '}'
    ;

conditional : 'if' head block ('else' (conditional | block))? ;
simple      : expressions (('=' | ':=' | ASSIGN_OPERATOR) expressions | INCREMENT)? ;

head       : headSimple? (';' headSimple?)* ;
headSimple : 'range' headExpression | headExpressions (('=' | ':=' | ASSIGN_OPERATOR) ('range' headExpression | headExpressions) | INCREMENT)? ;

expressions : expression (',' expression)* ;
expression  : unary (binaryOperator unary)* ;
unary       : unaryOperator* operand selector* ;

headExpressions : headExpression (',' headExpression)* ;
headExpression  : headUnary (binaryOperator headUnary)* ;
headUnary       : unaryOperator* headOperand headSelector* ;

unaryOperator  : SIGN | '*' | '&' | '^' | '!' | '<-' | '~' ;
binaryOperator : OPERATOR | SIGN | '*' | '&' | '^' | '|' | '<-' ;

operand     : NAME | NUMBER | RUNE | STRING | '(' expression ')' | 'func' signature block? | literalType ;
headOperand : NAME | NUMBER | RUNE | STRING | '(' expression ')' | 'func' signature block? | literalType value? ;

selector : headSelector | value ;

headSelector
    : '.' NAME
    | '.' '(' (type | 'type') ')'
    | '[' (expression (',' expression)* ','? | expression? (':' expression?)+) ']'
    | '(' (expressions '...'? ','?)? ')'
    ;

// Of a structure, an array or a map.
value        : '{' (element (',' element)* ','?)? '}' ;
element      : elementValue (':' elementValue)? ;
elementValue : expression | value ;
