#!/bin/bash
read -r -p "Message: " msg
git commit -m '`date`: '"$msg"
