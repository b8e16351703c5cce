#!/bin/bash
name=world
echo "hello $name"
	cat <<-'END'
	hello
    END
echo "bye"
