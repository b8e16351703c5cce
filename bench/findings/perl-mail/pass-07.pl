my @mails = qw(ada@example.org ben@example.org);
tr/a@b/c@d/ for @mails;
print q(to info@town.example), "\n";
