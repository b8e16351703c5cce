my @localhost = (1, 2);
while (my $line = <STDIN>) {
  next if $line =~ /^From: root@localhost/;
  print $line;
}
