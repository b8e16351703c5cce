// INI files as Python's configparser, systemd and desktop environments read them: a section's header has both brackets,
// an entry its `=` or `:`, and where there are sections, no entry stands before the first one.
parser grammar IniStrictParser;

options { tokenVocab = IniStrictLexer; }

file
    : (entry? (NEWLINE entry?)* | NEWLINE* header (NEWLINE (header | entry)?)*) EOF
    ;

header
    : '[' SECTION ']'
    ;

entry
    : KEY ('=' | ':') TEXT?
    | INDENT TEXT
    ;
