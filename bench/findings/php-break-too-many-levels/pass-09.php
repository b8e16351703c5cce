<?php
class Scan {
    public function go(array $list): int {
        for (;;) {
            switch (count($list)) {
                case 0: return 0;
                case 1: break 1;
                default: continue 2;
            }
        }
    }
}
