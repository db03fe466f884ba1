import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';
import { IncomingMessage, ServerResponse } from './nodeHttp.ts';

/** Device features that neither the shop nor its pages' content may use. */
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

/** Two thirds of a kilobyte that matter for documents and workers, and for no other file. */
export const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/**
 * Allows other hosts only where the deployment names them: the gateway in direct transport, and API_BASE with its
 * pictures where that is another server. Inline scripts run only if their hash is given.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  inlineScripts: readonly string[],
): void {
  const headers = { ...helmetHeaders(config, inlineScripts), 'permissions-policy': NO_DEVICES };
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** Taken once from an answer that is never sent: Helmet would compute the same headers for each answer. */
function helmetHeaders(config: Config, inlineScripts: readonly string[]): OutgoingHttpHeaders {
  const gateway = new URL(config.gateway.baseUrl).origin;
  const api = URL.canParse(config.apiBase) ? [new URL(config.apiBase).origin] : [];
  const directGateway = config.gateway.transport === 'direct' ? [gateway] : [];
  const setHeaders = helmet({
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
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  setHeaders(answer.req, answer, (error) => {
    if (error !== undefined) throw new Error('Helmet refused the policy', { cause: error });
  });
  return answer.getHeaders();
}

const sourceOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
