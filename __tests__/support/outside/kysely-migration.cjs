module.exports = globalThis.requireOutside('kysely/migration');
