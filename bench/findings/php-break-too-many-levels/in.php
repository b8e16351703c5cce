<?php
declare(strict_types=1);

/** Finds the first free seat. */
function freeSeat(array $rows, string $class): ?string
{
    $found = null;
    foreach ($rows as $r => $seats) {
        foreach ($seats as $s => $seat) {
            switch ($seat['state']) {
                case 'taken':
                    continue 2;
                case 'blocked':
                    break;
                case 'free':
                    if ($seat['class'] === $class) {
                        $found = $r . '-' . $s;
                        break 4;
                    }
            }
        }
    }
    return $found;
}
