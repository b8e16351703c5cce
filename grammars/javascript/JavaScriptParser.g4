// ECMAScript 2025 (ECMA-262) with Annex B, decorators and `using`: scripts and modules by one start rule. See the
// lexer for how it tells operands from operators; with that nearly every decision takes one to three tokens.
//
// Shape:
// - A semicolon is optional wherever one can be inserted. The lexer's two types of `(`, `[`, `+`, … make it clear
//   when an expression goes on, so line ends need not be seen; `return⏎x` is read as `return x`.
// - Cover grammar, as in the standard: array and object literals are patterns too (so `{a = 1}` is an object), a
//   parenthesised list is the parameters of an arrow function if `=>` follows, `=>` is an operator, `for (a in b)`
//   has the operator `in`.
// - `?:`, assignment and `=>` are one alternative, since they are one level of precedence.
// - `async function` is an expression, also where it declares.
// - A `return` alone and without a semicolon is only allowed at the end of a list of statements and as a body.
//   Elsewhere prediction would have to look over all of the expression that may follow; as it still has to for the
//   body in `if (a) return b`, for `yield a`, and for the first part of the head of a `for`.
// - The `;` before `while` of a `do` always belongs to the body; naming it twice lets `a; while (b) {…}` be decided
//   without looking for the end of that loop.
parser grammar JavaScriptParser;

options { tokenVocab = JavaScriptLexer; }

program
    : statement* 'return'? EOF
    ;

statement
    : block
    | ';'
    | declarationKind declarator (',' declarator)* ';'?
    | LET letTail
    | FUNCTION functionTail
    | decorator* CLASS classTail
    | 'if' PAREN_OPEN sequence ')' body ('else' body)?
    | 'for' 'await'? PAREN_OPEN forHead ')' body
    | 'while' PAREN_OPEN sequence ')' body
    | 'do' body ';'? 'while' PAREN_OPEN sequence ')' ';'?
    | 'continue' bindingIdentifier? ';'?
    | 'break' bindingIdentifier? ';'?
    | 'return' returnTail
    | 'throw' sequence ';'?
    | 'with' PAREN_OPEN sequence ')' body
    | 'switch' PAREN_OPEN sequence ')' BLOCK_OPEN switchClause* '}'
    | 'try' block ('catch' (PAREN_OPEN bindingTarget ')')? block)? ('finally' block)?
    | 'debugger' ';'?
    | 'import' (importClause FROM)? STRING importAttributes? ';'?
    | 'export' STAR ('as' specifierName)? FROM STRING importAttributes? ';'?
    | 'export' namedSpecifiers (FROM STRING importAttributes?)? ';'?
    | decorator* 'export' 'default' sequence ';'?
    | decorator* 'export' statement
    | bindingIdentifier ':' body
    | sequence ';'?
    ;

body
    : statement
    | 'return'
    ;

block
    : (BLOCK_OPEN | OBJECT_OPEN) statement* 'return'? '}'
    ;

returnTail
    : sequence ';'?
    | ';'
    ;

declarationKind
    : 'var'
    | LET
    | LET_NAME
    | 'const'
    | 'await'? 'using'
    ;

declarator
    : bindingTarget ('=' expression | nextExpression)?
    ;

// `let x⏎[a, b] = c` and `let x⏎(a)`: the line end makes it the next statement, but the lexer is past an operand.
nextExpression
    : (INDEX_OPEN arrayElement (',' arrayElement)* ']' | arguments) chain? (infix expression)?
    ;

chain
    : ('.' memberName | INDEX_OPEN sequence ']' | arguments)+
    ;

bindingTarget
    : bindingIdentifier
    | arrayLiteral
    | objectLiteral
    ;

bindingIdentifier
    : identifier
    | 'await'
    | 'yield'
    ;

// `let` as the name of a variable at the start of a statement.
letTail
    : chain (infix sequence | POSTFIX)? ';'?
    | (infix | SIGN | STAR) sequence ';'?
    | PREFIX ';'?
    | ';'
    ;

forHead
    : declarationKind declarator (',' declarator)* forTail
    | declarationKind bindingTarget ((IN | OF) sequence | '=' expression)
    | sequence (OF sequence | forTail)
    | sequence
    | forTail
    ;

// To the lexer a statement starts after `;`.
forTail
    : ';' sequence? ';' (sequence | BLOCK_OPEN (property (',' property)* ','?)? '}' '=' sequence)?
    ;

switchClause
    : ('case' sequence | 'default') ':' statement* 'return'?
    ;

importClause
    : importName (',' (namespaceImport | namedSpecifiers))?
    | namespaceImport
    | namedSpecifiers
    ;

namespaceImport
    : STAR 'as' importName
    ;

namedSpecifiers
    : NAMES_OPEN (specifier (',' specifier)* ','?)? '}'
    ;

specifier
    : specifierName ('as' specifierName)?
    ;

specifierName
    : importName
    | RESERVED
    | STRING
    ;

importName
    : ID
    | 'as'
    | FROM
    ;

importAttributes
    : 'with' objectLiteral
    ;

functionTail
    : STAR? ID? parameters block
    ;

parameters
    : (PAREN_OPEN | CALL_OPEN) (parameter (',' parameter)* ','?)? ')'
    ;

parameter
    : decorator* '...'? bindingTarget ('=' expression)?
    ;

decorator
    : ('@' | OPERAND_AT) decoratorName
    ;

decoratorName
    : identifier ('.' memberName)* arguments?
    | PAREN_OPEN sequence ')'
    ;

classTail
    : ID? ('extends' expression)? BLOCK_OPEN classElement* modifier? '}'
    ;

