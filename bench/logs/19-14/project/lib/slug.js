exports.slug = (s) => s.toLowerCase().replace(/\.[^.]*$/, '').replace(/[^a-z0-9]+/g, '-');
