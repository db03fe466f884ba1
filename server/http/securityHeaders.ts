import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Nothing comes from another host; only the gateway is talked to, and only in the direct transport. */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const gateway = new URL(config.gateway.baseUrl).origin;
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The toasts of notistack write their styles into the page at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: config.gateway.transport === 'direct' ? ["'self'", gateway] : ["'self'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'", gateway],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
}
