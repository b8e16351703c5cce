// Tokens of any text. The lexer never fails: every character that no other rule takes is a token of its own, OTHER.
//
// What a line break means depends on the token before it; the modes keep that one piece of context:
//   the default mode   nothing can end here (start, after an opener, a separator or an infix operator): a line break is white space
//   AFTER              after an operand: a line break is NL, an empty line GAP
//   CLOSED             after '}', whose line mostly ends a definition, and after a directive: a line break is GAP
//   VERILOG            from the first sure sign of Verilog to the end: line breaks are white space, keyword pairs are brackets.
//                      (Elsewhere these keywords are plain words, for `class` or `begin` opens nothing in most languages.)
//   VERILOG_CLOSED     the same after a keyword bracket: a line break is GAP, and a label may follow
//
// A quote is a string only if it closes on its line. 'a in Rust and don't in prose must not pair up with a later quote, so a
// '...' that begins with a letter needs a second word character or a mark, and balanced brackets. `...` must not contain brackets.
// '#' begins a comment only before blank and letter: #[derive], #(5) and #fff are code. The directives of the C preprocessor and of
// Verilog are one token a line, as they obey no other structure. The preprocessor's line markers, as # 12 "a.h" 3, are comments.

lexer grammar GenericLexer;

tokens { LABEL, BEGIN, END, FORK, JOIN, CASE, CASE_PAREN, ENDCASE, ROUTINE, NL, GAP }

fragment Newline : '\r\n' | '\r' | '\n' ;
fragment Splice  : '\\' Newline ;
fragment Blank   : [\p{Zs}\t\f\u000B\u0085\u2028\u2029\uFEFF] | Splice ;
fragment Space   : [\p{White_Space}\uFEFF] | Splice ;
fragment Gap     : ( Blank | Newline )+ ;

fragment Comment : '//' ~[\r\n]*
                 | '/*' .*? '*/'
                 | '<!--' .*? '-->' ;
fragment Hash    : '#' [ \t]+ [\p{L}] ~[\r\n]*
                 | '#!' [ \t]* '/' ~[\r\n]*
                 | '###' ~[\r\n]* ;
fragment Marker  : '#' [ \t]+ [0-9]+ [ \t]+ '"' ~[\r\n]* ;
fragment Markers : Space* Newline Marker ;

fragment Name    : [\p{L}_$] [\p{L}\p{M}\p{N}_$]* ;
fragment Number  : [0-9] [\p{L}\p{N}_]* ( '.' [0-9] [\p{L}\p{N}_]* )? ( [eEpP] [+-] [0-9]+ )? ( '\'' [\p{L}\p{N}_?]+ )* ;

