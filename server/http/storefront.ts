import { readFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, AppOptions } from '../context.ts';
import { ApiError } from '../errors/ApiError.ts';
import { handleError, sendError } from '../errors/handler.ts';
import { findPage } from './findPage.ts';
import { addGatewayReturn, GATEWAY_RETURNS } from './gatewayReturn.ts';
import { MAINTENANCE_RETRY_SECONDS } from './maintenance.ts';
import { withRuntimeSettings } from './runtimeSettings.ts';
import { addSearchFiles } from './searchFiles.ts';
import { withHead } from './writeHead.ts';

/** Kept beside the release for those who debug it, with every source in them. */
const SOURCE_MAP = /\.map(?:\.|$)/;
const HASHED_NAME = /[.-][0-9a-f]{8,}\./;

/** Serves the built storefront; every other address of the shop answers its index.html. */
export async function addStorefront(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { storefrontDir } = options;
  await addGatewayReturn(app);
  if (storefrontDir === null) {
    app.setNotFoundHandler((request, reply) =>
      sendError(new ApiError('not_found'), request, reply),
    );
    return;
  }
  const root = resolve(storefrontDir);
  const sendPage = pageSender(readFileSync(join(root, 'index.html'), 'utf8'), options);
  app.get('/', { schema: { hide: true } }, sendPage);
  app.get('/index.html', { schema: { hide: true } }, (_request, reply) => reply.redirect('/', 301));
  addSearchFiles(app, options);
  await app.register(async (files) => {
    // A folder, a path that leaves the root: for a customer there is no such page.
    files.setErrorHandler((error: FastifyError, request, reply) => {
      const isRefused = error.statusCode !== undefined && error.statusCode < 500;
      if (isRefused) reply.callNotFound();
      else void handleError(error, request, reply);
    });
    await files.register(fastifyStatic, {
      root,
      wildcard: true,
      index: false,
      preCompressed: true,
      allowedPath: (path) => !SOURCE_MAP.test(path),
      setHeaders: (reply, path) => {
        const immutable = HASHED_NAME.test(basename(path));
        void reply.header(
          'cache-control',
          immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOfUrl(request.url);
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && extname(path) === '';
    return isPage && !isApiPath(path)
      ? sendPage(request, reply)
      : sendError(new ApiError('not_found'), request, reply);
  });
}

/** While the shop is closed, only the pages that a payment comes back to are open. */
function pageSender(index: string, context: AppContext) {
  const { config } = context;
  const open = withRuntimeSettings(index, config, false);
  const closed = withRuntimeSettings(index, config, true);
  return async ({ url, log }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const page = await findPage(context, url, log);
    void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if (!config.maintenance || GATEWAY_RETURNS.has(pathOfUrl(url))) {
      return reply.code(page.exists ? 200 : 404).send(withHead(open, page));
    }
    void reply.header('retry-after', String(MAINTENANCE_RETRY_SECONDS));
    return reply.code(503).send(withHead(closed, page));
  };
}

const pathOfUrl = (url: string) => url.split('?')[0] ?? '';

function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
