import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { buildFloor } from './build.ts';

export interface Floor {
  url: string;
  close: () => Promise<void>;
}

/** The page of the least cost, sent as the shop sends its scripts: compressed before. */
export async function serveFloor(): Promise<Floor> {
  const app = fastify();
  await app.register(fastifyStatic, { root: await buildFloor(), preCompressed: true });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `${url}/`, close: () => app.close() };
}
