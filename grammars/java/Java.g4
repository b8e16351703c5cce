/* Java as of the Java Language Specification, up to SE 21: classes, interfaces, enums, records, annotations, modules, lambdas, method
   references, switch expressions, text blocks, patterns of all kinds; of later versions module imports, members outside of classes and
   the parameter `_`. Words with a meaning in some places only (var, record, yield, when, module, ...) are identifiers elsewhere. Not
   covered: `enum` and `assert` as identifiers (before 1.5 and 1.4), a type whose whole name is `record`, string templates, and
   unicode escapes for anything but letters of identifiers and the insides of literals.

   Where a member or a statement can begin with modifiers these stand in front of all alternatives, so that annotations never have to be
   read ahead. A type has no annotations of its own in front for the same reason; `typeUse` has.

   Statements, not expressions, know what may stand alone: an `action` is a `primary` with at most one assignment, so that `List<String> x`
   can't be taken for comparisons and a local variable is told from an action by the first token after a type's name. What is left as
   look-ahead is a type (a qualified name, mostly; type arguments if there are any): for local variables and in `for`, before the `)` of
   a cast or a lambda's parameters, and after a `<` that may begin the type arguments of a method reference.

   `>` is one token always, as it closes type arguments; the shift operators are put together here.

   What may follow an expression anywhere in the grammar decides how far SLL has to look. A `->` must not, or a name in front of it could
   not be told from a lambda's parameter: so the labels and guards of a switch are `constant` or `simple`, which know no lambda and have
   their operators as flat lists (as have the values of annotations, where `a = b` must not be an assignment). A `<` must not follow a
   type, or it could be a comparison: so comparisons and `instanceof` stand above `comparand`, and are not chained with each other.

   The selectors of a primary are a list, so that `a.b(c).d(e)` can lose any of its parts. */
grammar Java;

compilationUnit
    : unit* EOF
    ;

unit
    : ';'
    | 'import' ('static' | 'module')? name ('.' '*')? ';'
    | modifier* ( 'package' name ';'
                | 'open'? 'module' name '{' directive* '}'
                | declaration
                )
    ;

directive
    : 'requires' ('transitive' | 'static')* name ';'
    | ('exports' | 'opens') name ('to' name (',' name)*)? ';'
    | 'uses' name ';'
    | 'provides' name ('with' name (',' name)*)? ';'
    ;

member
    : ';'
    | modifier* (block | declaration)
    ;

declaration
    : typeDeclaration
    | (typeParameters annotation*)? ( constructor
                                    | 'void' method
                                    | type (method | variables ';')
                                    )
    ;

typeDeclaration
    : 'class' identifier typeParameters? ('extends' typeUse)? ('implements' types)? ('permits' types)? classBody
    | 'interface' identifier typeParameters? ('extends' types)? ('permits' types)? classBody
    | 'enum' identifier ('implements' types)? enumBody
    | 'record' identifier typeParameters? parameters ('implements' types)? classBody
    | '@' 'interface' identifier classBody
    ;

classBody
    : '{' member* '}'
    ;

enumBody
    : '{' (enumConstant (',' enumConstant)* ','? | ',')? (';' member*)? '}'
    ;

enumConstant
    : annotation* identifier arguments? classBody?
    ;

constructor
    : identifier parameters? throwsClause? block
    ;

method
    : identifier parameters dimension* throwsClause? (block | ('default' elementValue)? ';')
    ;

throwsClause
    : 'throws' types
    ;

parameters
    : '(' (parameter (',' parameter)*)? ')'
    ;

parameter
    : variableModifier* type (annotation* '...')? (identifier dimension* | (identifier '.')* 'this')
    ;

variables
    : variable (',' variable)*
    ;

variable
    : identifier dimension* ('=' initializer)?
    ;

initializer
    : expression
    | arrayInitializer
    ;

arrayInitializer
    : '{' (initializer (',' initializer)* ','? | ',')? '}'
    ;

modifier
    : annotation
    | 'public'
    | 'protected'
    | 'private'
    | 'static'
    | 'abstract'
    | 'final'
    | 'native'
    | 'synchronized'
    | 'transient'
    | 'volatile'
    | 'strictfp'
    | 'default'
    | 'sealed'
    | 'non-sealed'
    ;

variableModifier
    : annotation
    | 'final'
    | 'abstract'
    | 'static'
    | 'strictfp'
    ;

annotation
    : '@' name ('(' (annotationArgument (',' annotationArgument)*)? ')')?
    ;

annotationArgument
    : (identifier '=')? elementValue
    ;

