/* One command line of GNU find 4.9, as its manual describes it: options, starting points, the expression; in front assignments for the
   environment, behind redirections and the rest of a pipeline (one token). A shell reads the line first, so words may be quoted.

   `SPACE` stands before what it separates, so that a word goes with it. Patterns are trees: a shell pattern is a list of parts; a regular
   expression (of any of find's syntaxes: which one a grammar can't know) is branches of parts, where the operators stand in the list like
   what they apply to, and groups and brackets need not be closed, so that everything is a pattern. `CHAR` leads the token types, as the
   plainest one to put in for another. */
parser grammar FindParser;

options { tokenVocab = FindLexer; }

command
    : (SPACE | NEWLINE)* (ASSIGNMENT SPACE)* FIND (SPACE option)* (SPACE startingPoint)* (SPACE expression)?
      (SPACE? redirection)* (SPACE? TAIL)? (SPACE | NEWLINE)* EOF
    ;

option
    : NO_LINKS
    | ALL_LINKS
    | GIVEN_LINKS
    | DEBUG TOPIC (COMMA TOPIC)*
    | OPTIMISE
    | END_OPTIONS
    ;

startingPoint
    : (HERE | NAME_PART | quoted)+
    ;

expression
    : predicate
    | OPEN (SPACE expression)? SPACE CLOSE
    | (BANG | NOT) SPACE expression
    | expression SPACE (AND SPACE)? expression
    | expression SPACE OR SPACE expression
    | expression SPACE THEN SPACE expression
    ;

predicate
    : positionalOption
    | test
    | action
    ;

positionalOption
    : DAYSTART
    | DEPTH
    | D
    | FOLLOW
    | HELP
    | IGNORE_RACE
    | NO_IGNORE_RACE
    | MOUNT
    | NOLEAF
    | NOWARN
    | VERSION
    | WARN
    | XDEV
    | (MAXDEPTH | MINDEPTH) number
    | REGEXTYPE syntax
    | FILES0_FROM word
    ;

test
    : (NAME | INAME | LNAME | ILNAME | PATH | IPATH | WHOLENAME | IWHOLENAME) glob
    | (REGEX | IREGEX) regex
    | (AMIN | ATIME | CMIN | CTIME | MMIN | MTIME | USED | GID | UID | INUM | LINKS) number
    | SIZE size
    | (TYPE | XTYPE) types
    | PERM permissions
    | (NEWER | ANEWER | CNEWER | NEWER_XY | SAMEFILE | CONTEXT | FSTYPE | USER | GROUP) word
    | EMPTY
    | EXECUTABLE
    | FALSE
    | NOGROUP
    | NOUSER
    | READABLE
    | TRUE
    | WRITABLE
    ;

action
    : PRINT
    | PRINT0
    | DELETE
    | LS
    | PRUNE
    | QUIT
    | PRINTF word
    | (FPRINT | FPRINT0 | FLS) word
    | FPRINTF word SPACE format
    | (EXEC | EXECDIR | OK | OKDIR) commandWord (SPACE commandWord)* (SEMICOLON | ALL_FILES)
    ;

commandWord
    : (COMMAND_PART | FILE | quoted)+
    ;

// Lexed where a word may be an argument: a format without quotes can't contain what would be an operator there.
format
    : (HERE | NAME_PART | quoted)+
    ;

number
    : signed
    | QUOTE signed? QUOTE
    | DOUBLE_QUOTE signed? DOUBLE_QUOTE
    ;

signed
    : (PLUS | MINUS)? NUMBER (DOT NUMBER)?
    ;

size
    : amount
    | QUOTE amount? QUOTE
    | DOUBLE_QUOTE amount? DOUBLE_QUOTE
    ;

amount
    : (PLUS | MINUS)? NUMBER UNIT?
    ;

types
    : kinds
    | QUOTE kinds? QUOTE
    | DOUBLE_QUOTE kinds? DOUBLE_QUOTE
    ;

kinds
    : KIND (COMMA KIND)*
    ;

permissions
    : fileMode
    | QUOTE fileMode? QUOTE
    | DOUBLE_QUOTE fileMode? DOUBLE_QUOTE
    ;

fileMode
    : (MINUS | SLASH | PLUS)? (OCTAL | clause (COMMA clause)*)
    ;

