// XML 1.0 and 1.1, with the document type's internal subset; namespaces are left to the names.
//
// - The document has one root and every element its end tag, as any XML parser demands, but names are not compared,
//   attributes may repeat and references may dangle.
// - Parameter entity references stand wherever DTDs use them for a whole unit.
// - White space and comments are hidden tokens; character data is cut into lines.
parser grammar XmlParser;

options { tokenVocab = XmlLexer; }

document
    : xmlDecl? PI* (doctype PI*)? element PI* EOF
    ;

xmlDecl
    : '<?xml' attribute* '?>'
    ;

element
    : '<' NAME attribute* ('/>' | '>' content* '</' NAME '>')
    ;

attribute
    : NAME '=' (STRING | LOOSE_STRING)
    ;

content
    : element
    | TEXT
    | AMPERSAND
    | KNOWN_REF
    | ENTITY_REF
    | CHAR_REF
    | '<![CDATA[' CDATA_TEXT* ']]>'
    | PI
    ;

doctype
    : '<!DOCTYPE' NAME externalId? ('[' declaration* ']')? '>'
    ;

externalId
    : SYSTEM STRING
    | PUBLIC STRING STRING?
    ;

declaration
    : '<!ELEMENT' name contentSpec '>'
    | '<!ATTLIST' name attributeDef* '>'
    | '<!ENTITY' '%'? name (STRING | externalId ('NDATA' name)?) '>'
    | '<!NOTATION' name externalId '>'
    | PE_REF
    | PI
    ;

contentSpec
    : 'EMPTY'
    | 'ANY'
    | particle
    ;

particle
    : '(' particle (SEPARATOR particle)* ')' OCCURRENCE?
    | '#PCDATA'
    | name OCCURRENCE?
    | PE_REF OCCURRENCE?
    ;

attributeDef
    : name attributeType attributeDefault
    | PE_REF
    ;

attributeType
    : ATTRIBUTE_TYPE
    | 'NOTATION'? '(' nameToken (SEPARATOR nameToken)* ')'
    | PE_REF
    ;

attributeDefault
    : '#REQUIRED'
    | '#IMPLIED'
    | '#FIXED'? STRING
    | PE_REF
    ;

nameToken
    : name
    | NMTOKEN
    | PE_REF
    ;

// The DTD's keywords are no reserved words.
name
    : NAME
    | SYSTEM
    | PUBLIC
    | 'NDATA'
    | 'EMPTY'
    | 'ANY'
    | 'NOTATION'
    | ATTRIBUTE_TYPE
    ;
