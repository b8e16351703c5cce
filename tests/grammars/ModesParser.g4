parser grammar ModesParser;

options { tokenVocab = ModesLexer; }

all     : element* EOF ;
element : TEXT | STRING | tag | LOUD | shouted ;
tag     : '<' (NAME | tag)* '>' ;
shouted : WORD | QUIET ;
