<?php
while (true) {
    switch ($_GET['page'] ?? 'home') {
        case 'home':
            echo 'Welcome';
            break 2;
        default:
            echo 'Not found';
    }
}