elementValue
    : simple
    | annotation
    | '{' (elementValue (',' elementValue)* ','? | ',')? '}'
    ;

typeParameters
    : '<' typeParameter (',' typeParameter)* '>'
    ;

typeParameter
    : annotation* identifier ('extends' typeUse ('&' typeUse)*)?
    ;

types
    : typeUse (',' typeUse)*
    ;

typeUse
    : annotation* type
    ;

type
    : (primitiveType | classType) dimension*
    ;

primitiveType
    : 'boolean'
    | 'byte'
    | 'char'
    | 'double'
    | 'float'
    | 'int'
    | 'long'
    | 'short'
    ;

classType
    : typeName ('.' typeName)*
    ;

// Annotations inside a type's name hang on the part before them, so that the parts stay one list.
typeName
    : typeIdentifier typeArguments? ('.' annotation+ typeName)?
    | 'record' '.' typeName
    ;

typeArguments
    : '<' (typeArgument (',' typeArgument)*)? '>'
    ;

typeArgument
    : annotation* (type | '?' (('extends' | 'super') typeUse)?)
    ;

dimension
    : annotation* '[' ']'
    ;

block
    : '{' statement* '}'
    ;

statement
    : block
    | ';'
    | variableModifier* (typeDeclaration | type variables ';')
    | 'yield' expression ';'
    | action ';'
    | identifier ':' statement
    | 'if' '(' expression ')' statement ('else' statement)?
    | 'for' '(' forControl ')' statement
    | 'while' '(' expression ')' statement
    | 'do' statement 'while' '(' expression ')' ';'
    | 'try' resources? block catchClause* ('finally' block)?
    | switchBlock
    | 'synchronized' '(' expression ')' block
    | 'return' expression? ';'
    | 'throw' expression ';'
    | 'break' identifier? ';'
    | 'continue' identifier? ';'
    | 'assert' expression (':' expression)? ';'
    ;

// An expression that may be a statement.
action
    : primary (assignmentOperator expression | '++' | '--')?
    | ('++' | '--') primary
    | typeArguments ('this' | 'super') arguments
    ;

forControl
    : actions? ';' expression? ';' actions?
    | variableModifier* type variables (':' expression | ';' expression? ';' actions?)
    ;

actions
    : action (',' action)*
    ;

resources
    : '(' resource (';' resource)* ';'? ')'
    ;

resource
    : variableModifier* type variable
    | primary
    ;

catchClause
    : 'catch' '(' variableModifier* type ('|' typeUse)* identifier ')' block
    ;

switchBlock
    : 'switch' '(' expression ')' '{' switchCase* '}'
    ;

switchCase
    : ('case' label (',' label)* ('when' simple)? | 'default') ( ':' statement*
                                                               | '->' (expression ';' | block | 'throw' expression ';')
                                                               )
    ;

label
    : 'default'
    | pattern
    | constant ((highOperator | lowOperator) constant)* ('?' constant ':' constant)?
    ;

pattern
    : variableModifier* type (identifier | recordPattern)
    ;

recordPattern
    : '(' (component (',' component)*)? ')' identifier?
    ;

component
    : pattern
    | '_'
    ;

// What a case may compare with: literals and names, so that a call can only be a record pattern.
constant
    : literal
    | name
    | '(' expression ')'
    | '(' (primitiveType | name) ')' constant
    | ('+' | '-' | '~' | '!') constant
    ;

simple
    : relation (lowOperator relation)* ('?' simple ':' simple)?
    ;

relation
    : operand (highOperator operand)* ('instanceof' (pattern | variableModifier* type))?
    ;

operand
    : primary
    | '(' typeUse ')' operand
    | ('+' | '-' | '~' | '!') operand
    ;

highOperator
    : '*' | '/' | '%' | '+' | '-' | '<<' | '>' '>' '>'? | '<' | '>' | '<=' | '>='
    ;

lowOperator
    : '==' | '!=' | '&' | '^' | '|' | '&&' | '||'
    ;

expression
    : comparand ((('<' | '>' | '<=' | '>=') comparand)+ | 'instanceof' (pattern | variableModifier* type))?
    | lambda
    | expression ('==' | '!=') expression
    | expression '&' expression
    | expression '^' expression
    | expression '|' expression
    | expression '&&' expression
    | expression '||' expression
    | <assoc=right> expression '?' expression ':' expression
    | <assoc=right> expression assignmentOperator expression
    ;

