function slug(title) {
  return title.toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9_-.]/g, '');
}
