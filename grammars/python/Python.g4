/* Python 3 (3.8 to 3.12): assignment expressions, positional-only parameters, match statements, except*, type parameters and aliases.

   Blocks are made of NEWLINE, INDENT and DEDENT, which stand in the text as control characters (src/parse/indentation.h).

   Python's parser knows what may be assigned to, so a `target` is no expression here. One look-ahead to the `=`, at the start of a
   statement, tells them apart; inside of an expression there is no such decision, so nesting costs nothing. For the same reason a display
   and the arguments of a call begin with an element, whatever comes behind it: a comma, or the `for` of a comprehension.

   `not`, `lambda` and the conditional expression aren't operands of the other operators, so there is a rule for each level down to the
   operands; arithmetic is one left-recursive rule.

   An f-string is one token. `match`, `case` and `type` are names where they begin no statement. */
grammar Python;

file : statement* EOF ;

statement
    : simpleStatements
    | decorator* (classDefinition | 'async'? functionDefinition)
    | 'if' namedExpression ':' block ('elif' namedExpression ':' block)* elseClause?
    | 'while' namedExpression ':' block elseClause?
    | 'async'? 'for' targets 'in' items ':' block elseClause?
    | 'try' ':' block ( exceptClause+ elseClause? finallyClause?
                      | exceptStarClause+ elseClause? finallyClause?
                      | finallyClause
                      )
    | 'async'? 'with' ('(' withItem (',' withItem)* ','? ')' | withItem (',' withItem)*) ':' block
    | 'match' elements ':' NEWLINE INDENT caseClause+ DEDENT
    ;

block
    : NEWLINE INDENT statement+ DEDENT
    | simpleStatements
    ;

elseClause       : 'else' ':' block ;
finallyClause    : 'finally' ':' block ;
exceptClause     : 'except' (expression ('as' name)?)? ':' block ;
exceptStarClause : 'except' '*' expression ('as' name)? ':' block ;
withItem         : expression ('as' target)? ;
decorator        : '@' namedExpression NEWLINE ;

classDefinition    : 'class' name typeParameters? arguments? ':' block ;
functionDefinition : 'def' name typeParameters? '(' parameters? ')' ('->' expression)? ':' block ;

typeParameters : '[' typeParameter (',' typeParameter)* ','? ']' ;
typeParameter  : ('*' | '**')? name (':' expression)? ('=' expression)? ;

parameters
    : (parameter (',' parameter)* (',' defaultParameter)* | defaultParameter (',' defaultParameter)*) (',' starParameters?)?
    | starParameters
    ;

parameter        : name (':' expression)? | onlyPositional ;
defaultParameter : name (':' expression)? '=' expression | onlyPositional ;
onlyPositional   : '/' ;

starParameters
    : '*' name (':' starExpression)? (',' keywordParameter)* (',' '**' parameter)? ','?
    | '*' (',' keywordParameter)+ (',' '**' parameter)? ','?
    | '**' parameter ','?
    ;

keywordParameter : name (':' expression)? ('=' expression)? ;

lambdaParameters
    : (lambdaParameter (',' lambdaParameter)* (',' lambdaDefault)* | lambdaDefault (',' lambdaDefault)*) (',' lambdaStars?)?
    | lambdaStars
    ;

lambdaParameter : name | onlyPositional ;
lambdaDefault   : name '=' expression | onlyPositional ;

lambdaStars
    : '*' name (',' lambdaKeyword)* (',' '**' name)? ','?
    | '*' (',' lambdaKeyword)+ (',' '**' name)? ','?
    | '**' name ','?
    ;

lambdaKeyword : name ('=' expression)? ;

simpleStatements : simpleStatement (';' simpleStatement)* ';'? NEWLINE ;

simpleStatement
    : items
    | yield
    | (targets '=')+ (items | yield)
    | singleTarget augmentedAssign (items | yield)
    | singleTarget ':' expression ('=' (items | yield))?
    | 'pass'
    | 'break'
    | 'continue'
    | 'return' items?
    | 'raise' (expression ('from' expression)?)?
    | 'assert' expression (',' expression)?
    | 'del' target (',' target)* ','?
    | ('global' | 'nonlocal') name (',' name)*
    | 'import' importedModule (',' importedModule)*
    | 'from' (('.' | '...')* dottedName | ('.' | '...')+) 'import' importedNames
    | 'type' name typeParameters? '=' expression
    ;

augmentedAssign : '+=' | '-=' | '*=' | '@=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' | '>>=' | '**=' | '//=' ;

