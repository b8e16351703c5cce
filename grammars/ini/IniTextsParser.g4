// INI files that any program takes, for texts that are made up: all entries are in a section, and have another name each.
parser grammar IniTextsParser;

options { tokenVocab = IniTextsLexer; }

file    : NEWLINE* section* EOF ;
section : HEADER NEWLINE+ (entry NEWLINE+)* ;
entry   : KEY ASSIGN TEXT? ;
