try {
  JSON.parse(process.env.CONFIG);
} catch (err) {
  var err = new Error('bad config');
  console.error(err);
}
