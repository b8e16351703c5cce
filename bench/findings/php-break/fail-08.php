<?php
class Walker {
    static function walk($node) {
        for (;;) {
            switch ($node->kind) {
                case 1: $node = $node->left; continue 2;
                case 2: $node = $node->right; continue 3;
                default: return $node;
            }
        }
    }
}
