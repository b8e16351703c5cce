print 'a@b.c';
