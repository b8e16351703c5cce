my $list = join ", ", map { s/ at /@mail./r } ("ada at org", "ben at net");
print "$list\n";
