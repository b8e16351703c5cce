parser grammar IndentParser;

options { tokenVocab = IndentLexer; }

program : statement* EOF;
statement
    : WHEN NAME block         # condition
    | PRINT value=NAME LINE   # output
    | END_WORD LINE           # end
    | LINE                    # emptyLine
    ;
block : LINE OPEN statement+ CLOSE;
