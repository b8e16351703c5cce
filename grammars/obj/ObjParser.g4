// Wavefront OBJ (geometry) and MTL (materials), after the format's appendix B1 and what programs read in practice: polygons,
// free-form curves and surfaces, grouping, display and rendering attributes, superseded statements as unknown words.
//
// - A line owns its newline, so that it goes as one unit; only what stands behind the last newline has none. Telling the
//   two apart takes a look ahead to the end of the line.
// - Points and normals keep their three numbers, since dropping one never helps; a line that has too few still parses.
//   Faces and lines lose vertices down to none: most programs take them so.
// - Numbers are not checked: words stand where numbers should, and a line with an unknown keyword is a line of words.
// - A reference's slash is one token with the number behind it, so that `1/ 2/` (nothing behind the slash) is two references.
parser grammar ObjParser;

options { tokenVocab = ObjLexer; }

file
    : line* statement? EOF
    ;

line
    : statement NEWLINE
    | NEWLINE
    ;

statement
    : vertex
    | element
    | freeForm
    | attribute
    | material
    | WORD value*
    ;

vertex
    : V value value value value*
    | VT value value*
    | VN value value value value*
    | VP value value*
    | incomplete
    ;

incomplete
    : (V | VN) value value
    | (V | VN) value
    | (V | VN | VT | VP)
    ;

element
    : (F | L | P) reference*
    ;

reference
    : NUMBER (SLASH_NUMBER SLASH_NUMBER? | SLASH SLASH_NUMBER | SLASH SLASH?)?
    | SLASH_NUMBER
    | SLASH
    | WORD
    ;

freeForm
    : SURF reference*
    | (CSTYPE | DEG | BMAT | STEP | CURV | CURV2 | PARM | TRIM | HOLE | SCRV | SP | END | CON | CTECH | STECH) value*
    ;

attribute
    : (O | G | S | MG | MTLLIB | USEMTL | MAPLIB | USEMAP) value*
    | (BEVEL | C_INTERP | D_INTERP | LOD | SHADOW_OBJ | TRACE_OBJ | CALL | CSH) value*
    ;

material
    : (NEWMTL | COLOR | SCALAR) value*
    | MAP (option | value)*
    ;

option
    : OPTION NUMBER*
    ;

value
    : NUMBER
    | WORD
    ;
