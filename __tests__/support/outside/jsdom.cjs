module.exports = globalThis.requireOutside('jsdom');
