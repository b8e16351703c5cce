<?php
class Walker {
    static function walk($node) {
        for (;;) {
            switch ($node->kind) {
                case 1: $node = $node->left; continue 2;
                case 2: echo 2; break;
                default: return 3;
            }
        }
    }
}
