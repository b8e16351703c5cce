#!/bin/bash
name=x
echo "'$name'"
echo '"name"'