classElement
    : ';'
    | 'static' block
    | decorator* ((STAR? plainName | STAR modifier) elementTail | modifier+ (modifiedName elementTail | modifierTail))
    | decorator+ lateName elementTail
    ;

// Of an element that is named like a modifier. Never empty: what follows would have to be looked over, whether it is
// modified or an element of its own.
modifierTail
    : parameters block
    | '=' expression ';'?
    | ';'
    ;

// The last alternative is two elements, divided by a line end where the lexer is past an operand.
elementTail
    : parameters block
    | ('=' expression)? ';'?
    | lateName elementTail
    ;

modifier
    : 'accessor'
    | ASYNC
    | 'get'
    | 'set'
    | 'static'
    ;

// The name of a property, unless it could be a modifier.
plainName
    : ID
    | FROM
    | LET
    | LET_NAME
    | OF
    | 'await'
    | 'using'
    | 'yield'
    | keyword
    | PRIVATE_NAME
    | STRING
    | NUMBER
    | BIG_INT
    | BRACKET_OPEN expression ']'
    ;

modifiedName
    : plainName
    | ASYNC_NAME
    | lateName
    ;

// What makes a name where the lexer is past an operand: after a modifier, a decorator or another name.
lateName
    : IN
    | INSTANCEOF
    | MULTIPLY (plainName | modifier)
    | INDEX_OPEN expression ']'
    ;

keyword
    : 'break'
    | 'case'
    | 'catch'
    | CLASS
    | CLASS_EXPRESSION
    | 'const'
    | 'continue'
    | 'debugger'
    | 'default'
    | 'delete'
    | 'do'
    | 'else'
    | 'export'
    | 'false'
    | 'finally'
    | 'for'
    | FUNCTION
    | FUNCTION_EXPRESSION
    | 'if'
    | 'import'
    | 'new'
    | 'null'
    | 'return'
    | 'super'
    | 'switch'
    | 'this'
    | 'throw'
    | 'true'
    | 'try'
    | 'typeof'
    | 'var'
    | 'void'
    | 'while'
    | 'with'
    | RESERVED
    ;

memberName
    : ID
    | META
    | TARGET
    | RESERVED
    | PRIVATE_NAME
    ;

identifier
    : ID
    | 'accessor'
    | ASYNC
    | FROM
    | 'get'
    | LET_NAME
    | OF
    | 'set'
    | 'static'
    | 'using'
    ;

sequence
    : expression (',' expression)*
    ;

expression
    : identifier
    | 'this'
    | 'super'
    | 'null'
    | 'true'
    | 'false'
    | NUMBER
    | BIG_INT
    | STRING
    | REGEXP
    | PRIVATE_NAME
    | TEMPLATE_OPEN templateTail
    | arrayLiteral
    | objectLiteral
    | PAREN_OPEN (argument (',' argument)* ','?)? ')'
    | FUNCTION_EXPRESSION functionTail
    | ASYNC ASYNC_FUNCTION functionTail
    | CLASS_EXPRESSION classTail
    | OPERAND_AT decoratorName decorator* CLASS classTail
    | 'import' ('.' memberName | arguments)
    | 'new' '.' memberName
    | expression '.' memberName
    | expression OPTIONAL_DOT (memberName | INDEX_OPEN sequence ']' | arguments)
    | expression INDEX_OPEN sequence ']'
    | expression TAG_OPEN templateTail
    | 'new' expression
    | expression arguments
    | expression POSTFIX
    | (PREFIX | SIGN | NOT | 'await' | 'delete' | 'typeof' | 'void') expression
    | <assoc=right> expression '**' expression
    | expression (MULTIPLY | MULTIPLICATIVE) expression
    | expression ADDITIVE expression
    | expression SHIFT expression
    | expression (RELATIONAL | IN | INSTANCEOF) expression
    | expression EQUALITY expression
    | expression '&' expression
    | expression '^' expression
    | expression '|' expression
    | expression '&&' expression
    | expression '||' expression
    | expression '??' expression
    | expression '=>' (block | FUNCTION functionTail | CLASS classTail)
    | <assoc=right> expression ('?' expression ':' | '=' | ASSIGNMENT | '=>') expression
    | <assoc=right> expression QUESTION_FRACTION (infix expression)? ':' expression
    | ASYNC (ASYNC_NAME | OF) '=>' (block | expression)
    | 'yield' (STAR? expression)?
    ;

infix
    : '**'
    | MULTIPLY
    | MULTIPLICATIVE
    | ADDITIVE
    | SHIFT
    | RELATIONAL
    | IN
    | INSTANCEOF
    | EQUALITY
    | '&'
    | '^'
    | '|'
    | '&&'
    | '||'
    | '??'
    | '='
    | ASSIGNMENT
    ;

arguments
    : (PAREN_OPEN | CALL_OPEN) (argument (',' argument)* ','?)? ')'
    ;

argument
    : '...'? expression
    ;

templateTail
    : (TEMPLATE_TEXT | '${' sequence '}')* TEMPLATE_CLOSE
    ;

arrayLiteral
    : BRACKET_OPEN arrayElement (',' arrayElement)* ']'
    ;

// Empty for a hole, and in `[]`.
arrayElement
    : '...'? expression
    |
    ;

objectLiteral
    : OBJECT_OPEN (property (',' property)* ','?)? '}'
    ;

property
    : '...' expression
    | STAR (plainName | modifier) parameters block
    | plainName propertyTail?
    | modifier+ (modifiedName parameters block | propertyTail)?
    ;

propertyTail
    : (':' | '=') expression
    | parameters block
    ;
