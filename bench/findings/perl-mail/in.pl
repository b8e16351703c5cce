#!/usr/bin/perl
# Tells who watches the disks that are nearly full.
my %admin = ('/' => 'root', '/home' => 'ada', '/srv' => 'ben');
my $limit = shift || 90;
my @full;

foreach my $line (`df -P`) {
  my ($device, $size, $used, $free, $share, $mount) = split ' ', $line;
  next unless $share =~ /^(\d+)%$/ and $1 >= $limit;
  push @full, "$mount ($1%)";
  print "To: $admin{$mount}\n" if $admin{$mount};
}

if (@full) {
  my $from = "watch@example.org";
  print "From: $from\n";
  print "Subject: ", scalar(@full), " disks are nearly full\n\n";
  print "  @full\n";
}
