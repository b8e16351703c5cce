// Blocks by indentation, as a language with code in its lexer has them: OPEN and CLOSE are made by the super class.
lexer grammar IndentLexer;

options {
    superClass = IndentLexerBase;
    caseInsensitive = true;
}

tokens { OPEN, CLOSE }

WHEN    : 'when';
PRINT   : 'print';
END_WORD options { caseInsensitive = false; } : 'end';
NAME    : [a-z]+;
LINE    : '\r'? '\n' [ \t]* {this.lineEnded();};
SPACE   : [ \t]+ -> skip;
REMARK  : '#' {this.isRemark()}? ~[\r\n]* -> channel(HIDDEN);
