<?php
for ($i = 0; $i < 3; $i++) {
    continue 2;
}
