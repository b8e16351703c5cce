<?php
foreach ($groups as $members) {
    foreach ($members as $m) {
        while ($m->next()) {
            if ($m->done) BREAK 3;
            # break 10;
        }
    }
}
