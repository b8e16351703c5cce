<?php
for ($j = 0; $j < 3; $j++)
    for ($i = 0; $i < 3; $i++) {
        continue 2;
    }
