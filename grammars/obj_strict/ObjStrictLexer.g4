// Tokens of ObjStrict; see ObjStrictParser.g4.
//
// Blanks part the values of a line and are tokens: without one, two numbers would be read as one, or a number that is cut
// in two as two.
lexer grammar ObjStrictLexer;

tokens { NUMBER, INTEGER, SLASH, WORD, NEWLINE, BLANKS, COMMENT }

V       : 'v'   -> mode(NUMBERS) ;
VT      : 'vt'  -> mode(NUMBERS) ;
VN      : 'vn'  -> mode(NUMBERS) ;
VP      : 'vp'  -> mode(NUMBERS) ;
F       : 'f'   -> mode(REFERENCES) ;
L       : 'l'   -> mode(REFERENCES) ;
P       : 'p'   -> mode(REFERENCES) ;

O       : 'o'       -> mode(WORDS) ;
G       : 'g'       -> mode(WORDS) ;
S       : 's'       -> mode(WORDS) ;
MG      : 'mg'      -> mode(WORDS) ;
MTLLIB  : 'mtllib'  -> mode(WORDS) ;
USEMTL  : 'usemtl'  -> mode(WORDS) ;
OTHER   : ('usemap' | 'maplib' | 'bevel' | 'c_interp' | 'd_interp' | 'lod' | 'shadow_obj' | 'trace_obj' | 'cstype' | 'deg'
          | 'bmat' | 'step' | 'curv' | 'curv2' | 'surf' | 'parm' | 'trim' | 'hole' | 'scrv' | 'sp' | 'end' | 'con' | 'ctech'
          | 'stech' | 'call' | 'csh')
                    -> mode(WORDS) ;
MATERIAL: ('newmtl' | [KT] [adefs] | 'd' | 'Tr' | 'Ns' | 'Ni' | 'sharpness' | 'illum' | 'map_' [a-zA-Z]+ | 'bump' | 'disp'
          | 'decal' | 'refl' | 'norm')
                    -> mode(WORDS) ;

START_COMMENT : '#' ~[\r\n]*    -> type(COMMENT), channel(HIDDEN) ;
START_BLANKS  : BLANK+          -> channel(HIDDEN) ;
START_NEWLINE : EOL             -> type(NEWLINE) ;

mode NUMBERS;
REAL            : [+-]? [0-9]+ ('.' [0-9]*)? ([eE] [+-]? [0-9]+)? -> type(NUMBER) ;
NUMBERS_COMMENT : '#' ~[\r\n]*  -> type(COMMENT), channel(HIDDEN) ;
NUMBERS_BLANKS  : BLANK+        -> type(BLANKS) ;
NUMBERS_NEWLINE : EOL           -> type(NEWLINE), mode(DEFAULT_MODE) ;

mode REFERENCES;
INDEX              : '-'? '0'* [1-9] [0-9]* -> type(INTEGER) ;  // they count from 1
BETWEEN            : '/'           -> type(SLASH) ;
REFERENCES_COMMENT : '#' ~[\r\n]*  -> type(COMMENT), channel(HIDDEN) ;
REFERENCES_BLANKS  : BLANK+        -> type(BLANKS) ;
REFERENCES_NEWLINE : EOL           -> type(NEWLINE), mode(DEFAULT_MODE) ;

mode WORDS;
ANY             : ~[ \t\r\n#] ~[ \t\r\n]* -> type(WORD) ;
WORDS_COMMENT   : '#' ~[\r\n]*  -> type(COMMENT), channel(HIDDEN) ;
WORDS_BLANKS    : BLANK+        -> type(BLANKS) ;
WORDS_NEWLINE   : EOL           -> type(NEWLINE), mode(DEFAULT_MODE) ;

fragment BLANK : [ \t\f] | '\\' EOL ;
fragment EOL   : '\r'? '\n' | '\r' ;
