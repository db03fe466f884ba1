import { readFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppOptions } from '../context.ts';
import { ApiError } from '../errors/ApiError.ts';
import { sendError } from '../errors/handler.ts';
import { addGatewayReturn } from './gatewayReturn.ts';
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
  const page = withRuntimeSettings(readFileSync(join(root, 'index.html'), 'utf8'), config);
  const sendPage = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  app.get('/', { schema: { hide: true } }, (_request, reply) => sendPage(reply));
  app.get('/index.html', { schema: { hide: true } }, (_request, reply) => sendPage(reply));
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
      ? sendPage(reply.code(200))
      : sendError(new ApiError('not_found'), request, reply);
  });
}

function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
