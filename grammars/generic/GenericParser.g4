// Any text, as nested brackets, statements, lines, comma separated items and words. It accepts every sequence of tokens, so it is the
// fallback for inputs in unknown languages. One token decides everywhere, which is why the separated lists have elements that may be empty
// and no optional last separator.
//
// A statement ends at ';', at an empty line, at the end of the line of a '}', or where the enclosing bracket does; head words and bodies
// are one statement, so that a function or a class goes as a whole. Its lines are the next level: each is a command where a newline ends
// one, a continuation elsewhere. In ( ) and [ ] the commas bind weaker than the line breaks.
// A closer is optional: an opener that nothing closes ends where the bracket around it does. A closer that nothing opened ends all that
// is open, and is left to the top level.

parser grammar GenericParser;

options { tokenVocab = GenericLexer; }

text
    : statements (stray statements)* EOF
    ;

stray
    : (RPAREN | RBRACK | RBRACE | END | JOIN | ENDCASE | ENDROUTINE | ENDUNIT) LABEL?
    ;

statements
    : statement ((SEMI | GAP) statement)*
    ;

statement
    : line (NL line)* clause*
    ;

clause
    : CLAUSE line (NL line)*
    ;

line
    : item (COMMA item)*
    ;

item
    : atom*
    ;

atom
    : WORD
    | LIFETIME
    | NUMBER
    | STRING
    | INFIX
    | OPERATOR
    | OTHER
    | LINE
    | group
    | block
    ;

group
    : LPAREN parts RPAREN?
    | LBRACK parts RBRACK?
    | LBRACE statements RBRACE?
    ;

block
    : BEGIN LABEL? statements (END LABEL?)?
    | FORK LABEL? statements (JOIN LABEL?)?
    | CASE statements (ENDCASE LABEL?)?
    | CASE_PAREN parts RPAREN? statements (ENDCASE LABEL?)?
    | ROUTINE statements (ENDROUTINE LABEL?)?
    | UNIT statements (ENDUNIT LABEL?)?
    | UNIT_PAREN parts RPAREN? statements (ENDUNIT LABEL?)?
    ;

parts
    : list (SEMI list)*
    ;

list
    : element (COMMA element)*
    ;

element
    : words ((NL | GAP) words)*
    ;

words
    : (atom | CLAUSE)*
    ;
