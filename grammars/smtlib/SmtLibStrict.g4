/* Scripts that solvers of SMT-LIB take, for texts that are made up. Terms need sorts, so each sort has its own rule, and what terms name
   is declared at the beginning, or by the binder around them, which gives a name of the same sort another meaning. */
grammar SmtLibStrict;

script : header command* tail EOF ;

header
    : '(set-logic ALL)'
      '(declare-const a Int)' '(declare-const b Int)' '(declare-const r Real)' '(declare-const p Bool)' '(declare-const q Bool)'
      '(declare-const v (_ BitVec 8))' '(declare-const m (Array Int Bool))' '(declare-const s String)' '(declare-fun f (Int Bool) Int)'
      '(declare-datatype List ((nil) (cons (head Int) (rest List))))' '(declare-const l List)'
    ;

command
    : '(' 'assert' bool ')'
    | '(' 'assert' '(' '!' bool ':named' NAMED ')' ')'
    | '(' 'declare-const' DECLARED sort ')'
    | '(' 'declare-fun' DECLARED '(' sort* ')' sort ')'
    | '(' 'declare-sort' DECLARED NUMERAL ')'
    | '(' 'define-fun' DECLARED '(' ('(' INT_NAME 'Int' ')')? ('(' BOOL_NAME 'Bool' ')')? ')' ('Int' integer | 'Bool' bool) ')'
    | '(' 'define-sort' DECLARED '(' ')' sort ')'
    | '(push 1)' command* '(pop 1)'
    | '(' 'set-info' INFO (NUMERAL | STRING) ')'
    | '(' 'echo' STRING ')'
    ;

tail : '(check-sat)'? '(exit)'? ;

sort : 'Int' | 'Bool' | 'Real' | 'String' | 'List' | '(' '_' 'BitVec' WIDTH ')' | '(' 'Array' sort sort ')' ;

bool
    : 'true' | 'false' | BOOL_NAME
    | '(' 'not' bool ')'
    | '(' ('and' | 'or' | 'xor' | '=>') bool bool+ ')'
    | '(' ('=' | 'distinct') (bool bool | integer integer | real real | bits bits | array array | string string | list list) ')'
    | '(' ('<' | '<=' | '>' | '>=') (integer integer | real real) ')'
    | '(' ('bvult' | 'bvsle' | 'bvuge') bits bits ')'
    | '(' 'select' array integer ')'
    | '(' ('str.prefixof' | 'str.contains') string string ')'
    | '(' ('(_ is nil)' | '(_ is cons)') list ')'
    | '(' 'ite' bool bool bool ')'
    | '(' 'let' '(' binding ')' bool ')'
    | '(' ('forall' | 'exists') '(' ('(' INT_NAME 'Int' ')' ('(' BOOL_NAME 'Bool' ')')? | '(v (_ BitVec 8))') ')' bool ')'
    ;

binding : '(' (INT_NAME integer | BOOL_NAME bool | 'v' bits) ')' ;

integer
    : NUMERAL | INT_NAME
    | '(' '-' integer ')'
    | '(' ('+' | '-' | '*') integer integer+ ')'
    | '(' ('div' | 'mod') integer NUMERAL ')'
    | '(' 'f' integer bool ')'
    | '(' 'ite' bool integer integer ')'
    | '(' 'let' '(' binding ')' integer ')'
    | '(' 'str.len' string ')'
    | '(' 'head' list ')'
    | '(' 'to_int' real ')'
    ;

real   : DECIMAL | 'r' | '(' ('+' | '-' | '*') real real+ ')' | '(' 'to_real' integer ')' | '(' '/' real DECIMAL ')' ;
bits   : BYTE | 'v' | '(' ('bvnot' | 'bvneg') bits ')' | '(' ('bvadd' | 'bvmul' | 'bvand' | 'bvxor' | 'bvshl' | 'bvudiv') bits bits ')'
       | '(' '(_ zero_extend 4)' '(' ('(_ extract 3 0)' | '(_ extract 7 4)') bits ')' ')' ;
array  : 'm' | '(' 'store' array integer bool ')' | '(' '(as const (Array Int Bool))' bool ')' ;
string : STRING | 's' | '(' 'str.++' string string ')' | '(' 'str.substr' string integer integer ')' ;
list   : 'nil' | 'l' | '(' 'cons' integer list ')' | '(' 'rest' list ')' | '(as nil List)' ;

INT_NAME  : 'a' | 'b' ;
BOOL_NAME : 'p' | 'q' ;
NUMERAL   : '0' | [1-9] [0-9]? ;
DECIMAL   : [1-9] '.' [0-9]+ ;
BYTE      : '#x' [0-9a-f] [0-9A-F] | '#b' [01] [01] [01] [01] [01] [01] [01] [01] ;
WIDTH     : [1-9] [0-9]? ;
NAMED     : 'n_' [a-z0-9!$%&*+./<=>?@^~_-]+ | '|n ' ~[|\\]* '|' ;
DECLARED  : 'd_' [a-z0-9!$%&*+./<=>?@^~_-]+ | '|d ' ~[|\\]* '|' ;
INFO      : ':source' | ':notes' ;
STRING    : '"' ([ -!#-[\]-~] | '""')* '"' ;

SPACE     : [ \t\r\n]+ -> channel(HIDDEN) ;
COMMENT   : ';' ~[\r\n]* '\n' -> channel(HIDDEN) ;

// Everything else up to a blank or bracket is one word.
BAD_WORD  : (~[ \t\r\n();])+ ;
