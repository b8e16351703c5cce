// A list of characters: for files that are no text. Any of them may go.

grammar Bytes;

bytes
    : BYTE* EOF
    ;

BYTE : . ;
