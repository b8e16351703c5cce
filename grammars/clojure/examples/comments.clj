;; a comment
; no newline, CRLF
(a ;b
 ;c ) ] }
 ,d,)
#!e
;