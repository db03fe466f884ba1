module.exports = globalThis.requireOutside('@fastify/type-provider-typebox');
