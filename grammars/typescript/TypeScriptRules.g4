/* TypeScript 5. See the lexer for how it tells operands from operators.

   - An expression is a flat list of operands and operators, among them `? a :`, `=`, `=>` and `as T`. So there are no precedences, and each
     operator can be removed together with its operand.
   - Cover grammar: `(a, b?: T)` is an operand, and the parameters of a function if `=>` follows; array and object literals are patterns
     too; the parameters of a function type and the elements of a tuple are one rule.
   - A statement, member or property ends with an optional semicolon. What may follow it must never be able to continue it, or prediction
     would have to look over both. So an expression at the start of a statement has a rule of its own, without `{`, `function` and `class`,
     and words that may begin a declaration (`type`, `declare`) need something behind them there. */
parser grammar TypeScriptRules;

program : statement* 'return'? EOF ;

statement
    : block
    | ';'
    | declaration
    | variables ';'?
    | 'if' PAREN_OPEN sequence ')' body ('else' body)?
    | 'for' 'await'? PAREN_OPEN forHead ')' body
    | 'while' PAREN_OPEN sequence ')' body
    | 'do' body ';'? 'while' PAREN_OPEN sequence ')' ';'?
    | 'continue' name? ';'?
    | 'break' name? ';'?
    | 'return' (sequence ';'? | ';')
    | 'throw' sequence ';'?
    | 'with' PAREN_OPEN sequence ')' body
    | 'switch' parenOpen sequence ')' '{' switchClause* '}'
    | 'try' block ('catch' (parenOpen binding (':' type)? ')')? block)? ('finally' block)?
    | 'debugger' ';'?
    | importStatement ';'?
    | exportStatement
    | name ':' body
    | firstOperand operation* (',' expression)* ';'?
    | softWord (suffix+ operation* | operation+) (',' expression)* ';'?
    | softWord ':' body
    | softWord ';'
    ;

body  : statement | 'return' ;
block : '{' statement* 'return'? '}' ;

declaration
    : decorator* 'abstract'? 'class' classTail
    | 'async'? 'function' functionTail
    | 'interface' name typeParameters? ('extends' heritage (',' heritage)*)? objectType
    | 'type' name typeParameters? '=' type ';'?
    | 'const'? 'enum' name '{' (enumMember (',' enumMember)* ','?)? '}'
    | ('namespace' | 'module') (name ('.' ID)* | STRING) (block | ';'?)
    | 'global' block
    | 'declare' (declaration | variables ';'?)
    ;

variables  : ('var' | 'let' | 'const') declarator (',' declarator)* ;
declarator : binding NON_NULL? (':' type)? ('=' expression)? ;
binding    : identifier | arrayLiteral | objectLiteral ;
enumMember : propertyName ('=' expression)? ;

forHead
    : ('var' | 'let' | 'const') declarator ((',' declarator)* ';' sequence? ';' sequence? | ('of' | 'in') sequence)
    | sequence ('of' expression)?
    | sequence? ';' sequence? ';' sequence?
    ;

switchClause : ('case' sequence | 'default') ':' statement* 'return'? ;

importStatement
    : 'import' (importClause 'from')? STRING importAttributes?
    | 'import' 'type'? identifier '=' expression
    ;

importClause
    : importedType? (identifier (',' (namespaceImport | namedSpecifiers))? | namespaceImport | namedSpecifiers)
    ;

importedType     : 'type' ;
namespaceImport  : '*' 'as' identifier ;
namedSpecifiers  : '{' (specifier (',' specifier)* ','?)? '}' ;
specifier        : anyName anyName? ('as' anyName)? anyName? ;
importAttributes : ('with' | ID) objectLiteral ;

exportStatement
    : 'export' importedType? '*' ('as' anyName)? 'from' STRING importAttributes? ';'?
    | 'export' importedType? namedSpecifiers ('from' STRING importAttributes?)? ';'?
    | decorator* 'export' 'default' ('async'? 'function' functionTail | expression ';'? | 'abstract' 'class' classTail | 'interface' name typeParameters? ('extends' heritage (',' heritage)*)? objectType)
    | 'export' '=' expression ';'?
    | 'export' 'as' 'namespace' name ';'?
    | 'export' 'import' 'type'? identifier '=' expression ';'?
    | 'export' (declaration | variables ';'?)
    ;

functionTail : '*'? identifier? signature (block | ';'?) ;
signature    : typeParameters? parameters returned? ;
returned     : ':' returnType ;

parameters : parenOpen (parameter (',' parameter)* ','?)? ')' ;
parameter  : decorator* parameterModifier* '...'? (binding | 'this') '?'? (':' type)? ('=' expression)? ;
parameterModifier : 'public' | 'private' | 'protected' | 'readonly' | 'override' ;

