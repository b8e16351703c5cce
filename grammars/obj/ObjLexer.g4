// Tokens of Obj; see ObjParser.g4.
//
// A keyword is one only at the start of a line (`o v` names an object "v"), and a slash parts the numbers of a reference but
// belongs to the word in a file name: hence a mode for the start of a line and three for what follows a keyword.
lexer grammar ObjLexer;

tokens { NUMBER, WORD, NEWLINE, SPACE, COMMENT }

V           : 'v'           -> mode(VALUES) ;
VT          : 'vt'          -> mode(VALUES) ;
VN          : 'vn'          -> mode(VALUES) ;
VP          : 'vp'          -> mode(VALUES) ;

F           : 'f' 'o'?      -> mode(REFERENCES) ;
L           : 'l'           -> mode(REFERENCES) ;
P           : 'p'           -> mode(REFERENCES) ;

O           : 'o'           -> mode(VALUES) ;
G           : 'g'           -> mode(VALUES) ;
S           : 's'           -> mode(VALUES) ;
MG          : 'mg'          -> mode(VALUES) ;
MTLLIB      : 'mtllib'      -> mode(VALUES) ;
USEMTL      : 'usemtl'      -> mode(VALUES) ;
MAPLIB      : 'maplib'      -> mode(VALUES) ;
USEMAP      : 'usemap'      -> mode(VALUES) ;
BEVEL       : 'bevel'       -> mode(VALUES) ;
C_INTERP    : 'c_interp'    -> mode(VALUES) ;
D_INTERP    : 'd_interp'    -> mode(VALUES) ;
LOD         : 'lod'         -> mode(VALUES) ;
SHADOW_OBJ  : 'shadow_obj'  -> mode(VALUES) ;
TRACE_OBJ   : 'trace_obj'   -> mode(VALUES) ;

CSTYPE      : 'cstype'      -> mode(VALUES) ;
DEG         : 'deg'         -> mode(VALUES) ;
BMAT        : 'bmat'        -> mode(VALUES) ;
STEP        : 'step'        -> mode(VALUES) ;
CURV        : 'curv'        -> mode(VALUES) ;
CURV2       : 'curv2'       -> mode(VALUES) ;
SURF        : 'surf'        -> mode(REFERENCES) ;
PARM        : 'parm'        -> mode(VALUES) ;
TRIM        : 'trim'        -> mode(VALUES) ;
HOLE        : 'hole'        -> mode(VALUES) ;
SCRV        : 'scrv'        -> mode(VALUES) ;
SP          : 'sp'          -> mode(VALUES) ;
END         : 'end'         -> mode(VALUES) ;
CON         : 'con'         -> mode(VALUES) ;
CTECH       : 'ctech'       -> mode(VALUES) ;
STECH       : 'stech'       -> mode(VALUES) ;
CALL        : 'call'        -> mode(VALUES) ;
CSH         : 'csh'         -> mode(VALUES) ;

NEWMTL      : 'newmtl'      -> mode(VALUES) ;
COLOR       : [KT] [adefmst] -> mode(VALUES) ;
SCALAR      : ('d' | 'Tr' | 'Ns' | 'Ni' | 'sharpness' | 'illum' | 'Pr' | 'Pm' | 'Ps' | 'Pc' | 'Pcr' | 'aniso' | 'anisor')
                            -> mode(VALUES) ;
MAP         : ('map_' [a-zA-Z]+ | 'bump' | 'disp' | 'decal' | 'refl' | 'norm') -> mode(TEXTURE) ;

START_WORD      : WORD_TEXT -> type(WORD), mode(VALUES) ;
START_COMMENT   : '#' ~[\r\n]*          -> type(COMMENT), channel(HIDDEN) ;
START_SPACE     : BLANK+                -> type(SPACE), channel(HIDDEN) ;
START_NEWLINE   : EOL                   -> type(NEWLINE) ;

mode VALUES;
VALUE_NUMBER      : REAL                  -> type(NUMBER) ;
VALUE_WORD        : WORD_TEXT -> type(WORD) ;
VALUE_COMMENT     : '#' ~[\r\n]*          -> type(COMMENT), channel(HIDDEN) ;
VALUE_SPACE       : BLANK+                -> type(SPACE), channel(HIDDEN) ;
VALUE_NEWLINE     : EOL                   -> type(NEWLINE), mode(DEFAULT_MODE) ;

mode REFERENCES;
REFERENCE_NUMBER  : REAL                  -> type(NUMBER) ;
SLASH_NUMBER      : '/' [+-]? [0-9]+ ;
SLASH             : '/' ;
REFERENCE_WORD    : ~[0-9./ \t\f\r\n#] ~[0-9./ \t\f\r\n]* -> type(WORD) ;
REFERENCE_DOT     : [.]                   -> type(WORD) ;
REFERENCE_COMMENT : '#' ~[\r\n]*          -> type(COMMENT), channel(HIDDEN) ;
REFERENCE_SPACE   : BLANK+                -> type(SPACE), channel(HIDDEN) ;
REFERENCE_NEWLINE : EOL                   -> type(NEWLINE), mode(DEFAULT_MODE) ;

mode TEXTURE;
TEXTURE_NUMBER    : REAL                  -> type(NUMBER) ;
OPTION            : '-' [a-zA-Z]+ ;
TEXTURE_WORD      : WORD_TEXT -> type(WORD) ;
TEXTURE_COMMENT   : '#' ~[\r\n]*          -> type(COMMENT), channel(HIDDEN) ;
TEXTURE_SPACE     : BLANK+                -> type(SPACE), channel(HIDDEN) ;
TEXTURE_NEWLINE   : EOL                   -> type(NEWLINE), mode(DEFAULT_MODE) ;

fragment REAL       : [+-]? ([0-9]+ ('.' [0-9]*)? | '.' [0-9]+) ([eE] [+-]? [0-9]+)? ;
fragment WORD_TEXT  : (~[ \t\f\r\n#\\\uFEFF] | ESCAPED) (~[ \t\f\r\n\\] | ESCAPED)* | '\\' ;
fragment ESCAPED    : '\\' ~[ \t\f\r\n] ;
fragment BLANK      : [ \t\f\uFEFF] | '\\' EOL ;
fragment EOL        : '\r'? '\n' | '\r' ;
