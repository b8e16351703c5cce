/* Verilog and SystemVerilog (IEEE 1364-2005, IEEE 1800-2017), with what the tools take besides.

   Compiler directives are hidden tokens, one a line, so a file parses where both branches of its conditionals are
   whole; a macro that is used (`WIDTH, `CHECK(a)) is a token, which may stand for a value, a statement, a member or a
   part of a declaration.

   There is no symbol table, so nothing depends on whether a name is a type. `a b;`, `a b(c);` and
   `a #(1) b[3](.c(d));` are one rule, in which names stand side by side. In a header of ports, `a`, `a b` and
   `a [1:0] b` are one rule too: a name with an optional second one. A statement begins with a primary, and only behind
   it is known whether it is assigned to, called, or a type. So no decision has to look over a bracket.

   `<=` assigns where a statement begins, and compares everywhere else. Properties and sequences are expressions with
   more operators. `new` is a name, so a reduction can give a constructor another one. */
grammar Verilog;

file : member* EOF ;

endName  : ':' identifier ;
lifetime : 'static' | 'automatic' ;

moduleDefinition
    : 'extern' moduleHead
    | moduleHead member* ('endmodule' | 'endinterface' | 'endprogram') endName?
    ;

moduleHead
    : ('module' | 'macromodule' | 'interface' | 'program') lifetime? moduleName? importDeclaration* parameterPorts?
      ('(' ports ')')? ';'
    ;

// Names with `$` are those of libraries of Yosys.
moduleName : identifier | laterWord | SYSTEM_NAME | MACRO ;

parameterPorts : '#' '(' (parameterPort (',' parameterPort)*)? ')' ;
parameterPort  : ('parameter' | 'localparam')? ('type' | type | implicitType)? typedName ;

ports : port (',' port | branchPort)* ;

// In the other branch of a conditional.
branchPort : direction portType? typedName ;

// Empty in `()` and for a port that isn't there.
port
    : attributes* ( direction? portType? typedName
                  | direction? '.' identifier '(' expression? ')'
                  | concatenation
                  | '.*'
                  | '...'
                  )
    |
    ;

direction : 'input' | 'output' | 'inout' | 'ref' | 'const' 'ref' ;
portType  : (netType | 'var' | 'interface' ('.' identifier)?) (type | implicitType)? | type | implicitType ;

// A name, or a type with a name; the dimensions belong to the name before them.
typedName : (identifier | laterWord | MACRO) typeTail dimension* secondName? remark? ('=' (expression | typeArgument))? remark? ;

// A macro for an attribute, or for a default.
remark : MACRO arguments? ;

// What only a type can have.
typeTail   : ('::' identifier)* parameters? ('::' identifier)* ('.' identifier)? ;
secondName : identifier dimension* ;

primitiveMember
    : ('input' | 'output' 'reg'? | 'reg') identifier (',' identifier)* ('=' expression)? ';'
    | 'initial' identifier '=' expression ';'
    ;

tableRow    : tableEntry+ ':' tableEntry (':' tableEntry)? ';' ;
tableEntry  : NUMBER | identifier | '?' | '*' | '-' | '(' tableLevel+ ')' ;
tableLevel  : NUMBER | identifier | '?' ;

configMember
    : 'design' hierarchicalName* ';'
    | ('default' | 'instance' hierarchicalName | 'cell' hierarchicalName) ('liblist' identifier* | 'use' hierarchicalName parameters?) ';'
    ;

member
    : attributes* plainMember
    | ';'
    ;

