import { createHash } from 'node:crypto';
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

/** On every answer, made once: no script runs within a page but the given ones. */
export function addSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  inlineScripts: readonly string[],
): void {
  const headers = securityHeaders(config, inlineScripts);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** What Helmet 8 sets, with a policy of the shop's own. */
function securityHeaders(config: Config, inlineScripts: readonly string[]) {
  const isSecure = config.publicUrl.startsWith('https:');
  return {
    'content-security-policy': contentSecurityPolicy(config, inlineScripts),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': NO_DEVICES,
    'referrer-policy': 'no-referrer',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    // For browsers without frame-ancestors.
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

/**
 * Nothing comes from another host but what a deployment names: the gateway in the direct transport,
 * and the API, with the pictures of its packages and dishes, where API_BASE is another server.
 */
function contentSecurityPolicy(config: Config, inlineScripts: readonly string[]): string {
  const gateway = new URL(config.gateway.baseUrl).origin;
  const api = URL.canParse(config.apiBase) ? [new URL(config.apiBase).origin] : [];
  const directGateway = config.gateway.transport === 'direct' ? [gateway] : [];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(sourceOf)],
    // The toasts of notistack write their styles into the page at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...directGateway],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", gateway],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

const sourceOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
