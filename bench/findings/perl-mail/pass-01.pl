my $to = qq{Ada <ada\@example.org>};
print $to;