clause
    : (WHO | EVERYBODY)* ((PLUS | MINUS | EQUALS) (RIGHT | WHO)*)+
    ;

syntax
    : SYNTAX_NAME
    | QUOTE SYNTAX_NAME QUOTE
    | DOUBLE_QUOTE SYNTAX_NAME DOUBLE_QUOTE
    ;

redirection
    : REDIRECT word
    | DUPLICATE
    ;

word
    : (character | quoted)+
    ;

quoted
    : QUOTE character* QUOTE
    | DOUBLE_QUOTE character* DOUBLE_QUOTE
    ;

glob
    : ( globPart
      | QUOTE globPart* QUOTE
      | DOUBLE_QUOTE globPart* DOUBLE_QUOTE
      )+
    ;

globPart
    : CHAR | DIGIT | MINUS | COMMA | CLASS | DIRECTIVE | STAR | QUESTION | bracket | CLOSE_BRACKET | DOT | PLUS | CARET | DOLLAR
    | OPEN_PAREN | CLOSE_PAREN | BAR | OPEN_BRACE | CLOSE_BRACE | ESCAPED | OPEN_GROUP | CLOSE_GROUP | OR_ESCAPE | OPEN_INTERVAL
    | CLOSE_INTERVAL | PLUS_ESCAPE | QUESTION_ESCAPE | BACK_REFERENCE | SET_ESCAPE | ANCHOR_ESCAPE
    ;

regex
    : ( part
      | QUOTE alternatives ((CLOSE_PAREN | CLOSE_GROUP) alternatives)* QUOTE
      | DOUBLE_QUOTE alternatives ((CLOSE_PAREN | CLOSE_GROUP) alternatives)* DOUBLE_QUOTE
      )+
    ;

alternatives
    : branch ((BAR | OR_ESCAPE) branch)*
    ;

branch
    : part*
    ;

part
    : interval | bracket | group | CHAR | DIGIT | MINUS | COMMA | CLASS | DIRECTIVE | DOT | STAR | PLUS | QUESTION | PLUS_ESCAPE
    | QUESTION_ESCAPE | CLOSE_BRACKET | CARET | DOLLAR | BACK_REFERENCE | SET_ESCAPE | ANCHOR_ESCAPE | ESCAPED | OPEN_BRACE | CLOSE_BRACE
    | OPEN_INTERVAL | CLOSE_INTERVAL
    ;

group
    : OPEN_PAREN alternatives CLOSE_PAREN?
    | OPEN_GROUP alternatives CLOSE_GROUP?
    ;

interval
    : OPEN_BRACE DIGIT* (COMMA DIGIT*)? CLOSE_BRACE
    | OPEN_INTERVAL DIGIT* (COMMA DIGIT*)? CLOSE_INTERVAL
    ;

bracket
    : OPEN_BRACKET CARET? CLOSE_BRACKET? bracketPart* CLOSE_BRACKET?
    ;

bracketPart
    : bracketCharacter (MINUS bracketCharacter)?
    ;

bracketCharacter
    : CHAR | DIGIT | MINUS | COMMA | CLASS | DIRECTIVE | DOT | STAR | PLUS | QUESTION | CARET | DOLLAR | OPEN_BRACKET | OPEN_PAREN
    | CLOSE_PAREN | BAR | OPEN_BRACE | CLOSE_BRACE | ESCAPED | OPEN_GROUP | CLOSE_GROUP | OR_ESCAPE | OPEN_INTERVAL | CLOSE_INTERVAL
    | PLUS_ESCAPE | QUESTION_ESCAPE | BACK_REFERENCE | SET_ESCAPE | ANCHOR_ESCAPE
    ;

character
    : CHAR | DIGIT | MINUS | COMMA | CLASS | DIRECTIVE | DOT | STAR | PLUS | QUESTION | CARET | DOLLAR | OPEN_BRACKET | OPEN_PAREN
    | CLOSE_PAREN | BAR | OPEN_BRACE | CLOSE_BRACE | CLOSE_BRACKET | ESCAPED | OPEN_GROUP | CLOSE_GROUP | OR_ESCAPE | OPEN_INTERVAL
    | CLOSE_INTERVAL | PLUS_ESCAPE | QUESTION_ESCAPE | BACK_REFERENCE | SET_ESCAPE | ANCHOR_ESCAPE
    ;