comparand
    : primary
    | switchBlock
    | annotation+ type '::' typeArguments? (identifier | 'new')
    | comparand ('++' | '--')
    | ('+' | '-' | '++' | '--' | '~' | '!') comparand
    | '(' typeUse ('&' typeUse)* ')' comparand
    | comparand ('*' | '/' | '%') comparand
    | comparand ('+' | '-') comparand
    | comparand ('<<' | '>' '>' '>'?) comparand
    ;

lambda
    : lambdaParameters '->' (expression | block)
    | '(' typeUse ('&' typeUse)* ')' lambda
    ;

assignmentOperator
    : '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' | '>>=' | '>>>='
    ;

lambdaParameters
    : identifier
    | '(' (lambdaParameter (',' lambdaParameter)*)? ')'
    ;

lambdaParameter
    : identifier
    | parameter
    ;

arguments
    : '(' (expression (',' expression)*)? ')'
    ;

// A new array with sizes can't be indexed at once, which is why its selectors begin with another one.
primary
    : ( literal
      | identifier arguments?
      | '(' expression ')'
      | ('this' | 'super') arguments?
      | primitiveType ('[' ']')* ('.' 'class' | '::' 'new')
      | 'void' '.' 'class'
      ) selector*
    | 'new' typeArguments? annotation* (primitiveType | classType)
      ( arguments classBody? selector*
      | dimension+ arrayInitializer selector*
      | (annotation* '[' expression ']')+ dimension* (dotSelector selector*)?
      )
    ;

selector
    : dotSelector
    | '[' expression ']'
    | ('[' ']')+ ('.' 'class' | '::' 'new')
    | typeArguments ('.' typeName)* ('[' ']')* '::' typeArguments? (identifier | 'new')
    ;

dotSelector
    : '.' typeArguments? (identifier | 'super') arguments?
    | '.' ('this' | 'class')
    | '.' 'new' typeArguments? annotation* typeName arguments classBody?
    | '::' typeArguments? (identifier | 'new')
    ;

literal
    : INTEGER
    | FLOAT
    | CHARACTER
    | STRING
    | TEXT_BLOCK
    | 'true'
    | 'false'
    | 'null'
    ;

name
    : identifier ('.' identifier)*
    ;

identifier
    : ID
    | contextual
    | 'record'
    ;

typeIdentifier
    : ID
    | contextual
    ;

contextual
    : '_' | 'exports' | 'module' | 'open' | 'opens' | 'permits' | 'provides' | 'requires' | 'sealed' | 'to' | 'transitive' | 'uses'
    | 'var' | 'when' | 'with' | 'yield'
    ;

INTEGER
    : ([0-9] DIGITS? | '0' [xX] [0-9a-fA-F_]+ | '0' [bB] [01_]+) [lL]?
    ;

FLOAT
    : ([0-9] DIGITS? '.' ([0-9] DIGITS?)? | '.' [0-9] DIGITS?) EXPONENT? [fFdD]?
    | [0-9] DIGITS? (EXPONENT [fFdD]? | [fFdD])
    | '0' [xX] ([0-9a-fA-F_]+ '.'? [0-9a-fA-F_]* | '.' [0-9a-fA-F_]+) [pP] [+-]? DIGITS [fFdD]?
    ;

// Several characters are allowed, for one may be spelled as two unicode escapes.
CHARACTER
    : '\'' (~['\\\r\n] | ESCAPE)+ '\''
    ;

STRING
    : '"' (~["\\\r\n] | ESCAPE)* '"'
    ;

TEXT_BLOCK
    : '"""' [ \t\f]* [\r\n] (~'\\' | ESCAPE)*? '"""'
    ;

ID
    : LETTER (LETTER | [0-9])*
    ;

BLOCK_COMMENT
    : '/*' .*? '*/' -> channel(HIDDEN)
    ;

LINE_COMMENT
    : '//' ~[\r\n]* -> channel(HIDDEN)
    ;

LAUNCHER
    : '#!' ~[\r\n]* -> channel(HIDDEN)
    ;

WS
    : [ \t\r\n\f\u000B\u001A\uFEFF]+ -> channel(HIDDEN)
    ;

fragment DIGITS
    : [0-9_]+
    ;

fragment EXPONENT
    : [eE] [+-]? DIGITS
    ;

// \u005c is a backslash itself.
fragment ESCAPE
    : '\\' .
    | '\\' 'u'+ '005' [cC] .
    ;

fragment LETTER
    : [a-zA-Z$_\u00A0-\uFEFE\uFF00-\u{10FFFF}]
    | '\\' 'u'+ HEX HEX HEX HEX
    ;

fragment HEX
    : [0-9a-fA-F]
    ;
