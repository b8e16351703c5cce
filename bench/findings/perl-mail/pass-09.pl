my %price = (nut => 3, bolt => 5);
my $domain = "example.org";
print "@price{'nut', 'bolt'} ada@${\ $domain} $domain\n";
