module.exports = globalThis.requireOutside('kysely');