importedModule : dottedName ('as' name)? ;
importedNames
    : '*'
    | '(' importedName (',' importedName)* ','? ')'
    | importedName (',' importedName)*
    ;
importedName   : name ('as' name)? ;
dottedName     : name ('.' name)* ;

caseClause : 'case' patterns guard? ':' block ;
guard      : 'if' namedExpression ;
patterns   : starPattern (',' starPattern)* ','? ;
starPattern
    : pattern
    | '*' name
    ;
pattern : closedPattern ('|' closedPattern)* ('as' name)? ;
closedPattern
    : '-'? NUMBER (('+' | '-') NUMBER)?
    | strings
    | 'None'
    | 'True'
    | 'False'
    | dottedName classPattern?
    | '(' (starPattern (',' starPattern)* ','?)? ')'
    | '[' (starPattern (',' starPattern)* ','?)? ']'
    | '{' (pairPattern (',' pairPattern)* ','?)? '}'
    ;
classPattern
    : '(' (pattern (',' pattern)* (',' keywordPattern)* ','? | keywordPattern (',' keywordPattern)* ','?)? ')'
    ;
keywordPattern : name '=' pattern ;
pairPattern
    : ('-'? NUMBER (('+' | '-') NUMBER)? | strings | 'None' | 'True' | 'False' | dottedValue) ':' pattern
    | restPattern
    ;
dottedValue : name ('.' name)+ ;
restPattern : '**' name ;

targets : targetItem (',' targetItem)* ','? ;

targetItem
    : target
    | starTarget
    ;

starTarget : '*' target ;

target
    : place
    | '(' (targetItem (',' targetItem)* ','?)? ')'
    | '[' (targetItem (',' targetItem)* ','?)? ']'
    ;

singleTarget
    : place
    | '(' singleTarget ')'
    ;

place
    : name
    | atom (arguments* (attribute | subscript))+
    ;

// As statements and their values have them.
items : item (',' item)* ','? ;

item
    : expression
    | starElement
    ;

// As brackets have them.
elements : element (',' element)* ','? ;

element
    : namedExpression
    | starElement
    ;

starElement    : '*' operand ;
starExpression : '*'? expression ;

namedExpression
    : expression
    | name ':=' expression
    ;

yield : 'yield' ('from' expression | items)? ;

expression
    : disjunction ('if' disjunction 'else' expression)?
    | 'lambda' lambdaParameters? ':' expression
    ;

disjunction : conjunction ('or' conjunction)* ;
conjunction : inversion ('and' inversion)* ;

inversion
    : comparison
    | 'not' inversion
    ;

comparison : operand (comparator operand)* ;

comparator : '<' | '>' | '==' | '>=' | '<=' | '!=' | 'in' | 'not' 'in' | 'is' 'not'? ;

operand
    : primary
    | 'await' primary
    | <assoc=right> operand '**' operand
    | ('+' | '-' | '~') operand
    | operand ('*' | '@' | '/' | '%' | '//') operand
    | operand ('+' | '-') operand
    | operand ('<<' | '>>') operand
    | operand '&' operand
    | operand '^' operand
    | operand '|' operand
    ;

primary : atom selector* ;

selector
    : attribute
    | arguments
    | subscript
    ;

attribute : '.' name ;
subscript : '[' slice (',' slice)* ','? ']' ;

slice
    : namedExpression
    | expression? ':' expression? (':' expression?)?
    | starElement
    ;

arguments
    : '(' (argument (',' argument)* (',' keywordArgument)* ','? | keywordArgument (',' keywordArgument)* ','?)? ')'
    ;

argument
    : namedExpression generatorClauses?
    | '*' expression
    ;

// Python allows it only if it is the only argument.
generatorClauses : comprehension ;

keywordArgument
    : name '=' expression
    | '**' expression
    | lateStar
    ;

lateStar : '*' expression ;

atom
    : name
    | NUMBER
    | strings
    | '...'
    | 'None'
    | 'True'
    | 'False'
    | '(' (element (comprehension | (',' element)* ','?) | yield)? ')'
    | '[' (element (comprehension | (',' element)* ','?))? ']'
    | '{' (pair (comprehension | (',' pair)* ','?))? '}'
    | '{' element (comprehension | (',' element)* ','?) '}'
    ;

pair
    : expression ':' expression
    | unpacking
    ;

unpacking : '**' operand ;

comprehension : comprehensionFor+ ;

comprehensionFor : 'async'? 'for' targets 'in' disjunction ('if' disjunction)* ;

strings
    : (STRING | F_STRING)+
    | BYTES+
    ;

