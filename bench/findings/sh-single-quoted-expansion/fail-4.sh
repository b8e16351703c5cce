#!/bin/sh
# rename all the photos
i=0
for f in *.jpg; do
    i=$((i + 1))
    mv -- "$f" 'holiday-${i}.jpg'
done
