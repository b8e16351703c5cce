const cache = new Map();

export function render(name, vars) {
  const t = cache.get(name) ?? load(name);
  return t.replace(/{{(\w+)}}/g, (_, k) => vars[k] ?? '');
}

function load(name) {
  const text = await import(`../templates/${name}.js`);
  cache.set(name, text.default);
  return text.default;
}
