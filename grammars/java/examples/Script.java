#!/usr/bin/env -S java --source 21
/* Members outside of classes. */
String greeting = "hello";
static int count;
void main() { IO.println(greeting); }
<T> T same(T t) { return t; }
record Pair(int a, int b) { }
module m { }
/**//***/// comment at the end without a newline