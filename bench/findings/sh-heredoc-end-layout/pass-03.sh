#!/bin/bash
name=world
if [ -n "$name" ]; then
	cat <<-'END'
	hello
		END
fi
