#!/bin/bash
cat <<-TXT
	first line
	second line
		TXT
echo reached