plainMember
    : declaration
    | moduleDefinition
    | 'package' lifetime? identifier ';' member* 'endpackage' endName?
    | 'primitive' identifier '(' ports ')' ';' primitiveMember* 'table' tableRow* 'endtable' 'endprimitive' endName?
    | 'config' identifier ';' configMember* 'endconfig' endName?
    | importDeclaration
    | 'export' ('*' '::' '*' | importName (',' importName)*) ';'
    | ('import' | 'export') STRING ('context' | 'pure')? (identifier '=')? subroutineHead
    | 'typedef' (('enum' | 'struct' | 'union' | 'class') identifier | type identifier dimension* | typeName (identifier dimension*)?) ';'
    | ('parameter' | 'localparam' | 'specparam') ((type | implicitType) declarators | 'type'? typedDeclarators) ';'
    | 'defparam' expression '=' expression (',' expression '=' expression)* ';'
    | 'genvar' identifier (',' identifier)* ';'
    | 'assign' strength? delay? assignment (',' assignment)* ';'
    | 'alias' expression ('=' expression)+ ';'
    | ('initial' | 'always' | 'always_comb' | 'always_ff' | 'always_latch' | 'final') statement
    | subroutine
    | ('extern' | 'pure') subroutineHead
    | classDefinition
    | gate strength? delay? gateInstance (',' gateInstance)* ';'
    | ('generate' member* 'endgenerate')
    | 'begin' endName? member* 'end' endName?
    | 'if' '(' expression ')' member elseMember?
    | 'for' '(' 'genvar'? assignment ';' expression ';' step ')' member
    | ('case' | 'casex' | 'casez') '(' expression ')' memberCase+ 'endcase'
    | 'specify' specifyMember* 'endspecify'
    | 'modport' modportItem (',' modportItem)* ';'
    | ('default' | 'global')? 'clocking' identifier? (eventControl ';' clockingMember* 'endclocking' endName? | ';')
    | 'default' 'disable' 'iff' expression ';'
    | 'bind' hierarchicalName (':' hierarchicalName (',' hierarchicalName)*)? namedMember
    | ('extern' | 'pure' | 'static')? 'constraint' scopedName (constraintBlock | ';')
    | 'covergroup' identifier ('(' formals ')')? eventControl? ';' coverMember* 'endgroup' endName?
    | 'property' identifier ('(' formals ')')? ';' declaration* propertySpec ';'? 'endproperty' endName?
    | 'sequence' identifier ('(' formals ')')? ';' declaration* expression ';'? 'endsequence' endName?
    | 'let' identifier ('(' formals ')')? '=' expression ';'
    | ('timeunit' | 'timeprecision') NUMBER ('/' NUMBER)? ';'
    | 'nettype' typeName identifier ('with' scopedName)? ';'
    | (identifier ':')? assertion
    | identifier ':' MACRO arguments? ';'
    | SYSTEM_NAME parameters? (instance (',' instance)*)? ';'
    | namedMember
    | MACRO parameters? (instance (',' instance)*)? ';'?
    ;

// An instance, a variable with a named type, or a macro's use.
namedMember
    : typeName branchName? (strength delay?)? instance (',' instance)* ';'
    ;

branchName : identifier ;

typeName : scopedName parameters? ('::' identifier parameters?)* dimension* ('.' identifier)? ;
instance : (identifier ('.' identifier)? | laterWord) dimension* ('(' connections ')' | variable) | '(' connections ')' ;

variable : remark? ('=' expression)? ;

connections : connection (',' connection)* ;

connection
    : attributes* ( namedConnection+
                  | '.*'
                  | expression namedConnection*
                  | typeArgument
                  )
    |
    ;

// Several side by side are branches of a conditional.
namedConnection : '.' (identifier | laterWord) ('(' (expression | laterWord)? ')')? ;

// Of a macro.
typeArgument : type | netType ;

gateInstance : (identifier dimension*)? '(' connections ')' ;

gate
    : 'and' | 'nand' | 'or' | 'nor' | 'xor' | 'xnor' | 'buf' | 'not' | 'bufif0' | 'bufif1' | 'notif0' | 'notif1' | 'nmos' | 'pmos' | 'rnmos'
    | 'rpmos' | 'cmos' | 'rcmos' | 'tran' | 'rtran' | 'tranif0' | 'tranif1' | 'rtranif0' | 'rtranif1' | 'pullup' | 'pulldown'
    ;

elseMember : 'else' member ;
memberCase : (expression (',' expression)* ':' | 'default' ':'?) member ;

importDeclaration : 'import' importName (',' importName)* ';' ;
importName        : identifier '::' (identifier | '*') ;

modportItem : identifier '(' modportPort (',' modportPort)* ')' ;
modportPort : ('input' | 'output' | 'inout' | 'ref' | 'import' | 'export' | 'clocking')? (identifier | '.' identifier '(' expression? ')') ;

clockingMember
    : 'default' skew+ ';'
    | skew+ identifier ('=' expression)? (',' identifier ('=' expression)?)* ';'
    | 'inout' identifier ('=' expression)? (',' identifier ('=' expression)?)* ';'
    | member
    ;

