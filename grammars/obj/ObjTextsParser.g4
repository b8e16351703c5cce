// OBJ files that programs take, for texts that are made up: there are at least three points of each kind, which are all that
// the faces refer to.
parser grammar ObjTextsParser;

options { tokenVocab = ObjTextsLexer; }

file : vertex vertex vertex vertex* (texture texture texture texture*) (normal normal normal normal*) part+ EOF ;

vertex  : V NUMBER NUMBER NUMBER NEWLINE ;
texture : VT NUMBER NUMBER NUMBER? NEWLINE ;
normal  : VN NUMBER NUMBER NUMBER NEWLINE ;

part : (GROUP NEWLINE)? (SMOOTH NEWLINE)? face (face | line)* ;

face
    : F corner corner corner+ NEWLINE
    | F cornerWithTexture cornerWithTexture cornerWithTexture+ NEWLINE
    | F cornerWithNormal cornerWithNormal cornerWithNormal+ NEWLINE
    | F cornerWithBoth cornerWithBoth cornerWithBoth+ NEWLINE
    ;

line : L corner corner+ NEWLINE ;

corner            : BLANK INDEX ;
cornerWithTexture : BLANK INDEX SLASH INDEX ;
cornerWithNormal  : BLANK INDEX SLASH SLASH INDEX ;
cornerWithBoth    : BLANK INDEX SLASH INDEX SLASH INDEX ;
