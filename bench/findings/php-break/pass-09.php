<?php
for ($i = 0; $i < 9; $i++):
    if ($i % 2):
        while ($i--):
            break 0x2;
        endwhile;
    endif;
endfor;
