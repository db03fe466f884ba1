import type { FastifySchema } from 'fastify';

interface Described {
  schema: FastifySchema;
  url: string;
}

const isOfStaff = (url: string) => url.startsWith('/api/staff/');

/** The document is served at /api/docs and committed as docs/openapi.json. */
export const openApiOptions = {
  transform: ({ schema, url }: Described) => ({
    schema: isOfStaff(url) ? { ...schema, hide: true } : schema,
    url,
  }),
  openapi: {
    openapi: '3.1.0' as const,
    info: {
      title: 'Kitchen API',
      version: '1.0.0',
      description:
        'Every answer is the envelope {status, code, response}; code repeats the HTTP status. ' +
        'Amounts are KD with three decimals, dates are days in Kuwait.',
    },
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } as const },
    },
  },
};

/** That of the kitchen's side, at /api/staff/docs for who is logged in there, and committed as docs/openapi-staff.json. */
export const staffOpenApiOptions = {
  decorator: 'staffSwagger' as const,
  transform: ({ schema, url }: Described) => ({
    schema: isOfStaff(url) ? schema : { ...schema, hide: true },
    url,
  }),
  openapi: {
    openapi: '3.1.0' as const,
    info: {
      title: "Kitchen's side of the API",
      version: '1.0.0',
      description:
        'Every answer is the envelope {status, code, response}; code repeats the HTTP status. ' +
        'Amounts are KD with three decimals, dates are days in Kuwait.',
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey' as const, in: 'cookie', name: 'mizan_staff' },
      },
    },
  },
};
