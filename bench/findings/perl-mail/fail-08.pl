print STDERR "usage: copy user@host:path\n" and exit 1 unless @ARGV;
