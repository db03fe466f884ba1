import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { jsonBlock } from '../../../server/html.ts';

export interface FileHost {
  url: string;
  /** Files that were asked for and are not there. */
  missing: string[];
  stop: () => Promise<void>;
}

/** Serves the built storefront as a host of files does: what is no file of it is answered by index.html. */
export async function startFileHost(settings: object): Promise<FileHost> {
  const root = resolve('dist');
  const missing: string[] = [];
  const app = fastify();
  const sendIndex = (request: FastifyRequest, reply: FastifyReply) => {
    if (extname(request.url) !== '') missing.push(request.url);
    const index = readFileSync(`${root}/index.html`, 'utf8');
    const block = jsonBlock('runtime-settings', settings);
    return reply.type('text/html').send(index.replace('<!--runtime-settings-->', block));
  };
  await app.register(fastifyStatic, { root, index: false });
  app.get('/', sendIndex);
  app.setNotFoundHandler(sendIndex);
  // Pages of `localhost` are what the tests take for their own.
  const { port } = new URL(await app.listen({ port: 0 }));
  return { url: `http://localhost:${port}`, missing, stop: () => app.close() };
}
