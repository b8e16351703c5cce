// Regular expressions of all common engines, see the lexer.
//
// Shape: alternatives, terms and class items are lists; an alternative may be empty. To accept every text, the closing
// bracket is optional (only at the end can one be missing), a `)` too many is a term of its own outside of all groups,
// and so is a quantifier with nothing to repeat.
parser grammar RegexpParser;

options { tokenVocab = RegexpLexer; }

regexp
    : outerAlternative ('|' outerAlternative)* EOF
    ;

outerAlternative
    : (term | ')')*
    ;

disjunction
    : alternative ('|' alternative)*
    ;

alternative
    : term*
    ;

term
    : atom quantifier?
    | quantifier
    ;

quantifier
    : ('*' | '+' | '?' | COUNT) ('?' | '+')?
    ;

atom
    : CHARACTER
    | HYPHEN
    | '.'
    | '^'
    | '$'
    | ASSERTION
    | BACK_REFERENCE
    | CODE_POINT
    | CLASS_ESCAPE
    | PROPERTY
    | QUOTED
    | ESCAPE
    | characterClass
    | group
    | FLAGS
    | SUBROUTINE
    | VERB
    | COMMENT
    | CALLOUT
    | CODE
    ;

group
    : (GROUP_OPEN | LOOK_OPEN | FLAGS_OPEN | CONDITION_OPEN) disjunction ')'?
    | NAME_OPEN GROUP_NAME NAME_CLOSE disjunction ')'?
    | NAME_OPEN (GROUP_NAME | NAME_CLOSE)? disjunction ')'?
    | CONDITION_LOOK disjunction (')' disjunction ')'?)?
    ;

characterClass
    : CLASS_OPEN classItem* CLASS_CLOSE
    | CLASS_OPEN classItem*
    ;

classItem
    : classAtom (RANGE classAtom)?
    | SET_OPERATOR
    ;

classAtom
    : CLASS_CHARACTER
    | RANGE
    | CLASS_CODE_POINT
    | CLASS_SET
    | CLASS_PROPERTY
    | POSIX_CLASS
    | CLASS_QUOTED
    | CLASS_ANY_ESCAPE
    | STRINGS
    ;
