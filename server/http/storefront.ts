import { readFileSync } from 'node:fs';
import { extname, join, relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../src/contract/languages.ts';
import { matchRoute } from '../../src/contract/pages/matchRoute.ts';
import type { AppOptions, ErrorLog } from '../context.ts';
import { ApiError } from '../errors/ApiError.ts';
import { handleError, sendError } from '../errors/handler.ts';
import { preloadTypefaces } from '../pages/preloadTypefaces.ts';
import { renderedPages } from '../pages/renderedPages.ts';
import type { Renderer } from '../pages/renderer.ts';
import { readVisitor } from '../pages/visitor.ts';
import { compressAnswer } from './compressAnswer.ts';
import { findPage, findPageUnread } from './findPage.ts';
import { addGatewayReturn, GATEWAY_RETURNS } from './gatewayReturn.ts';
import { addKitchenApp } from './kitchenApp.ts';
import { MAINTENANCE_RETRY_SECONDS } from './maintenance.ts';
import { withRuntimeSettings } from './runtimeSettings.ts';
import { DOCUMENT_HEADERS } from './securityHeaders.ts';
import { sendCached } from './sendCached.ts';
import { addSearchFiles } from './searchFiles.ts';
import { addWorkerRemoval } from './workerRemoval.ts';
import { withHead } from './writeHead.ts';

const VARIES_BY = 'accept-encoding, accept-language, cookie';
/** Kept beside the release for those who debug it, with every source in them. */
const SOURCE_MAP = /\.map(?:\.|$)/;
const SERVICE_WORKER = 'sw.js';
/** The folder whose file names contain a hash of their content. */
const ASSETS = `assets${sep}`;
/** Scripts, styles and typefaces, compressed or not; the worker is in another folder. */
const PART_OF_PAGE = /\.(?:js|css|woff2)(?:\.br|\.gz)?$/;
/** Hashed files never change and are not requested in ranges, so they need none of these. */
const HEADERS_OF_CHANGE = ['accept-ranges', 'etag', 'last-modified'] as const;
const LEFT_OUT = [...DOCUMENT_HEADERS, ...HEADERS_OF_CHANGE];

/** Serves the built storefront; every other address of the shop answers its index.html. */
export async function addStorefront(
  app: FastifyInstance,
  options: AppOptions,
  renderer: Renderer | null,
): Promise<void> {
  const { storefrontDir } = options;
  await addGatewayReturn(app);
  if (storefrontDir === null) {
    app.setNotFoundHandler((request, reply) =>
      sendError(new ApiError('not_found'), request, reply),
    );
    return;
  }
  const root = resolve(storefrontDir);
  const sendPage = pageSender(app, root, options, renderer);
  app.get('/', { schema: { hide: true } }, sendPage);
  app.get('/index.html', { schema: { hide: true } }, (_request, reply) => reply.redirect('/', 301));
  addSearchFiles(app, options);
  addKitchenApp(app, options, root);
  if (!options.config.offlinePage) addWorkerRemoval(app);
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
        const file = relative(root, path);
        void reply.header('cache-control', keepFor(file));
        if (!file.startsWith(ASSETS) || !PART_OF_PAGE.test(file)) return;
        for (const name of LEFT_OUT) void reply.removeHeader(name);
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

function keepFor(file: string): string {
  if (file.startsWith(SERVICE_WORKER)) return 'no-cache';
  return file.startsWith(ASSETS) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** While the shop is closed, only the pages that a payment comes back to are open. */
function pageSender(
  app: FastifyInstance,
  root: string,
  options: AppOptions,
  renderer: Renderer | null,
): SendPage {
  const { config } = options;
  const index = readFileSync(join(root, 'index.html'), 'utf8');
  const open = withRuntimeSettings(index, config, false);
  const closed = withRuntimeSettings(index, config, true);
  const rendered =
    renderer && renderedPages({ ...options, app, storefrontDir: root, renderer, index: open });
  const withTypefaces = (html: string, language: Language) =>
    renderer === null
      ? html
      : html.replace('</head>', (end) => preloadTypefaces(renderer.files, language) + end);
  return async (request, reply) => {
    const { url, headers, log } = request;
    const [path = '', query = ''] = url.split('?', 2);
    const visitor = readVisitor(query, headers);
    void reply.type('text/html; charset=utf-8').header('vary', VARIES_BY);
    const isClosed = await app.maintenance.isOn().catch(unread(log));
    const finished = isClosed === false ? await rendered?.read(url, visitor) : isClosed;
    if (typeof finished === 'object' && finished !== null) {
      return sendCached(finished, request, reply.code(matchRoute(path) ? 200 : 404));
    }
    const page =
      finished === 'away'
        ? findPageUnread(options, path, visitor.language)
        : await findPage(options, path, visitor.language, log);
    void reply.header('cache-control', 'no-store');
    if (isClosed !== true || GATEWAY_RETURNS.has(path)) {
      const whole = withTypefaces(withHead(open, page), page.language);
      const html = await compressAnswer(request, reply, whole);
      return reply.code(page.exists ? 200 : 404).send(html);
    }
    void reply.header('retry-after', String(MAINTENANCE_RETRY_SECONDS));
    return reply.code(503).send(withHead(closed, page));
  };
}

const unread =
  (log: ErrorLog) =>
  (error: unknown): 'away' => {
    log.error({ err: error }, 'Whether the shop is open could not be read.');
    return 'away';
  };

const pathOfUrl = (url: string) => url.split('?')[0] ?? '';

function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
