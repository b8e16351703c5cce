<?php
while (true) {
    $jobs = array_map(function ($j) {
        foreach ($j as $step) {
            do {
                if (!$step) break 2;
            } while ($step--);
        }
    }, load());
}
