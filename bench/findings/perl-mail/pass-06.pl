print STDERR "usage: copy @ARGV[0, 1] in @INC\n" and exit 1 unless @ARGV;
