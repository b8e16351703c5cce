// Comma separated values after RFC 4180, and what spreadsheets and tools make of it: the separators `,` `;` `|` and tab,
// ragged rows, empty fields, quotes anywhere, a last line without newline. Any text parses.
//
// - All four separators are active at once: a comma file with `;` in a text is split more finely than it ought to be,
//   which costs a reducer nothing.
// - A row owns its newline, so that it goes as one unit; only what stands behind the last newline has none. Telling the
//   two apart takes a look ahead to the end of the line.
// - Fields may be empty, so that a column's cell can be emptied (`a,,c`) as well as taken out with its separator (`a,c`).
grammar Csv;

file
    : row* record EOF
    ;

row
    : record NEWLINE
    ;

record
    : field (SEPARATOR field)*
    ;

field
    : (QUOTED | TEXT | UNCLOSED)*
    ;

// What strict readers take: a quoted field is closed, and nothing stands beside it.
strictFile
    : (strictRecord NEWLINE)* strictRecord EOF
    ;

strictRecord
    : strictField (SEPARATOR strictField)*
    ;

strictField
    : (QUOTED | TEXT)?
    ;

QUOTED    : '"' (~'"' | '""')* '"' ;
// Without its closing quote a quoted field runs to the end of the file.
UNCLOSED  : '"' (~'"' | '""')* ;
SEPARATOR : [,;|\t] ;
NEWLINE   : '\r'? '\n' | '\r' ;
TEXT      : ~[",;|\t\r\n \uFEFF] ~[,;|\t\r\n]* ;
SPACE     : [ \uFEFF]+ -> channel(HIDDEN) ;
