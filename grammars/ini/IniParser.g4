// Configuration files of the INI family: Windows and Python ini, desktop entries, systemd units, git config, Java
// properties, and loosely any line-based configuration. There is no standard, so any text parses.
//
// - A section owns its lines, a line its newline: each goes as one unit. Only what stands behind the last newline has
//   none and hangs on the file; telling the two apart takes a look ahead to the end of the line.
// - Keys and values are lists of words; `,` and `;` part a value further. So long lines shorten word by word.
// - Only a comment that has its line to itself is one; `#` and `;` in a value mean too many other things.
// - A line that continues an entry by being indented reads as an entry without a value; one that follows a backslash
//   continues the value.
parser grammar IniParser;

options { tokenVocab = IniLexer; }

file
    : line* section* (header | entry)? EOF
    ;

section
    : header NEWLINE line*
    ;

header
    : '[' headerWord* ']' headerWord*
    | '[' headerWord*
    ;

headerWord
    : WORD
    | STRING
    | SEPARATOR
    ;

line
    : entry NEWLINE
    | NEWLINE
    ;

entry
    : key (ASSIGN value)?
    | ASSIGN value
    ;

key
    : (WORD | STRING)+
    ;

value
    : words (SEPARATOR words)*
    ;

words
    : (WORD | STRING)*
    ;
