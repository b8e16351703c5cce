use strict;
use warnings;

my %people = (
  ada => { name => 'Ada', mail => 'ada@example.org' },
  cleo => { name => 'Cleo', mail => 'cleo' . "@" . 'example.org' },
);

for my $key (sort keys %people) {
  my $person = $people{$key};
  printf "%-10s %s\n", $person->{name}, $person->{mail};
}

=pod

Ask "ada@example.org" about it.

=cut
