#!/bin/sh
echo "Hello $USER"
