import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../../server/config.ts';
import { addSecurityHeaders } from '../../server/http/securityHeaders.ts';

/** The path of the recording in `/?replay=`. */
export const RECORDING_FILE = 'recording.json';

/** Serves the built storefront with one recording and no API, on the developer's own computer. */
export async function replayServer(
  config: Config,
  storefrontDir: string,
  recording: string,
): Promise<FastifyInstance> {
  const root = resolve(storefrontDir);
  const index = readFileSync(join(root, 'index.html'), 'utf8');
  const app = fastify();
  // A stranger may have written the recording, so it is shown under the shop's policy.
  addSecurityHeaders(app, config, []);
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(index));
  app.get(`/${RECORDING_FILE}`, (_request, reply) =>
    reply.type('application/json').send(recording),
  );
  await app.register(fastifyStatic, { root, index: false });
  return app;
}
