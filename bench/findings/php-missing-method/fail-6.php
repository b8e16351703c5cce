<?php
$job = new class implements JsonSerializable {
    public int $id = 4;
};
echo json_encode($job);
