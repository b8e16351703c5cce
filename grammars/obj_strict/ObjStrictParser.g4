/* Wavefront OBJ as its specification has it and programs insist on: known keywords, numbers where numbers belong, all
   references of a face of one kind. `hone repair` goes by this one, so that a letter in a coordinate is an error; the lenient
   grammar `obj` is for all else, since programs are to be tested with such files. */
parser grammar ObjStrictParser;

options { tokenVocab = ObjStrictLexer; }

file
    : (statement? NEWLINE)* statement? EOF
    ;

statement
    : (vertex | texture | normal | parameter | face | line | points | attribute) BLANKS?
    ;

vertex
    : V number number number (number (number number number?)?)?
    ;

// The specification allows one coordinate alone; programs don't.
texture
    : VT number number number?
    ;

normal
    : VN number number number
    ;

parameter
    : VP number (number number?)?
    ;

face
    : F corner corner corner+
    | F cornerWithTexture cornerWithTexture cornerWithTexture+
    | F cornerWithNormal cornerWithNormal cornerWithNormal+
    | F cornerWithBoth cornerWithBoth cornerWithBoth+
    ;

line
    : L corner corner+
    | L cornerWithTexture cornerWithTexture+
    ;

points
    : P corner+
    ;

corner
    : BLANKS INTEGER
    ;

cornerWithTexture
    : BLANKS INTEGER SLASH INTEGER
    ;

cornerWithNormal
    : BLANKS INTEGER SLASH SLASH INTEGER
    ;

cornerWithBoth
    : BLANKS INTEGER SLASH INTEGER SLASH INTEGER
    ;

number
    : BLANKS NUMBER
    ;

attribute
    : (O | G | S | MG | MTLLIB | USEMTL | OTHER | MATERIAL) (BLANKS WORD)*
    ;
