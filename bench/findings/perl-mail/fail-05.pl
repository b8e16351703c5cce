my $host = shift;
my $load = `ssh backup@server uptime`;
print "$host: $load";
