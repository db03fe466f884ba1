import { createHash } from 'node:crypto';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** The shop reads no device of the customer, and neither does what is put into its pages. */
const NO_DEVICES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((device) => `${device}=()`)
  .join(', ');

/**
 * Nothing comes from another host but what a deployment names: the gateway in the direct transport,
 * and the API, with the pictures of its packages and dishes, where API_BASE is another server. No
 * script runs within a page but the given ones.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  inlineScripts: readonly string[],
): Promise<void> {
  const gateway = new URL(config.gateway.baseUrl).origin;
  const api = URL.canParse(config.apiBase) ? [new URL(config.apiBase).origin] : [];
  const directGateway = config.gateway.transport === 'direct' ? [gateway] : [];
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', NO_DEVICES);
  });
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts.map(sourceOf)],
        // The toasts of notistack write their styles into the page at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...api],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...api, ...directGateway],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'", gateway],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    // For browsers without frame-ancestors.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
}

const sourceOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
