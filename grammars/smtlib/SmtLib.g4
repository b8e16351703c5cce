/* SMT-LIB 2.6, with the commands of z3 and cvc5, for which any list may stand. Reserved words are tokens only where a term or a command
   begins with them; everywhere else they are symbols. Terms stand where terms may stand, so a reduction can replace a term by one of
   its operands. */
grammar SmtLib;

script : command* EOF ;

command
    : '(' 'assert' term ')'
    | '(' 'check-sat' ')'
    | '(' 'check-sat-assuming' '(' term* ')' ')'
    | '(' ('declare-const' | 'declare-var') symbol sort ')'
    | '(' 'declare-fun' symbol '(' sort* ')' sort ')'
    | '(' 'declare-sort' symbol NUMERAL? ')'
    | '(' 'define-sort' symbol '(' symbol* ')' sort ')'
    | '(' 'define-const' symbol sort term ')'
    | '(' ('define-fun' | 'define-fun-rec') definition ')'
    | '(' 'define-funs-rec' '(' ('(' definitionHead ')')+ ')' '(' term+ ')' ')'
    | '(' 'declare-datatype' symbol datatype ')'
    | '(' 'declare-datatypes' '(' oldParameter* ')' '(' (datatype | oldDatatype)+ ')' ')'
    | '(' 'declare-datatypes' '(' ('(' symbol NUMERAL ')')+ ')' '(' datatype+ ')' ')'
    | '(' ('push' | 'pop') NUMERAL? ')'
    | '(' 'set-logic' symbol ')'
    | '(' ('set-option' | 'set-info') attribute ')'
    | '(' ('get-option' | 'get-info') KEYWORD ')'
    | '(' 'get-value' '(' term+ ')' ')'
    | '(' 'echo' STRING ')'
    | '(' ('exit' | 'reset' | 'reset-assertions' | 'get-model' | 'get-assertions' | 'get-assignment' | 'get-proof' | 'get-unsat-core'
          | 'get-unsat-assumptions') ')'
    | '(' 'simplify' term attribute* ')'
    | otherCommand
    ;

// Of one program or another: `(minimize x :id a)`.
otherCommand : '(' SYMBOL element* ')' ;

oldParameter : symbol ;
oldDatatype  : '(' symbol constructor+ ')' | '(' symbol symbol+ constructor* ')' ;

definition     : definitionHead term ;
definitionHead : symbol '(' sortedVariable* ')' sort ;
sortedVariable : '(' symbol sort ')' ;

datatype    : '(' constructor+ ')' | '(' 'par' '(' symbol+ ')' '(' constructor+ ')' ')' ;
constructor : '(' symbol ('(' symbol sort ')')* ')' | bareConstructor ;
bareConstructor : symbol ;

sort : identifier | '(' identifier sort+ ')' ;

identifier : symbol | '(' '_' symbol index+ ')' ;
index      : NUMERAL | symbol | HEXADECIMAL | '(' element* ')' ;

term
    : constant
    | qualified
    | '(' qualified term+ ')'
    | '(' 'let' '(' binding+ ')' term ')'
    | '(' ('forall' | 'exists') '(' sortedVariable+ ')' term ')'
    | '(' ('lambda' | setOf) '(' sortedVariable+ ')' term+ ')'
    | '(' 'match' term '(' matchCase+ ')' ')'
    | '(' '!' term attribute+ ')'
    ;

setOf : 'comprehension' | 'set.comprehension' ;

binding   : '(' symbol term ')' ;
matchCase : '(' (symbol | '_' | '(' symbol symbol+ ')') term ')' ;

qualified : identifier | '(' 'as' identifier sort ')' ;

attribute : KEYWORD element? ;

element : constant | symbol | KEYWORD | '(' element* ')' ;

constant : NUMERAL | DECIMAL | HEXADECIMAL | BINARY | STRING ;

symbol : SYMBOL | commandName ;

commandName
    : 'assert' | 'check-sat' | 'check-sat-assuming' | 'declare-const' | 'declare-var' | 'declare-fun' | 'declare-sort' | 'define-sort'
    | 'define-const' | 'define-fun' | 'define-fun-rec' | 'define-funs-rec' | 'declare-datatype' | 'declare-datatypes' | 'push' | 'pop'
    | 'set-logic' | 'set-option' | 'set-info' | 'get-option' | 'get-info' | 'get-value' | 'echo' | 'exit' | 'reset' | 'reset-assertions'
    | 'get-model' | 'get-assertions' | 'get-assignment' | 'get-proof' | 'get-unsat-core' | 'get-unsat-assumptions' | 'simplify' | 'lambda' | setOf
    ;

NUMERAL     : '0' | [1-9] [0-9]* ;
DECIMAL     : ('0' | [1-9] [0-9]*) '.' [0-9]+ ;
HEXADECIMAL : '#x' [0-9a-fA-F]+ ;
BINARY      : '#b' [01]+ ;
STRING      : '"' (~["] | '""')* '"' ;
KEYWORD     : ':' Character+ ;
SYMBOL      : (Letter | [~!@$%^&*_+=<>.?/-]) Character* | '|' ~[|\\]* '|' ;

COMMENT     : ';' ~[\r\n]* -> channel(HIDDEN) ;
WHITE_SPACE : [ \t\r\n\f]+ -> channel(HIDDEN) ;
BAD_NUMBER  : [0-9#] Character+ ;
OTHER       : . ;

fragment Letter    : [a-zA-Z] ;
fragment Character : [a-zA-Z0-9~!@$%^&*_+=<>.?/-] ;