name
    : NAME
    | 'match'
    | 'case'
    | 'type'
    ;

NEWLINE  : '\u0011' ;
INDENT   : '\u000E' [ \t]+ '\u000E' ;
DEDENT   : '\u000F' ;
LINE_END : '\u0012'? ('\r\n' | [\r\n]) -> channel(HIDDEN) ;

NAME : [\p{XID_Start}_] [\p{XID_Continue}]* ;

NUMBER : (Integer | Float | Digits [jJ] | Float [jJ]) ;
// What Python refuses as a whole, so that a number needs a blank before a name.
BAD_NUMBER : [0-9] [\p{XID_Continue}]* ;

STRING
    : [uU]? ( '\'' (~['\\\r\n] | Escape)* '\'' | '"' (~["\\\r\n] | Escape)* '"'
            | '\'\'\'' (~[\\] | Escape)*? '\'\'\'' | '"""' (~[\\] | Escape)*? '"""'
            )
    | [rR] RawString
    ;

// As `\N{DASH}` stands for a character by its name, of which no grammar has a list.
NAMED_STRING
    : [uU]? ( '\'' (~['\\\r\n] | Escape | NamedEscape)* '\'' | '"' (~["\\\r\n] | Escape | NamedEscape)* '"'
            | '\'\'\'' (~[\\] | Escape | NamedEscape)*? '\'\'\'' | '"""' (~[\\] | Escape | NamedEscape)*? '"""'
            ) -> type(STRING)
    ;

// An open text is not two empty ones.
BAD_STRING : [\p{XID_Continue}]* ('\'\'\'' | '"""') ;

F_STRING : ([fF] | [fF] [rR] | [rR] [fF]) RawString ;

BYTES
    : [bB] ( '\'' (BytesChar | ["] | BytesEscape)* '\'' | '"' (BytesChar | ['] | BytesEscape)* '"'
           | '\'\'\'' (BytesChar | ['"\r\n] | BytesEscape)*? '\'\'\'' | '"""' (BytesChar | ['"\r\n] | BytesEscape)*? '"""'
           )
    | ([bB] [rR] | [rR] [bB]) ( '\'' (BytesChar | ["] | RawBytesEscape)* '\'' | '"' (BytesChar | ['] | RawBytesEscape)* '"'
                              | '\'\'\'' (BytesChar | ['"\r\n] | RawBytesEscape)*? '\'\'\''
                              | '"""' (BytesChar | ['"\r\n] | RawBytesEscape)*? '"""'
                              )
    ;

COMMENT     : '#' ~[\r\n\u000E\u000F\u0011\u0012]* -> channel(HIDDEN) ;
WHITE_SPACE : [ \t\f]+ -> channel(HIDDEN) ;
JOINED_LINE : '\\' ('\r\n' | [\r\n]) -> channel(HIDDEN) ;

fragment Digits  : [0-9] ('_'? [0-9])* ;
fragment Integer : '0' ('_'? '0')* | [1-9] ('_'? [0-9])* | '0' [xX] ('_'? Hex)+ | '0' [oO] ('_'? [0-7])+ | '0' [bB] ('_'? [01])+ ;
fragment Float   : (Digits? '.' Digits | Digits '.') Exponent? | Digits Exponent ;
fragment Exponent : [eE] [+-]? Digits ;
fragment Hex     : [0-9a-fA-F] ;

fragment RawString
    : '\'' (~['\\\r\n] | AnyEscape)* '\'' | '"' (~["\\\r\n] | AnyEscape)* '"'
    | '\'\'\'' (~[\\] | AnyEscape)*? '\'\'\'' | '"""' (~[\\] | AnyEscape)*? '"""'
    ;
fragment AnyEscape : '\\' ('\r\n' | .) ;
fragment Escape
    : '\\' ('\r\n' | ~[xuUN\r] | '\r')
    | '\\x' Hex Hex
    | '\\u' Hex Hex Hex Hex
    | '\\U00' ('0' Hex | '10') Hex Hex Hex Hex
    ;
fragment NamedEscape : '\\N{' [A-Za-z0-9 -]+ '}' ;
fragment BytesChar      : [\u0000-\u0009\u000B\u000C\u000E-\u0021\u0023-\u0026\u0028-\u005B\u005D-\u007F] ;
fragment BytesEscape    : '\\' ('\r\n' | [\u0000-\u0077\u0079-\u007F]) | '\\x' Hex Hex ;
fragment RawBytesEscape : '\\' ('\r\n' | [\u0000-\u007F]) ;
