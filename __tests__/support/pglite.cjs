const TIMESTAMP_WITH_ZONE = 1184;

// The real PGlite runs outside Jest's sandbox, where Date is another class than the tests' own.
exports.PGlite = {
  create: (_location, options = {}) =>
    globalThis.openPGlite({
      ...options,
      parsers: { ...options.parsers, [TIMESTAMP_WITH_ZONE]: (text) => new Date(text) },
      serializers: { [TIMESTAMP_WITH_ZONE]: (value) => new Date(value).toISOString() },
    }),
};
