<?php
for ($i = 0; $i < 9; $i++):
    if ($i % 2):
        if ($i % 3):
            break 0x2;
        endif;
    endif;
endfor;