decorator : '@' (identifier ('.' (ID | PRIVATE_NAME))* typeArguments? decoratorArguments? | PAREN_OPEN sequence ')') ;
decoratorArguments : CALL_OPEN (item (',' item)* ','?)? ')' ;

classTail : identifier? typeParameters? ('extends' operand typeArguments?)? ('implements' heritage (',' heritage)*)? '{' classElement* (modifier* plainName)? '}' ;
heritage  : name ('.' ID)* typeArguments? ;

classElement
    : ';'
    | 'static' block
    | decorator* modifier* plainName elementTail
    | decorator* modifier+ elementTail
    | decorator* modifier* plainName ';'
    | decorator* modifier+ ';'
    ;

// Never empty: what follows would have to be looked over, whether it is of the element or one of its own.
elementTail
    : '?'? signature (block | ';'?)
    | ('?' | NON_NULL)? ':' type ('=' expression)? ';'?
    | ('?' | NON_NULL)? '=' expression ';'?
    | '?' ';'?
    ;

modifier
    : 'public' | 'private' | 'protected' | 'static' | 'readonly' | 'abstract' | 'override' | 'declare' | 'async' | 'get' | 'set' | 'accessor' | '*'
    ;

plainName
    : ID | 'as' | 'asserts' | 'from' | 'global' | 'infer' | 'is' | 'keyof' | 'module' | 'namespace' | 'of' | 'out' | 'satisfies' | 'type' | 'unique'
    | keyword
    | PRIVATE_NAME
    | STRING
    | NUMBER
    | BIG_INT
    | bracketOpen expression (':' type)? ']'
    ;

keyword
    : 'case' | 'const' | 'debugger' | 'default' | 'delete' | 'do' | 'else' | 'enum' | 'export' | 'extends' | 'finally' | 'function' | 'import' | 'in'
    | 'instanceof' | 'new' | 'return' | 'switch' | 'throw' | 'try' | 'typeof' | 'var' | 'void' | 'class' | 'catch' | 'break' | 'continue'
    | 'interface' | 'let' | 'await' | 'yield' | 'implements' | 'if' | 'for' | 'while' | 'with' | 'false' | 'null' | 'super' | 'this' | 'true'
    ;

memberModifier
    : 'public' | 'private' | 'protected' | 'static' | 'readonly' | 'abstract' | 'override' | 'declare' | 'async' | 'get' | 'set' | 'accessor'
    ;

propertyName : plainName | memberModifier ;

anyName : ID | memberModifier | 'asserts' | 'from' | 'global' | 'infer' | 'is' | 'keyof' | 'module' | 'namespace' | 'of' | 'out' | 'satisfies' | 'type' | 'unique' | 'default' | STRING ;

// A name that begins no statement of its own.
name
    : ID | 'accessor' | 'asserts' | 'from' | 'get' | 'infer' | 'is' | 'keyof' | 'of' | 'out' | 'override' | 'private' | 'protected' | 'public' | 'readonly'
    | 'set' | 'static' | 'unique'
    ;

softWord   : 'abstract' | 'declare' | 'global' | 'module' | 'namespace' | 'type' ;
identifier : name | softWord | 'async' ;

sequence   : expression (',' expression)* ;
expression : operand operation* ;

operation
    : infix operand
    | '=>' block
    | ('as' | 'satisfies') (type | 'const')
    ;

infix
    : INFIX | '*' | DIVIDE | ADDITIVE | SIGN | LESS | '>' ('>' '>'?)? | 'in' | 'instanceof' | '|' | '&' | '=' | ASSIGNMENT | '=>'
    | '?' expression ':'
    ;

operand
    : prefix* (atom suffix* | 'yield' ';')
    ;

firstOperand
    : firstPrefix prefix* atom suffix*
    | firstAtom suffix*
    | 'yield' ';'
    ;

firstPrefix : NOT | SIGN | PREFIX | 'await' | 'delete' | 'new' | 'typeof' | 'void' | 'yield' '*'? ;
prefix      : firstPrefix | NON_NULL | ADDITIVE | POSTFIX | angle ;

// A type assertion, or the type parameters of an arrow function.
angle : LESS typeParameter (',' typeParameter)* ','? '>' ;

firstAtom
    : name
    | literal
    | 'async' (name | 'async' 'function' functionTail | CALL_OPEN (item (',' item)* ','?)? ')' returned?)?
    | TEMPLATE_OPEN templateTail
    | BRACKET_OPEN elements ']'
    | PAREN_OPEN (item (',' item)* ','?)? ')' returned?
    | 'import' ('.' ID | arguments)
    ;

