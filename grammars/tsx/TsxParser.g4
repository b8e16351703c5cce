/* TypeScript and JavaScript with JSX. An element is an operand; the name of the first type parameter may be what begins an element. */
parser grammar TsxParser;

import TypeScriptRules;

options { tokenVocab = TsxLexer; }

literal : 'this' | 'super' | 'null' | 'true' | 'false' | NUMBER | BIG_INT | STRING | REGEXP | PRIVATE_NAME | jsxElement ;

jsxElement
    : LESS JSX_NAME typeArguments? jsxAttribute* ('/>' | (TAG_CLOSE | '>') jsxChild* '</' JSX_NAME TAG_CLOSE)
    | LESS TAG_CLOSE jsxChild* '</' TAG_CLOSE
    ;

jsxAttribute
    : ATTRIBUTE ('=' (ATTRIBUTE_STRING | '{' sequence? '}' | jsxElement))?
    | '{' '...' expression '}'
    ;

jsxChild : JSX_TEXT | JSX_ENTITY | '{' ('...'? sequence)? '}' | jsxElement ;

// A property `as` is common, and so is a variable with its value.
identifierAtom : name | softWord | 'as' ;

typeParameter : ('const' | 'in' | 'out')* (union | JSX_NAME) ('extends' type)? ('=' type)? ;