skew : ('input' | 'output') ('posedge' | 'negedge' | 'edge')? delay? ;

// Declarations whose type is a word of the language.
declaration
    : modifier* ( direction ((netType | 'var')? (type | implicitType) declarators | (netType | 'var')? typedDeclarators)
                | netType strength? ('vectored' | 'scalared')? ((type | implicitType) delay? declarators | delay? typedDeclarators)
                | 'var' ((type | implicitType) declarators | typedDeclarators)
                | type declarators
                ) ';'
    | modifier+ typeName declarators ';'
    | 'event' identifier dimension* (',' identifier dimension*)* ';'
    ;

modifier : 'const' | 'static' | 'automatic' | 'rand' | 'randc' | 'local' | 'protected' ;

netType
    : 'wire' | 'tri' | 'tri0' | 'tri1' | 'wand' | 'triand' | 'wor' | 'trior' | 'trireg' | 'supply0' | 'supply1' | 'uwire' | 'interconnect' | 'wreal'
    ;

type
    : ('reg' | 'logic' | 'bit' | 'byte' | 'shortint' | 'int' | 'longint' | 'integer' | 'time') signing? dimension*
    | ('real' | 'realtime' | 'shortreal' | 'string' | 'chandle' | 'void')
    | 'enum' (type | implicitType | typeName)? '{' enumMember (',' enumMember)* '}' dimension*
    | ('struct' | 'union' 'tagged'?) ('packed' signing?)? '{' structMember* '}' dimension*
    | 'virtual' 'interface'? typeName
    | 'type' '(' (type | expression) ')'
    ;

implicitType : signing dimension* | dimension+ ;

signing      : 'signed' | 'unsigned' ;
enumMember   : identifier ('[' expression (':' expression)? ']')? ('=' expression)? ;
structMember : attributes* ('rand' | 'randc')? (type | typeName) declarators ';' ;

declarators      : declarator (',' declarator)* ;
typedDeclarators : typedDeclarator (',' declarator)* ;
typedDeclarator  : (identifier | MACRO) typeTail dimension* secondName? remark? ('=' (expression | typeArgument))? ;
declarator       : (identifier | MACRO) dimension* remark? ('=' expression)? ;

value : expression (':' expression ':' expression)? ;

dimension : '[' (expression ((':' | '+:' | '-:') expression)? | '*' | type)? ']' ;

strength : '(' strengthWord (',' strengthWord)* ')' ;

strengthWord
    : 'supply0' | 'supply1' | 'strong0' | 'strong1' | 'pull0' | 'pull1' | 'weak0' | 'weak1' | 'highz0' | 'highz1' | 'small' | 'medium' | 'large'
    ;

delay : '#' (delayValue | '(' value (',' value)* ')') | '##' (delayValue | '(' expression ')') ;

delayValue : NUMBER | hierarchicalName ;

subroutine     : subroutineHead statement* ('endfunction' | 'endtask') endName? ;
subroutineHead
    : methodWord* 'function' lifetime? ((type | implicitType)? returned typedReturn?) ('(' formals ')')? ';'
    | methodWord* 'task' lifetime? hierarchicalName ('(' formals ')')? ';'
    ;
methodWord     : 'virtual' | 'static' | 'local' | 'protected' | 'forkjoin' ;

// The name, or its type, with a name behind it.
returned    : identifier ('.' identifier)? returnTail ;
returnTail  : parameters? ('::' identifier parameters?)* dimension* ;
typedReturn : returned ;

formals : formal (',' formal)* ;
formal  : attributes* direction? 'var'? ('property' | 'sequence' | 'untyped')? (type | implicitType)? typedName | ;

classDefinition
    : ('virtual' | 'interface')? 'class' lifetime? identifier parameterPorts? extension* ';' member* 'endclass' endName?
    ;
extension   : ('extends' | 'implements') typeName arguments? (',' typeName)* ;

constraintBlock : '{' constraintItem* '}' ;

constraintItem
    : 'solve' expression (',' expression)* 'before' expression (',' expression)* ';'
    | ('soft' | 'disable' 'soft')? expression ';'
    | 'unique' '{' expression (',' expression)* '}' ';'
    | expression '->' constraintSet
    | 'if' '(' expression ')' constraintSet ('else' constraintSet)?
    | 'foreach' '(' expression ')' constraintSet
    ;

