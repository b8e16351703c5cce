try {
  JSON.parse(process.env.CONFIG);
} catch (err) {
  const err = new Error('bad config');
  console.error(err);
}
