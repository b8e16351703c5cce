#!/bin/sh
echo 'It costs 5$ or $ 5'
echo '100 $'
