#!/bin/bash
fruit="apple"
sed "s/@NAME@/$1/" <<-EOF | tee "$fruit.txt"
	Dear @NAME@,
	your parcel has arrived.
	EOF | cat
echo "rendered"
