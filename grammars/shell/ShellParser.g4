/* Reserved words are words where no command begins. What shells refuse, as a list without commands, is read. */
parser grammar ShellParser;

options { tokenVocab = ShellLexer; }

file : list EOF ;

list : statement? (end statement?)* ;
end  : ';' | '&' | NEWLINE ;

statement : pipeline (('&&' | '||') NEWLINE* pipeline)* ;
pipeline  : ('!' | 'time')* command (PIPE NEWLINE* '!'* command)* ;

command
    : simple
    | compound suffix*
    | WORD '(' ')' NEWLINE* command
    | 'function' (WORD | 'time') ('(' ')')? NEWLINE* command
    | 'coproc' command
    | 'time'
    ;

simple : (piece | REDIRECT word | HERE_DOCUMENT) (word | REDIRECT word | HERE_DOCUMENT)* ;
suffix : REDIRECT word+ | HERE_DOCUMENT ;

compound
    : '{' list '}'
    | '(' list ')'
    | '((' sum* (DOUBLE_CLOSE | ')' ')')
    | '[[' test* ']]'
    | 'if' list 'then' list ('elif' list 'then' list)* ('else' list)? 'fi'
    | ('while' | 'until') list block
    | ('for' | 'select') word (NEWLINE* 'in' word*)? (';' | NEWLINE)* block
    | 'for' '((' sum* DOUBLE_CLOSE (';' | NEWLINE)* block
    | 'case' word+ NEWLINE* 'in' NEWLINE* branch* lastBranch? 'esac'
    ;

block      : 'do' list 'done' | '{' list '}' ;
branch     : ('(' patterns | bare) ')' list CASE_END NEWLINE* ;
lastBranch : ('(' patterns | bare) ')' list ;
patterns   : word+ (PIPE word+)* ;
// Doesn't begin with `esac`: where a case ends in `esac)`, this would be told from a pattern by the rest of the text.
bare       : (piece | reserved | ']]') word* (PIPE word+)* ;

word : piece | reserved | 'esac' | ']]' ;

reserved
    : 'if' | 'then' | 'elif' | 'else' | 'fi' | 'for' | 'select' | 'in' | 'while' | 'until' | 'do' | 'done' | 'case' | 'function' | 'time'
    | 'coproc' | '!' | '{' | '}' | '[['
    ;

piece
    : WORD
    | DOLLAR
    | OLD_COMMAND
    | COMMAND list ')'
    | SUM sum* (DOUBLE_CLOSE | ')' ')')
    | PROCESS list ')'
    | ARRAY_OPEN (word | NEWLINE)* ')'
    | QUOTE inString* QUOTE
    ;

inString : STRING_TEXT | DOLLAR | OLD_COMMAND | COMMAND list ')' | SUM sum* (DOUBLE_CLOSE | ')' ')') ;

sum
    : NUMBER | OPERATOR | OLD_COMMAND
    | '(' sum* ')'
    | COMMAND list ')'
    | SUM sum* (DOUBLE_CLOSE | ')' ')')
    | QUOTE inString* QUOTE
    ;

// Without `]]`, or each would be the last one only if no other follows in the rest of the text.
test : piece | reserved | 'esac' | REDIRECT | PROCESS list ')' | '&&' | '||' | PIPE | ';' | '&' | NEWLINE | '(' test* ')' | '((' | DOUBLE_CLOSE ;
