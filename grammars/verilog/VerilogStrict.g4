/* Verilog as simulators read it, with a little SystemVerilog, for texts that are made up. */
grammar VerilogStrict;

file : (TIMESCALE | module)* EOF ;

module
    : 'module' NAME ('#' '(' 'parameter' parameter (',' 'parameter' parameter)* ')')? ('(' (port (',' port)*)? ')')? ';' item* 'endmodule'
    ;

port      : ('input' | 'output' ('reg' 'signed'?)? | 'inout') range? NAME ;
parameter : NAME '=' expr ;
range     : '[' expr ':' expr ']' ;

item
    : ('wire' | 'tri' | 'wand') 'signed'? range? variable (',' variable)* ';'
    | 'reg' 'signed'? range? storage (',' storage)* ';'
    | ('integer' | 'real' | 'time') variable (',' variable)* ';'
    | ('event' | 'genvar') NAME ';'
    | ('parameter' | 'localparam') 'signed'? range? parameter (',' parameter)* ';'
    | 'assign' DELAY? target '=' expr (',' target '=' expr)* ';'
    | ('initial' | 'always' control) statement
    | 'function' range? NAME ';' ('input' range? NAME ';')+ ('reg' range? NAME ';')* statement 'endfunction'
    | 'task' NAME ';' (('input' | 'output') range? NAME ';')* statement 'endtask'
    | NAME ('#' '(' connections ')')? NAME '(' connections ')' ';'
    | ('and' | 'or' | 'nand' | 'xor' | 'not' | 'buf') DELAY? NAME '(' target (',' expr)+ ')' ';'
    | 'defparam' NAME ('.' NAME)+ '=' expr ';'
    | 'generate' generated* 'endgenerate'
    ;

variable : NAME ('=' expr)? ;
storage  : NAME (range | '=' expr)? ;

connections : (expr (',' expr)*)? | '.' NAME '(' expr? ')' (',' '.' NAME '(' expr? ')')* ;

generated
    : 'if' '(' expr ')' 'begin' ':' NAME generatedItem* 'end' ('else' 'begin' ':' NAME generatedItem* 'end')?
    | 'for' '(' NAME '=' expr ';' expr ';' NAME '=' expr ')' 'begin' ':' NAME generatedItem* 'end'
    | 'case' '(' expr ')' (expr ':' 'begin' ':' NAME generatedItem* 'end')+ 'endcase'
    ;

generatedItem : 'wire' range? NAME ';' | 'assign' target '=' expr ';' | 'always' control statement ;

control : '@' '(' ('*' | edge (('or' | ',') edge)*) ')' | DELAY ;
edge    : ('posedge' | 'negedge')? NAME ;

statement
    : 'begin' (':' NAME ('reg' range? NAME ';' | 'integer' NAME ';')*)? statement* 'end'
    | target '=' expr ';'
    | target '<=' DELAY? expr ';'
    | 'if' '(' expr ')' statement ('else' statement)?
    | ('case' | 'casez' | 'casex') '(' expr ')' (expr (',' expr)* ':' statement)+ ('default' ':' statement)? 'endcase'
    | 'for' '(' NAME '=' expr ';' expr ';' NAME '=' expr ')' statement
    | ('while' | 'repeat' | 'wait') '(' expr ')' statement
    | 'forever' statement
    | 'disable' NAME ';'
    | '->' NAME ';'
    | 'fork' statement* 'join'
    | (control | DELAY) statement
    | NAME ('(' expr (',' expr)* ')')? ';'
    | SYSTEM ('(' argument (',' argument)* ')')? ';'
    | 'force' target '=' expr ';'
    ;

argument : expr | STRING ;
target   : NAME ('[' expr ']' | range | '[' expr ('+:' | '-:') expr ']')? | '{' target (',' target)* '}' ;

expr
    : primary
    | ('+' | '-' | '!' | '~' | '&' | '|' | '^' | '~&' | '~|' | '~^') primary
    | expr ('+' | '-' | '*' | '/' | '%' | '**' | '<<' | '>>' | '<<<' | '>>>' | '<' | '<=' | '>' | '>=' | '==' | '!=' | '===' | '!==') expr
    | expr ('&' | '|' | '^' | '~^' | '&&' | '||') expr
    | expr '?' expr ':' expr
    ;

primary
    : NUMBER | BASED | REAL
    | NAME ('[' expr ']' | range)?
    | NAME '(' expr (',' expr)* ')'
    | '{' expr (',' expr)* '}'
    | '{' (NUMBER | NAME) '{' expr (',' expr)* '}' '}'
    | '(' expr ')'
    | ('$signed' | '$unsigned') '(' expr ')'
    ;

DELAY  : '#' [1-9] [0-9]? ;
SYSTEM : '$display' | '$finish' | '$write' | '$monitor' ;
NUMBER : '0' | [1-9] [0-9]? [0-9]? ;
REAL   : [0-9] [0-9]? '.' [0-9]+ ('e' '-'? [0-9])? ;
BASED  : ([1-9] [0-9]?)? '\'' 's'? ('b' [01xz]+ | 'o' [0-7]+ | 'h' [0-9a-f]+ | 'd' [0-9]+) ;
// With a low line, so that no keyword of a later standard is a name.
NAME   : [a-zA-Z]+ [0-9_] [a-zA-Z0-9_$]* | '\\' [a-zA-Z+*-]+ ' ' ;
STRING : '"' (~["\\\r\n] | '\\' [nt\\"])* '"' ;
TIMESCALE : '\n`timescale 1ns / 1ps\n' | '\n`default_nettype none\n' ;

SPACE   : [ \t\r\n]+ -> channel(HIDDEN) ;
COMMENT : ('//' ~[\\\r\n]* '\n' | '/*' ~[*]* '*/') -> channel(HIDDEN) ;

// What is read as one token, or as the beginning of one.
BAD_WORD : [a-zA-Z0-9_$'.]+ | [0-9]* '\'' [a-z0-9]+ '?' | '#' '#'+ | '(*' | '*)' | '//' | '/*' | '\\' ~[ \t\r\n]+ | '->>' | '&&&' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '++' | '--' | '==?' ;
