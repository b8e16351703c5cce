#!/bin/bash
price=5
printf "costs \$%s\n" "$price"
echo 'costs '"$price"
