/* PHP 8. What stands outside of `<?php ... ?>` is a statement too, and `?>` ends one as `;` does. An expression is a flat list of operands and
   operators, so there are no precedences. What looks like a call, as `array()` and `isset()`, is one. */
parser grammar PhpParser;

options { tokenVocab = PhpLexer; }

file : statement* EOF ;

end : ';' | CLOSE ;

statement
    : INLINE_HTML
    | OPEN
    | OPEN_ECHO expressions end
    | end
    | block
    | ECHO expressions end
    | IF '(' expression ')' ( statement (ELSEIF '(' expression ')' statement | elseIf)* otherwise?
                              | ':' statement* (ELSEIF '(' expression ')' ':' statement* | elseIf)* (ELSE ':' statement*)? ENDIF end )
    | WHILE '(' expression ')' (statement | ':' statement* ENDWHILE end)
    | DO statement WHILE '(' expression ')' end
    | FOR '(' expressions? ';' expressions? ';' expressions? ')' (statement | ':' statement* ENDFOR end)
    | FOREACH '(' expression AS '&'? expression ('=>' '&'? expression)? ')' (statement | ':' statement* ENDFOREACH end)
    | SWITCH '(' expression ')' ('{' cases '}' | ':' cases ENDSWITCH end)
    | DECLARE '(' constant (',' constant)* ')' (statement | ':' statement* ENDDECLARE end)
    | (BREAK | CONTINUE | RETURN) expression? end
    | GOTO NAME end
    | GLOBAL simpleVariable (',' simpleVariable)* end
    | STATIC staticVariable (',' staticVariable)* end
    | TRY block (CATCH '(' NAME ('|' NAME)* VARIABLE? ')' block)* (FINALLY block)?
    | NAMESPACE NAME? (block | end)
    | USE imported (',' imported)* end
    | attributes? CONST constant (',' constant)* end
    | attributes? FUNCTION '&'? name parameters returned? block
    | attributes? (ABSTRACT | FINAL | READONLY)* CLASS name (EXTENDS NAME)? interfaces? members
    | attributes? INTERFACE name (EXTENDS NAME (',' NAME)*)? members
    | attributes? TRAIT name members
    | attributes? ENUM name (':' type)? interfaces? members
    | NAME ':'
    | expression keyed? end
    ;

// Of `yield`.
keyed     : '=>' expression ;
elseIf    : ELSE IF '(' expression ')' statement ;
otherwise : ELSE statement ;
block     : '{' statement* '}' ;
cases     : (CLOSE INLINE_HTML? OPEN | ';')* ((CASE expression | DEFAULT) (':' | ';') statement*)* ;

imported   : (FUNCTION | CONST)? NAME (AS name | '\\' '{' (useItem (',' useItem)* ','?)? '}')? ;
useItem    : (FUNCTION | CONST)? NAME (AS name)? ;
interfaces : IMPLEMENTS NAME (',' NAME)* ;

constant       : word ('=' expression)? ;
staticVariable : VARIABLE ('=' expression)? ;
simpleVariable : VARIABLE | '$' (simpleVariable | '{' expression '}') ;

attributes : (ATTRIBUTE_OPEN (attribute (',' attribute)* ','?)? ']')+ ;
attribute  : NAME arguments? ;

parameters : '(' (parameter (',' parameter)* ','?)? ')' ;
parameter  : attributes? modifier* type? '&'? '...'? VARIABLE ('=' expression)? ;
modifier   : PUBLIC | PROTECTED | PRIVATE | READONLY | STATIC | ABSTRACT | FINAL | VAR ;
returned   : ':' type ;
type       : '?'? typePart (('|' | '&') typePart)* ;
typePart   : NAME | STATIC | CALLABLE | '(' type ')' ;

members : '{' member* '}' ;

member
    : attributes? modifier* ( CONST (typePart)? constant (',' constant)* ';'
                            | FUNCTION '&'? word parameters returned? (block | ';')
                            | type? property (',' property)* ';'
                            | CASE word ('=' expression)? ';' )
    | USE NAME (',' NAME)* (';' | '{' (traitRule ';')* '}')
    ;

property  : VARIABLE ('=' expression)? ;
traitRule : word ('::' word)? (INSTEADOF NAME (',' NAME)* | AS modifier? word?) ;

expressions : expression (',' expression)* ;
expression  : operand (infix operand)* ;

infix
    : OPERATOR | SIGN | '&' | '|' | '=' '&'? | ASSIGN | INSTANCEOF | AND | OR | XOR
    | '?' expression? ':'
    ;

operand : prefix* (atom selector* INCREMENT? | lonely) ;

prefix
    : PREFIX | SIGN | '&' | INCREMENT | CAST | CLONE | PRINT | INCLUDE | INCLUDE_ONCE | REQUIRE | REQUIRE_ONCE | THROW
    | YIELD | attributes? STATIC? FN '&'? parameters returned? '=>'
    ;

// What needs nothing behind it.
lonely : YIELD ;

atom
    : simpleVariable
    | NAME
    | STATIC
    | ENUM | MATCH
    | NUMBER
    | STRING
    | SHELL
    | HERE_DOCUMENT
    | '(' expression ')'
    | '[' (items)? ']'
    | NEW ( attributes? READONLY? CLASS arguments? (EXTENDS NAME)? interfaces? members | (NAME | STATIC | '(' expression ')' | simpleVariable newSelector*) arguments? )
    | attributes? STATIC? FUNCTION '&'? parameters (USE '(' (captured (',' captured)* ','?)? ')')? returned? block
    | MATCH '(' expression ')' '{' (arm (',' arm)* ','?)? '}'
    ;

captured    : '&'? VARIABLE ;
arm         : (DEFAULT ','? | expressions ','?) '=>' expression ;
newSelector : ARROW memberName | '::' simpleVariable | '[' expression? ']' ;

selector
    : arguments
    | '[' expression? ']'
    | '{' expression '}'
    | ARROW memberName
    | '::' (memberName | CLASS)
    ;

memberName : word | simpleVariable | '{' expression '}' ;

arguments : '(' items? ')' ;
items     : ','* item (','+ item)* ','* ;
item      : word ':' expression | '...' expression? | expression ('=>' expression)? ;

name : NAME | ENUM | MATCH | READONLY ;

word
    : NAME | ABSTRACT | AS | BREAK | CALLABLE | CASE | CATCH | CLASS | CLONE | CONST | CONTINUE | DECLARE | DEFAULT | DO | ECHO
    | ELSE | ELSEIF | ENDDECLARE | ENDFOR | ENDFOREACH | ENDIF | ENDSWITCH | ENDWHILE | EXTENDS | FINAL | FINALLY | FN | FOR
    | FOREACH | FUNCTION | GLOBAL | GOTO | IF | IMPLEMENTS | INCLUDE | INCLUDE_ONCE | INSTANCEOF | INSTEADOF | INTERFACE
    | NAMESPACE | NEW | PRINT | PRIVATE | PROTECTED | PUBLIC | READONLY | REQUIRE | REQUIRE_ONCE | RETURN | STATIC | SWITCH
    | THROW | TRAIT | TRY | USE | VAR | WHILE | YIELD | MATCH | ENUM | AND | OR | XOR
    ;
