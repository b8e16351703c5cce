const parts = line.split(/\s*[\]-\[]\s*/);
console.log(parts.length);
