<?php
declare(strict_types=1);

final class Statement
{
    public static function read(string $file): iterable
    {
        $in = fopen($file, 'rb');
        $head = fgetcsv($in, 0, ';');
        while (($cells = fgetcsv($in, 0, ';')) !== false) {
            if (count($cells) < count($head)) {
                continue;
            }
            $r = array_combine($head, $cells);
            [$d, $m, $y] = explode('.', $r['Buchungstag']);
            yield [
                'date' => "20$y-$m-$d",
                'payee' => $r['Beguenstigter'],
                'text' => $r['Verwendungszweck'],
                'amount' => strtr($r['Betrag'], ['.' => '', ',' => '.']),
            ];
        }
    }
}