constraintSet : constraintItem | constraintBlock ;

coverMember
    : (identifier ':')? 'coverpoint' expression ('iff' '(' expression ')')? (binList | ';')
    | (identifier ':')? 'cross' expression (',' expression)* ('iff' '(' expression ')')? (binList | ';')
    | expression '=' expression ';'
    | ';'
    ;

binList : '{' (('wildcard'? ('bins' | 'illegal_bins' | 'ignore_bins') identifier dimension? '=' binValue | expression '=' expression) ';')* '}' ;
binValue
    : ('default' 'sequence'? | '{' rangeItem (',' rangeItem)* '}' | transition (',' transition)* | identifier selector*) ('iff' '(' expression ')')?
    ;
transition : '(' expression ('=>' expression)* ')' ;

specifyMember
    : 'specparam' dimension? primary '=' value (',' primary '=' value)* ';'
    | ('pulsestyle_onevent' | 'pulsestyle_ondetect' | 'showcancelled' | 'noshowcancelled') expression (',' expression)* ';'
    | ('if' '(' expression ')' | 'ifnone')? '(' pathEnds ('=>' | '*>' | ('+' | '-') ('=>' | '*>') | ('+=' | '-=') '>') pathTarget ')' '=' expression (',' expression)* ';'
    | SYSTEM_NAME '(' timingArgument (',' timingArgument)* ')' ';'
    | ';'
    ;

pathEnds       : ('posedge' | 'negedge' | 'edge')? primary (',' primary)* ;
pathTarget     : primary (',' primary)* | '(' primary ('+:' | '-:' | ':') expression ')' ;
timingArgument : (edgeWord expression ('&&&' expression)? | value ('&&&' expression)?)? ;
edgeWord       : 'posedge' | 'negedge' | 'edge' ('[' ~']'* ']')? ;

assertion
    : ('assert' | 'assume' | 'cover' | 'restrict') ('property' | 'sequence' | 'final' | '#' NUMBER)? '(' propertySpec ')' assertionTail
    | 'expect' '(' propertySpec ')' assertionTail
    ;

assertionTail : ';' | statement elseStatement? | elseStatement ;
propertySpec  : clock? ('disable' 'iff' '(' expression ')')? expression ;
clock         : '@' eventTerms ;

block : 'begin' endName? statement* 'end' endName? ;

statement
    : attributes* (identifier ':')? plainStatement
    ;

plainStatement
    : ';'
    | block
    | 'fork' endName? statement* ('join' | 'join_any' | 'join_none') endName?
    | ('unique' | 'unique0' | 'priority')? 'if' '(' expression ')' statement elseStatement?
    | ('unique' | 'unique0' | 'priority')? ('case' | 'casex' | 'casez' | 'randcase') ('(' expression ')')? ('inside' | 'matches')? caseItem* 'endcase'
    | 'for' '(' (forStart (',' forStart)*)? ';' expression? ';' (step (',' step)*)? ')' statement
    | ('while' | 'repeat') '(' expression ')' statement
    | 'do' statement 'while' '(' expression ')' ';'
    | 'forever' statement
    | 'foreach' '(' expression ')' statement
    | ('assign' | 'force') assignment ';'
    | ('deassign' | 'release') expression ';'
    | ('->' | '->>') delay? expression ';'
    | 'disable' ('fork' | hierarchicalName) ';'
    | 'return' expression? ';'
    | 'break' ';'
    | 'continue' ';'
    | 'wait' ('(' expression ')' statement | 'fork' ';')
    | 'wait_order' '(' expression (',' expression)* ')' assertionTail
    | (delay | eventControl) statement
    | 'typedef' (type | typeName) identifier dimension* ';'
    | ('parameter' | 'localparam') ((type | implicitType) declarators | 'type'? typedDeclarators) ';'
    | importDeclaration
    | declaration
    | assertion
    | ('++' | '--') primary ';'
    | (name | otherTarget) selector* (statementTail | noTail) ';'
    | macroStatement
    ;

macroStatement : MACRO selector* statementTail? ';'? ;
noTail         : ;
otherTarget    : constant ;

// Of `a = b`, `a <= #1 b`, `a b[3] = 4, c`.
statementTail
    : ('=' | '<=') (delay | 'repeat' '(' expression ')' eventControl | eventControl)? expression
    | assignOperator expression
    | '++'
    | '--'
    | variables
    ;

