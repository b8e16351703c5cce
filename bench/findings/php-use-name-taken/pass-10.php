<?php
namespace Report;

use Report\{
    Pdf\Writer as PdfWriter,
    Csv\Writer,
    Reader
};

echo 'use Report\Html\Writer;';
(new Writer())->write(new Reader());
