// No class, no last newline, CRLF, a form feed.
@Mark("a")
package a.b;
/** doc */import a.b.*;/**/