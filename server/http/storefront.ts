import { readFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import type { AppOptions } from '../context.ts';
import { ApiError } from '../errors/ApiError.ts';
import { sendError } from '../errors/handler.ts';
import { addGatewayReturn, GATEWAY_RETURNS } from './gatewayReturn.ts';
import { MAINTENANCE_RETRY_SECONDS } from './maintenance.ts';
import { withRuntimeSettings } from './runtimeSettings.ts';

const HASHED_NAME = /[.-][0-9a-f]{8,}\./;

/** Serves the built storefront; every other address of the shop answers its index.html. */
export async function addStorefront(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { storefrontDir, config } = options;
  await addGatewayReturn(app);
  if (storefrontDir === null) {
    app.setNotFoundHandler((request, reply) =>
      sendError(new ApiError('not_found'), request, reply),
    );
    return;
  }
  const root = resolve(storefrontDir);
  const sendPage = pageSender(readFileSync(join(root, 'index.html'), 'utf8'), config);
  for (const path of ['/', '/index.html']) {
    app.get(path, { schema: { hide: true } }, (_request, reply) => sendPage(path, reply));
  }
  await app.register(fastifyStatic, {
    root,
    wildcard: true,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const immutable = HASHED_NAME.test(basename(path));
      void reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && extname(path) === '';
    return isPage && !isApiPath(path)
      ? sendPage(path, reply)
      : sendError(new ApiError('not_found'), request, reply);
  });
}

/** While the shop is closed, only the pages that a payment comes back to are open. */
function pageSender(html: string, config: Config) {
  const open = withRuntimeSettings(html, config, false);
  const closed = withRuntimeSettings(html, config, true);
  return (path: string, reply: FastifyReply): FastifyReply => {
    void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if (!config.maintenance || GATEWAY_RETURNS.has(path)) return reply.code(200).send(open);
    return reply.code(503).header('retry-after', String(MAINTENANCE_RETRY_SECONDS)).send(closed);
  };
}

function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
