<?php
enum Level: int { case Low = 1; case High = 1 << 4; }
function log_it(string $m, Level $l = Level::Low) { echo $l->value, $m; }