fragment Escape  : '\\' ~[\r\n] ;
fragment Inner   : Escape | ~['\\\r\n()[\]{}] ;
fragment Nested  : '(' Inner* ')' | '[' Inner* ']' | '{' Inner* '}' ;
fragment String  : '"' ( Escape | ~["\\\r\n] )* '"'
                 | '"""' .*? '"""'
                 | '\'\'\'' .*? '\'\'\''
                 | 'r#"' .*? '"#'
                 | 'R"(' .*? ')"'
                 | '`' ~[`\r\n()[\]{};]* '`'
                 | '\'' ( Escape | ~['\\\r\n] )? '\''
                 | '\'' ( Escape | ~['\\\r\n\p{L}_] ) ( Escape | ~['\\\r\n] )+ '\''
                 | '\'' [\p{L}_] ( ~[ \t\r\n,>:;()[\]{}&+=<'\\] | Nested ) ( Inner | Nested )* '\'' ;

fragment Clause  : 'else' | 'elif' | 'elsif' | 'elseif' | 'catch' | 'except' | 'finally' ;
fragment Infix   : '=' | '==' | '===' | '!=' | '!==' | '=>' | '->' | '<' | '<=' | '>=' | '<=>' | '<-' | '+' | '-' | '/' | '|' | '^'
                 | '&&' | '||' | '<<' | '::' | ':=' | '??'
                 | ( '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '~' | '<<' | '>>' | '>>>' | '**' | '&&' | '||' | '??' ) '=' ;
fragment Operator : [!"#%&'*.:>?@\\`~]
                 | '++' | '--' | '**' | '..' | '...' | '..=' | '?.' | '->*' | '.*' | '://' | '~>' | '|>' | '</' | '/>' | '##' | '|->' | '|=>' ;

fragment Rest    : ( [ \t"<(/] ( Splice | ~[\r\n] )* )? ;
fragment Directive : '#' [ \t]* ( 'include' | 'include_next' | 'import' | 'define' | 'undef' | 'if' | 'ifdef' | 'ifndef' | 'elif' | 'elifdef'
                                | 'elifndef' | 'else' | 'endif' | 'pragma' | 'error' | 'warning' | 'line' | 'ident' ) Rest ;
fragment Macro   : '`' ( 'define' | 'undef' | 'include' | 'ifdef' | 'ifndef' | 'elsif' | 'else' | 'endif' | 'timescale' | 'default_nettype'
                       | 'resetall' | 'celldefine' | 'endcelldefine' | 'begin_keywords' | 'end_keywords' | 'line' | 'pragma' ) Rest ;

fragment Unit    : 'module' | 'macromodule' | 'class' | 'package' | 'interface' | 'program' | 'primitive' | 'property' | 'sequence'
                 | 'clocking' | 'checker' | 'covergroup' | 'generate' | 'specify' | 'table' | 'config' ;
fragment EndUnit : 'endmodule' | 'endclass' | 'endpackage' | 'endinterface' | 'endprogram' | 'endprimitive' | 'endproperty' | 'endsequence'
                 | 'endclocking' | 'endchecker' | 'endgroup' | 'endgenerate' | 'endspecify' | 'endtable' | 'endconfig' ;

// Uses of the opening words that open nothing.
fragment Phrase  : ( 'extern' | 'pure' | 'import' ) ( Gap ( Name | String ) )* Gap ( 'function' | 'task' )
                 | 'typedef' Gap 'class' | 'virtual' Gap 'interface' | ( 'disable' | 'wait' ) Gap 'fork' | 'default' Gap 'clocking'
                 | ( 'assert' | 'assume' | 'cover' | 'restrict' ) Gap ( 'property' | 'sequence' ) ;

SPACE      : Space+                             -> channel(HIDDEN) ;
COMMENT    : ( Comment | Hash | Markers )       -> channel(HIDDEN) ;
LPAREN     : '(' ;
RPAREN     : ')'                                -> mode(AFTER) ;
LBRACK     : '[' ;
RBRACK     : ']'                                -> mode(AFTER) ;
LBRACE     : '{' ;
RBRACE     : '}'                                -> mode(CLOSED) ;
COMMA      : ',' ;
SEMI       : ';' ;
CLAUSE     : Clause ;
LINE       : ( Directive | Marker )             -> mode(CLOSED) ;
MACRO      : Macro                              -> type(LINE), mode(VERILOG) ;
UNIT       : 'module' Gap Name Gap? ';'         -> mode(VERILOG) ;
UNIT_PAREN : 'module' Gap [a-z_] [a-zA-Z0-9_$]* Gap? '#'? '(' -> mode(VERILOG) ;
ENDUNIT    : EndUnit                            -> mode(VERILOG_CLOSED) ;
ENDROUTINE : ( 'endfunction' | 'endtask' )      -> mode(VERILOG_CLOSED) ;
SIGN       : ( 'posedge' | 'negedge' | 'always_comb' | 'always_ff' | 'always_latch' ) -> type(WORD), mode(VERILOG) ;
WORD       : Name                               -> mode(AFTER) ;
LIFETIME   : '\'' Name                          -> mode(AFTER) ;
NUMBER     : Number                             -> mode(AFTER) ;
STRING     : String                             -> mode(AFTER) ;
INFIX      : Infix ;
OPERATOR   : Operator                           -> mode(AFTER) ;
OTHER      : .                                  -> mode(AFTER) ;

mode AFTER;

A_NL       : Newline                            -> type(NL), mode(DEFAULT_MODE) ;
A_GAP      : Newline ( Blank* Newline )+        -> type(GAP), mode(DEFAULT_MODE) ;
A_BLANK    : Blank+                             -> channel(HIDDEN) ;
A_COMMENT  : ( Comment | Hash | Markers )       -> channel(HIDDEN) ;
A_LPAREN   : '('                                -> type(LPAREN), mode(DEFAULT_MODE) ;
A_RPAREN   : ')'                                -> type(RPAREN) ;
A_LBRACK   : '['                                -> type(LBRACK), mode(DEFAULT_MODE) ;
A_RBRACK   : ']'                                -> type(RBRACK) ;
A_LBRACE   : '{'                                -> type(LBRACE), mode(DEFAULT_MODE) ;
A_RBRACE   : '}'                                -> type(RBRACE), mode(CLOSED) ;
A_COMMA    : ','                                -> type(COMMA), mode(DEFAULT_MODE) ;
A_SEMI     : ';'                                -> type(SEMI), mode(DEFAULT_MODE) ;
A_CLAUSE   : Clause                             -> type(CLAUSE), mode(DEFAULT_MODE) ;
A_LINE     : ( Directive | Marker )             -> type(LINE), mode(CLOSED) ;
A_WORD     : Name                               -> type(WORD) ;
A_LIFETIME : '\'' Name                          -> type(LIFETIME) ;
A_NUMBER   : Number                             -> type(NUMBER) ;
A_STRING   : String                             -> type(STRING) ;
A_INFIX    : Infix                              -> type(INFIX), mode(DEFAULT_MODE) ;
A_OPERATOR : Operator                           -> type(OPERATOR) ;
A_OTHER    : .                                  -> type(OTHER) ;

mode CLOSED;

C_GAP      : Newline ( Blank* Newline )*        -> type(GAP), mode(DEFAULT_MODE) ;
C_BLANK    : Blank+                             -> channel(HIDDEN) ;
C_COMMENT  : ( Comment | Hash | Markers )       -> channel(HIDDEN) ;
C_LPAREN   : '('                                -> type(LPAREN), mode(DEFAULT_MODE) ;
C_RPAREN   : ')'                                -> type(RPAREN), mode(AFTER) ;
C_LBRACK   : '['                                -> type(LBRACK), mode(DEFAULT_MODE) ;
C_RBRACK   : ']'                                -> type(RBRACK), mode(AFTER) ;
C_LBRACE   : '{'                                -> type(LBRACE), mode(DEFAULT_MODE) ;
C_RBRACE   : '}'                                -> type(RBRACE) ;
C_COMMA    : ','                                -> type(COMMA), mode(DEFAULT_MODE) ;
C_SEMI     : ';'                                -> type(SEMI), mode(DEFAULT_MODE) ;
C_CLAUSE   : Clause                             -> type(CLAUSE), mode(DEFAULT_MODE) ;
C_LINE     : ( Directive | Marker )             -> type(LINE) ;
C_WORD     : Name                               -> type(WORD), mode(AFTER) ;
C_LIFETIME : '\'' Name                          -> type(LIFETIME), mode(AFTER) ;
C_NUMBER   : Number                             -> type(NUMBER), mode(AFTER) ;
C_STRING   : String                             -> type(STRING), mode(AFTER) ;
C_INFIX    : Infix                              -> type(INFIX), mode(DEFAULT_MODE) ;
C_OPERATOR : Operator                           -> type(OPERATOR), mode(AFTER) ;
C_OTHER    : .                                  -> type(OTHER), mode(AFTER) ;

mode VERILOG;

V_SPACE      : Space+                             -> channel(HIDDEN) ;
V_COMMENT    : Comment                            -> channel(HIDDEN) ;
V_LPAREN     : '('                                -> type(LPAREN) ;
V_RPAREN     : ')'                                -> type(RPAREN) ;
V_LBRACK     : '['                                -> type(LBRACK) ;
V_RBRACK     : ']'                                -> type(RBRACK) ;
V_LBRACE     : '{'                                -> type(LBRACE) ;
V_RBRACE     : '}'                                -> type(RBRACE) ;
V_COMMA      : ','                                -> type(COMMA) ;
V_SEMI       : ';'                                -> type(SEMI) ;
V_CLAUSE     : 'else'                             -> type(CLAUSE) ;
V_LINE       : Macro                              -> type(LINE) ;
V_BEGIN      : 'begin'                            -> type(BEGIN), mode(VERILOG_CLOSED) ;
V_END        : 'end'                              -> type(END), mode(VERILOG_CLOSED) ;
V_FORK       : 'fork'                             -> type(FORK), mode(VERILOG_CLOSED) ;
V_JOIN       : ( 'join' | 'join_any' | 'join_none' ) -> type(JOIN), mode(VERILOG_CLOSED) ;
V_CASE       : ( 'case' | 'casex' | 'casez' | 'randcase' ) -> type(CASE) ;
V_CASE_PAREN : ( 'case' | 'casex' | 'casez' ) Gap? '(' -> type(CASE_PAREN) ;
V_ENDCASE    : 'endcase'                          -> type(ENDCASE), mode(VERILOG_CLOSED) ;
V_ROUTINE    : ( 'function' | 'task' )            -> type(ROUTINE) ;
V_ENDROUTINE : ( 'endfunction' | 'endtask' )      -> type(ENDROUTINE), mode(VERILOG_CLOSED) ;
V_UNIT       : Unit                               -> type(UNIT) ;
V_ENDUNIT    : EndUnit                            -> type(ENDUNIT), mode(VERILOG_CLOSED) ;
V_PHRASE     : Phrase                             -> type(WORD) ;
V_WORD       : ( Name | '`' Name | '\\' ~[ \t\r\n]+ ) -> type(WORD) ;
V_NUMBER     : ( Number | '\'' [sS]? [bodhBODH] [0-9a-fA-FxXzZ_?]+ ) -> type(NUMBER) ;
V_STRING     : '"' ( Escape | ~["\\\r\n] )* '"'   -> type(STRING) ;
V_INFIX      : Infix                              -> type(INFIX) ;
V_OPERATOR   : Operator                           -> type(OPERATOR) ;
V_OTHER      : .                                  -> type(OTHER) ;

mode VERILOG_CLOSED;

E_GAP        : Newline ( Blank* Newline )*        -> type(GAP), mode(VERILOG) ;
E_BLANK      : Blank+                             -> channel(HIDDEN) ;
E_COMMENT    : Comment                            -> channel(HIDDEN) ;
E_LPAREN     : '('                                -> type(LPAREN), mode(VERILOG) ;
E_RPAREN     : ')'                                -> type(RPAREN), mode(VERILOG) ;
E_LBRACK     : '['                                -> type(LBRACK), mode(VERILOG) ;
E_RBRACK     : ']'                                -> type(RBRACK), mode(VERILOG) ;
E_LBRACE     : '{'                                -> type(LBRACE), mode(VERILOG) ;
E_RBRACE     : '}'                                -> type(RBRACE), mode(VERILOG) ;
E_COMMA      : ','                                -> type(COMMA), mode(VERILOG) ;
E_SEMI       : ';'                                -> type(SEMI), mode(VERILOG) ;
E_CLAUSE     : 'else'                             -> type(CLAUSE), mode(VERILOG) ;
E_LINE       : Macro                              -> type(LINE), mode(VERILOG) ;
E_LABEL      : ':' Gap? Name                      -> type(LABEL), mode(VERILOG) ;
E_BEGIN      : 'begin'                            -> type(BEGIN) ;
E_END        : 'end'                              -> type(END) ;
E_FORK       : 'fork'                             -> type(FORK) ;
E_JOIN       : ( 'join' | 'join_any' | 'join_none' ) -> type(JOIN) ;
E_CASE       : ( 'case' | 'casex' | 'casez' | 'randcase' ) -> type(CASE), mode(VERILOG) ;
E_CASE_PAREN : ( 'case' | 'casex' | 'casez' ) Gap? '(' -> type(CASE_PAREN), mode(VERILOG) ;
E_ENDCASE    : 'endcase'                          -> type(ENDCASE) ;
E_ROUTINE    : ( 'function' | 'task' )            -> type(ROUTINE), mode(VERILOG) ;
E_ENDROUTINE : ( 'endfunction' | 'endtask' )      -> type(ENDROUTINE) ;
E_UNIT       : Unit                               -> type(UNIT), mode(VERILOG) ;
E_ENDUNIT    : EndUnit                            -> type(ENDUNIT) ;
E_PHRASE     : Phrase                             -> type(WORD), mode(VERILOG) ;
E_WORD       : ( Name | '`' Name | '\\' ~[ \t\r\n]+ ) -> type(WORD), mode(VERILOG) ;
E_NUMBER     : ( Number | '\'' [sS]? [bodhBODH] [0-9a-fA-FxXzZ_?]+ ) -> type(NUMBER), mode(VERILOG) ;
E_STRING     : '"' ( Escape | ~["\\\r\n] )* '"'   -> type(STRING), mode(VERILOG) ;
E_INFIX      : Infix                              -> type(INFIX), mode(VERILOG) ;
E_OPERATOR   : Operator                           -> type(OPERATOR), mode(VERILOG) ;
E_OTHER      : .                                  -> type(OTHER), mode(VERILOG) ;
