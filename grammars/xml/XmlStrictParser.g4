// Well-formed documents, for texts that are made up: attributes differ, and references are to what is known. That end tags have
// the names of their start tags is said in language.json.
parser grammar XmlStrictParser;

options { tokenVocab = XmlStrictLexer; }

document : DECLARATION? PI* (doctype PI*)? element PI* EOF ;

doctype     : '<!DOCTYPE ' ROOT_NAME (SYSTEM | PUBLIC)? ('[' declaration* ']')? '>' ;
declaration : '<!ELEMENT ' MODEL_NAME (EMPTY | ' (' members ')' MANY?) '>' | '<!ATTLIST ' MODEL_NAME ATTDEF* '>' | ENTITY_OPEN | NOTATION ;
members     : particle ('|' particle)+ | particle (',' particle)* ;
particle    : (MODEL_NAME | '(' members ')') MANY? ;

element   : '<' NAME attribute* SPACE? ('/>' | '>' content* '</' NAME '>') ;
attribute : SPACE ATTRIBUTE '=' STRING ;
content   : element | TEXT | ENTITY_REF | CHAR_REF | CDATA | PI ;