variables : declarators ;

assignOperator : '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' | '>>=' | '<<<=' | '>>>=' ;

elseStatement : 'else' statement ;
caseItem      : (pattern (',' pattern)* ':' | 'default' ':'?) statement ;
pattern       : expression ('&&&' expression)? | '[' expression ':' expression ']' ;
forStart      : ('var'? type)? primary identifier? '=' expression ;
step          : primary (('=' | assignOperator) expression | '++' | '--')? | ('++' | '--') primary ;
assignment    : primary '=' expression ;

eventControl : '@' (eventTerms | '*') | '@*' ;
eventTerms   : '(' eventTerm (('or' | ',') eventTerm)* ')' | '(*)' | '(*' ')' | hierarchicalName ;
eventTerm    : edgeWord? expression ('iff' expression)? ;

attributes : '(*' (attribute (',' attribute)*)? '*)' ;
attribute  : (identifier | SYSTEM_NAME) ('=' expression)? ;

arguments : attributes? '(' (argument (',' argument)*) ')' ;
argument  : '.' identifier '(' expression? ')' | dimension | (type | expression | clock expression?)? ;

parameters : '#' ('(' parameterValue (',' parameterValue)* ')' | NUMBER | identifier) ;
parameterValue : ('.' identifier ('(' (type | expression)? ')')? | type | expression)? ;

expression
    : primary
    | ('+' | '-' | '!' | '~' | '&' | '~&' | '|' | '~|' | '^' | '~^' | '^~' | '++' | '--') attributes* expression
    | expression ('++' | '--')
    | expression '**' attributes* expression
    | expression ('*' | '/' | '%') attributes* expression
    | expression ('+' | '-') attributes* expression
    | expression ('<<' | '>>' | '<<<' | '>>>') attributes* expression
    | expression ('<' | '<=' | '>' | '>=') attributes* expression
    | expression 'inside' rangeList
    | expression 'dist' rangeList
    | expression ('==' | '!=' | '===' | '!==' | '==?' | '!=?') attributes* expression
    | expression ('&' | '~&') attributes* expression
    | expression ('^' | '~^' | '^~') attributes* expression
    | expression ('|' | '~|') attributes* expression
    | expression '&&' attributes* expression
    | expression '||' attributes* expression
    | <assoc=right> expression '?' attributes* expression ':' expression
    | <assoc=right> expression ('->' | '<->') attributes* expression
    | expression 'matches' expression
    | ('not' | 's_nexttime' | 'nexttime' | 'always' | 's_always' | 'eventually' | 's_eventually' | 'strong' | 'weak') expression
    | '##' cycles clock? expression
    | expression '##' cycles clock? expression
    | expression ('intersect' | 'within' | 'throughout' | 'and' | 'or' | 'iff' | 'until' | 's_until' | 'implies' | '|->' | '|=>') clock? expression
    | 'if' '(' expression ')' expression ('else' expression)?
    | 'tagged' identifier expression?
    ;

cycles : NUMBER | identifier | MACRO | '(' expression ')' | '[' (expression (':' expression)? | '*' | '+') ']' ;

rangeList : '{' rangeItem (',' rangeItem)* '}' | identifier selector* ;
rangeItem : (expression | '[' expression ':' expression ']') ((':=' | ':' '/') expression)? ;

primary : (constant | name) selector* | expansion ;

// A macro, and what it begins.
expansion : MACRO selector* primary? ;

name : identifier | SYSTEM_NAME ;

// Operands other than names.
constant
    : NUMBER
    | BASED
    | STRING
    | '$'
    | 'this'
    | 'super'
    | 'null'
    | 'local'
    | '$root'
    | '$unit'
    | '(' expression (':' expression ':' expression | ('=' | assignOperator) expression)? (',' value)* ')'
    | concatenation
    | '\'' braces
    | keywordType '\'' ('(' expression ')' | braces)
    | 'type' '(' (type | expression) ')'
    | ('signed' | 'unsigned' | 'const') '\'' '(' expression ')'
    ;

keywordType
    : 'reg' | 'logic' | 'bit' | 'byte' | 'shortint' | 'int' | 'longint' | 'integer' | 'time' | 'real' | 'realtime' | 'shortreal' | 'string' | 'void'
    ;

