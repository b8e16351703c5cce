<?php
namespace Report;

use Report\{
    Pdf\Writer,
    Csv\Writer,
    Reader
};

(new Writer())->write(new Reader());
