module.exports = globalThis.requireOutside('typebox/compile');
