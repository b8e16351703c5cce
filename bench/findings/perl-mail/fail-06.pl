{
  my @names = ("Ada", "Ben");
  print "Hello @names\n";
}
print "Bye @names\n";
