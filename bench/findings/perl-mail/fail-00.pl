print "a@b.c";
