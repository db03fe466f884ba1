// The real PGlite runs outside Jest's sandbox, where Date is another class than the tests' own.
exports.PGlite = { create: (location) => globalThis.openPGlite(location) };
