function parse(line) {
  const m = /^(?<key>[\w-]+)=(?<value>[^~- ;#]*)/i.exec(line);
  return m ? { [m.groups.key]: m.groups.value } : null;
}
