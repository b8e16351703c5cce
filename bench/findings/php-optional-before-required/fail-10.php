<?php
if (!function_exists('array_pluck')) {
    function array_pluck($default = null, $rows, $key)
    {
        $out = [];
        foreach ($rows as $row) {
            $out[] = $row[$key] ?? $default;
        }
        return $out;
    }
}
