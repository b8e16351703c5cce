// CSV files that any program reads, for texts that are made up: one separator, and as many fields in each row.
grammar CsvStrict;

file : (one NEWLINE)+ EOF | (two NEWLINE)+ EOF | (three NEWLINE)+ EOF | (tabbed NEWLINE)+ EOF | (semicolons NEWLINE)+ EOF ;

one        : TEXT | QUOTED ;
two        : field ',' field ;
three      : field ',' field ',' field ;
tabbed     : field '\t' field ;
semicolons : field ';' field ;
field      : (TEXT | QUOTED)? ;

NEWLINE : '\r'? '\n' ;
QUOTED  : '"' (~'"' | '""')* '"' ;
TEXT    : ~[",;|\t\r\n \uFEFF] ~[",;|\t\r\n]* ;
