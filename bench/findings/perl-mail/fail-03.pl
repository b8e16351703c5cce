while (my $line = <STDIN>) {
  next if $line =~ /^From: root@localhost/;
  print $line;
}
