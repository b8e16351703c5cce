#!/bin/bash
set -ex
perl -Ilib -c bin/import.pl
ls incoming | wc -l
perl bin/import.pl
perl bin/import.pl monthend
tar czf /tmp/ledger-monthend.tgz incoming
