<?php
while (true) {
    $jobs = array_map(function ($j) {
        foreach ($j as $step) {
            if (!$step) {
                break 2;
            }
        }
    }, load());
}
