const parts = line.split(/[\s-+]|[\w-.]/);
console.log(parts.length);
