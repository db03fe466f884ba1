/** The document is served at /api/docs and committed as docs/openapi.json. */
export const openApiOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Kitchen API',
      version: '1.0.0',
      description:
        'Every answer is the envelope {status, code, response}; code repeats the HTTP status. ' +
        'Amounts are KD with three decimals, dates are days in Kuwait.',
    },
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  },
} as const;
