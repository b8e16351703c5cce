var r = /[a-z]/;
