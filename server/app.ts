import fastifySwagger from '@fastify/swagger';
import { registerAjvFormats } from '@fastify/type-provider-typebox';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { Settings } from 'typebox/system';
import { DEFAULT_LANGUAGE } from '../src/contract/languages.ts';
import type { AppOptions } from './context.ts';
import { ApiError } from './errors/ApiError.ts';
import { handleError, sendError } from './errors/handler.ts';
import { endConnectionsWhenClosing } from './http/closing.ts';
import { validatorCompiler } from './http/formChecks.ts';
import { answerFrameworkError } from './http/frameworkErrors.ts';
import { acceptEmptyJson } from './http/jsonBody.ts';
import { addHealth } from './http/health.ts';
import { loggerOptions } from './http/logger.ts';
import { buildSerializer } from './http/compileSerializer.ts';
import { closedForMaintenance, createMaintenance, type Maintenance } from './http/maintenance.ts';
import { measureRequests } from './http/measureRequests.ts';
import { openApiOptions, staffOpenApiOptions } from './http/openApi.ts';
import { answerOddRequests, answerRawError } from './http/rawErrors.ts';
import { addPictures } from './http/pictures.ts';
import { refuseWhenFull } from './http/refuseWhenFull.ts';
import { requestIds, sayRequestId } from './http/requestId.ts';
import { currentLog, logRequests } from './http/requestLog.ts';
import { addSecurityHeaders } from './http/securityHeaders.ts';
import { addStorefront } from './http/storefront.ts';
import { openRenderer } from './pages/renderer.ts';
import { createPaymentContext } from './createPaymentContext.ts';
import { readLocale } from './i18n/translate.ts';
import type { PaymentContext } from './payments/paymentContext.ts';
import { apiRoutes } from './routes/apiRoutes.ts';
import { staffRoutes } from './routes/staff/staffRoutes.ts';

/** A year of chosen dishes is about 60 KB. */
const BODY_LIMIT_BYTES = 256 * 1024;
/** A request that comes byte by byte is cut off: the largest body takes a phone less. */
const REQUEST_TIMEOUT_MS = 30_000;
const CHECK_EVERY_MS = 5000;
/** TypeBox stops at eight faults otherwise, fewer than the fields of the registration. */
const MAX_FAULTS = 100;

declare module 'fastify' {
  interface FastifyInstance {
    /** Shared by the routes and the jobs, so that closing waits for all background work in one place. */
    payments: PaymentContext;
    maintenance: Maintenance;
  }
}

/** Builds the whole HTTP server without listening; start/startServer.ts does that. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  registerAjvFormats();
  Settings.Set({ maxErrors: MAX_FAULTS });
  const app = fastify({
    logger: loggerOptions(options.config.logLevel, options.logStream),
    trustProxy: trustedProxies(options.config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestIds(options.config),
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A client that reads nothing of its answer for this long is disconnected.
    connectionTimeout: REQUEST_TIMEOUT_MS,
    http: {
      // Node gives a body the longer of the two.
      headersTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      // A request without a host gets the envelope too: rawErrors.ts.
      requireHostHeader: false,
    },
    // Kept connections may still ask while the server closes; closing.ts ends them with the answer.
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer } },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerRawError,
  });
  const isStopping = endConnectionsWhenClosing(app);
  app.setValidatorCompiler(validatorCompiler);
  app.decorate('payments', createPaymentContext(options, currentLog(app.log)));
  app.decorate('maintenance', createMaintenance(options));
  app.decorateRequest('locale', DEFAULT_LANGUAGE);
  app.decorateRequest('customerId', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.locale = readLocale(request.headers['locale']);
    done();
  });
  sayRequestId(app);
  logRequests(app);
  if (options.metrics !== undefined) measureRequests(app, options.metrics);
  app.setErrorHandler(handleError);
  app.removeContentTypeParser('text/plain');
  acceptEmptyJson(app);
  const renderer = await openRenderer(options);
  addSecurityHeaders(app, options.config, renderer === null ? [] : [renderer.starter]);
  answerOddRequests(app);
  await app.register(fastifySwagger, openApiOptions);
  await app.register(fastifySwagger, staffOpenApiOptions);
  await app.register(
    async (api) => {
      api.addHook('onRequest', (_request, reply, done) => {
        void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
        done();
      });
      api.addHook('onRequest', closedForMaintenance(app.maintenance));
      api.addHook('onRequest', refuseWhenFull(options));
      api.setNotFoundHandler((request, reply) =>
        sendError(new ApiError('not_found'), request, reply),
      );
      await api.register(apiRoutes(app.payments));
      await api.register(staffRoutes(app.payments), { prefix: '/staff' });
    },
    { prefix: '/api' },
  );
  addHealth(app, options.db, isStopping);
  addPictures(app, options.db);
  await addStorefront(app, options, renderer);
  return app;
}

/** A number is how many proxies nearest to this process are trusted to report the client's address. */
function trustedProxies(setting: boolean | number) {
  return typeof setting === 'boolean' ? setting : (_address: string, hop: number) => hop < setting;
}
