let config = null;
module.exports = {
  get value() {
    switch (config) {
      case null:
        config = await import('./config.mjs');
        break;
      default:
        console.log('cached');
    }
    return config;
  }
};
