use strict;
use warnings;
use Test::More tests => 2;

use_ok('Gear::Ini');
use_ok('Gear::Profile');
