# name, total TB
.hosts[]
| { name, tb: ([.disks[]?.gb] | map(. / 1000) | add) }
| "\(.name) \(.tb // 0)"