selector
    : '.' memberName
    | '::' identifier
    | '[' (expression ((':' | '+:' | '-:') expression | (',' expression?)+)? | '*' expression? (':' expression)? | '=' expression (':' expression)? | '->' expression | '+' | (',' expression?)+)? ']'
    | arguments
    | '#' '(' parameterValue (',' parameterValue)* ')'
    | '\'' ('(' expression ')' | braces)
    | baseOfSize
    | 'with' (constraintBlock | '(' expression ')' | '[' expression (':' expression)? ']')
    ;

// As in `WIDTH'b0`.
baseOfSize : BASED ;

memberName : identifier | 'and' | 'or' | 'xor' | 'unique' | '*' ;

concatenation
    : '{' (expression (',' expression)* | expression concatenation (',' expression)* | ('<<' | '>>') streamSlice? concatenation)? '}'
    ;
streamSlice : NUMBER | identifier | keywordType ;

// An assignment pattern.
braces : '{' (braceItem (',' braceItem)*)? '}' ;
braceItem : (expression | 'default' | keywordType) (':' expression | '{' expression (',' expression)* '}')? ;

hierarchicalName : ('$root' '.')? (scopedName | MACRO) ('.' identifier | '[' expression ']')* ;
scopedName : (identifier | '$unit' | 'local') ('::' identifier)* ;
identifier : ID | softName ;

// Words of the language that are names where they can be nothing else.
softName : 'small' | 'medium' | 'large' | 'global' ;

// Words of SystemVerilog that Verilog takes for names.
laterWord : 'do' | 'ref' | 'bit' ;

NUMBER
    : [0-9] [0-9_]* ('.' [0-9] [0-9_]*)? ([eE] [+-]? [0-9] [0-9_]*)? Unit?
    | [0-9] [0-9_]* [ \t\r\n]* BasedDigits
    ;

BASED
    : BasedDigits
    | '\'' [01xXzZ]
    ;

fragment BasedDigits
    : '\'' [sS]? ( [dD] [ \t]* ([0-9] [0-9_]* | [xXzZ?] '_'*)
                 | [bB] [ \t]* [01xXzZ?_] [01xXzZ?_]*
                 | [oO] [ \t]* [0-7xXzZ?_] [0-7xXzZ?_]*
                 | [hH] [ \t]* [0-9a-fA-FxXzZ?_] [0-9a-fA-FxXzZ?_]*
                 )
    ;

STRING : '"""' .*? '"""' | '"' (~["\\\r\n] | '\\' ('\r\n' | .))* '"' ;

DIRECTIVE
    : '`' ( 'define' [ \t]+ (~[\r\n\\] | '\\' ('\r\n' | .))*
          | ('include' | 'uselib' | 'error' | 'warning' | 'info' | 'timescale' | 'default_nettype' | 'line' | 'pragma' | 'default_decay_time' | 'default_trireg_strength' | 'unconnected_drive'
            | 'begin_keywords') ~[\r\n]*
          | ('ifdef' | 'ifndef' | 'elsif' | 'undef') [ \t]+ ([a-zA-Z_] [a-zA-Z0-9_$]* | '`'? ~[ \t\r\n]+)
          | 'else' | 'endif' | 'celldefine' | 'endcelldefine' | 'resetall' | 'nounconnected_drive' | 'undefineall' | 'end_keywords'
          | 'protect' | 'endprotect' | 'delay_mode_path' | 'suppress_faults' | 'nosuppress_faults' | 'enable_portfaults' | 'disable_portfaults'
          ) -> channel(HIDDEN)
    ;

// Verilator's directives for text of other languages.
FOREIGN : '`' ('systemc_' [a-z_]+ | 'verilator_config' | 'protected') .*? '`' ('verilog' | 'endprotected') -> channel(HIDDEN) ;

MACRO : '`' [a-zA-Z_] [a-zA-Z0-9_$]* ;

ID          : [a-zA-Z_] [a-zA-Z0-9_$]* | '\\' [!-~]+ ;
SYSTEM_NAME : '$' [a-zA-Z0-9_$]+ ;

COMMENT : ('/*' .*? '*/' | '//' ~[\r\n]*) -> channel(HIDDEN) ;
SPACE   : [ \t\r\n\f\u000B\u001A\u00A0\uFEFF]+ -> channel(HIDDEN) ;
OTHER   : . ;

fragment Unit : [munpf]? 's' | 'step' ;
