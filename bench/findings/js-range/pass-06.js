// was: /[z-a]/
const text = "[z-a]" + '/[9-0]/';
