import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { checkEnvelopeKeys } from '../../src/payment/envelope.ts';
import { checkoutRoute } from './checkoutRoute.ts';
import { enquiryRoute } from './enquiryRoute.ts';
import { acceptForms } from './formBody.ts';
import { FONT_FILES, STYLES } from './page/styles.ts';
import { pageRoutes } from './pageRoutes.ts';
import type { SandboxSettings } from './settings.ts';
import { SandboxStore } from './store.ts';

/** The stand-in for the payment provider: the same protocol, and a hosted page with test scenarios. */
export function buildSandboxGateway(settings: SandboxSettings): FastifyInstance {
  checkEnvelopeKeys(settings.gateway);
  const app = Fastify({ logger: false, bodyLimit: 64 * 1024 });
  const store = new SandboxStore(settings.journalPath);
  acceptForms(app);
  protect(app, settings.shopOrigin);
  checkoutRoute(app, settings, store);
  enquiryRoute(app, settings, store);
  pageRoutes(app, settings, store);
  staticRoutes(app);
  return app;
}

/** `data` ends up in history, logs and Referer, so nothing is kept and nothing is passed on. */
function protect(app: FastifyInstance, shopOrigin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Access-Control-Allow-Origin': shopOrigin,
      Vary: 'Origin',
    });
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'accesscode, content-type, accept',
    });
    return reply.code(204).send();
  });
  app.options('/checkout', async (_request, reply) => reply.code(204).send());
}

const ONE_DAY = 'public, max-age=86400';

function staticRoutes(app: FastifyInstance): void {
  app.get('/sandbox.css', async (_request, reply) => reply.type('text/css').send(STYLES));
  const resolve = createRequire(join(process.cwd(), 'package.json')).resolve;
  for (const [path, file] of Object.entries(FONT_FILES)) {
    app.get(path, async (_request, reply) => {
      const font = readFileSync(resolve(`@fontsource-variable/readex-pro/files/${file}`));
      return reply.header('Cache-Control', ONE_DAY).type('font/woff2').send(font);
    });
  }
}
