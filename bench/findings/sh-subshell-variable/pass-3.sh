#!/bin/bash
url=$(grep '^url=' config.ini)
echo "$url"
