module.exports = globalThis.requireOutside('typebox/system');
