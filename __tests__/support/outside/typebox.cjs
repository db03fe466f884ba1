module.exports = globalThis.requireOutside('typebox');
