/* One command line of GNU grep 3.8, as its manual describes it: options in every spelling (clusters of letters with an argument behind or
   attached, long ones with `=` or without), the pattern, files; in front assignments for the environment and a command that is piped in,
   behind redirections and the rest of a pipeline (one token). A shell reads the line first, so words may be quoted. Long options are not
   recognised by abbreviations.

   `SPACE` stands before what it separates, so that a word goes with it. The first word that is no option is taken for the pattern, even
   if -e or -f give one; a lone - is the standard input. Which kind of pattern it is a grammar can't know, so one tree serves all: branches
   of parts, where the operators stand in the list like what they apply to, and groups and brackets need not be closed, so that everything
   is a pattern. `CHAR` leads the token types, as the plainest one to put in for another. */
parser grammar GrepParser;

options { tokenVocab = GrepLexer; }

command
    : (SPACE | NEWLINE)* (ASSIGNMENT SPACE)* (source SPACE? PIPE SPACE? (ASSIGNMENT SPACE)*)?
      GREP (SPACE (option | END_OPTIONS) | SPACE? redirection)*
      (SPACE (pattern | FLAG) (SPACE (option | END_OPTIONS | file | FLAG) | SPACE? redirection)*)?
      (SPACE? TAIL)? (SPACE | NEWLINE)* EOF
    ;

source
    : (ECHO | PRINTF | CAT) (SPACE word)*
    ;

option
    : FLAG (flag+ argument? | argument)
    | longOption
    ;

flag
    : BASIC
    | EXTENDED
    | FIXED
    | PERL
    | IGNORE_CASE
    | IGNORE_CASE_OLD
    | INVERT
    | WORDS
    | LINES
    | COUNT
    | WITHOUT_MATCH
    | WITH_MATCHES
    | ONLY_MATCHING
    | QUIET
    | NO_MESSAGES
    | BYTE_OFFSET
    | WITH_FILENAME
    | NO_FILENAME
    | LINE_NUMBER
    | INITIAL_TAB
    | UNIX_OFFSETS
    | NULL_NAMES
    | NULL_DATA
    | TEXT
    | BINARY_SKIP
    | BINARY
    | RECURSIVE
    | DEREFERENCE
    | VERSION
    | CONTEXT_LINES
    ;

// What a letter with an argument, the last of its cluster, comes to.
argument
    : PATTERN pattern
    | PATTERN_FILE word
    | MATCHER word
    | (MAX_COUNT | AFTER_CONTEXT | BEFORE_CONTEXT | CONTEXT) number
    | (DIRECTORIES | DEVICES) treatment
    ;

longOption
    : LONG_BASIC_REGEXP
    | LONG_EXTENDED_REGEXP
    | LONG_FIXED_STRINGS
    | LONG_PERL_REGEXP
    | LONG_IGNORE_CASE
    | LONG_NO_IGNORE_CASE
    | LONG_INVERT_MATCH
    | LONG_WORD_REGEXP
    | LONG_LINE_REGEXP
    | LONG_COUNT
    | LONG_COLOR
    | LONG_COLOR_WHEN (ALWAYS | NEVER | AUTO)
    | LONG_FILES_WITHOUT_MATCH
    | LONG_FILES_WITH_MATCHES
    | LONG_ONLY_MATCHING
    | LONG_QUIET
    | LONG_SILENT
    | LONG_NO_MESSAGES
    | LONG_BYTE_OFFSET
    | LONG_WITH_FILENAME
    | LONG_NO_FILENAME
    | LONG_LINE_NUMBER
    | LONG_INITIAL_TAB
    | LONG_UNIX_BYTE_OFFSETS
    | LONG_NULL
    | LONG_NULL_DATA
    | LONG_TEXT
    | LONG_BINARY
    | LONG_RECURSIVE
    | LONG_DEREFERENCE_RECURSIVE
    | LONG_LINE_BUFFERED
    | LONG_NO_GROUP_SEPARATOR
    | LONG_VERSION
    | LONG_HELP
    | LONG_REGEXP pattern
    | LONG_FILE word
    | (LONG_INCLUDE | LONG_EXCLUDE | LONG_EXCLUDE_DIR) pattern
    | LONG_EXCLUDE_FROM word
    | LONG_LABEL word
    | LONG_GROUP_SEPARATOR word?
    | (LONG_MAX_COUNT | LONG_AFTER_CONTEXT | LONG_BEFORE_CONTEXT | LONG_CONTEXT) number
    | (LONG_DIRECTORIES | LONG_DEVICES) treatment
    | LONG_BINARY_FILES (BINARY_TYPE | TEXT_TYPE | WITHOUT_MATCH_TYPE)
    ;

treatment
    : READ
    | SKIP_
    | RECURSE
    ;

number
    : MINUS? NUMBER
    | QUOTE (MINUS? NUMBER)? QUOTE
    | DOUBLE_QUOTE (MINUS? NUMBER)? DOUBLE_QUOTE
    ;

file
    : word
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

pattern
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
    : interval | bracket | group | CHAR | DIGIT | MINUS | COMMA | CLASS | DOT | STAR | PLUS | QUESTION | PLUS_ESCAPE | QUESTION_ESCAPE
    | CLOSE_BRACKET | CARET | DOLLAR | BACK_REFERENCE | SET_ESCAPE | ANCHOR_ESCAPE | ESCAPED | OPEN_BRACE | CLOSE_BRACE | OPEN_INTERVAL
    | CLOSE_INTERVAL
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
    : CHAR | DIGIT | MINUS | COMMA | CLASS | DOT | STAR | PLUS | QUESTION | CARET | DOLLAR | OPEN_BRACKET | OPEN_PAREN | CLOSE_PAREN | BAR
    | OPEN_BRACE | CLOSE_BRACE | ESCAPED | OPEN_GROUP | CLOSE_GROUP | OR_ESCAPE | OPEN_INTERVAL | CLOSE_INTERVAL | PLUS_ESCAPE
    | QUESTION_ESCAPE | BACK_REFERENCE | SET_ESCAPE | ANCHOR_ESCAPE
    ;

character
    : CHAR | DIGIT | MINUS | COMMA | CLASS | DOT | STAR | PLUS | QUESTION | CARET | DOLLAR | OPEN_BRACKET | OPEN_PAREN | CLOSE_PAREN | BAR
    | OPEN_BRACE | CLOSE_BRACE | CLOSE_BRACKET | ESCAPED | OPEN_GROUP | CLOSE_GROUP | OR_ESCAPE | OPEN_INTERVAL | CLOSE_INTERVAL
    | PLUS_ESCAPE | QUESTION_ESCAPE | BACK_REFERENCE | SET_ESCAPE | ANCHOR_ESCAPE
    ;
