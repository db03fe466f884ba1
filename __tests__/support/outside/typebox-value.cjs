module.exports = globalThis.requireOutside('typebox/value');
