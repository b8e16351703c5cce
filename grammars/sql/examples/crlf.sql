-- CRLF, no last newline
SELECT 1,
	'two
lines';
.mode list
﻿SELECT 2 -- end
;
SELECT 3