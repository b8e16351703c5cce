changequote([[,]])dnl
define(STORE,[[$1 [label="$2", shape=cylinder, fillcolor="#dde7f3", style=filled]]])dnl
define(SVC,[[$1 [label="$2", shape=box, style="rounded,filled", fillcolor="#eef6e6"]]])dnl
define(EXT,[[$1 [label="$2", shape=box, style=dashed]]])dnl
