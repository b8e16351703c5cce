// A folder of files as one text (src/text/archive.h): hone makes it of a directory. The separators can't occur in a
// file's header or contents, so each token ends by itself whatever follows it.

grammar Project;

project
    : entry* EOF
    ;

entry
    : FILE
    | folder
    ;

folder
    : OPEN entry* CLOSE
    ;

// The header, with the mode and the path, and the contents.
FILE  : '\u001C' ~[\u001C-\u001F]* '\u001D' ~[\u001C-\u001F]* '\u001F' ;
OPEN  : '\u001E' '\u001C' ;
CLOSE : '\u001E' '\u001D' ;
