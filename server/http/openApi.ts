import type { FastifySchema } from 'fastify';

interface Described {
  schema: FastifySchema;
  url: string;
}

const isOfStaff = (url: string) => url.startsWith('/api/staff/');

/** The common part of both documents. */
const about = (title: string) => ({
  openapi: '3.1.0' as const,
  info: {
    title,
    version: '1.0.0',
    description:
      'Every answer is the envelope {status, code, response}; code repeats the HTTP status. ' +
      'Amounts are KD with three decimals, dates are days in Kuwait.',
  },
});

const showing =
  (isShown: (url: string) => boolean) =>
  ({ schema, url }: Described) => ({
    schema: isShown(url) ? schema : { ...schema, hide: true },
    url,
  });

/** The document is served at /api/docs and committed as docs/openapi.json. */
export const openApiOptions = {
  transform: showing((url) => !isOfStaff(url)),
  openapi: {
    ...about('Kitchen API'),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } as const },
    },
  },
};

/** The kitchen's API: at /api/staff/docs for staff who are logged in, and committed as docs/openapi-staff.json. */
export const staffOpenApiOptions = {
  decorator: 'staffSwagger' as const,
  transform: showing(isOfStaff),
  openapi: {
    ...about("Kitchen's side of the API"),
    components: {
      securitySchemes: {
        session: { type: 'apiKey' as const, in: 'cookie', name: 'mizan_staff' },
      },
    },
  },
};
