my $list = join " @ ", ("ada", "ben");
print "$list @ home, 3 @ 4.50, a@, @.\n"; # ada@example.org