atom
    : identifierAtom
    | literal
    | 'async' (name | 'function' functionTail | typeParameters? parenOpen (item (',' item)* ','?)? ')' returned?)?
    | templateOpen templateTail
    | arrayLiteral
    | objectLiteral
    | parenOpen (item (',' item)* ','?)? ')' returned?
    | 'function' functionExpression
    | decorator* 'abstract'? 'class' classTail
    | 'import' ('.' ID | arguments)
    | 'new' '.' ID
    ;

identifierAtom : name | softWord ;

functionExpression : '*'? identifier? signature block (PAREN_OPEN (item (',' item)* ','?)? ')')? ;

literal : 'this' | 'super' | 'null' | 'true' | 'false' | NUMBER | BIG_INT | STRING | REGEXP | PRIVATE_NAME ;

suffix
    : '.' (ID | PRIVATE_NAME)
    | '?.' (ID | PRIVATE_NAME | INDEX_OPEN sequence ']' | typeArguments? CALL_OPEN (item (',' item)* ','?)? ')')
    | INDEX_OPEN sequence ']'
    | CALL_OPEN (item (',' item)* ','?)? ')'
    | typeArguments arguments?
    | TAG_OPEN templateTail
    | POSTFIX
    | NON_NULL
    ;

arguments : parenOpen (item (',' item)* ','?)? ')' ;

// An argument, an operand in parentheses, or a parameter of an arrow function.
item : '...'? expression '?'? (':' type)? defaultValue? ;
defaultValue : '=' expression ;

templateTail : (TEMPLATE_TEXT | '${' sequence '}')* TEMPLATE_CLOSE ;

arrayLiteral : bracketOpen elements ']' ;
elements     : element (',' element)* ;
element      : '...'? expression | ;

objectLiteral : '{' (property (',' property)* ','?)? '}' ;

property
    : '...' expression
    | propertyModifier* propertyName ((':' | '=') expression | signature block)?
    ;

propertyModifier : 'async' | 'get' | 'set' | '*' ;

parenOpen    : PAREN_OPEN | CALL_OPEN ;
bracketOpen  : BRACKET_OPEN | INDEX_OPEN ;
templateOpen : TEMPLATE_OPEN | TAG_OPEN ;

type        : union ('extends' type '?' type ':' type)? ;
union       : ('|' | '&')? typeOperand (('|' | '&') typeOperand)* ;
returnType  : 'asserts'? type ('is' type)? ;
typeOperand : typePrefix* typeAtom typeSuffix* ;
typePrefix  : 'keyof' | 'unique' | 'readonly' ;
typeSuffix  : bracketOpen type? ']' ;

typeAtom
    : typeName ('.' ID)* typeArguments?
    | 'typeof' typeQuery typeArguments?
    | 'import' parenOpen type (',' objectLiteral)? ')' ('.' ID)* typeArguments?
    | 'void'
    | 'null'
    | STRING
    | (SIGN | ADDITIVE)? (NUMBER | BIG_INT)
    | 'true'
    | 'false'
    | templateOpen (TEMPLATE_TEXT | '${' type '}')* TEMPLATE_CLOSE
    | objectType
    | bracketOpen (typeItem (',' typeItem)* ','?)? ']'
    | parenOpen (typeItem (',' typeItem)* ','?)? ')' ('=>' returnType)?
    | ('abstract'? 'new')? typeParameters? parenOpen (typeItem (',' typeItem)* ','?)? ')' '=>' returnType
    | 'infer' typeName ('extends' union)?
    ;

typeQuery : (identifier | 'this' | 'import' parenOpen type ')') ('.' (ID | PRIVATE_NAME))* ;
typeName  : ID | 'this' | 'abstract' | 'accessor' | 'async' | 'declare' | 'from' | 'get' | 'global' | 'is' | 'module' | 'namespace' | 'of' | 'out' | 'override'
          | 'private' | 'protected' | 'public' | 'set' | 'static' | 'type' ;

// A parameter of a function type, or an element of a tuple.
typeItem : '...'? type '?'? (':' type)? ;

typeArguments  : LESS type (',' type)* ','? '>' ;
typeParameters : LESS typeParameter (',' typeParameter)* ','? '>' ;
typeParameter  : ('const' | 'in' | 'out')* union ('extends' type)? ('=' type)? ;

objectType : '{' typeMember* (memberModifier* plainName)? '}' ;

typeMember
    : signature separator?
    | 'new' signature separator?
    | memberModifier* plainName memberTail
    | memberModifier+ memberTail
    | mapped separator?
    ;

memberTail
    : '?'? signature separator?
    | '?'? ':' type separator?
    | '?'? separator
    ;

separator : ',' | ';' ;

mapped : ((SIGN | ADDITIVE)? 'readonly')? bracketOpen name 'in' type ('as' type)? ']' ((SIGN | ADDITIVE)? '?')? (':' type)? ;
