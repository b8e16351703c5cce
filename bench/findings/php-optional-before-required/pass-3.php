<?php
// The old way of writing a nullable type.
function save(PDO $db = null, string $name)
{
    return $db === null ? null : $db->quote($name);
}
