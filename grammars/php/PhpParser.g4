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
    | 'echo' expressions end
    | 'if' '(' expression ')' ( statement ('elseif' '(' expression ')' statement | elseIf)* otherwise?
                              | ':' statement* ('elseif' '(' expression ')' ':' statement* | elseIf)* ('else' ':' statement*)? 'endif' end )
    | 'while' '(' expression ')' (statement | ':' statement* 'endwhile' end)
    | 'do' statement 'while' '(' expression ')' end
    | 'for' '(' expressions? ';' expressions? ';' expressions? ')' (statement | ':' statement* 'endfor' end)
    | 'foreach' '(' expression 'as' '&'? expression ('=>' '&'? expression)? ')' (statement | ':' statement* 'endforeach' end)
    | 'switch' '(' expression ')' ('{' cases '}' | ':' cases 'endswitch' end)
    | 'declare' '(' constant (',' constant)* ')' (statement | ':' statement* 'enddeclare' end)
    | ('break' | 'continue' | 'return') expression? end
    | 'goto' NAME end
    | 'global' simpleVariable (',' simpleVariable)* end
    | 'static' staticVariable (',' staticVariable)* end
    | 'try' block ('catch' '(' NAME ('|' NAME)* VARIABLE? ')' block)* ('finally' block)?
    | 'namespace' NAME? (block | end)
    | 'use' imported (',' imported)* end
    | attributes? 'const' constant (',' constant)* end
    | attributes? 'function' '&'? name parameters returned? block
    | attributes? ('abstract' | 'final' | 'readonly')* 'class' name ('extends' NAME)? interfaces? members
    | attributes? 'interface' name ('extends' NAME (',' NAME)*)? members
    | attributes? 'trait' name members
    | attributes? 'enum' name (':' type)? interfaces? members
    | NAME ':'
    | expression keyed? end
    ;

// Of `yield`.
keyed     : '=>' expression ;
elseIf    : 'else' 'if' '(' expression ')' statement ;
otherwise : 'else' statement ;
block     : '{' statement* '}' ;
cases     : (CLOSE INLINE_HTML? OPEN | ';')* (('case' expression | 'default') (':' | ';') statement*)* ;

imported   : ('function' | 'const')? NAME ('as' name | '\\' '{' (useItem (',' useItem)* ','?)? '}')? ;
useItem    : ('function' | 'const')? NAME ('as' name)? ;
interfaces : 'implements' NAME (',' NAME)* ;

constant       : word ('=' expression)? ;
staticVariable : VARIABLE ('=' expression)? ;
simpleVariable : VARIABLE | '$' (simpleVariable | '{' expression '}') ;

attributes : (ATTRIBUTE_OPEN (attribute (',' attribute)* ','?)? ']')+ ;
attribute  : NAME arguments? ;

parameters : '(' (parameter (',' parameter)* ','?)? ')' ;
parameter  : attributes? modifier* type? '&'? '...'? VARIABLE ('=' expression)? ;
modifier   : 'public' | 'protected' | 'private' | 'readonly' | 'static' | 'abstract' | 'final' | 'var' ;
returned   : ':' type ;
type       : '?'? typePart (('|' | '&') typePart)* ;
typePart   : NAME | 'static' | 'callable' | '(' type ')' ;

members : '{' member* '}' ;

member
    : attributes? modifier* ( 'const' (typePart)? constant (',' constant)* ';'
                            | 'function' '&'? word parameters returned? (block | ';')
                            | type? property (',' property)* ';'
                            | 'case' word ('=' expression)? ';' )
    | 'use' NAME (',' NAME)* (';' | '{' (traitRule ';')* '}')
    ;

property  : VARIABLE ('=' expression)? ;
traitRule : word ('::' word)? ('insteadof' NAME (',' NAME)* | 'as' modifier? word?) ;

expressions : expression (',' expression)* ;
expression  : operand (infix operand)* ;

infix
    : OPERATOR | SIGN | '&' | '|' | '=' '&'? | ASSIGN | 'instanceof' | 'and' | 'or' | 'xor'
    | '?' expression? ':'
    ;

operand : prefix* (atom selector* INCREMENT? | lonely) ;

prefix
    : PREFIX | SIGN | '&' | INCREMENT | CAST | 'clone' | 'print' | 'include' | 'include_once' | 'require' | 'require_once' | 'throw'
    | YIELD | attributes? 'static'? 'fn' '&'? parameters returned? '=>'
    ;

// What needs nothing behind it.
lonely : YIELD ;

atom
    : simpleVariable
    | NAME
    | 'static'
    | 'enum' | 'match'
    | NUMBER
    | STRING
    | SHELL
    | HERE_DOCUMENT
    | '(' expression ')'
    | '[' (items)? ']'
    | 'new' ( attributes? 'readonly'? 'class' arguments? ('extends' NAME)? interfaces? members | (NAME | 'static' | '(' expression ')' | simpleVariable newSelector*) arguments? )
    | attributes? 'static'? 'function' '&'? parameters ('use' '(' (captured (',' captured)* ','?)? ')')? returned? block
    | 'match' '(' expression ')' '{' (arm (',' arm)* ','?)? '}'
    ;

captured    : '&'? VARIABLE ;
arm         : ('default' ','? | expressions ','?) '=>' expression ;
newSelector : ARROW memberName | '::' simpleVariable | '[' expression? ']' ;

selector
    : arguments
    | '[' expression? ']'
    | '{' expression '}'
    | ARROW memberName
    | '::' (memberName | 'class')
    ;

memberName : word | simpleVariable | '{' expression '}' ;

arguments : '(' items? ')' ;
items     : ','* item (','+ item)* ','* ;
item      : word ':' expression | '...' expression? | expression ('=>' expression)? ;

name : NAME | 'enum' | 'match' | 'readonly' ;

word
    : NAME | 'abstract' | 'as' | 'break' | 'callable' | 'case' | 'catch' | 'class' | 'clone' | 'const' | 'continue' | 'declare' | 'default' | 'do' | 'echo'
    | 'else' | 'elseif' | 'enddeclare' | 'endfor' | 'endforeach' | 'endif' | 'endswitch' | 'endwhile' | 'extends' | 'final' | 'finally' | 'fn' | 'for'
    | 'foreach' | 'function' | 'global' | 'goto' | 'if' | 'implements' | 'include' | 'include_once' | 'instanceof' | 'insteadof' | 'interface'
    | 'namespace' | 'new' | 'print' | 'private' | 'protected' | 'public' | 'readonly' | 'require' | 'require_once' | 'return' | 'static' | 'switch'
    | 'throw' | 'trait' | 'try' | 'use' | 'var' | 'while' | YIELD | 'match' | 'enum' | 'and' | 'or' | 'xor'
    ;
