function format(d) { return d.toISOString(); }
function format(date) { return date.toString(); }
console.log(format(new Date()));
