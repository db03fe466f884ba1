module.exports = globalThis.requireOutside('kysely/helpers/postgres');
